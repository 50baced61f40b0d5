"""Written positions of the Battle game, for scenario tests: small armies on a plain, wherever a test wants them."""

from typing import Any

from cannae.core.contract import EventLog
from cannae.core.randomness import FastRng
from cannae.games.battle import GAME, terms
from cannae.games.battle.engine import Battle, blank
from cannae.games.battle.rules.cards import CARDS, STRATAGEM_IDS
from cannae.games.battle.rules.terrain import survey
from cannae.games.battle.state import BEGIN_MOVEMENT, BEGIN_PERIOD, COUNT_PILES, GONE, PLACES, UNITS

LEVELS = ["ballistic", "charge", "melee"]


def army(*units: dict[str, Any], general: str = "strategos", standard: bool = True) -> dict[str, Any]:
    """An army list; what it lacks to three Units is made up with levies."""
    filled = [*units, *[{"ranks": ["levy"]}] * (3 - len(units))]
    return {"general": general, "army_standard": standard, "units": filled}


def unit(*ranks: str | list[str], at: int | None = 2, **more: Any) -> dict[str, Any]:
    """A Unit of a scene: its Ranks, its place in the row, and anything else that is to be set on it."""
    return {"ranks": list(ranks), "at": at, **more}


LIST_KEYS = ("ranks", "combat_master", "battle_master", "standards")


def field(
    red: list[dict[str, Any]],
    blue: list[dict[str, Any]],
    level: str = "melee",
    generals: tuple[int | None, int | None] = (None, None),
    terrain: dict[int, str] | None = None,
    **options: Any,
) -> Battle:
    """Both armies in place on Level 1 Plain, nothing begun. Units beyond those given are not in the battle.

    A General is with the Unit of that number; without one he stands alone, out of the way, at the end of the row.
    """
    lists = [army(*[{key: one[key] for key in LIST_KEYS if key in one} for one in side]) for side in (red, blue)]
    settings = {"red_list": lists[0], "blue_list": lists[1], "cost": 400, **options}
    options = GAME.checked(settings)
    state = blank(terms.agreed(options), terms.armies(options), FastRng(5))
    for place in range(state.terms.terrains):
        state.base[place] = CARDS.terrain.index((terrain or {}).get(place, "1-plain"))
        survey(state, place)
        state.level[place] = LEVELS.index(level)
    for kind in range(len(CARDS.terrain)):
        state.deck[kind] = CARDS.copies[kind]
    for side, units in enumerate((red, blue)):
        for number in range(UNITS):
            card = state.units[UNITS * side + number]
            if number >= len(units) or units[number]["at"] is None:
                card.place = GONE
                continue
            place = units[number]["at"]
            card.place = place
            for name, value in units[number].items():
                if name not in (*LIST_KEYS, "at"):
                    setattr(card, name, mask(value) if name in ("in_play", "promoted") else value)
            if state.mains[PLACES * side + place] < 0 and not card.across:
                state.mains[PLACES * side + place] = UNITS * side + number
        for number, one in enumerate(units):
            if one["at"] is not None and state.mains[PLACES * side + one["at"]] < 0:
                state.mains[PLACES * side + one["at"]] = UNITS * side + number
        chosen = generals[side]
        if chosen is None:
            state.armies[side].general_place = state.terms.terrains - 1
        else:
            state.armies[side].general = UNITS * side + chosen
    return state


def mask(names: str) -> int:
    return sum(1 << STRATAGEM_IDS.index(name) for name in names.split())


def fight(red: list[dict[str, Any]], blue: list[dict[str, Any]], **more: Any) -> Battle:
    """A scene at the start of a Period, with Stratagems declined, so that the first round is to be committed."""
    state = field(red, blue, **more)
    state.step_number = BEGIN_PERIOD
    state.log = EventLog()
    state.settle()
    while state.phase() == "select":
        decline(state)
    return state


def decline(state: Battle) -> None:
    for side in state.to_act:
        if "ready" not in offered(state, side):
            do(state, side, "lead-general")
        if side in state.to_act:
            do(state, side, "ready")


def moving(red: list[dict[str, Any]], blue: list[dict[str, Any]], first: int = 0, **more: Any) -> Battle:
    """A scene at the start of Army Movement; `first` moves first."""
    state = field(red, blue, **more)
    state.period = 1
    state.log = EventLog()
    state.step_number = BEGIN_MOVEMENT
    state.settle()
    if state.phase() == "initiative":
        cards = ["feint", "hew"] if first == 0 else ["hew", "feint"]
        do(state, 0, cards[0])
        do(state, 1, cards[1])
    return state


def offered(state: Battle, side: int) -> list[str]:
    return [state.write_choice(side, choice) for choice in state.choices(side)]


def do(state: Battle, side: int, *texts: str) -> None:
    for text in texts:
        state.apply(side, state.read_choice(side, text))


def reason(state: Battle, side: int, text: str) -> str | None:
    return state.why_not(side, state.read_choice(side, text))


def commit(state: Battle, side: int, text: str) -> None:
    """`card`, `card unit:troop` or `card +unit unit:troop`; without a Troop the first that is offered."""
    parts = text.split()
    do(state, side, parts[0])
    while state.phase() == "commit" and side in state.to_act and state.armies[side].step:
        choices = offered(state, side)
        if choices[0] == "enough":
            wanted = [part[1:] for part in parts if part.startswith("+") and part[1:] in choices]
            do(state, side, wanted[0] if wanted else "enough")
        else:
            named = [part for part in parts if ":" in part]
            do(state, side, named[0] if named else choices[0])


def lay(state: Battle, red: str, blue: str) -> None:
    """One round of both."""
    assert state.phase() == "commit", state.phase()
    commit(state, 0, red)
    commit(state, 1, blue)


def cards(state: Battle, side: int, number: int = 1) -> Any:
    """A Unit by its side and number."""
    return state.units[UNITS * side + number - 1]


def piles(state: Battle) -> list[int]:
    return [int(army.pile) for army in state.armies]


def told(state: Battle) -> list[str]:
    assert state.log is not None
    return [event.key for event in state.log.events]


def end_rounds(state: Battle, red: int = 0, blue: int = 0) -> None:
    """Go straight to the End of Duration, with these Discard Piles."""
    state.armies[0].pile, state.armies[1].pile = red, blue
    state.step_number = COUNT_PILES
    state.settle()


def through(state: Battle, *phases: str) -> None:
    """Decline everything in these phases."""
    plain = {"merge": "enough", "order": "enough", "close": "stand", "standard": "decline", "move": "pass"}
    while state.phase() in phases:
        for side in state.to_act:
            do(state, side, plain[state.phase()])


def counters(state: Any) -> list[int]:
    """The Battle Counters of both sides (chapters 14 and 15)."""
    return [int(army.counter) for army in state.armies]


TWO = ("swordsmen", "swordsmen")  # the troops of a small Unit


def duel(red: Any = None, blue: Any = None, **more: Any) -> Any:
    """Two small Units against each other, or others in their place."""
    return fight([red or unit(*TWO)], [blue or unit(*TWO)], **more)
