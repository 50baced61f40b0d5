"""A deck packed for drawing by lot gives the card that counting through its kinds would give."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.randomness import FastRng
from cannae.core.registry import game
from cannae.games.glory.engine import Glory
from cannae.games.glory.rules.lots import PACKED, pack, take_by_lot
from cannae.games.glory.state import DECK, DECK_LOTS, TALLIES, TALLY


def counted(counts: list[int], lot: int) -> int:
    for kind, count in enumerate(counts):
        if lot < count:
            return kind
        lot -= count
    raise AssertionError("the lot is not below the number of cards")


def test_every_lot_falls_on_the_kind_that_counting_finds() -> None:
    rng = FastRng(7)
    for kinds in (1, 6, 7, 8, 28, 97):
        # The most cards a deck can have are 96, in as many kinds or all of one.
        for most in (1, 96 // kinds):
            counts = [0] + [int(rng.below(0, most + 1)) for _ in range(kinds - 1)] + [most]
            for lot in range(sum(counts)):
                room = len(counts) // PACKED + 1
                z = vec[i64](counts + [0] * room)
                pack(z, len(counts), 0, len(counts))
                found = take_by_lot(z, len(counts), lot)
                assert found == counted(counts, lot)
                # The card is gone: what is packed is what a deck without it would be.
                left = [count - (kind == found) for kind, count in enumerate(counts)]
                again = vec[i64](left + [0] * room)
                pack(again, len(left), 0, len(left))
                assert list(z)[len(counts) :] == list(again)[len(left) :]


def test_what_is_packed_is_always_the_deck() -> None:
    for setup in ("quick", "draft"):
        for seed in range(6):
            rng = FastRng(seed)
            state = game("glory").start({"setup": setup}, FastRng(seed))
            while state.to_act:
                side = state.to_act[0]
                choices = state.choices(side)
                state.play(side, choices[int(rng.below(0, len(choices)))])
                if state.phase() != "draft":
                    known = game("glory").read_position(state.write_position(), {"setup": setup}, FastRng(seed))
                    for one in (state, state.copy(), state.redeal(side, rng), known):
                        assert isinstance(one, Glory)
                        assert packed(one) == anew(one)


def packed(state: Glory) -> list[int]:
    return [state.z[TALLY + TALLIES * side + DECK_LOTS + at] for side in (0, 1) for at in range(TALLIES - DECK_LOTS)]


def anew(state: Glory) -> list[int]:
    found: list[int] = []
    for side in (0, 1):
        lots = vec[i64]([0] * (TALLIES - DECK_LOTS))
        first = int(state.zone(side, DECK))
        z = vec[i64](list(lots) + [state.z[first + kind] for kind in range(int(state.deck.wide))])
        pack(z, 0, len(lots), len(z))
        found += list(z)[: len(lots)]
    return found
