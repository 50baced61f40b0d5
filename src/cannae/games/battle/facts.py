"""What was in a battle, for those who study many: the armies, the troops still standing, and what its rounds did."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from cannae.core.contract import SIDE_NAMES, SPECTATOR, Event, State
from cannae.core.gauge import Figures, Gauge
from cannae.games.battle.bots.cardplay import options as commitments
from cannae.games.battle.engine import Battle
from cannae.games.battle.rules.cards import CARDS, NO_MISSILES
from cannae.games.battle.state import COMMIT

AT_THE_LIMIT = ("limit", "strength", "even")  # endings of the last Period (rules 13.3, 13.4)
RESULTS = {
    "battle-strikes": "hits",
    "battle-guards": "guarded",
    "battle-drawn-round": "drawn",
    "battle-no-missiles": "unarmed",
}


def facts(options: Mapping[str, Any], mirrored: bool, drawn_up: bool, state: State) -> dict[str, list[list[str]]]:
    units = state.view(SPECTATOR)["units"]
    assert isinstance(units, list)
    armies = [options["red_army"], options["red_army" if mirrored else "blue_army"]]
    for side, own in enumerate((options["red_list"], options["blue_list"])):
        if own:
            armies[side] = "own"
    names = [f"@battle-army-{name}" for name in armies]
    if drawn_up:
        names = [f"@battle-option-scenario-{options['scenario']}"] * 2
    troops: list[list[str]] = [[], []]
    for unit in units:
        troops[SIDE_NAMES.index(unit["side"])] += [f"@battle-troop-{name}" for name in unit["troops"]]
    return {"army": [[name] for name in names], "left": troops}


class BattleGauge(Gauge):
    """What makes a battle grip: rounds that decide something, manoeuvres, and no card that nobody lays."""

    counts = ("rounds", "periods", "decisions")

    def __init__(self) -> None:
        super().__init__()
        self.seen = (-1, -1, -1)  # the last round that was looked at
        self.harmless = self.rear = self.asked_in_all = self.forced = 0

    def asked(self, state: State, side: int) -> None:
        assert isinstance(state, Battle)
        self.asked_in_all += 1
        self.forced += len(state.choices(side)) == 1
        now = (int(state.period), int(state.armies[0].fighter), int(state.round))
        if state.phase_number == COMMIT and now != self.seen:
            self.seen = now
            self.harmless += not (can_hurt(state, 0) or can_hurt(state, 1))
            across = state.is_neighbour_fight()
            self.rear |= not across and any(state.rear_attackers(one, state.place_red) for one in range(2))

    def figures(self, state: State) -> Figures:
        assert isinstance(state, Battle)
        outcome = state.outcome()
        assert outcome is not None
        times = Counter(event.key for event in self.log.events)
        laid = Counter(event.args["card"] for event in self.log.events if event.key == "battle-lays")
        plans = {name for event in self.log.events if event.key == "battle-promotes" for name in listed(event)}
        rounds = sum(times[key] for key in RESULTS)
        lost, exhausted = losses(self.log.events)
        return {
            **{name: (times[key], rounds) for key, name in RESULTS.items()},
            "harmless": (self.harmless, rounds),
            "exhausted": (exhausted, lost),
            "rounds": (rounds, 1),
            "periods": (int(state.period), 1),
            "decisions": (self.asked_in_all - self.forced, 2),
            "forced": (self.forced, self.asked_in_all),
            "limit": (outcome.reason in AT_THE_LIMIT, 1),
            "rear": (self.rear, 1),
            "neighbours": (times["battle-duration-across"] > 0, 1),
            **{f"card {name}": (laid[name], 2 * rounds) for name in named("card", CARDS.mastery)},
            **{f"plan {name}": (name in plans, 1) for name in named("stratagem", CARDS.stratagems)},
        }


def named(kind: str, ids: list[str]) -> list[str]:
    return [f"@battle-{kind}-{one}" for one in ids]


def listed(event: Event) -> list[str]:
    names = event.args["stratagems"]
    assert isinstance(names, list)
    return names


def can_hurt(state: Battle, side: int) -> bool:
    """Whether anything this side can commit would hit anything the other can."""
    own, enemy = (commitments(state, one, state.armies[one].eligible, -1, False) for one in (side, 1 - side))
    attacks = {(one.value, one.attack) for one in own if one.attack > NO_MISSILES}
    guards = {(one.value, one.guard) for one in enemy}
    return any(value > other and attack > guard for value, attack in attacks for other, guard in guards)


def losses(events: list[Event]) -> tuple[int, int]:
    """The Main Units lost in rounds, and those of them that nobody had hit in that round: lost to over-exertion."""
    mains: list[object] = []
    hit: list[object] = []
    lost = exhausted = 0
    for event in events:
        if event.key in ("battle-duration", "battle-duration-across"):
            mains = [event.args["red"], event.args["blue"]]
        elif event.key == "battle-lays":
            hit = []
        elif event.key == "battle-damage":
            hit.append(event.args["unit"])
        elif event.key == "battle-piles":  # the rounds are over
            mains = []
        elif event.key == "battle-defeated" and event.args["unit"] in mains:
            lost += 1
            exhausted += event.args["unit"] not in hit
    return lost, exhausted
