"""check and simulate by command: JSON, exit codes, progress-free pipes, sentences for bad requests."""

import json
import shutil
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

import example_package
from cannae import cli
from cannae.core.conformance import LAWS
from stage import cannae, cannae_process


def test_check_reports_games_steps_and_failures_per_law(tmp_path: Path) -> None:
    run = cannae(tmp_path, "check", "honour", "--games", "12", "--json")
    assert run.returncode == 0
    data = json.loads(run.stdout)
    assert data["games"] == 12
    assert data["steps"] > 300
    assert data["failures"] == {str(law): 0 for law in LAWS}
    assert run.stderr == ""


def test_check_is_reproducible_over_processes(tmp_path: Path) -> None:
    wanted = ("check", "pennants", "--games", "24", "--seed", "3", "--json")
    runs = [json.loads(cannae(tmp_path, *wanted).stdout) for _ in range(2)]
    assert runs[0]["digest"] == runs[1]["digest"]


def test_a_broken_command_of_another_package_is_named_and_the_others_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    targets = {"gone": "nowhere:Gone", "odd": "builtins:dict"}
    broken = [EntryPoint(name, target, "cannae.commands") for name, target in targets.items()]
    monkeypatch.setattr(cli, "entry_points", lambda group: [*broken, *entry_points(group=group)])
    run = cannae(tmp_path, "games", "--json")
    assert run.returncode == 0 and len(json.loads(run.stdout)) >= 4
    assert [line.split("”")[0] for line in run.stderr.splitlines()] == ["The command “gone", "The command “odd"]


def without(words: Path, *keys: str) -> None:
    lines = words.read_text("utf-8").splitlines()
    words.write_text("\n".join(line for line in lines if line.partition(" ")[0] not in keys) + "\n", "utf-8")


def test_check_names_the_sentences_another_package_lacks(tmp_path: Path) -> None:
    room = shutil.copytree(example_package.install(), tmp_path / "installed") / "pennants"
    without(room / "words.en.ftl", "pennants-stood", "pennants-tagline")
    without(
        room / "words.de.ftl", "pennants-choice-lay", "pennants-option-hand", "pennants-card", "pennants-bad-choice"
    )
    wanted = ("check", "pennants", "--games", "7")
    run = cannae_process(tmp_path, *wanted, "--json", path=room.parent)
    assert run.returncode == 1, run.stderr
    data = json.loads(run.stdout)
    assert not data["holds"]
    assert data["failures"] == {str(law): 0 for law in LAWS}
    assert data["missing"] == {
        "en": ["pennants-stood", "pennants-tagline"],
        "de": ["pennants-bad-choice", "pennants-card", "pennants-choice-lay", "pennants-option-hand"],
    }
    told = cannae_process(tmp_path, *wanted, path=room.parent).stdout
    assert "2 sentences have no words, or words that need other arguments, in English:\n  pennants-stood\n" in told
    assert "pennants keeps the laws, but words are missing" in told


def test_check_names_words_that_need_arguments_which_are_not_given(tmp_path: Path) -> None:
    room = shutil.copytree(example_package.install(), tmp_path / "installed") / "pennants"
    words = room / "words.de.ftl"
    words.write_text(words.read_text("utf-8").replace("{ $pennant }", "{ $banner }"), "utf-8")
    run = cannae_process(tmp_path, "check", "pennants", "--games", "7", "--json", path=room.parent)
    found = json.loads(run.stdout)["missing"]
    assert found == {"en": [], "de": ["pennants-aside", "pennants-taken", "pennants-turned"]}


def test_check_says_that_a_whole_language_is_missing(tmp_path: Path) -> None:
    room = shutil.copytree(example_package.install(), tmp_path / "installed") / "pennants"
    (room / "words.de.ftl").unlink()
    data = json.loads(cannae_process(tmp_path, "check", "pennants", "--games", "7", "--json", path=room.parent).stdout)
    assert data["missing"]["en"] == []
    assert {"pennants-name", "pennants-phase-bid", "pennants-outcome-pennants"} <= set(data["missing"]["de"])


def test_simulate_prints_a_table_and_writes_json(tmp_path: Path) -> None:
    out = tmp_path / "figures.json"
    wanted = ("simulate", "honour", "--bots", "greedy,random", "--games", "60", "--option", "battles=1")
    run = cannae(tmp_path, *wanted, "--out", str(out))
    assert run.returncode == 0
    assert "greedy" in run.stdout
    assert "%" in run.stdout
    data = json.loads(out.read_text("utf-8"))
    assert data["games"] == 60
    assert data["wins"][0] + data["wins"][1] + data["draws"] == 60
    low, high = data["win_rate_of_decided"]["low"], data["win_rate_of_decided"]["high"]
    assert low < data["win_rate_of_decided"]["share"] < high


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "chess"),
        ("check", "honour", "--games", "none"),
        ("check", "honour", "--games", "-3"),
        ("simulate", "honour", "--bots", "greedy"),
        ("simulate", "honour", "--bots", "greedy,genius"),
        ("simulate", "honour", "--option", "battles"),
        ("simulate", "honour", "--option", "battles=many"),
        ("simulate", "honour", "--option", "closing=@honour-do-place"),
        ("simulate", "honour", "--out", "nowhere/figures.json"),
        ("check", "honour", "--record", "nowhere/failure.json"),
        ("rules", "honour", "@honour-do-place"),
        ("verify",),
        ("conquer",),
        (),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_wrong_request_gets_one_sentence_and_code_2(
    arguments: tuple[str, ...], language: str, tmp_path: Path
) -> None:
    run = cannae(tmp_path, "--language", language, *arguments)
    assert run.returncode == 2
    assert "Traceback" not in run.stderr
    assert run.stderr.strip()
    assert run.stdout == ""


def test_a_package_that_is_broken_takes_no_other_game_down(tmp_path: Path) -> None:
    information = tmp_path / "broken-1.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n", "utf-8")
    names = "[cannae.games]\nbroken = no_such_module:GAME\nodd = json:loads\n"
    (information / "entry_points.txt").write_text(names, "utf-8")
    listed = cannae_process(tmp_path, "games", path=tmp_path)
    assert listed.returncode == 0, listed.stderr
    assert "honour" in listed.stdout
    for name in ("broken", "odd"):
        refused = cannae_process(tmp_path, "play", name, path=tmp_path)
        assert refused.returncode == 2
        assert "is installed but cannot be used" in refused.stderr
        assert "Traceback" not in refused.stderr


def test_simulate_tells_who_begins_how_long_it_lasts_and_that_equals_are_not_mirrored(tmp_path: Path) -> None:
    wanted = ("simulate", "glory", "--bots", "random,random", "--games", "8", "--option", "setup=quick")
    told = cannae(tmp_path, *wanted).stdout
    assert "between equals, each with a deal of its own" in told
    assert "begins wins" in told
    assert "Turns (or rounds) a game:" in told
    german = cannae(tmp_path, "--language", "de", *wanted).stdout
    assert "Wer beginnt, gewinnt" in german
    assert "Züge (oder Runden) je Partie:" in german
    assert "in mirrored pairs" in cannae(tmp_path, "simulate", "honour", "--games", "4", "--option", "battles=1").stdout


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_number_of_a_chapter_opens_that_chapter_and_nothing_else(language: str, tmp_path: Path) -> None:
    found = json.loads(cannae(tmp_path, "--language", language, "rules", "glory", "9", "--json").stdout)
    assert [rule["number"] for rule in found] == ["9.1", "9.2", "9.3", "9.4", "9.5"]
    assert len({rule["chapter"] for rule in found}) == 1
