"""Chance: repeatable, unbiased, one stream per purpose, committed beforehand."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cannae.core.randomness import FastRng, Rng, commitment, keyed_rng, load_rng

SEED = bytes(range(32))


def keyed() -> Rng:
    return keyed_rng(SEED, "honour", ["red's own words"], ["deal", "stack"])


@pytest.mark.parametrize("make", [lambda: FastRng(99), keyed])
def test_numbers_below_a_bound_are_equally_likely(make: object) -> None:
    rng = make()  # type: ignore[operator]
    for bound in (2, 3, 7, 54):
        counts = Counter(rng.below(0, bound) for _ in range(6000))
        assert set(counts) == set(range(bound))
        expected = 6000 / bound
        chi = sum((count - expected) ** 2 / expected for count in counts.values())
        assert chi < bound - 1 + 6 * (2 * bound) ** 0.5


def test_the_streams_of_a_key_are_apart() -> None:
    one, other = keyed(), keyed()
    for _ in range(50):
        other.below(1, 6)
    assert [one.below(0, 1000) for _ in range(20)] == [other.below(0, 1000) for _ in range(20)]


def test_the_keyed_stream_is_what_the_record_format_says() -> None:
    """Written out with nothing but hmac, as docs/records.md tells it."""
    import hmac

    parts = [b"cannae-hmac-sha256-1", b"honour", b"red's own words"]
    message = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    key = hmac.digest(SEED, message, "sha256")
    deal = hmac.digest(key, b"deal", "sha256")
    words = []
    for block in range(3):
        data = hmac.digest(deal, block.to_bytes(8, "big"), "sha256")
        words += [int.from_bytes(data[place : place + 4], "big") for place in range(0, 32, 4)]
    rng = keyed()
    assert [rng.below(0, 54) for _ in range(20)] == [word % 54 for word in words if word < 2**32 - 2**32 % 54][:20]


def test_the_commitment_binds_seed_and_game() -> None:
    assert commitment(SEED, "honour") == commitment(SEED, "honour")
    assert commitment(SEED, "honour") != commitment(SEED, "glory")
    assert commitment(SEED, "honour") != commitment(SEED[::-1], "honour")
    assert SEED.hex() not in commitment(SEED, "honour")


def test_the_players_own_words_change_everything() -> None:
    other = keyed_rng(SEED, "honour", ["red's own", "words"], ["deal", "stack"])
    assert [keyed().below(0, 10**6) for _ in range(1)] != [other.below(0, 10**6)]


@pytest.mark.parametrize("make", [lambda: FastRng(5), keyed])
def test_saving_and_copying_keep_the_place(make: object) -> None:
    rng = make()  # type: ignore[operator]
    for _ in range(13):
        rng.below(1, 10)
    twin, loaded = rng.copy(), load_rng(rng.to_data())
    numbers = [rng.below(1, 10**6) for _ in range(10)]
    assert [twin.below(1, 10**6) for _ in range(10)] == numbers
    assert [loaded.below(1, 10**6) for _ in range(10)] == numbers


@given(st.integers(1, 2**200), st.integers(0, 2**90))
def test_a_number_stays_below_however_large_a_bound(bound: int, seed: int) -> None:
    assert 0 <= FastRng(seed).below_big(0, bound) < bound


def test_near_seeds_drift_apart() -> None:
    first = {tuple(FastRng(seed).below(0, 2**20) for _ in range(2)) for seed in range(500)}
    assert len(first) == 500
