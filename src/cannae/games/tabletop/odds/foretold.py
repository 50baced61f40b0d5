"""What a preview says, as sentences for the terminal: from its plain data alone."""

from typing import Any

from cannae.core.game import Say


def sentences(data: dict[str, Any], say: Say) -> list[str]:
    return shots(data, say) if data["kind"] == "shots" else charge(data, say)


def charge(data: dict[str, Any], say: Say) -> list[str]:
    """The files and why they fight as they do, the dice, the chances of the impact, and what follows."""
    enemies = ", ".join(data["enemies"])
    found = [say("tabletop-foretold-charge", group=data["group"], enemies=enemies, files=len(data["files"]))]
    if data["flank"]:
        found.append(say("tabletop-foretold-flank", enemies=", ".join(data["flank"])))
    for file in data["files"]:
        reasons = reason_words(file["mine"], "mine") + reason_words(file["theirs"], "theirs")
        args = {"file": file["file"] + 1, "enemy": file["enemy"], "points": signed(file["points"])}
        found.append(say("tabletop-foretold-file", **args, count=len(reasons), reasons=reasons))
    for one in data["dice"]:
        dice = ", ".join(f"{count}×{need}+" for count, need in one["dice"])
        found.append(say("tabletop-foretold-dice", group=one["group"], dice=dice))
    found.append(say("tabletop-foretold-chances", **{name: share(data[name]) for name in ("win", "draw", "lose")}))
    found.append(say("tabletop-foretold-exact", win=data["exact"]["win"], lose=data["exact"]["lose"]))
    for moment in data["rounds"][1:]:  # the first is how they stand before it
        args = {name: share(moment[name]) for name in ("broken", "enemy_broken")}
        args |= {name: tenths(moment[name]) for name in ("bases", "enemy_bases")}
        found.append(say("tabletop-foretold-round", phase=moment["phase"], round=moment["round"], **args))
    return found


def shots(data: dict[str, Any], say: Say) -> list[str]:
    found = []
    for shot in data["shots"]:
        reasons = reason_words(shot["lines"], "mine")
        some = share(1 - shot["hits"][0])
        args = {name: shot[name] for name in ("group", "enemy", "dice", "need")}
        far = "yes" if shot["far"] else "no"
        found.append(say("tabletop-foretold-shot", **args, far=far, some=some, count=len(reasons), reasons=reasons))
    return found or [say("tabletop-foretold-no-shot")]


def reason_words(lines: list[list[Any]], whose: str) -> list[dict[str, str]]:
    return [{"say": f"tabletop-reason-{whose}", "row": row, "value": signed(value)} for row, value in lines]


def signed(value: int) -> str:
    return f"{value:+d}" if value else "0"


def share(chance: float) -> dict[str, str]:
    """A chance in percent, to the tenth."""
    whole, rest = divmod(round(chance * 1000), 10)
    return {"say": "tabletop-percent", "whole": str(whole), "rest": str(rest)}


def tenths(number: float) -> dict[str, str]:
    whole, rest = divmod(round(number * 10), 10)
    return {"say": "tabletop-decimal", "whole": str(whole), "rest": str(rest)}
