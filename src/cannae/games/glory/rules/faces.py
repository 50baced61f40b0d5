"""What is printed on army and terrain cards beside plain numbers, as words for people."""

from collections.abc import Mapping

Words = dict[str, object]  # a message with its arguments


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def notes(entry: Mapping[str, object], against: Mapping[str, int], ties: str, names: Mapping[str, str]) -> list[Words]:
    """The special rules of a type of card; `against` and `ties` as the players agreed on them (10.3, 10.4), `names` of
    all types by id."""
    if "role" in entry:
        return [{"say": f"glory-note-{entry['role']}"}]
    found: list[Words] = []
    for other, number in against.items():
        found.append({"say": "glory-note-against", "type": names[other], "number": signed(number)})
    second = entry.get("second", 0)
    assert isinstance(second, int)
    if second:
        found.append({"say": "glory-note-second", "type": names[str(entry["id"])], "number": signed(second)})
    beside = entry.get("beside", [])
    assert isinstance(beside, list)
    if "any" in beside:
        found.append({"say": "glory-note-beside-any"})
    elif beside:
        found.append({"say": "glory-note-beside", "types": [names[str(other)] for other in beside]})
    if entry.get("rampage", False):
        found.append({"say": "glory-note-rampage"})
    if entry.get("holds_ties", False) and ties != "never":
        found.append({"say": "glory-note-ties", "where": ties})
    return found


def ground_notes(entry: Mapping[str, object], hill: str, names: Mapping[str, str]) -> list[Words]:
    """What a terrain does; `hill` is what the players agreed on (10.5)."""
    found: list[Words] = []
    if entry.get("cost", 0):
        found.append({"say": "glory-ground-cost", "number": entry["cost"]})
    lead = entry.get("lead", {})
    assert isinstance(lead, dict)
    for number in sorted(set(lead.values()) - {0}):
        types = [names[other] for other, own in lead.items() if own == number]
        found.append({"say": "glory-ground-lead", "number": signed(number), "types": types})
    defender = entry.get("defender", 0)
    assert isinstance(defender, int)
    if defender:
        found.append({"say": "glory-ground-defender", "number": signed(defender), "when": hill})
    return found
