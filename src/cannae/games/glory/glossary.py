"""What an inspector says about the cards of the common deck."""

from collections.abc import Mapping

from cannae.core.game import Say
from cannae.games.glory.cards import default_document
from cannae.games.glory.deckfile import entries as listed


def entries(say: Say) -> dict[str, list[str]]:
    document = default_document()
    found = {f"glory-type-{unit['id']}": _unit(unit, say) for unit in listed(document, "unit")}
    for card in listed(document, "card"):
        found[f"glory-type-{card['id']}"] = [say(f"glory-about-{card['role']}")]
    for terrain in listed(document, "terrain"):
        found[f"glory-terrain-{terrain['id']}"] = _terrain(terrain, say)
    return found


def _unit(unit: Mapping[str, object], say: Say) -> list[str]:
    lines = [
        say("glory-about-value", value=unit["value"], victory=unit["victory"]),
        say("glory-about-move", cost=unit["cost"], flank=unit["flank"]),
    ]
    lines += [
        say("glory-about-against", number=_signed(number), type=f"@glory-type-{other}")
        for other, number in _table(unit, "against")
    ]
    if unit.get("second"):
        lines.append(say("glory-about-second", number=_signed(unit["second"])))
    if beside := unit.get("beside"):
        assert isinstance(beside, list)
        anyone = "any" in beside
        types = [f"@glory-type-{other}" for other in beside]
        lines.append(say("glory-about-beside-any") if anyone else say("glory-about-beside", types=types))
    lines += [say(f"glory-about-{trait}") for trait in ("rampage", "holds_ties") if unit.get(trait)]
    return lines


def _terrain(terrain: Mapping[str, object], say: Say) -> list[str]:
    lines = []
    if terrain.get("cost"):
        lines.append(say("glory-about-rough", number=terrain["cost"]))
    if terrain.get("defender"):
        lines.append(say("glory-about-height", number=_signed(terrain["defender"])))
    by_number: dict[object, list[str]] = {}
    for other, number in _table(terrain, "lead"):
        by_number.setdefault(number, []).append(f"@glory-type-{other}")
    lines += [say("glory-about-lead", number=_signed(number), types=types) for number, types in by_number.items()]
    return lines or [say("glory-about-plain")]


def _table(entry: Mapping[str, object], field: str) -> list[tuple[str, object]]:
    table = entry.get(field, {})
    assert isinstance(table, dict)
    return list(table.items())


def _signed(number: object) -> str:
    assert isinstance(number, int)
    return f"+{number}" if number > 0 else f"−{-number}"
