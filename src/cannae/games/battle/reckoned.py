"""The numbers behind a card or a Troop of a round, in a sentence: against how many of the cards the enemy can still lay
the round goes well. From what both sides have laid before, so from nothing that is hidden."""

from cannae.games.battle.bots.cardplay import Table
from cannae.games.battle.engine import Battle
from cannae.games.battle.rules.cards import MASTERY_CARDS
from cannae.games.battle.rules.duration.commitment import AT_CARD, AT_TROOP
from cannae.games.battle.state import CARD, COMMIT


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
