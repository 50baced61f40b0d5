"""What can be asked of the odds, and what each question turns on."""

from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from typing import Any

import pytest

from cannae.core.contract import UserError
from cannae.games import tabletop as t
from cannae.games.tabletop.data.troops import KINDS, BattleGroup, possible
from cannae.games.tabletop.odds.questions import FIGHTS, MATTERS, SIDE_MATTERS, TESTS, Question, answer

WHATS = [*FIGHTS, *TESTS]
GROUPS = [
    "R1, 5 bases, 2 files",
    "C3, disordered",
    "HF armoured superior undrilled offensive-spearmen 4x2, 6 bases, TC leading",
    "MF protected average drilled bow 4x2, fragmented, 5 bases, 3 files, FC in range",
    "MF protected average drilled longbow 4x2, standing",
    "R3, disrupted, FC, standing",
    "C2, broken, 6 bases, 4 files, IC",
    "LH unprotected superior undrilled javelins light-spear 4x1, IC in range",
    "Kn heavily-armoured elite undrilled lancers swordsmen 6/4, fragmented, 4 bases, disordered",
    "Cv protected average drilled light-spear swordsmen 6x1, 4 bases",
]
CHANGES: dict[str, list[dict[str, Any]]] = {
    "cohesion": [{"cohesion": level} for level in ("disrupted", "fragmented", "broken")],
    "bases": [{"bases": 3, "files": 2}, {"bases": 4, "files": 3}, {"bases": 2, "files": 2}],
    "files": [{"files": 1}, {"files": 2}, {"files": 4}],
    "disorder": [{"disorder": "disordered"}, {"disorder": "severe"}],
    "disordered_files": [{"disorder": "severe", "disordered_files": 1}],
    "terrain": [{"terrain": "rough"}, {"terrain": "difficult"}],
    "charging": [{"charging": False}, {"charging": True}],
    "overlaps": [{"overlaps": 1}],
    "commander": [{"commander": "IC"}, {"commander": "TC"}],
    "place": [{"commander": "FC", "place": place, "engaged": True} for place in ("front", "range", "with")],
    "support": [{"support": "bow", "support_bases": 3}],
    **{name: [{name: True}] for name in ("flank", "uphill", "fortified", "cover", "engaged", "rearward")},
    **{name: [{name: True}] for name in ("two_directions", "rear_support", "threatened_flank")},
}
SHARED: dict[str, list[dict[str, Any]]] = {
    "terrain": [{"terrain": "rough"}, {"terrain": "uneven"}],
    "range": [{"range": "long"}],
    "contact": [{"contact": 1}],
    "rounds": [{"rounds": 3}],
    "losses": [{"rounds": 3, "losses": "file"}],
    "cause": [{"cause": "friends-break"}],
    "received": [{"received": 1}],
    "inflicted": [{"inflicted": 2}],
    "just_lost": [{"just_lost": 1}],
    "phase": [{"phase": "impact"}],
    "in_contact": [{"in_contact": True}, {"cause": "friends-break", "in_contact": True}],
    "more_reasons": [{"more_reasons": True}],
    "others": [{"phase": "impact", "others": (t.side("C3"), t.side("C7"))}],
    "holding_back": [{"holding_back": True}],
    "gap": [{"gap": 2}],
    "hits": [{"hits": 6}],
    "ending": [{"hits": 5, "ending": "won"}],
}
BASIS: dict[str, dict[str, Any]] = {
    "impact": {"rounds": 1},
    "melee": {"rounds": 1},
    "cohesion": {"received": 3},
    "evade": {"gap": 3},
    "death": {"hits": 3},
}


def chances(what: str, a: t.Side, b: t.Side, **more: Any) -> object:
    """The bare figures of an answer, or the key of the sentence that refuses it."""
    try:
        data = answer(Question(what, a, b, **BASIS.get(what, {}) | more)).to_data()  # type: ignore[arg-type]
    except UserError as user_error:
        return user_error.key
    for told in ("assumptions", "group"):
        data.pop(told, None)
    for side in ("a", "b"):
        if isinstance(found := data.get(side), dict):
            found.pop("group")
    return data


def pairs() -> Iterator[tuple[t.Side, t.Side]]:
    for (i, a), (j, b) in product(enumerate(GROUPS), repeat=2):
        if (i + j) % 3 == 0:  # every group meets a third of the others, which is enough to tell
            yield t.side(a), t.side(b)


def changed(side: t.Side, change: dict[str, Any]) -> t.Side | None:
    try:
        return side.but(**change)
    except UserError:
        return None


def differs(what: str, who: int, name: str, change: dict[str, Any]) -> bool:
    """Whether that field alone makes a difference; what stands beside it stands there before too."""
    beside = {other: value for other, value in change.items() if other != name and name != "support"}
    for pair in pairs():
        before, after = changed(pair[who], beside), changed(pair[who], change)
        if before and after:
            old, new = ((one, pair[1]) if who == 0 else (pair[0], one) for one in (before, after))
            if chances(what, *old) != chances(what, *new):
                return True
    return False


@pytest.mark.parametrize("what", WHATS)
@pytest.mark.parametrize("who", [0, 1])
def test_a_question_turns_on_what_it_says_of_the_sides(what: str, who: int) -> None:
    turns = {name for name, changes in CHANGES.items() if any(differs(what, who, name, change) for change in changes)}
    assert turns == set(SIDE_MATTERS[what][who])


@pytest.mark.parametrize("what", WHATS)
def test_a_question_turns_on_what_it_says_of_the_situation(what: str) -> None:
    def turns(name: str, change: dict[str, Any]) -> bool:
        beside = {other: value for other, value in change.items() if other != name}
        return any(chances(what, a, b, **beside) != chances(what, a, b, **change) for a, b in pairs())

    shared = {name: changes for name, changes in SHARED.items() if what != "shooting" or "rounds" not in changes[0]}
    assert {name for name, changes in shared.items() if any(turns(name, one) for one in changes)} == set(MATTERS[what])


def test_nothing_of_a_side_is_left_out() -> None:
    named = set(CHANGES) | {"group", "support_bases", "support_kind", "support_quality"}
    assert {one.name for one in fields(t.Side)} == named
    assert {one.name for one in fields(Question)} == set(SHARED) | {"what", "a", "b", "others", "overlaps", "readings"}


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_possible_can_be_made_and_nothing_else(kind: Any) -> None:
    may = possible(kind)
    plain: dict[str, Any] = {name: values[0] for name, values in may.items()}
    for name, values in possible("HF").items():
        for value in {*values, *may[name]}:
            made: dict[str, Any] = {**plain, name: value}
            if value in may[name]:
                assert getattr(BattleGroup(kind, **made), name) == value
            else:
                with pytest.raises(UserError):
                    BattleGroup(kind, **made)
