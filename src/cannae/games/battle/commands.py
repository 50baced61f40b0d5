"""The command `cannae army`: check, show and begin army lists, and look up what can be bought."""

import argparse
from pathlib import Path
from typing import Any

from cannae.commands import FAILS, HOLDS, WRONG, Command, CommandContext
from cannae.commands.documents import check_list, games_with_lists
from cannae.core.contract import UserError
from cannae.core.files import read_text, unwritable
from cannae.core.game import Say
from cannae.core.registry import game
from cannae.games.battle.rules.army import (
    READY_ARMIES,
    army_cost,
    faults,
    is_name,
    ranks_of,
    read_army,
    unit_cost,
    write_army,
)
from cannae.games.battle.rules.cards import CARDS, NO_MISSILES

ROOM = "battle"
LIMIT = 200


class Army(Command):
    name = "army"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        parser.add_argument("action", choices=("check", "show", "new", "cards"), help=say("help-army-action"))
        parser.add_argument("file", nargs="?", metavar="FILE", help=say("help-army-file"))
        armies = ", ".join(READY_ARMIES)
        parser.add_argument("--like", choices=tuple(READY_ARMIES), help=say("help-army-like", armies=armies))
        parser.add_argument("--name", default="", help=say("help-army-name"))
        parser.add_argument("--cost", type=int, default=LIMIT, help=say("help-army-cost"))
        parser.add_argument("--game", choices=tuple(games_with_lists()), default=ROOM, help=say("help-army-game"))
        metavar = say("meta-option")
        parser.add_argument("--option", action="append", default=[], metavar=metavar, help=say("help-army-option"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        if args.game != ROOM:
            return elsewhere(args, context)
        if args.action == "cards":
            return cards(context)
        if args.action == "new":
            return new(args, context)
        if args.file is None:
            raise UserError("battle-army-needs-file")
        name, army = load(args.file, context.say)
        return report(name, army, args.cost, args.action == "show", context)


def elsewhere(args: argparse.Namespace, context: CommandContext) -> int:
    """The list of another game, which knows itself what is in order."""
    if args.action != "check":
        raise UserError("battle-army-check-only", game=f"@{args.game}-name")
    if args.file is None:
        raise UserError("battle-army-needs-file")
    return check_list(game(args.game), args.file, args.option, context)


def load(file: str, say: Say) -> tuple[str, Any]:
    """A ready army by its name, or the list in a file; in place of one that makes no sense, what is wrong with it."""
    if file in READY_ARMIES:
        return say(f"battle-army-{file}"), READY_ARMIES[file]
    try:
        text = read_text(Path(file))
    except UserError:
        raise UserError("battle-army-unread", file=file) from None
    try:
        army = read_army(text)
    except UserError as user_error:
        return Path(file).name, user_error
    return str(army.get("name") or Path(file).name), army


def report(name: str, army: Any, limit: int, whole: bool, context: CommandContext) -> int:
    found = [army] if isinstance(army, UserError) else faults(army, limit)
    sentences = [context.say(fault.key, **fault.words) for fault in found]
    cost = None if any(fault.key != "battle-fault-cost" for fault in found) else army_cost(army)
    units = len(army["units"]) if cost is not None else 0
    lines = [context.say("battle-army-bad", name=name), *(f"- {sentence}" for sentence in sentences)]
    if not found:
        lines = [context.say("battle-army-good", name=name, units=units, cost=cost, limit=limit)]
    if whole and cost is not None:
        lines += listing(army, context.say)
    context.report({"name": name, "holds": not found, "cost": cost, "limit": limit, "faults": sentences}, lines)
    return HOLDS if not found else FAILS


def listing(army: Any, say: Say) -> list[str]:
    """The army unit by unit, with what each costs."""
    standard = "yes" if army.get("army_standard") else "no"
    lines = [say("battle-army-general-line", general=f"@battle-captain-{army['general']}", standard=standard)]
    for number, unit in enumerate(army["units"], 1):
        parts = [troops_text(rank, say) for rank in ranks_of(unit)]
        for key, words in (("combat_master", "battle-troop-"), ("battle_master", "battle-captain-")):
            if unit.get(key):
                parts.append(say(words + unit[key]))
        if unit.get("standards"):
            parts.append(say("battle-board-standards", count=int(CARDS.set_cards)))
        lines.append(say("battle-army-unit-line", number=number, troops=" · ".join(parts), cost=unit_cost(unit)))
    return lines


def troops_text(rank: list[str], say: Say) -> str:
    return ", ".join(f"{rank.count(kind)} {say(f'battle-troop-{kind}')}" for kind in dict.fromkeys(rank))


def new(args: argparse.Namespace, context: CommandContext) -> int:
    """A list to begin with: a ready army under a new name, on the screen or in a file."""
    army = dict(READY_ARMIES[args.like or next(iter(READY_ARMIES))])
    army["name"] = args.name or context.say("battle-army-own")
    if not is_name(army["name"]):
        raise UserError("battle-fault-name")
    text = write_army(army, [context.say("battle-army-note-1"), context.say("battle-army-note-2")])
    if args.file is None:
        context.report(read_army(text), [text.rstrip()])
        return HOLDS
    try:
        with Path(args.file).open("x", encoding="utf-8") as target:
            target.write(text)
    except FileExistsError:
        context.print(context.say("battle-army-exists", file=args.file))
        return WRONG
    except OSError as error:
        raise unwritable(Path(args.file), error) from None
    context.report({"file": args.file}, [context.say("battle-army-written", file=args.file)])
    return HOLDS


def cards(context: CommandContext) -> int:
    """Everything that can be bought, with its numbers."""
    say = context.say
    rows = [fighter_row(number, say) for number in range(len(CARDS.fighters))]
    captains = []
    for number, name in enumerate(CARDS.captains):
        values = [CARDS.captain_cost, CARDS.captain_level, CARDS.tactics, CARDS.captain_bonus, CARDS.move_cost]
        captains.append(
            f"  {name:14} {say(f'battle-captain-{name}'):22} " + " ".join(f"{v[number]:>3}" for v in values)
        )
    standards = say(
        "battle-army-cards-standards",
        cards=CARDS.set_cards,
        cost=CARDS.set_cost,
        banner_cards=CARDS.banner_cards,
        banner_cost=CARDS.banner_cost,
    )
    lines = [say("battle-army-cards-troops"), *rows[: CARDS.troops], say("battle-army-cards-masters")]
    lines += [*rows[CARDS.troops :], say("battle-army-cards-captains"), *captains, standards]
    data = {"troops": CARDS.fighters[: CARDS.troops], "combat_masters": CARDS.fighters[CARDS.troops :]}
    context.report(data | {"battle_masters": CARDS.captains}, lines)
    return HOLDS


def fighter_row(number: int, say: Say) -> str:
    levels = [CARDS.level[3 * number + level] for level in range(3)]
    shown = ["–" if level == NO_MISSILES else str(level) for level in levels]
    speed = str(CARDS.speed[number]) if number < CARDS.troops else "–"
    damage = f"{CARDS.damage[3 * number] or '–'}/{CARDS.damage[3 * number + 1]}"
    values = [
        CARDS.cost[number],
        CARDS.vitality[number],
        speed,
        *shown,
        CARDS.guard[number],
        damage,
        CARDS.bonus[number],
    ]
    name = CARDS.fighters[number]
    return f"  {name:14} {say(f'battle-troop-{name}'):22} " + " ".join(f"{value!s:>3}" for value in values)
