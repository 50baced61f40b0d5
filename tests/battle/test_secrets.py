"""Nothing hidden leaks, and what is hidden is drawn anew with the frequencies of a full enumeration."""

from collections import Counter
from typing import Any

from battle.scene import commit, do, field, fight, offered, unit
from cannae.core.contract import SPECTATOR
from cannae.core.randomness import FastRng
from cannae.games.battle import GAME
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.state import BEGIN_PERIOD
from helpers import rule

TRIES = 6000


def frequencies(state: Any, viewer: int, key: Any, tries: int = TRIES) -> Counter[object]:
    rng = FastRng(17)
    return Counter(key(state.redeal(viewer, rng)) for _ in range(tries))


def even(found: Counter[object], worlds: int) -> None:
    """Every world is there, each about as often as the others (six standard deviations)."""
    assert len(found) == worlds
    mean = sum(found.values()) / worlds
    for number in found.values():
        assert abs(number - mean) < 6 * mean**0.5


@rule("battle 1.7")
def test_a_ready_commitment_is_drawn_from_all_legal_ones() -> None:
    line = [unit("swordsmen", "archers"), unit("levy")]
    state = fight(line, [unit("levy")], level="ballistic")
    commit(state, 0, "hew +r2 r2:levy")
    # ten cards; alone two Troops, Combined three
    found = frequencies(state, 1, lambda s: (s.armies[0].card, s.armies[0].joined, s.armies[0].chosen))
    even(found, 10 * (2 + 3))
    for world in (state.redeal(1, FastRng(seed)) for seed in range(50)):
        assert world.view(1) == state.view(1)
        commit_all(world)


def commit_all(state: Any) -> None:
    """The re-dealt world plays on."""
    commit(state, 1, "feint")
    assert state.round >= 1


def test_a_side_still_deciding_starts_over_in_a_redeal() -> None:
    state = fight([unit("swordsmen", "archers")], [unit("levy")], level="ballistic")
    do(state, 0, "hew")
    world: Any = state.redeal(1, FastRng(3))
    assert world.armies[0].card == -1
    assert offered(world, 0) == offered(fight([unit("swordsmen", "archers")], [unit("levy")], level="ballistic"), 0)
    own: Any = state.redeal(0, FastRng(3))
    assert own.armies[0].card == CARDS.mastery.index("hew")


def selecting(master: str = "tribune") -> Any:
    state = field([unit("levy", "levy", battle_master=master)], [unit("levy", "levy")], generals=(0, 0))
    state.step_number = BEGIN_PERIOD
    state.settle()
    return state


@rule("battle 1.7", "battle 6.3")
def test_a_selection_is_drawn_with_its_leader_within_his_means() -> None:
    state = selecting()
    do(state, 0, "lead-own", "stratagem-speech")
    costs = [2, 2, 1, 2, 1, 2, 2, 3, 1]
    general = [mask for mask in range(512) if sum(cost for number, cost in enumerate(costs) if mask >> number & 1) <= 4]
    own = [mask for mask in range(256) if sum(cost for number, cost in enumerate(costs[:8]) if mask >> number & 1) <= 2]
    found = frequencies(state, 1, lambda s: (int(s.armies[0].leader), int(s.armies[0].selected)))
    even(found, len(general) + len(own))


def test_a_selection_not_staked_yet_stays_secret_through_the_duration() -> None:
    state = selecting()
    do(state, 0, "lead-general", "stratagem-read", "ready")
    do(state, 1, "ready")
    commit(state, 0, "hew")
    commit(state, 1, "guard")
    seen = frequencies(state, 1, lambda s: int(s.armies[0].selected), 800)
    assert len(seen) > 20
    assert state.redeal(1, FastRng(1)).view(1) == state.view(1)
    staked = selecting()
    do(staked, 0, "lead-general", "ready")
    do(staked, 1, "ready")
    commit(staked, 0, "tactics")
    commit(staked, 1, "guard")
    assert set(frequencies(staked, 1, lambda s: int(s.armies[0].selected), 200)) == {0}


@rule("battle 8.11")
def test_what_was_shown_to_a_reader_stays() -> None:
    line = [unit("swordsmen", "archers"), unit("levy")]
    state = fight(line, [unit("levy", in_play="read")], level="ballistic")
    do(state, 1, "use")
    commit(state, 0, "hew +r2 r1:archers")
    found = frequencies(state, 1, lambda s: (s.armies[0].card, s.armies[0].chosen, s.armies[0].joined), 400)
    hew, archers = CARDS.mastery.index("hew"), CARDS.fighters.index("archers")
    assert set(found) == {(hew, archers, 0), (hew, archers, 2)}


@rule("battle 4.2", "battle 14.15")
def test_units_placed_in_secret_are_drawn_anew() -> None:
    state: Any = GAME.start({}, FastRng(2))
    while state.phase() == "veto":
        do(state, state.to_act[0], "accept")
    do(state, 0, "r3")
    even(frequencies(state, SPECTATOR, lambda s: int(s.armies[0].picked)), 4)
    wide: Any = GAME.start({"expanded_deployment": True}, FastRng(2))
    do(wide, 0, "ready")
    do(wide, 1, "ready")
    while wide.phase() == "contend":
        card = offered(wide, 0)[0]
        do(wide, 0, card)
        do(wide, 1, card)
    do(wide, 0, "r2", "r1", "ready")
    even(frequencies(wide, 1, lambda s: (int(s.armies[0].picked), int(s.armies[0].joined))), 1 + 4 * 8)


def test_a_redeal_of_a_redeal_is_as_good() -> None:
    state = fight([unit("swordsmen", "archers")], [unit("levy")], level="ballistic")
    commit(state, 0, "hew")
    rng = FastRng(5)
    twice: Counter[object] = Counter()
    for _ in range(TRIES):
        world: Any = state.redeal(1, rng).redeal(1, rng)
        twice[world.armies[0].card, world.armies[0].chosen] += 1
    even(twice, 20)


def test_the_other_side_learns_only_that_one_is_ready() -> None:
    """Two worlds by hand: different commitments, the same view."""
    views = []
    for text in ("hew r1:swordsmen", "guard r1:archers"):
        state = fight([unit("swordsmen", "archers")], [unit("levy")], level="ballistic")
        commit(state, 0, text)
        views.append((state.view(1), state.view(SPECTATOR)))
    assert views[0] == views[1]
