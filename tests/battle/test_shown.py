"""What people read: choices and positions as text, events and prompts in both languages, the board."""

from typing import Any

import pytest

from battle.scene import cards, commit, field, fight, lay, unit
from cannae.core.contract import SPECTATOR, EventLog, UserError
from cannae.core.randomness import FastRng
from cannae.games.battle import GAME
from cannae.games.battle.board import lines, log_lines, track
from cannae.games.battle.phases import PHASE_NAMES
from cannae.games.battle.rules.army import READY_ARMIES
from cannae.games.battle.state import BEGIN_PERIOD, END
from cannae.locale import LANGUAGES, words


def random_game(number: int) -> Any:
    """A game played at random with its log kept, and a look at every position on the way."""
    state: Any = GAME.start(GAME.sample_options(number), FastRng(number))
    state.log = EventLog()
    chance = FastRng(number + 1000)
    while state.acting():
        side = state.to_act[chance.below(0, len(state.to_act))]
        choices = state.choices(side)
        yield state
        state.apply(side, choices[chance.below(0, len(choices))])
    yield state


def test_every_choice_and_event_has_its_sentence_in_both_languages() -> None:
    said: set[str] = set()
    for number in range(24):
        for state in random_game(number):
            for side in state.to_act:
                for choice in state.conceivable(side):
                    told = state.describe(side, choice)
                    if told["key"] not in said:
                        said.add(told["key"])
                        for language in LANGUAGES:
                            assert words(language).say(told["key"], **told["args"])
        for event in state.log.events:
            assert event.rule in GAME.rulebook("en")
            if event.key not in said:
                said.add(event.key)
                for language in LANGUAGES:
                    assert words(language).say(event.key, **event.args)
    assert len(said) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_reason_and_card_has_its_words(language: str) -> None:
    dictionary = words(language)
    for phase in PHASE_NAMES:
        assert f"battle-phase-{phase}" in dictionary
    for reason in ("general", "captured", "control", "limit", "strength", "even", "generals"):
        assert f"battle-outcome-{reason}" in dictionary
    for name in READY_ARMIES:
        assert f"battle-army-{name}" in dictionary


def test_texts_that_mean_nothing_are_refused() -> None:
    state = GAME.start({}, FastRng(1))
    for text in ("", "hit", "r9", "r1:", "r1:elephants", "p9", "troop-0", "grant-0", "?5", "act-"):
        with pytest.raises(UserError):
            state.read_choice(0, text)
    numbers = [number for number in range(END) if not state.write_choice(0, number).startswith("?")]
    assert all(state.read_choice(0, state.write_choice(0, number)) == number for number in numbers)
    assert len(numbers) > 700


# -- The board ----------------------------------------------------------------------------------------------------


def text_of(state: Any, viewer: int, language: str = "en") -> str:
    return "\n".join(lines(state.view(viewer), words(language).say))


def test_the_board_shows_ground_units_tracks_and_what_was_laid() -> None:
    red = unit("swordsmen", "archers", mp=43, damage=9, shaken=1, standards=True, combat_master="centurion")
    state = fight([red], [unit("levy"), unit("levy", at=3)], terrain={2: "2-hill"}, generals=(0, None))
    lay(state, "hew r1:swordsmen", "drive")
    board = text_of(state, 0)
    for words_ in (
        "Period 1 of 10",
        "Round 2 of 3 at Position 2",
        "2. Hill",
        "Contested",
        "Melee",
        "3 Swordsmen | 3 Archers",
        "MP 35 ███████···",
        "SHAKEN",
        "Centurion",
        "Standards 2",
        "★ General",
        "What round 1 brought:",
        "1 Red’s Unit 1 lays Hew (6) with Swordsmen",
        "laid: Hew",
        "General stands alone",
    ):
        assert words_ in board, words_
    assert "Stellung 2" in text_of(state, SPECTATOR, "de")
    assert max(len(line) for line in board.splitlines()) <= 56


def steps(state: Any, language: str = "en") -> list[str]:
    """What the board tells of the last round."""
    return [line.strip() for line in log_lines(state.view(SPECTATOR), words(language).say) if line]


def test_the_board_tells_a_round_step_by_step() -> None:
    two = ("swordsmen", "swordsmen")
    state = fight([unit(*two)], [unit(*two)])
    assert steps(state) == []
    lay(state, "press", "respite")
    assert steps(state) == [
        "What round 1 brought:",
        "1 Red’s Unit 1 lays Press (7) with Swordsmen",
        "1 Blue’s Unit 1 lays Respite (0) with Swordsmen",
        "2 Red is the Attacker",
        "3 Red: 12 MP paid, 0 absorbed, 38 left",
        "3 Blue: 0 MP paid, 0 absorbed, 50 left",
        "4 Attack 11 against Guard 2: not Guarded",
        "5 16 Damage to Blue’s Unit 1",
        "5 Instant Discard",
        "6 1 extra to Blue’s Unit 1",
        "7 Blue Discards one Troop",
    ]
    lay(state, "drive", "tactics")
    assert steps(state)[3] == "2 Equal Conflict Values: a draw"
    assert len(steps(state)) == 6
    held = fight([unit(*two)], [unit(*two)])
    lay(held, "slash", "guard")
    assert steps(held)[-1] == "4 Attack 7 against Guard 8: Guarded"
    far = fight([unit("phalangites")], [unit(*two)], level="ballistic")
    lay(far, "hew", "feint")
    assert steps(far)[-1] == "4 Phalangites cannot hurt at Ballistic"
    assert steps(far, "de")[-1] == "4 Phalangiten: im Fernkampf ohne Wirkung"


def test_the_picture_of_a_round_adds_up() -> None:
    """Items make the totals, whatever the ground, a Stratagem or a Shaken Unit adds; what adds nothing is left out."""
    hill = {2: "2-hill"}
    red = unit("swordsmen", "swordsmen", "swordsmen", in_play="charge")
    for rounds in ([("hew", "guard"), ("press", "respite")], [("onslaught", "feint"), ("slash", "guard")]):
        blue = unit("swordsmen", shaken=1, in_play="shieldwall")
        state = fight([red], [blue], level="charge", terrain=hill)
        for lay_down in rounds:
            lay(state, *lay_down)
            log: Any = state.view(SPECTATOR)["round_log"]
            for one in log["sides"]:
                assert one["total"] == sum(item["number"] for item in one["items"])
                assert all(item["number"] for item in one["items"][2:])
            if log["damage"]:
                assert log["damage"]["total"] == sum(item["number"] for item in log["damage"]["items"])
                assert {"@battle-log-ranks"} <= {item["name"] for item in log["damage"]["items"]}
            assert {"@battle-stratagem-charge", "@battle-stratagem-shieldwall", "@battle-board-shaken"} <= {
                item["name"] for one in log["sides"] for item in one["items"]
            }


# -- In words -----------------------------------------------------------------------------------------------------


def said(state: Any, viewer: int, language: str = "en") -> str:
    told = GAME.spoken(state.view(viewer), words(language).say)
    assert told
    return "\n".join(told)


def test_the_position_in_words_for_the_ear() -> None:
    red = unit("swordsmen", "archers", mp=43, damage=9, shaken=1, standards=True)
    state = fight(
        [red, unit("levy", at=1)], [unit("levy"), unit("levy", at=3)], terrain={2: "3-hill"}, generals=(0, None)
    )
    text = said(state, 0)
    for sentence in (
        "Position 2: 3. Hill, Move 4, Contested, Melee.",
        "The ground gives Red: Ballistic +1, Charge +1, Melee +1, Guard +1. Blue: Charge −2, Melee −1.",
        "r1, Red’s Unit 1: 3 Swordsmen, 3 Archers; 43 of 50 MP, Damage 9; Main, General, Standards 2, Shaken.",
        "Position 1: 1. Plain, Move 1, Red Controls, Melee.\nThere: Red’s Unit 2.",  # not in this fight: in short
        "Blue: the General stands alone at Flank 2",
    ):
        assert sentence in text, sentence
    assert not set("█▒★◆●⚔│─") & set(text)  # nothing that a voice would stumble over
    assert "Hand: " in text
    assert "Hand: " not in said(state, SPECTATOR)


def test_every_position_of_a_game_can_be_said() -> None:
    for number in (1, 2, 4):
        for step, state in enumerate(random_game(number)):
            if step % 5 == 0:
                for viewer in (0, 1, SPECTATOR):
                    assert said(state, viewer, LANGUAGES[step % 2])


def test_every_question_says_what_it_is_about() -> None:
    """The prompt of each phase with the arguments the view gives for it, in both languages."""
    seen = set()
    for number in range(8):
        for state in random_game(number):
            for side in state.to_act:
                view = state.view(side)
                for language in LANGUAGES:
                    sentence = words(language).say(f"battle-phase-{state.phase()}", **view["prompt"])
                    assert "{" not in sentence
                seen.add(state.phase())
            assert all(not state.view(side)["prompt"] for side in (0, 1) if side not in state.to_act)
    assert {"commit", "discard", "move", "array", "standard", "order", "level"} <= seen
    across = field([unit("levy", at=2)], [unit("levy", at=3)])
    across.step_number = BEGIN_PERIOD
    across.settle()
    asked = words("en").say("battle-phase-announce", **prompt_of(across))
    assert asked == "Unit 1 may fight a neighbouring enemy across the border. Whom does it target?"


def prompt_of(state: Any) -> dict[str, Any]:
    prompt: dict[str, Any] = state.view(state.to_act[0])["prompt"]
    return prompt


def test_the_board_keeps_a_commitment_to_its_owner() -> None:
    state = fight([unit("swordsmen")], [unit("levy")])
    before = text_of(state, 1)
    commit(state, 0, "onslaught")
    assert "Your commitment: Onslaught" in text_of(state, 0)
    assert text_of(state, 1).replace("ready", "deciding").split() == before.split()  # lines fold where they may
    assert cards(state, 0).mp == 50


def test_the_board_draws_every_position_of_a_game() -> None:
    for number in (0, 3, 5):
        for step, state in enumerate(random_game(number)):
            if step % 5 == 0:
                for viewer in (0, 1, SPECTATOR):
                    assert text_of(state, viewer, LANGUAGES[step % 2])


def test_a_track_has_ten_marks_for_fifty_points() -> None:
    assert [track(value, "#") for value in (0, 1, 25, 50, 70)] == [
        "··········",
        "#·········",
        "#####·····",
        "##########",
        "##########",
    ]
