"""Battle groups of one's own: saved in a file, used by name, and clear words for a file that makes no sense."""

import json
from pathlib import Path

import pytest

from cannae.cli import main
from cannae.games.tabletop.odds.own_groups import OwnGroups
from cannae.locale import LANGUAGES

GUARD = "HF armoured elite drilled offensive-spearmen 2x2"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CANNAE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "140")
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main([*arguments, "--language", "en"] if "--language" not in arguments else [*arguments])
    out = capsys.readouterr()
    return code, out.out, out.err


def test_a_saved_group_is_used_by_name(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert run(capsys, "groups", "save", "Old Guard", GUARD)[0] == 0
    assert (home / "data" / "groups.toml").read_text("utf-8") == f'"Old Guard" = "{GUARD}"\n'
    by_name = json.loads(run(capsys, "odds", "old  guard, disrupted", "gauls", "--json")[1])
    by_words = json.loads(run(capsys, "odds", f"{GUARD}, disrupted", "gauls", "--json")[1])
    assert by_name["exact"] == by_words["exact"]
    assert by_name["a"]["group"]["name"] == "Old Guard"
    title = run(capsys, "odds", "old guard", "gauls")[1].splitlines()[0]
    assert title == "Impact: Old Guard (HF armoured elite drilled offensive spearmen 2x2) against Gallic foot"
    german = run(capsys, "odds", "old guard", "gallier", "--language", "de")[1].splitlines()[0]
    assert german.startswith("Aufprall: Old Guard: HF gepanzert Elite gedrillt Angriffsspeerträger 2x2 gegen")


def test_it_serves_wherever_a_group_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "groups", "save", "guard", GUARD)
    for question in (
        ["gauls", "guard"],
        ["guard", "gauls", "--rounds", "2"],
        ["cmt", "guard, FC"],
        ["cohesion", "latins", "--received", "2", "--enemy", "guard"],
        ["death", "guard", "--hits", "3"],
    ):
        assert run(capsys, "odds", *question)[0] == 0, question


def test_a_file_may_lie_anywhere_and_be_written_by_hand(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    file = home / "mine.toml"
    file.write_text(
        f"# my army\n\nguard = '{GUARD}'  # the best\nreiter = \"Cv gepanzert leichter-speer 2x2\"\n", "utf-8"
    )
    assert run(capsys, "odds", "guard", "reiter", "--groups", str(file))[0] == 0
    code, out, _ = run(capsys, "groups", "--groups", str(file))
    assert code == 0
    assert "Cv armoured average drilled light spear 2x2" in out
    assert run(capsys, "groups", "save", "band", "MF light-spear 3x2", "--groups", str(file))[0] == 0
    assert run(capsys, "groups", "save", "Guard", "HF pikes 2x4", "--groups", str(file))[0] == 0
    assert run(capsys, "groups", "drop", "REITER", "--groups", str(file))[0] == 0
    text = file.read_text("utf-8")
    assert text.startswith("# my army\n\n")  # what one wrote oneself stays
    assert set(OwnGroups(file).entries()) == {"Guard", "band"}
    found = OwnGroups(file).find("guard")
    assert found is not None
    assert found.impact == "pikemen"


def test_without_a_file_there_are_no_groups_and_nothing_else_changes(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "groups")
    assert code == 0
    assert "No groups of your own yet" in out
    assert run(capsys, "odds", "hastati", "gauls")[0] == 0
    assert "“cannae groups” your own" in run(capsys, "odds", "guard", "gauls")[2]


REFUSED = [
    (["groups", "save", "hastati", GUARD], "already means something"),
    (["groups", "save", "HF", GUARD], "already means something"),
    (["groups", "save", "cmt", GUARD], "already means something"),
    (["groups", "save", "a,b", GUARD], "cannot be a name"),
    (["groups", "save", " ", GUARD], "cannot be a name"),
    (["groups", "save", "a\nb", GUARD], "cannot be a name"),
    (["groups", "save", "x" * 41, GUARD], "cannot be a name"),
    (["groups", "save", "guard", "HF, disrupted"], "without commas"),
    (["groups", "save", "guard", "HF zeppelin"], "zeppelin"),
    (["groups", "save", "guard"], "give its name and its description"),
    (["groups", "save"], "give its name and its description"),
    (["groups", "drop", "guard"], "No group in"),
    (["groups", "drop"], "give its name"),
    (["groups", "--groups", "/"], "cannot be read"),
    (["odds", "guard", "gauls", "--groups", "/nowhere/groups.toml"], "cannot be read"),
]


@pytest.mark.parametrize(("arguments", "piece"), REFUSED)
def test_what_makes_no_sense_is_refused_and_nothing_is_written(
    capsys: pytest.CaptureFixture[str], home: Path, arguments: list[str], piece: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert piece in err
    assert len(err.strip().splitlines()) == 1
    assert not (home / "data").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("guard = ", "TOML"),
        ('guard = "HF zeppelin"', "zeppelin"),
        ("guard = 7", "guard"),
        ('[guard]\ntroops = "HF"', "guard"),
        ('guard = "HF"\nGUARD = "MF"', "GUARD"),
        ('guard = "HF, disrupted"', "guard"),
    ],
)
def test_a_file_that_makes_no_sense_is_told_apart_and_kept(
    capsys: pytest.CaptureFixture[str], home: Path, text: str, piece: str, language: str
) -> None:
    file = home / "mine.toml"
    file.write_text(text, "utf-8")
    code, out, err = run(capsys, "odds", "guard", "gauls", "--groups", str(file), "--language", language)
    assert (code, out) == (2, "")
    assert piece in err
    assert "mine.toml" in err
    assert file.read_text("utf-8") == text
    assert run(capsys, "odds", "hastati", GUARD, "--groups", str(file))[0] == 0  # it is not needed there


def test_one_bad_group_does_not_spoil_the_others(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    file = home / "mine.toml"
    file.write_text(f'bad = "HF zeppelin"\ngauls = "HF"\nguard = "{GUARD}"\n', "utf-8")
    assert run(capsys, "odds", "guard", "hastati", "--groups", str(file))[0] == 0
    code, out, _ = run(capsys, "groups", "--groups", str(file))
    assert code == 1
    assert "zeppelin" in out
    assert "“gauls” already means something" in " ".join(out.split())
    assert "HF armoured elite drilled offensive spearmen 2x2" in out


def test_a_line_that_cannot_be_told_from_the_others_is_left_to_its_owner(
    capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    file = home / "mine.toml"
    text = 'guard = """\nHF pikes 2x4"""\n'
    file.write_text(text, "utf-8")
    code, _, err = run(capsys, "groups", "save", "guard", GUARD, "--groups", str(file))
    assert code == 2
    assert "by hand" in err
    assert file.read_text("utf-8") == text


def test_a_name_of_any_letters_is_written_so_that_it_is_read_again(
    capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    for name in ("Königs-Garde", 'the "best"', "back\\slash", "x = y", "#1", "[group]", "ß", "1"):
        assert run(capsys, "groups", "save", name, GUARD)[0] == 0, name
        assert run(capsys, "odds", name, "gauls")[0] == 0, name
    assert len(OwnGroups(home / "data" / "groups.toml").entries()) == 8
