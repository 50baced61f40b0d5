"""The arena's log: killed and gone on with it has the same bytes, it never mixes two questions, its figures add up."""

import json
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cannae.bots import _sources, levels, version
from cannae.bots.people import people
from cannae.cli import main
from cannae.core.contract import Outcome, UserError
from cannae.core.registry import game as find_game
from cannae.core.registry import games
from cannae.lab.arena.commands import shipped_ratings
from cannae.lab.arena.figures import arena_figures
from cannae.lab.arena.log import Heading, OpenLog, read_log
from cannae.lab.arena.tournament import Item, run_arena, schedule
from cannae.lab.playing import pool
from cannae.lab.playing.pairs import Played, play_pair
from cannae.lab.report import arena_report
from cannae.lab.statistics.sequential import Bounds

HONOUR = find_game("honour")
SHORT = {"battles": 1}


def heading(*bots: str, seed: int = 1, **options: object) -> Heading:
    return Heading.of(HONOUR, HONOUR.checked(SHORT | options), bots or ("random", "greedy"), seed)


def play(path: Path, what: Heading, pairs: int, bounds: Bounds | None = None) -> bytes:
    log = OpenLog(path, what)
    for _ in run_arena(log, what, pairs, bounds):
        pass
    log.close()
    return path.read_bytes()


KILLED = """
import os, sys
from multiprocessing import active_children
from pathlib import Path
from cannae.core.registry import game
from cannae.lab.arena.tournament import run_arena
from cannae.lab.arena.log import Heading, OpenLog
if __name__ == "__main__":
    honour = game("honour")
    heading = Heading.of(honour, honour.checked({"battles": 1}), ["random", "greedy", "greedy"], 1)
    for progress in run_arena(OpenLog(Path(sys.argv[1]), heading), heading, 20):
        if progress.played >= 20:
            print(*[child.pid for child in active_children()], flush=True)
            os.kill(os.getpid(), 9)
"""


def alive(number: int) -> bool:
    """Whether a process runs; one that has ended and was not yet asked for does not."""
    state = Path(f"/proc/{number}/stat")
    return state.exists() and state.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks the system for its processes")
def test_killed_and_gone_on_with_the_log_has_the_same_bytes_and_no_worker_is_left_behind(tmp_path: Path) -> None:
    script, broken = tmp_path / "killed.py", tmp_path / "broken.jsonl"
    script.write_text(KILLED)
    done = subprocess.run([sys.executable, str(script), str(broken)], capture_output=True, text=True, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
    left = broken.read_bytes()
    with broken.open("ab") as file:
        file.write(b'{"pair":17,"bots":[0,')  # a line that was being written
    what = heading("random", "greedy", "greedy")
    assert play(broken, what, 20) == play(tmp_path / "whole.jsonl", what, 20)
    assert 20 <= left.count(b"\n") - 1 < 60
    workers = [int(number) for number in done.stdout.split()]
    assert len(workers) > 0 or pool.workers() == 1
    for _ in range(600):
        if not any(alive(number) for number in workers):
            break
        time.sleep(0.05)
    assert not any(alive(number) for number in workers)


def test_a_longer_run_begins_with_the_shorter_one(tmp_path: Path) -> None:
    what = heading("random", "greedy", "random")
    short = play(tmp_path / "one", what, 4)
    long = play(tmp_path / "one", what, 9)
    assert long.startswith(short)
    assert long == play(tmp_path / "two", what, 9)


def test_a_sequential_test_stops_every_pairing_at_the_same_pair_however_it_is_run(tmp_path: Path) -> None:
    bounds = Bounds(0.5, 0.6)
    what = heading("greedy", "random")
    straight = play(tmp_path / "straight", what, 400, bounds)
    play(tmp_path / "parts", what, 5, bounds)
    assert play(tmp_path / "parts", what, 400, bounds) == straight
    _, pairs = read_log(tmp_path / "straight")
    assert 5 < len(pairs) < 400
    data = arena_figures(what, pairs, bounds)
    assert data["pairings"][0]["sprt"]["verdict"] == "high"


@pytest.mark.parametrize("other", [heading(seed=2), heading("greedy", "random"), heading(closing="uncountered")])
def test_a_log_of_another_question_is_not_gone_on_with(other: Heading, tmp_path: Path) -> None:
    before = play(tmp_path / "log", heading(), 2)
    with pytest.raises(UserError) as told:
        OpenLog(tmp_path / "log", other)
    assert told.value.key == "log-other"
    assert (tmp_path / "log").read_bytes() == before
    assert other.usual_path() != heading().usual_path()


def test_a_bot_that_has_changed_is_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path / "log", heading(), 2)
    monkeypatch.setattr("cannae.lab.arena.log.version", lambda game, bot: version(game, bot)[::-1])
    with pytest.raises(UserError):
        OpenLog(tmp_path / "log", heading())


def test_two_runs_never_write_one_log(tmp_path: Path) -> None:
    log = OpenLog(tmp_path / "log", heading())
    with pytest.raises(UserError) as told:
        OpenLog(tmp_path / "log", heading())
    assert told.value.key == "log-busy"
    log.close()


@pytest.mark.parametrize("text", ["", "[]\n", '{"format":"cannae-arena"}\n', "no json\n", '{"format":"other"}\n'])
def test_a_file_that_is_no_log_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "log").write_text(text)
    with pytest.raises(UserError):
        read_log(tmp_path / "log")


def spoilt(lines: list[bytes], at: int, change: Callable[[Any], object]) -> bytes:
    """The log with one line changed."""
    data = json.loads(lines[at])
    change(data)
    return b"".join([*lines[:at], json.dumps(data, separators=(",", ":")).encode() + b"\n", *lines[at + 1 :]])


@pytest.mark.parametrize(
    ("at", "change"),
    [
        (0, lambda data: data.update(options=[])),
        (0, lambda data: data.update(bots=data["bots"][:1])),
        (0, lambda data: data.update(seed="1")),
        (1, lambda data: data.update(bots=[0, 7])),
        (1, lambda data: data.update(bots=[1, 1])),
        (1, lambda data: data.update(bots=[1, 0])),
        (1, lambda data: data.update(bots=[-1, 1])),
        (1, lambda data: data.update(pair=1)),  # so that another pair is there twice, and counts twice
        (1, lambda data: data["games"].pop()),
        (1, lambda data: data["games"][0].update(winner=2)),
        (1, lambda data: data["games"][0].update(turns="many")),
        (1, lambda data: data["games"][0].update(decisions=-1)),
        (1, lambda data: data["games"][0].update(facts={"card": ["one", "other", "third"]})),
    ],
)
def test_a_log_that_somebody_spoilt_is_no_log(
    at: int, change: Callable[[Any], object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log.jsonl"
    play(log, heading(), 2)
    read_log(log)
    log.write_bytes(spoilt(log.read_bytes().splitlines(keepends=True), at, change))
    for command in ("report", "luck"):
        assert main([command, str(log), "--language", "en"]) == 2
        assert "is not an arena’s log" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [log]


def test_a_report_says_what_has_changed_since(tmp_path: Path) -> None:
    """Rules, bots and even a reason by which games ended: what was played stays as it was."""
    log, page = tmp_path / "log.jsonl", tmp_path / "page.html"
    play(log, heading(), 2)
    assert main(["report", str(log), "--out", str(page), "--language", "en"]) == 0
    assert "have changed since" not in page.read_text("utf-8")
    lines = log.read_bytes().replace(b'"rules":"', b'"rules":"0').splitlines(keepends=True)
    lines = spoilt(lines, 0, lambda data: data["bots"][1].update(version="older")).splitlines(keepends=True)
    log.write_bytes(spoilt(lines, 1, lambda data: data["games"][0].update(reason="lots")))
    assert main(["report", str(log), "--out", str(page), "--language", "en"]) == 0
    told = page.read_text("utf-8")
    assert "The rules have changed since" in told and "These bots have changed since: greedy." in told


def test_a_single_pair_is_told_as_one_and_equal_lengths_by_their_decisions(tmp_path: Path) -> None:
    log, page = tmp_path / "log.jsonl", tmp_path / "page.html"
    play(log, heading(), 1)
    assert main(["report", str(log), "--out", str(page), "--language", "en"]) == 0
    told = page.read_text("utf-8")
    assert "in one mirrored pair, " in told and "Below: decisions of a game." in told


def test_a_log_may_be_larger_than_any_file_a_person_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path / "log", heading(), 2)
    monkeypatch.setattr("cannae.core.files.LARGEST", 100)
    assert main(["luck", str(tmp_path / "log"), "--playouts", "1"]) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
def test_a_full_disk_is_told() -> None:
    with pytest.raises(UserError) as told:
        OpenLog(Path("/dev/full"), heading())
    assert told.value.key == "file-unwritable"


def test_no_game_of_a_bot_that_is_listed_twice_is_played_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that draw no chance play the same game on the same deal, so the deals must differ."""
    deals: list[tuple[int, int]] = []

    def note(_game: object, _options: object, _players: object, deal: int, play: int, _with_facts: bool) -> Played:
        deals.append((deal, play))
        return Played(Outcome(0, "won", 1, 0), 1, 0, 1)

    monkeypatch.setattr("cannae.lab.playing.pairs.play_game", note)
    for number, first, second in schedule(3, 4):
        play_pair(HONOUR, {}, ["greedy", "random", "greedy"], 0, first, second, number)
    assert len({play for _, play in deals}) == len(deals)
    by_pairing = [{deal for deal, _ in deals[2 * at :: 6]} for at in range(3)]
    assert not by_pairing[0] & by_pairing[2]  # greedy and random, random and greedy's second self
    assert schedule(3, 1) == [Item(0, 0, 1), Item(0, 0, 2), Item(0, 1, 2)]


def test_an_option_is_varied_pair_by_pair_and_armies_are_told() -> None:
    game = find_game("battle")
    what = Heading.of(game, game.checked({}), ["random", "random"], 0, ["red_army", "blue_army"])
    armies = {tuple(what.options_of(game, number)[name] for name in what.varied) for number in range(20)}
    assert len(armies) == 4 * 5
    options = what.options_of(game, 4)
    assert options["blue_army"] == "mirror"
    facts = play_pair(game, options, what.bots, 0, 0, 1, 4, with_facts=True).games[0].facts
    assert facts["army"][0] == facts["army"][1] == [f"@battle-army-{options['red_army']}"]
    with pytest.raises(UserError):
        Heading.of(game, game.checked({}), ["random", "random"], 0, ["cost"])


def test_the_figures_add_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CANNAE_DATA", str(tmp_path))
    given = ["arena", "glory", "--bots", "random,greedy", "--pairs", "6", "--option", "setup=quick", "--json"]
    assert main([*given, "--out", str(tmp_path / "out.json")]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["pairs"] == 6 and data["games"] == 12 == sum(data["reasons"].values()) == sum(data["turns"].values())
    assert sum(data["pairings"][0]["pairs"]) == 6
    assert data["payoff"][0][1] + data["payoff"][1][0] == 1
    assert {"card", "kind", "column", "terrain"} == set(data["things"])
    assert json.loads((tmp_path / "out.json").read_text())["ratings"] == data["ratings"]
    assert main([*given[:-1], "--language", "de"]) == 0  # the log is there: nothing is played
    told = capsys.readouterr().out
    assert "Spielstärke" in told and ",0 %" in told and ".0 %" not in told


@pytest.mark.parametrize("name", [name for name, game in games().items() if name != "pennants" and game.playable])
def test_a_rating_file_ships_with_every_game_and_says_how_it_was_made(name: str) -> None:
    data = shipped_ratings(find_game(name))
    assert data is not None
    assert data["game"] == name
    assert data["made_by"].startswith(f"cannae arena {name} --bots ")
    assert {row["bot"] for row in data["ratings"]} <= set(levels(find_game(name)))
    assert {"random", *people(find_game(name))} <= {row["bot"] for row in data["ratings"]}
    assert all(row["low"] <= row["elo"] <= row["high"] for row in data["ratings"])
    assert data["pairs"] >= 100


def test_a_rating_file_is_no_part_of_the_bots_that_it_rates() -> None:
    """Else writing it would change the versions that it names."""
    sources = [item.name for item in _sources(HONOUR, levels(HONOUR)["greedy"])]
    assert len(sources) > 1 and "ratings.json" not in sources


def test_a_rating_says_what_has_changed_since_it_was_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = shipped_ratings(HONOUR)
    assert made is not None
    now = [{"name": bot["name"], "version": version(HONOUR, bot["name"])} for bot in made["bots"]]
    older = [bot | {"version": "of yesterday"} if bot["name"] == "greedy" else bot for bot in now]
    for rules, bots in (
        ("now", now),
        ("of yesterday", now),
        ("now", older),
        ("now", [*now, {"name": "nobody", "version": ""}]),
    ):
        data = made | {"rules": HONOUR.fingerprint() if rules == "now" else rules, "bots": bots}
        monkeypatch.setattr("cannae.lab.arena.commands.shipped_ratings", lambda name, data=data: data)
        assert main(["ratings", "honour", "--language", "en"]) == 0
        told = capsys.readouterr().out
        assert ("The rules have changed since" in told) == (rules != "now")
        assert ("These bots have changed since: greedy." in told) == (bots is older)
        assert ("These bots have changed since: nobody." in told) == (len(bots) > len(now))


def test_a_report_is_never_written_over_its_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log.json"
    given = ["arena", "honour", "--bots", "random,greedy", "--pairs", "2", "--option", "battles=1"]
    assert main([*given, "--log", str(log), "--out", str(log), "--language", "en"]) == 2
    assert main([*given, "--log", str(log)]) == 0
    written = log.read_bytes()
    capsys.readouterr()
    for more in ([], ["--out", str(log)], ["--out", str(tmp_path / "page.json")]):
        assert main(["report", str(log), *more, "--language", "en"]) == 2
        assert "would be lost" in capsys.readouterr().err
    assert log.read_bytes() == written and list(tmp_path.iterdir()) == [log]
    assert main(["report", str(log), "--out", str(tmp_path / "page.html")]) == 0


def test_the_command_that_made_a_report_can_be_typed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Names with blanks, and switches: what the page and the rating file call their command makes the same log."""
    log = tmp_path / "log.jsonl"
    given = ["arena", "battle", "--bots", "random,way:tree 2", "--pairs", "1", "--option", "expanded_movement=yes"]
    assert main([*given, "--log", str(log), "--json"]) == 0
    made_by = json.loads(capsys.readouterr().out)["made_by"]
    heading, pairs = read_log(log)
    for command in (made_by, arena_report.command(arena_figures(heading, pairs))):
        again = tmp_path / "again.jsonl"
        assert main([*shlex.split(command)[1:], "--log", str(again)]) == 0
        assert again.read_bytes() == log.read_bytes()
        again.unlink()
