"""The numbers behind a card or a Troop of a round, in a sentence: against how many of the cards the enemy can still lay
the round goes well. From what both sides have laid before, so from nothing that is hidden. And behind a Deployment
Action: what it does to the ground."""

from cannae.games.battle.bots.cardplay import Table
from cannae.games.battle.engine import Battle
from cannae.games.battle.rules.cards import MASTERY_CARDS
from cannae.games.battle.rules.deployment.actions import FORCE
from cannae.games.battle.rules.duration.commitment import AT_CARD, AT_TROOP
from cannae.games.battle.rules.naming import SIDES
from cannae.games.battle.state import ACT, ACTION, CARD, COMMIT

LEVELS = ("ballistic", "charge", "melee", "guard")


def reckoned(state: Battle, side: int, choice: int) -> dict[str, object] | None:
    """The sentence, as `key` and `args`; None for a choice that is neither."""
    if state.phase_number != COMMIT:
        return None
    step = state.armies[side].step
    if step == AT_CARD and CARD <= choice < CARD + MASTERY_CARDS:
        table = Table(state, side, -1)
        rows = [row for row, option in enumerate(table.rows) if option.card == choice - CARD]
    elif step == AT_TROOP:
        table = Table(state, side, state.armies[side].card)
        rows = [row for row, option in enumerate(table.rows) if option.troop == choice]
    else:
        return None
    if not rows or not table.columns:
        return None
    best = max(rows, key=table.expected)
    balance: dict[int, int] = {}  # by the enemy's card: what the round brings against it, whatever Troop he chooses
    for column, option in enumerate(table.columns):
        card = int(option.card)
        balance[card] = balance.get(card, 0) + int(table.cells[best * table.width + column])
    values = list(balance.values())
    args = {
        "cards": len(values),
        "better": sum(value > 0 for value in values),
        "worse": sum(value < 0 for value in values),
    }
    return {"key": "battle-reckoned-round", "args": args}


def ground_after(state: Battle, side: int, choice: int) -> dict[str, object] | None:
    """What the ground gives both sides more or less after a Deployment Action (rules 14.10 to 14.14); None where an
    action leaves it as it is, and for any other choice."""
    if state.phase_number != ACTION or not state.is_legal(side, choice) or choice == ACT + FORCE:
        return None
    after = state.copy()
    after.present.play(after, side, choice)
    at = 8 * int(state.spot)
    changes = [int(after.ground[at + number]) - int(state.ground[at + number]) for number in range(8)]
    if not any(changes):
        return None
    says = [
        {"say": "battle-outlook-ground", "side": f"@side-{one}", "text": in_words(own)}
        for one, own in zip(SIDES, (changes[:4], changes[4:]))
        if any(own)
    ]
    return {"kind": "ground", "says": says}


def in_words(changes: list[int]) -> list[dict[str, object]]:
    """What changes for a side, as words that come as data."""
    told = zip(LEVELS, changes)
    return [{"say": f"battle-ground-{part}", "number": f"{by:+d}".replace("-", "−")} for part, by in told if by]


def all_grounds(state: Battle, side: int) -> dict[str, object]:
    """The same of every Deployment Action that changes anything, by its notation: a page asks once."""
    found = {state.write_choice(side, one): ground_after(state, side, one) for one in state.choices(side)}
    return {choice: told["says"] for choice, told in found.items() if told is not None}
