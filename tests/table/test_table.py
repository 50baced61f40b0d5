"""One game being played: seats, choices, undo, ends that are agreed, and what the computer is told."""

import pytest
from pennants import GAME
from pennants.state import READY, Pennants

from cannae.bots import decide, levels, policy, seen_by
from cannae.core.contract import IllegalChoice, State, UserError
from cannae.core.game import Game
from cannae.core.randomness import FastRng, KeyedRng, Rng, commitment
from cannae.core.registry import game
from cannae.table import OPEN, Seat, Table, computer, fresh_seed, person, rematch, seed_from

BEGUN = 1  # events of Pennants before the first choice
STARTED = "2026-01-01T00:00:00+00:00"


def table(seed: str = "test", *seats: Seat, game: Game = GAME) -> Table:
    return Table(game, {}, seats or (person(), person()), seed_from(seed), False, STARTED)


def play_out(one: Table) -> None:
    while one.awaited_bots():
        side = one.awaited_bots()[0]
        one.choose(side, one.bot_choice(side, one.seats[side].level))


def test_bots_play_a_whole_game_and_the_table_knows_who_won() -> None:
    one = table("a", computer("greedy"), computer("random"))
    play_out(one)
    outcome = one.outcome()
    assert outcome is not None
    state = one.state
    assert isinstance(state, Pennants)
    assert outcome.score == tuple(sum(won) for won in state.won)
    assert one.to_act == ()
    assert [event.key for event in one.events(2)].count("pennants-bids") == 3


def test_the_log_begins_with_the_first_deal() -> None:
    one = table(game=game("honour"))
    told = [[event.key.removeprefix("honour-event-") for event in one.events(viewer)] for viewer in (0, 1, 2)]
    assert told == [
        ["battle", "dealt-own", "dealt"],
        ["battle", "dealt", "dealt-own"],
        ["battle", "dealt", "dealt"],
    ]
    assert all("cards" not in event.args for event in one.events(2))


def test_a_chosen_seed_repeats_everything_and_another_does_not() -> None:
    games = [table(seed, computer("random"), computer("random")) for seed in ("a", "a", "b")]
    for one in games:
        play_out(one)
    assert games[0].acts == games[1].acts
    assert games[0].state.hash() == games[1].state.hash()
    assert games[0].acts != games[2].acts


def test_the_commitment_is_there_from_the_start_and_the_seed_only_at_the_end() -> None:
    seed = fresh_seed()
    one = Table(GAME, {}, [computer("random"), computer("random")], seed, True, STARTED)
    first = one.commitment
    with pytest.raises(UserError, match="table-running"):
        one.seed()
    play_out(one)
    assert one.seed() == seed
    assert first == one.commitment == commitment(seed, GAME.id)
    assert isinstance(one.state.rng, KeyedRng)


def test_no_two_fresh_seeds_are_alike() -> None:
    assert len({fresh_seed() for _ in range(100)}) == 100
    assert len(fresh_seed()) == 32


def test_options_are_checked_and_completed() -> None:
    assert Table(GAME, {"rounds": 5}, [Seat(), Seat()], fresh_seed(), True, STARTED).options["hand"] == 5
    with pytest.raises(UserError, match="option-not-number"):
        Table(GAME, {"rounds": 99}, [Seat(), Seat()], fresh_seed(), True, STARTED)
    assert Seat().kind == OPEN


def test_an_illegal_choice_changes_nothing() -> None:
    one = table()
    before = one.state.write_position()
    for side, choice in ((0, 99), (0, -1), (1, 21), (5, READY), (-1, READY)):
        with pytest.raises(IllegalChoice):
            one.choose(side, choice)
    assert one.state.write_position() == before
    assert one.acts == []


class Spying(type(GAME)):  # type: ignore[misc]
    """The same game with a player who keeps what it is shown."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def policies(self) -> dict[str, object]:
        def spy(state: State, side: int, rng: Rng) -> int:
            self.shown.append(state)
            return state.choices(side)[0]

        return {"spy": spy}


def test_a_bot_sees_a_redealt_world_and_never_the_true_one() -> None:
    game = Spying()
    differing = 0
    for number in range(20):
        one = table(f"spy {number}", person(), computer("spy"), game=game)
        true = one.state
        assert isinstance(true, Pennants)
        one.bot_choice(1, "spy")
        seen = game.shown[-1]
        assert isinstance(seen, Pennants)
        assert seen is not true
        assert seen.view(1) == true.view(1)
        assert isinstance(seen.rng, FastRng), "the key of the true chance stays at the table"
        differing += seen.hand[0] != true.hand[0]
    assert differing >= 15  # 21 hands are possible; the true one may come up now and then


def test_levels_are_named_and_unknown_ones_refused() -> None:
    assert list(levels(GAME))[:2] == ["random", "greedy"]
    with pytest.raises(UserError, match="level-unknown"):
        policy(GAME, "nobody")
    state = GAME.start({}, FastRng(1))
    choice = decide(GAME, {}, seen_by(state, 0, FastRng(2)), 0, "random", FastRng(3))
    assert choice in state.choices(0)


def test_a_secret_choice_is_taken_back_in_secret() -> None:
    one = table()
    start = one.state.write_position()
    card = one.state.choices(0)[0]
    one.choose(0, card)
    assert one.can_undo(0)
    assert not one.can_undo(1)
    one.undo(0)
    assert one.state.write_position() == start
    assert [event.key for event in one.events(0, BEGUN)] == ["pennants-laid", "event-undo"]
    assert one.events(1, BEGUN) == []
    assert one.events(2, BEGUN) == []


def test_taking_ready_back_is_told_to_all_because_all_can_see_it() -> None:
    one = table()
    one.choose(0, READY)
    one.undo(0)
    assert [event.key for event in one.events(1, BEGUN)] == ["event-undo"]
    assert one.state.to_act == (0, 1)


def test_undo_keeps_what_the_other_side_did_meanwhile() -> None:
    one = table()
    card = one.state.choices(0)[0]
    one.choose(0, card)
    one.choose(1, READY)
    one.undo(0)
    assert one.state.to_act == (0,)
    assert card in one.state.choices(0)


def test_undo_stops_at_the_barrier() -> None:
    one = table()
    one.choose(0, READY)
    one.choose(1, READY)  # the bids are turned over
    before = one.state.write_position()
    for side in (0, 1):
        assert not one.can_undo(side)
        with pytest.raises(UserError, match="undo-barrier"):
            one.undo(side)
    assert one.state.write_position() == before
    assert len(one.acts) == 2


def test_events_go_on_after_an_undo_and_are_numbered_without_gaps() -> None:
    one = table()
    one.choose(0, one.state.choices(0)[0])
    one.undo(0)
    one.choose(0, one.state.choices(0)[1])
    one.choose(0, READY)
    one.choose(1, READY)
    keys = [event.key for event in one.events(0, BEGUN)]
    assert keys[:4] == ["pennants-laid", "event-undo", "pennants-laid", "pennants-bids"]
    assert one.events(0, BEGUN + 3)[0].key == "pennants-bids"


def test_resigning_ends_the_game_for_the_other_side() -> None:
    one = table()
    one.resign(0)
    outcome = one.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (1, "resignation")
    assert one.to_act == ()
    for act in (one.resign, one.undo, one.offer_draw):
        with pytest.raises(UserError, match="table-over"):
            act(1)
    with pytest.raises(UserError, match="table-over"):
        one.choose(1, READY)


def test_a_draw_needs_both() -> None:
    one = table()
    with pytest.raises(UserError, match="draw-not-offered"):
        one.accept_draw(1)
    one.offer_draw(0)
    with pytest.raises(UserError, match="draw-offered-already"):
        one.offer_draw(0)
    with pytest.raises(UserError, match="draw-not-offered"):
        one.accept_draw(0)
    one.decline_draw(1)
    assert one.outcome() is None
    one.offer_draw(1)
    one.offer_draw(0)  # an offer against an offer is an acceptance
    outcome = one.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (-1, "agreement")
    keys = [event.key for event in one.events(2, BEGUN)]
    assert keys == ["event-offer", "event-decline", "event-offer", "event-accept"]


def test_a_rematch_swaps_the_seats_and_seals_new_chance() -> None:
    one = Table(GAME, {"rounds": 2}, [person("Ann"), computer("greedy")], fresh_seed(), True, STARTED)
    again = rematch(one, fresh_seed(), True, STARTED)
    assert again.seats == one.seats[::-1]
    assert again.options == one.options
    assert again.commitment != one.commitment


def test_nothing_can_be_done_without_a_seat() -> None:
    one = table()
    for side in (2, -1, 7):
        for act in (one.resign, one.undo, one.offer_draw, one.accept_draw, one.decline_draw):
            with pytest.raises(UserError, match="table-not-seated"):
                act(side)
    assert one.outcome() is None
    assert one.acts == []
