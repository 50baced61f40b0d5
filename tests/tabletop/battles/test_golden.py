"""Golden battles and counts of legal choices: what fixed positions lead to must not change unnoticed."""

import json
from typing import Any

import pytest

from tabletop.golden import BATTLES, FILE, counts, played

GOLDEN: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
# What must be told in each, so that a golden battle shows what its name says.
SHOWS = {
    "head-on-with-one-overlap": {"22.3 charge", "23.4 struck", "23.6 struck"},
    "flank-from-1140": {"22.5 dropped", "23.5 turns"},
    "interception-crossing": {"22.7 intercepts", "22.7 goes-in"},
    "flank-from-948": {"22.3 charge", "23.4 struck"},
    "burst-through": {"22.9 dropped", "26.5 met"},
    "blocked-break-off": {"27.3 dropped"},
    "pursuit-into-fresh-enemies": {"26.5 met"},
    "evade-along-the-edge": {"22.8 evades"},
    "evade-past-friends": {"22.8 evades"},
    "evade-into-marsh": {"22.8 evades"},
    "feed-and-match": {"23.9 feeds"},
    "line-wheel": {"21.4 line-moved"},
    "night": {"28.4 drawn"},
    "commander-in-the-front-rank": {"27.4 leads", "23.4 struck"},
}
HIDES = {"flank-from-948": "22.5 dropped", "interception-out-of-reach": "22.7 intercepts"}


def test_every_battle_is_kept() -> None:
    assert set(GOLDEN) == set(BATTLES)
    for name, needed in SHOWS.items():
        assert needed <= set(GOLDEN[name]["told"]), name
    for name, never in HIDES.items():
        assert never not in GOLDEN[name]["told"], name


@pytest.mark.parametrize("name", BATTLES)
def test_a_golden_battle_goes_as_it_went(name: str) -> None:
    found = played(name)
    assert found["told"] == GOLDEN[name]["told"]
    assert found["position"] == GOLDEN[name]["position"]


@pytest.mark.parametrize("name", list(BATTLES)[:10])
def test_as_many_choices_and_ends_as_ever(name: str) -> None:
    assert counts(name) == GOLDEN[name]["counts"]
    assert all(number <= 2000 for number in GOLDEN[name]["counts"].values())
