"""The game as lines of text, through real pipes."""

import io
import json
import signal
import subprocess
from pathlib import Path

import pytest
from pennants.state import Pennants

from cannae.table import person, store
from cannae.terminal.plain import Plain
from cannae.terminal.session import TerminalSession
from stage import CANNAE, cannae, cannae_process, environment, session

ALL_FIRST = "1\n" * 60  # always the first choice: enough for any game of Pennants


def dialogue(one: TerminalSession, *lines: str) -> str:
    """What is said when these lines are typed."""
    sink = io.StringIO()
    Plain(one, io.StringIO("".join(f"{line}\n" for line in lines)), sink).play()
    return sink.getvalue()


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    done = cannae_process(tmp_path, "play", "pennants", "--plain", "--record", str(record), typed=ALL_FIRST)
    assert done.returncode == 0, done.stderr
    assert "The chance of this game is fixed and sealed" in done.stdout
    assert "wins" in done.stdout or "draw" in done.stdout
    assert "The seed was" in done.stdout
    assert json.loads(record.read_text("utf-8"))["fair"]["parts"][0]["drawn"] is True
    assert cannae(tmp_path, "verify", str(record)).returncode == 0
    assert list((tmp_path / "saves").iterdir()) == [], "a finished game leaves no save behind"


def test_without_a_terminal_it_is_plain_by_itself(tmp_path: Path) -> None:
    done = cannae(tmp_path, "play", "pennants", "--seed", "x", typed="quit\n")
    assert done.returncode == 0
    assert "not provably fair" in done.stdout
    assert "The game is saved" in done.stdout
    assert "\x1b" not in done.stdout


def test_quit_saves_and_resume_goes_on(tmp_path: Path) -> None:
    cannae(tmp_path, "play", "pennants", "--seed", "x", typed="1\nquit\n")
    back = cannae(tmp_path, "play", "pennants", "--resume", "--plain", typed="log\n" + ALL_FIRST)
    assert back.returncode == 0, back.stderr
    assert "You lay the" in back.stdout.split(">")[0]
    assert "The seed was" in back.stdout
    nothing = cannae(tmp_path, "play", "pennants", "--resume", "--plain")
    assert nothing.returncode == 2
    assert "no unfinished game" in nothing.stderr


def test_a_saved_game_keeps_its_own_terms(tmp_path: Path) -> None:
    cannae(tmp_path, "play", "pennants", typed="quit\n")
    for extra in (["--seed", "y"], ["--hotseat"], ["--option", "rounds=1"], ["--opponent", "random"]):
        done = cannae(tmp_path, "play", "pennants", "--resume", *extra)
        assert done.returncode == 2
        assert "keeps its own" in done.stderr


def test_killed_in_mid_game_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """A real process, killed without warning as soon as it has answered; again and again through one game."""
    acknowledged = 0
    for attempt in range(4):
        arguments = (
            ["play", "pennants", "--plain", "--option", "rounds=5"]
            if attempt == 0
            else ["play", "pennants", "--resume"]
        )
        process = subprocess.Popen(
            [*CANNAE, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment(tmp_path)
        )
        assert process.stdin is not None
        assert process.stdout is not None
        read_to_prompt(process.stdout)
        for _ in range(2):
            process.stdin.write("1\n")
            process.stdin.flush()
            read_to_prompt(process.stdout)  # the next question: the choice has been acknowledged
            acknowledged += 1
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdin.close()
        process.stdout.close()
        (save,) = (tmp_path / "saves").glob("pennants-*.json")
        table = store.load(save)
        own = [act for act in table.acts if act.side == 0 and act.verb == "choose"]
        assert len(own) == acknowledged
    finished = cannae(tmp_path, "play", "pennants", "--resume", typed=ALL_FIRST)
    assert "The seed was" in finished.stdout


def read_to_prompt(stream: object) -> str:
    text = ""
    while not text.endswith("\n> ") and text != "> ":
        letter = stream.read(1)  # type: ignore[attr-defined]
        assert letter, text
        text += letter
    return text


NONSENSE = ["", "   ", "0", "99", "-1", "١", "lay", "lay 99", "\x00\x1b[2J", "why", "why xyz", "ü" * 5000, "rules zzz"]


@pytest.mark.parametrize("nonsense", [*NONSENSE, "accept", "resign"])
def test_nonsense_is_refused_politely_and_asked_again(nonsense: str) -> None:
    one = session()
    before = one.table.state.write_position()
    said = dialogue(one, nonsense, "quit")
    assert "Traceback" not in said
    assert one.table.outcome() is None
    one.play_bots()
    assert [act.side for act in one.table.acts].count(0) == 0
    assert before.split(" red ")[1].split()[0] == one.table.state.write_position().split(" red ")[1].split()[0]


def test_bytes_that_are_no_text_stop_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [*CANNAE, "play", "pennants", "--plain"],
        input=b"\xff\xfe\n\x80 1\nquit\n",
        capture_output=True,
        timeout=300,
        env=environment(tmp_path),
    )
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr


def test_numbers_notation_and_greyed_numbers() -> None:
    one = session()
    card = one.table.state.choices(0)[0]
    said = dialogue(one, "all", f"LAY {card}", f"lay {card}", "why stand", "why 1", "quit")
    assert "[stand], not allowed (rule 3.1)" in said
    assert f"You: Lay the {card}." in said
    assert f"Lay the {card}: Not allowed by rule 2.2: A bid is made of cards from one’s own hand" in said
    assert "Stand: Not allowed by rule 3.1: After the bids" in said
    assert "This is allowed." in said
    greyed = len(one.entries(greyed=False)) + 1
    assert "Not allowed by rule" in dialogue(one, str(greyed), "quit")


def test_undo_hint_rules_log_board_and_help() -> None:
    one = session()
    said = dialogue(one, "1", "undo", "undo", "hint", "rules 3.2", "rules pack", "log", "board", "help", "quit")
    assert "Red takes a choice back." in said
    assert "cannot be taken back" in said
    assert "Hint: Lay the" in said
    assert "3.2 From an empty pack nothing is drawn." in said
    assert "1.2 Each side is dealt" in said
    assert said.count("Round: 1") >= 3
    assert "resign yes" in said


def test_resigning_and_offering_a_draw() -> None:
    one = session()
    said = dialogue(one, "offer", "resign", "resign yes")
    assert "Blue declines the draw." in said
    assert "If you are sure" in said
    outcome = one.table.outcome()
    assert outcome is not None
    assert outcome.winner == 1
    assert one.result() == "Blue wins: the other side resigned."


def test_the_curtain_keeps_the_two_players_apart() -> None:
    one = session("pennants", person(), person())
    state = one.table.state
    assert isinstance(state, Pennants)
    hands = [[f"[{card}]" for card in state.hand[side]] for side in (0, 1)]
    said = dialogue(one, "", "1", "ready", "", "quit")
    curtains = said.split("The screen is for ")
    assert [part[:4] for part in curtains[1:]] == ["Red ", "Blue"]
    assert not any(card in curtains[0] for card in hands[0] + hands[1])
    assert all(card in curtains[1] for card in hands[0])
    assert not any(card in curtains[1] for card in hands[1])
    assert all(card in curtains[2] for card in hands[1])
    assert not any(card in curtains[2] for card in hands[0])
    assert "You lay" not in curtains[2]


def test_an_offer_across_the_curtain_can_be_accepted() -> None:
    one = session("pennants", person(), person())
    said = dialogue(one, "", "offer", "ready", "", "accept")
    assert "The other side offers a draw" in said
    assert one.result() == "A draw: by agreement."


def test_lines_of_text_speak_german_throughout(tmp_path: Path) -> None:
    done = cannae(
        tmp_path, "play", "pennants", "--language", "de", "--seed", "x", typed="zurück\nhilfe\nquatsch\n" + ALL_FIRST
    )
    assert done.returncode == 0
    for german in (
        "Wimpel.",
        "Das lässt sich nicht zurücknehmen",
        "„quatsch“ ist kein Zug",
        "Der Startwert des Zufalls war",
    ):
        assert german in done.stdout
    for english in ("Pennants", "Round", "Type the", "wins"):
        assert english not in done.stdout


def test_watching_runs_to_the_end_without_a_terminal(tmp_path: Path) -> None:
    record = tmp_path / "deep" / "game.json"
    arguments = ["watch", "pennants", "--bots", "greedy,random", "--record", str(record), "--plain", "--seed", "7"]
    done = cannae_process(tmp_path, *arguments)
    assert done.returncode == 0, done.stderr
    assert "Red: the computer (greedy)" in done.stdout
    assert "takes the pennant" in done.stdout
    assert "draws the" not in done.stdout, "a spectator is not told which card"
    again = cannae(tmp_path, *arguments)
    assert again.stdout == done.stdout
    assert json.loads(record.read_text("utf-8"))["fair"]["parts"][0]["drawn"] is False
    assert cannae(tmp_path, "verify", str(record)).returncode == 0


def test_a_game_that_was_left_is_data_without_a_result(tmp_path: Path) -> None:
    done = cannae(tmp_path, "play", "pennants", "--json", typed="1\nquit\n")
    assert done.returncode == 0
    data = json.loads(done.stdout)
    assert data["result"] is None
    assert data["choices"] > 0
    assert "seed" not in data
    assert not list((tmp_path / "records").glob("*")), "the record of a running game stays in the process"
    assert [path.stat().st_mode & 0o077 for path in (tmp_path / "saves").glob("*.json")] == [0]


def test_the_result_as_json(tmp_path: Path) -> None:
    done = cannae(tmp_path, "watch", "pennants", "--bots", "greedy,random", "--json", "--option", "rounds=1")
    data = json.loads(done.stdout)
    assert data["game"] == "pennants"
    assert data["options"]["rounds"] == 1
    assert data["result"]["score"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "There is no game called “chess”"),
        (["play", "pennants", "--opponent", "god"], "no player called “god”"),
        (["watch", "pennants", "--bots", "greedy"], "Name two players"),
        (["watch", "pennants", "--bots", "a,b"], "no player called “a”"),
        (["play", "pennants", "--option", "rounds"], "NAME=VALUE"),
        (["play", "pennants", "--option", "rounds=many"], "whole number from 1 to 5"),
        (["play", "pennants", "--option", "colour=red"], "no option “colour”"),
        (["play", "pennants", "--document", "deck=/nowhere"], "cannot be read"),
        (["play", "pennants", "--resume", "/nowhere/save.json"], "cannot be read"),
        (["play", "--side", "green"], "it cannot be 'green'"),
        (["play", "pennants", "--seed"], "a value is missing"),
        (["fly"], "it cannot be 'fly'"),
        ([], "Something is missing"),
        (["rules", "pennants", "dragons"], "The rules say nothing about “dragons”"),
        (["watch", "pennants", "--record", "/proc/nowhere/x.json"], "cannot be written"),
    ],
)
def test_a_wrong_request_gets_a_sentence_and_code_2(tmp_path: Path, arguments: list[str], said: str) -> None:
    done = cannae(tmp_path, *arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_games_and_their_rules_are_listed(tmp_path: Path) -> None:
    data = json.loads(cannae(tmp_path, "games", "--json").stdout)
    fifth = next(item for item in data if item["id"] == "pennants")
    assert fifth["levels"] == ["random", "greedy"]
    assert "Pennants. Bid in secret" in cannae(tmp_path, "games").stdout
    assert "Wimpel. Biete heimlich" in cannae(tmp_path, "games", "--language", "de").stdout
    assert (
        cannae(tmp_path, "rules", "pennants", "3.2")
        .stdout.strip()
        .endswith("3.2  From an empty pack nothing is drawn.")
    )
    found = json.loads(cannae(tmp_path, "rules", "pennants", "empty", "pack", "--json").stdout)
    assert [rule["number"] for rule in found] == ["3.2"]
    assert "4.2" in cannae(tmp_path, "rules", "pennants").stdout
