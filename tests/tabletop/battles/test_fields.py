"""Armies, lists of one's own, fields, camps and the battles of history."""

import json
from pathlib import Path
from random import Random

import pytest

from cannae.cli import main
from cannae.core.contract import UserError
from cannae.core.randomness import FastRng
from cannae.games import tabletop as t
from cannae.games.tabletop.data.lists import COMMANDER_POINTS, faults, read_list, sample_list, scenarios
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.rules.camps import camp_of, pitch, sack
from cannae.games.tabletop.rules.combat.contact import find_pairs
from cannae.games.tabletop.rules.ending import points_lost
from cannae.games.tabletop.rules.movement.families import ADVANCE, AS_FAR, code
from cannae.games.tabletop.rules.movement.templates import Moves
from cannae.games.tabletop.rules.table.geometry import inside, overlap
from cannae.games.tabletop.rules.table.ground import KINDS, field_names, field_pieces
from cannae.games.tabletop.rules.table.rolled import laid, middles, roll_pieces, shape, slid
from cannae.games.tabletop.state import BROKEN, CAMP, LEVEL, WITH
from cannae.locale import words
from helpers import rule
from tabletop.scene import Dice, n, scene, told


def begun(**options: object) -> Tabletop:
    state = t.GAME.start(options, FastRng(3))
    assert isinstance(state, Tabletop)
    return state


@rule("tabletop 19.1", "tabletop 28.7", paper="T22 T103")
def test_six_armies_within_650_points() -> None:
    assert list(t.armies()) == ["roman", "carthaginian", "hellenistic", "numidian", "iberian-gallic", "seleucid"]
    for army in t.armies().values():
        assert 590 <= army.points <= 650
        assert army.break_point == len(army.groups) <= 16
        assert all(2 <= group.bases <= 12 for group in army.groups)
        assert army.commander_points == tuple(COMMANDER_POINTS[rank] for rank in army.commanders)
        for language in ("en", "de"):
            say = words(language).say
            assert all(say(f"tabletop-group-{group.id.lower()}") for group in army.groups)


@pytest.mark.parametrize("army", ["hellenistic", "numidian", "iberian-gallic", "seleucid"])
def test_mirror_armies_are_set_up_whole(army: str) -> None:
    state = begun(red_army=army, blue_army=army)
    for side in (0, 1):
        assert len(state.on_table(side)) == len(t.armies()[army].groups)


@rule("tabletop 16.2", "tabletop 28.7", paper="T2")
def test_lists_of_ones_own_and_the_large_table() -> None:
    small = sample_list("mine")
    assert faults(small, 650) == []
    army = read_list(small, 650)
    assert army.points == 50 + 35 + 14 * 6 + 14 * 8 + 7 * 8 + 5 * 6 + 17 * 4
    assert [group.files for group in army.groups] == [3, 4, 4, 3, 2]
    state = begun(red_list=small)
    assert (state.terms.width, state.terms.depth) == (48000, 36000)
    assert len(state.on_table(0)) == 5
    large = {**small, "groups": [{"troops": "hastati", "bases": 12} for _ in range(4)]}
    with pytest.raises(UserError, match="tabletop-list-points"):
        begun(red_list=large)
    state = begun(red_list=large, points="850")
    assert (state.terms.width, state.terms.depth) == (72000, 48000)
    text = state.write_position()
    again = t.GAME.read_position(text, {"red_list": large, "points": "850"}, FastRng(1))
    assert again.write_position() == text
    assert t.GAME.read_document("red_list", t.GAME.sample_document("red_list", words("de").say))["name"] == "Mein Heer"


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"name": ""}, "tabletop-list-name"),
        ({"name": "x" * 61}, "tabletop-list-name"),
        ({"name": 4}, "tabletop-list-name"),
        ({"commanders": []}, "tabletop-list-commanders"),
        ({"commanders": ["XC"]}, "tabletop-list-rank"),
        ({"commanders": [7]}, "tabletop-list-rank"),
        ({"groups": []}, "tabletop-list-groups"),
        ({"groups": [{"troops": "hastati"}] * 17}, "tabletop-list-groups"),
        ({"groups": [7, {"troops": "hastati"}]}, "tabletop-list-entry"),
        ({"groups": [{"troops": "hoplites of the moon"}, {"troops": "hastati"}]}, "tabletop-list-troops"),
        ({"groups": [{"troops": "hastati", "bases": 13}, {"troops": "hastati"}]}, "tabletop-list-troops"),
        ({"groups": [{"troops": "hastati", "bases": True}, {"troops": "hastati"}]}, "tabletop-list-number"),
        ({"groups": [{"troops": "hastati", "points": 3}, {"troops": "hastati"}]}, "tabletop-list-price"),
        ({"groups": [{"troops": "HF 3x2"}, {"troops": "hastati"}]}, "tabletop-list-unpriced"),
        ({"groups": [{"troops": "hastati", "horses": 2}, {"troops": "hastati"}]}, "tabletop-list-key"),
        ({"more": 1}, "tabletop-list-key"),
    ],
)
def test_wrong_lists_are_refused_with_the_reason(change: dict[str, object], fault: str) -> None:
    found = faults({**sample_list("mine"), **change}, 650)
    assert fault in [user_error.key for user_error in found]
    for language in ("en", "de"):
        assert all(words(language).say(user_error.key, **user_error.words) for user_error in found)


def test_hostile_lists_never_raise() -> None:
    chance = Random(5)
    junk: list[object] = [None, True, -1, 2**70, "", "x" * 5000, [], [[]], {}, {"troops": []}, "R1", 1.5]
    for _ in range(400):
        document = {key: chance.choice(junk) for key in ("name", "commanders", "groups", "zz") if chance.random() < 0.8}
        if chance.random() < 0.5:
            document["groups"] = [{"troops": chance.choice(junk), "bases": chance.choice(junk)} for _ in range(3)]
        assert faults(json.loads(json.dumps(document)), 650)


@rule("tabletop 19.3", paper="T24")
def test_where_a_rolled_piece_may_lie() -> None:
    own = middles(6, 0, 3000, 3000, 48000, 36000)
    assert (min(own), max(own)) == ((11000, 11000), (37000, 15000))
    edge = middles(2, 0, 3000, 3000, 48000, 36000)
    assert (min(edge), max(edge)) == ((11000, 3000), (37000, 3000))
    assert {y for _, y in middles(1, 0, 3000, 3000, 48000, 36000)} == {33000}
    assert {x for x, _ in middles(3, 1, 3000, 3000, 48000, 36000)} == {3000, 45000}
    assert max(y for _, y in middles(3, 1, 3000, 3000, 48000, 36000)) == 15000
    assert min(y for _, y in middles(5, 0, 3000, 3000, 48000, 36000)) == 21000


@rule("tabletop 19.3", paper="T24")
def test_a_die_slides_a_piece_of_terrain_aside() -> None:
    assert [slid([], 14000, 3000, 12000, 3000, die, 48000) for die in (2, 3, 4, 5)] == [14000, 8000, 8000, 3000]
    assert slid([], 40000, 3000, 12000, 3000, 3, 48000) == 45000
    stone = laid("rocky", [(2000, 0), (0, 2000), (-2000, 0), (0, -2000)], 4000, 12000)
    assert slid([stone], 18000, 3000, 12000, 3000, 5, 48000) == 13000  # 4 MU from the other piece


@rule("tabletop 19.3", "tabletop 18.1", paper="T24")
def test_rolled_fields_are_whole_apart_and_alike_by_seed() -> None:
    counts = set()
    for seed in range(30):
        pieces = roll_pieces(FastRng(seed), 0, seed % 2, 48000, 36000)
        counts.add(len(pieces))
        for at, piece in enumerate(pieces):
            assert piece.kind in KINDS
            assert 0 <= piece.left < piece.right <= 48000
            assert 0 <= piece.low < piece.high <= 36000
            assert 4000 <= piece.right - piece.left <= 8000
            for other in pieces[at + 1 :]:
                gap_x = max(piece.left - other.right, other.left - piece.right)
                gap_y = max(piece.low - other.high, other.low - piece.high)
                assert max(gap_x, gap_y) >= 4000
    assert len(counts) > 2
    assert len(shape(FastRng(1), 0)) == 8
    state = begun(field="rolled")
    text = state.write_position()
    assert "ground=" in text
    again = t.GAME.read_position(text, {"field": "rolled"}, FastRng(9))
    assert again.write_position() == text
    assert again.view(0)["pieces"] == state.view(0)["pieces"]


@pytest.mark.parametrize("name", field_names())
def test_fields_lie_on_the_table_and_are_convex(name: str) -> None:
    for width, depth in ((48000, 36000), (72000, 48000)):
        for piece in field_pieces(name, width, depth):
            corners = [(int(piece.corners[at]), int(piece.corners[at + 1])) for at in range(0, len(piece.corners), 2)]
            assert all(0 <= x <= width and 0 <= y <= depth for x, y in corners)
            for at, (x, y) in enumerate(corners):
                (x1, y1), (x2, y2) = corners[(at + 1) % len(corners)], corners[(at + 2) % len(corners)]
                assert (x1 - x) * (y2 - y1) - (y1 - y) * (x2 - x1) > 0


@pytest.mark.parametrize("name", scenarios())
def test_battles_of_history_stand_as_on_the_day(name: str) -> None:
    state = begun(scenario=name)
    scenario = scenarios()[name]
    for side, half in enumerate(scenario.sides):
        assert len(state.on_table(side)) == len(half.stands) == state.terms.break_points[side]
        for at, stand in enumerate(half.stands):
            assert state.pose(16 * side + at) == (stand.x, stand.y, stand.heading)
        for at, (_, group) in enumerate(half.commanders):
            assert state.get_c(4 * side + at, WITH) == 16 * side + group + 1
        camp = camp_of(state, side)
        assert camp is not None
        assert camp.x == half.camp
    standing = state.on_table(0) + state.on_table(1)
    for at, one in enumerate(standing):
        assert inside(state.rect(one), 48000, 36000)
        assert not any(overlap(state.rect(one), state.rect(other)) for other in standing[at + 1 :])
        assert not any(piece.going == 4 and piece.holds(state.rect(one)) for piece in state.terms.pieces)


@rule("tabletop 19.4", paper="T25")
def test_camps_are_placed_first_on_the_own_long_edge() -> None:
    state = begun(deploy="hand")
    first = int(state.first)
    assert state.phase() == "camp"
    assert state.choices(first)[0] == CAMP + 2
    assert state.choices(first)[-1] == CAMP + 28
    assert state.read_choice(first, "camp 24") == CAMP + 15
    state.apply(first, CAMP + 15)
    state.apply(1 - first, CAMP + 15)
    assert state.phase() == "muster"
    red, blue = camp_of(state, 0), camp_of(state, 1)
    assert red is not None
    assert blue is not None
    assert (red.x, red.y, red.h, red.w, red.d) == (24000, 3200, 0, 2400, 3200)
    assert (blue.x, blue.y, blue.h, blue.w, blue.d) == (24000, 32800, 360, 2400, 3200)
    friend = scene("R1 R1 24000 5000 360")
    pitch(friend, 0, 24000)
    assert Moves(friend, n("R1")).plan(code(ADVANCE, 0, AS_FAR)).cost == 1800  # an obstacle


@rule("tabletop 28.3", "tabletop 28.1", paper="T99")
def test_a_camp_is_sacked_by_a_group_that_touches_it() -> None:
    state = scene("R1 R1 24000 30500 0", "B3 C3 8000 20000 360", dice=Dice())
    pitch(state, 1, 24000)
    state.apply(0, 64 + n("R1"))
    state.apply(0, int(code(ADVANCE, 0, AS_FAR)))
    assert "sacks" in told(state)
    assert state.sacked == 2
    assert points_lost(state, 1) == 2
    broken = scene("R1 R1 24000 32800 0", "B3 C3 8000 20000 360")
    pitch(broken, 1, 24000)
    broken.set(n("R1"), LEVEL, BROKEN)
    sack(broken, n("R1"))
    assert broken.sacked == 0
    fighting = scene("R1 R1 23000 32800 0", "B3 C3 19900 32800 360 2 4")  # beside the camp it meets an enemy
    pitch(fighting, 1, 24000)
    assert find_pairs(fighting).has(n("R1"))
    sack(fighting, n("R1"))
    assert fighting.sacked == 0
    near = scene("R1 R1 24000 32770 0", "B3 C3 8000 20000 360")
    pitch(near, 1, 24000)
    sack(near, n("R1"))
    assert near.sacked == 0


LARGE = {"name": "Large", "commanders": ["FC"], "groups": [{"troops": "hastati", "bases": 12} for _ in range(4)]}


@pytest.mark.parametrize(
    ("text", "extra", "code", "said"),
    [
        (json.dumps(sample_list("Mine")), [], 0, "Mine holds"),
        (json.dumps(LARGE), [], 1, "650 are allowed"),
        (json.dumps(LARGE), ["--option", "points=850"], 0, "Large holds"),
        (json.dumps({**LARGE, "commanders": ["XC"], "more": 1}), [], 1, "which means nothing there"),
        ("{}", [], 1, "needs a name"),
        ("[]", [], 1, "no list that can be read"),
        ("{", [], 1, "no list that can be read"),
        ("[" * 90_000, [], 1, "no list that can be read"),
        ('{"name": 1e999, "commanders": null, "groups": [[]]}', [], 1, "not in order"),
        (json.dumps(LARGE), ["--option", "points=900"], 2, "points"),
    ],
)
def test_the_army_command_checks_lists_of_the_miniatures(
    text: str, extra: list[str], code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(text, "utf-8")
    assert main(["army", "check", str(file), "--game", "tabletop", "--language", "en", *extra]) == code
    heard = capsys.readouterr()
    assert said in heard.out + heard.err
    assert "Traceback" not in heard.out + heard.err


def test_the_army_command_says_what_it_cannot_do_for_the_miniatures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    raw = tmp_path / "raw.json"
    raw.write_bytes(b"\xff\xfe\x00")
    german = ["--game", "tabletop", "--language", "de"]
    assert main(["army", "check", str(raw), *german]) == 2
    assert main(["army", "check", str(tmp_path / "none.json"), *german]) == 2
    assert main(["army", "check", *german]) == 2
    assert main(["army", "cards", *german]) == 2
    assert "nur prüfen" in capsys.readouterr().err
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**sample_list("Meins"), "commanders": []}), "utf-8")
    assert main(["army", "check", str(file), *german]) == 1
    assert "mine.json: nicht in Ordnung." in capsys.readouterr().out
