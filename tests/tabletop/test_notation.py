"""Battle groups in words: both ways, in two languages, and refused in plain words where they make no sense."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cannae.core.contract import UserError
from cannae.games import tabletop as t
from cannae.games.tabletop.data.armies import find, read_side
from cannae.games.tabletop.data.descriptions import write_group, write_side
from cannae.games.tabletop.data.troops import ARMOURS, KINDS, QUALITIES, BattleGroup, Side
from cannae.locale import LANGUAGES, words
from helpers import rule


def refused(text: str, key: str, language: str = "en") -> str:
    """The sentence with which a description is refused."""
    with pytest.raises(UserError) as refusal:
        read_side(text)
    assert refusal.value.key == key
    return words(language).user_error(refusal.value)


@rule("tabletop 1.5")
def test_an_elephant_with_a_bow() -> None:
    assert refused("El bow 2x1", "tabletop-weapon") == "elephants and bow do not go together (rule 1.5)."
    german = refused("elefanten bogen 2x1", "tabletop-weapon", "de")
    assert german == "Elefanten und Bogen passen nicht zusammen (Regel 1.5)."


@rule("tabletop 1.6")
def test_a_group_is_at_most_four_ranks_deep() -> None:
    text = refused("HF pikemen 1x10", "tabletop-ranks")
    assert text.startswith("Nobody fights 10 ranks deep here: 4 ranks are the most")
    assert refused("HF 1x10", "tabletop-ranks", "de").startswith("Niemand kämpft hier 10 Glieder tief")


def test_unknown_terrain_is_refused_in_both_languages() -> None:
    for act in (lambda: t.combat("hastati", "gauls", terrain="swamp"), lambda: read_side("hastati, in swamp")):
        with pytest.raises(UserError) as refusal:
            act()
        assert words("en").user_error(refusal.value).startswith("There is no going called “swamp”")
        assert words("de").user_error(refusal.value).startswith("Ein Gelände namens „swamp“ gibt es nicht")


@rule("tabletop 1.1")
@rule("tabletop 1.5")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("HF 13x1", "tabletop-bases"),
        ("hastati, 0 bases", "tabletop-bases-left"),
        ("hastati, 0 files", "tabletop-files"),
        ("hastati, 4 files severe", "tabletop-disordered-files"),
        ("hastati, IC leading, TC", "tabletop-twice"),
        ("hastati, steady, broken", "tabletop-twice"),
        ("HF 1", "tabletop-bases"),
        ("HF 4/5", "tabletop-files"),
        ("HF 0x2", "tabletop-bases"),
        ("HF lancers 2x2", "tabletop-weapon"),
        ("Cv pikemen 2x2", "tabletop-weapon"),
        ("Cv longbow 2x2", "tabletop-weapon"),
        ("LF pikemen 2x2", "tabletop-weapon"),
        ("El armoured 2x1", "tabletop-armour"),
        ("Kn unprotected 2x1", "tabletop-armour"),
        ("Ct armoured 2x1", "tabletop-armour"),
        ("armoured 2x2", "tabletop-no-kind"),
        ("", "tabletop-no-kind"),
        ("HF MF 2x2", "tabletop-twice"),
        ("HF elite poor 2x2", "tabletop-twice"),
        ("HF swordsmen skilled-swordsmen", "tabletop-twice"),
        ("HF 2x2 3x3", "tabletop-twice"),
        ("HF armourd 2x2", "tabletop-unknown-word-near"),
        ("HF armoured qqqq 2x2", "tabletop-unknown-word"),
        ("spartans", "tabletop-unknown-group"),
        ("hastati, sleepy", "tabletop-unknown-word"),
        ("hastati, disruptd", "tabletop-unknown-word-near"),
        ("hastati, 7 bases", "tabletop-bases-left"),
        ("hastati, 7 files", "tabletop-files"),
        ("hastati, 1 files", "tabletop-ranks"),
        ("hastati, 3 overlaps", "tabletop-overlaps"),
        ("hastati, support 3 sling", "tabletop-support-weapon"),
        ("hastati, support 0 bow", "tabletop-support"),
    ],
)
def test_nonsense_is_refused_in_plain_words(text: str, key: str) -> None:
    for language in LANGUAGES:
        assert "{" not in refused(text, key, language)


def test_records_are_checked_as_descriptions_are() -> None:
    group = t.groups_by_id()["R1"]
    for act, key in (
        (lambda: replace(group, kind="XX"), "tabletop-unknown-kind"),  # type: ignore[arg-type]
        (lambda: replace(group, quality="heroic"), "tabletop-unknown-quality"),  # type: ignore[arg-type]
        (lambda: replace(group, armour="none"), "tabletop-armour"),
        (lambda: t.BattleGroup("LArt", bases=2, files=2), "tabletop-unarmed"),
        (lambda: t.side(group, cohesion="sad"), "tabletop-unknown-cohesion"),
        (lambda: t.side(group, place="front"), "tabletop-no-leader"),
        (lambda: t.Situation(phase="dinner"), "tabletop-unknown-phase"),  # type: ignore[arg-type]
        (lambda: t.Situation(range="far"), "tabletop-unknown-range"),  # type: ignore[arg-type]
    ):
        with pytest.raises(UserError) as refusal:
            act()
        assert refusal.value.key == key
        for language in LANGUAGES:
            assert words(language).user_error(refusal.value)


def test_groups_are_found_by_what_people_call_them() -> None:
    for name, number in (
        ("hastati", "R1"),
        ("Gauls", "C3"),
        ("gallier", "C3"),
        ("r10", "R10"),
        (" african  veterans ", "C1"),
    ):
        found = find(name)
        assert found is not None
        assert found.id == number
    assert find("nobody") is None


def test_english_and_german_words_mean_the_same() -> None:
    english = read_side(
        "heavy foot heavily armoured superior undrilled offensive spearmen 4x2, disrupted, 6 bases, IC leading"
    )
    german = read_side(
        "schweres Fußvolk schwer gepanzert überlegen ungedrillt Angriffsspeere 4x2, erschüttert, 6 Basen, IC führt"
    )
    assert english == german


def test_what_goes_without_saying() -> None:
    assert read_side("HF").group == BattleGroup("HF", "protected", "average", "drilled", 6, 3)
    assert read_side("Kn").group.armour == "armoured"
    assert read_side("Ct").group.armour == "heavily-armoured"
    assert read_side("El").group == BattleGroup("El", "none", bases=2, files=2)
    assert read_side("HArt").group.shooting == "artillery"
    heavy = read_side("HF heavy-weapon").group
    assert (heavy.impact, heavy.melee) == ("heavy-weapon", "heavy-weapon")
    mixed = read_side("HF impact-foot heavy-weapon").group
    assert (mixed.impact, mixed.melee) == ("impact-foot", "heavy-weapon")


@pytest.mark.parametrize("number", sorted(t.groups_by_id()))
def test_groups_of_the_armies_read_back(number: str) -> None:
    group = t.groups_by_id()[number]
    assert read_side(write_group(group)).group == replace(group, id="", points=0)
    assert read_side(write_side(t.side(group))).group == group


@st.composite
def sides(draw: st.DrawFn) -> Side:
    """Any side that may stand on a table."""
    for _ in range(200):
        bases = draw(st.integers(2, 12))
        try:
            group = BattleGroup(
                kind=draw(st.sampled_from(KINDS)),
                armour=draw(st.sampled_from(ARMOURS)),
                quality=draw(st.sampled_from(QUALITIES)),
                training=draw(st.sampled_from(["drilled", "undrilled"])),
                bases=bases,
                files=draw(st.integers(1, bases)),
            )
            break
        except UserError:
            continue
    else:
        group = t.groups_by_id()["R1"]
    left = draw(st.integers(1, group.bases))
    side = Side(group, bases=left)
    flags = ("uphill", "cover", "engaged", "two_directions", "rear_support", "threatened_flank", "flank")
    return side.but(
        cohesion=draw(st.sampled_from(["steady", "disrupted", "fragmented", "broken"])),
        disorder=draw(st.sampled_from([None, "none", "disordered", "severe"])),
        terrain=draw(st.sampled_from([None, "open", "rough"])),
        charging=draw(st.sampled_from([None, True, False])),
        commander=draw(st.sampled_from(["none", "TC", "FC", "IC"])),
        overlaps=draw(st.integers(0, 2)),
        **{name: draw(st.booleans()) for name in flags},
    )


@settings(max_examples=80, deadline=None)
@given(sides())
def test_every_side_reads_back_from_its_words(side: Side) -> None:
    assert read_side(write_side(side)) == side


@settings(max_examples=50, deadline=None)
@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    refusal: UserError | None = None
    try:
        read_side(text)
    except UserError as user_error:
        refusal = user_error
    for language in LANGUAGES if refusal else ():
        assert refusal is not None
        assert words(language).user_error(refusal)


@rule("tabletop 1.2")
def test_troops_are_foot_mounted_skirmishers_or_neither() -> None:
    kinds = {kind: t.read_group(kind) for kind in KINDS}
    assert [kind for kind in KINDS if kinds[kind].is_foot] == ["LF", "MF", "HF"]
    assert [kind for kind in KINDS if kinds[kind].is_skirmisher] == ["LF", "LH"]
    neither = [kind for kind in KINDS if not kinds[kind].is_foot and not kinds[kind].is_mounted]
    assert neither == ["BWg", "LArt", "HArt"]
