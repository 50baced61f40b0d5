"""The Battle game as lines of text: what a card promises, a word before a blunder, and what the cards say."""

from pathlib import Path

from cannae.games.battle import GAME
from cannae.locale import words
from cannae.table import computer, person
from cannae.terminal.session import TerminalSession, new_table
from stage import cannae
from terminal.test_plain import dialogue


def fight(language: str = "en") -> TerminalSession:
    table = new_table(GAME, {"scenario": "first"}, [person("Ann"), computer("greedy")], "lines")
    return TerminalSession(table, words(language), None)


def test_every_card_says_what_it_would_do_and_against_what() -> None:
    said = dialogue(fight(), "quit")
    for card in ("Feint", "Onslaught", "Guard", "Respite"):
        assert f"{card} hits against" in said
    assert "MP left" in said
    assert said.index("── Period 1 of 10") < said.index("── Position 1") < said.index("── Round 1 of"), "set apart"
    assert "(value 5, 4 MP) [tactics]" in said, "nobody reads of an extra that is none"
    assert "trifft gegen" in dialogue(fight("de"), "quit")


def test_over_exertion_is_asked_about_once() -> None:
    one = fight()
    state = one.table.state
    state.units[0].mp = 3  # type: ignore[attr-defined]
    said = dialogue(one, "drive", "feint", "quit")
    dear = [line for line in said.split("You:")[0].splitlines() if "Warning: " in line]
    assert [line.split()[1] for line in dear] == ["Drive", "Tactics"], "beside the cards"
    assert all("2 Damage" in line for line in dear) and "Choose it again" in said
    assert said.count("You: Drive") == 0 and "You: Feint" in said, "another choice is no answer to the question"
    again = fight()
    again.table.state.units[0].mp = 3  # type: ignore[attr-defined]
    said = dialogue(again, "drive", "drive", "quit")
    assert said.count("Choose it again") == 1 and "You: Drive" in said


def test_the_rules_answer_to_the_name_of_a_troop(tmp_path: Path) -> None:
    for arguments in (["battle", "veterans"], ["veterans"], ["battle", "Veteranen", "--language", "de"]):
        found = cannae(tmp_path, "rules", *arguments).stdout
        assert "Veteran" in found and ("Vitality" in found or "Zähigkeit" in found), arguments
    assert "Vitality" in dialogue(fight(), "rules veterans", "quit")
