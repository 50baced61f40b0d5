"""What a player is shown before a decision: the whole sum, what is printed, what is to pay; and the log afterwards."""

from typing import Any

import pytest

from cannae.core.contract import SPECTATOR, EventLog
from cannae.core.randomness import FastRng
from cannae.games.glory import GAME
from cannae.games.glory.engine import Glory
from cannae.locale import words
from glory.scene import do, scene, seen, start, strengths

LANGUAGES = ["en", "de"]
RED, BLUE = 0, 1


def attacks(state: Glory, viewer: int) -> list[tuple[int, list[str]]]:
    """The sums of the attack a viewer is shown, and against which leading units they hold."""
    return [(one["total"], one["against"]) for one in seen(state, viewer)["combat"]["attack"]]


def defences(state: Glory, viewer: int) -> list[int]:
    return [one["total"] for one in seen(state, viewer)["combat"]["defence"]]


def board(state: Glory, viewer: int, language: str = "en") -> str:
    return " ".join(" ".join(GAME.board(seen(state, viewer), words(language).say)).split())


def spoken(state: Glory, viewer: int, language: str = "en") -> str:
    return " ".join(GAME.spoken(seen(state, viewer), words(language).say))


def prompt(state: Glory, side: int, language: str) -> str:
    about: dict[str, Any] = seen(state, side).get("prompt", {})
    return words(language).say(f"glory-phase-{state.phase()}", **about)


def logged(state: Glory, viewer: int, language: str = "en") -> list[str]:
    assert state.log is not None
    return [words(language).say(event.key, **event.args) for event in state.log.seen_by(viewer)]


# -- The sum before a decision --------------------------------------------------------------------------------


def test_the_sum_shown_before_a_decision_has_the_printed_modifiers() -> None:
    state = scene("red=-/-/EL2/-/- blue=-/-/LI2/-/- red-hand=CO5 blue-hand=CO5")
    do(state, "attack 3 with EL2", "bonus CO5")
    assert attacks(state, RED) == [(6, ["LI2"])]  # 5 + 5 - 4
    assert attacks(state, BLUE) == [(1, ["LI2"])]  # and a hidden Bonus card
    assert attacks(state, SPECTATOR) == [(1, ["LI2"])]
    assert defences(state, RED) == defences(state, BLUE) == [1]
    assert "Bonus card (Commander 5) +5, against light infantry −4 = 6" in board(state, RED)
    assert "value +5, against light infantry −4 = 1 + hidden Bonus card" in board(state, BLUE)
    assert "value +5, against light infantry −4 = 1 + hidden Bonus card" in spoken(state, BLUE)
    do(state, "stand", "bonus none")
    assert strengths(state) == (6, 1)


def test_where_it_depends_on_the_others_lead_both_sums_are_shown() -> None:
    state = scene("red=-/-/EL2/-/- blue=-/-/EL3.LI2/-/- red-hand=CO5 blue-hand=CO5")
    do(state, "attack 3 with EL2")
    assert attacks(state, RED) == [(5, ["EL3"]), (1, ["LI2"])]
    assert "Attack EL2 against EL3: value +5 = 5" in board(state, RED)
    assert "Attack EL2 against LI2: value +5, against light infantry −4 = 1" in board(state, RED)
    assert "Angriff EL2 gegen LI2: Kampfwert +5, gegen leichte Infanterie −4 = 1" in board(state, RED, "de")
    do(state, "bonus CO5", "stand", "bonus none")
    assert state.phase() == "lead"
    assert attacks(state, BLUE) == [(5, ["EL3"]), (1, ["LI2"])]
    do(state, "lead LI2")
    assert strengths(state) == (6, 2)


def test_where_it_does_not_depend_on_the_lead_one_sum_is_shown() -> None:
    state = do(scene("red=-/-/HI2/-/- blue=-/-/CV2.CV3/-/- red-hand=CO5"), "attack 3 with HI2")
    assert attacks(state, RED) == [(2, ["CV2", "CV3"])]
    assert "Attack HI2: value +4, against cavalry −2 = 2" in board(state, RED)


def test_the_sum_goes_with_the_units_that_withdraw() -> None:
    state = scene("red=-/-/EL2.EL3/-/- blue=-/-/LI2.AR2/-/- red-hand=CO5")
    do(state, "attack 3 with EL2", "bonus CO5", "withdraw LI2")
    assert attacks(state, BLUE) == [(6, ["AR2"])]
    do(state, "withdraw AR2")
    assert state.phase() == "spare"
    assert attacks(state, RED) == [(6, [])]
    assert defences(state, RED) == []


@pytest.mark.parametrize(("ties", "holds"), [("lead", [False, True]), ("column", [True, True]), ("never", [False] * 2)])
def test_who_would_win_a_tie_is_shown(ties: str, holds: list[bool]) -> None:
    state = scene("red=-/-/HI2/-/- blue=-/-/SP2.AR2/-/- red-hand=CO5", spear_ties=ties)
    do(state, "attack 3 with HI2")
    shown = {one["lead"]: one["holds"] for one in seen(state, RED)["combat"]["defence"]}
    assert [shown["AR2"], shown["SP2"]] == holds
    assert ("wins a tie" in board(state, RED)) == any(holds)


def test_every_sum_shown_is_what_the_combat_comes_to() -> None:
    """In whole games: the last sums each side saw, its own Bonus card included, are those that were compared."""
    compared = 0
    for seed in range(25):
        state = start(seed, **GAME.sample_options(seed))
        state.log = EventLog()
        chance = FastRng(seed)
        while state.to_act:
            before = {}
            if state.target >= 0:
                before = {viewer: seen(state, viewer)["combat"] for viewer in (RED, BLUE)}
            attacker, lead_stage = int(state.active), state.phase() == "lead"
            side = state.to_act[0]
            choices = state.choices(side)
            choice = choices[chance.below(0, len(choices))]
            named = state.write_choice(side, choice)
            known = len(state.log.events)
            state.apply(side, choice)
            fought = [event for event in state.log.events[known:] if event.key == "glory-event-combat"]
            if fought and lead_stage:
                (event,) = fought
                lead = named.split()[1]
                mine = [one["total"] for one in before[attacker]["attack"] if lead in one["against"]]
                theirs = [one["total"] for one in before[1 - attacker]["defence"] if one["lead"] == lead]
                assert mine == [event.args["attack"]]
                assert theirs == [event.args["defence"]]
                compared += 1
    assert compared > 5


# -- What is printed ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [RED, BLUE, SPECTATOR])
def test_modifiers_and_terrain_effects_are_shown_at_all_times(viewer: int, language: str) -> None:
    """On the table, without any such card in hand, in combat and at the end, drawn and told."""
    say = words(language).say
    state = scene("terrain=hill.woods.plain.plain.rough red=EL2/-/-/-/- blue=CV2/-/-/-/- red-hand=CO5*2 blue-hand=CO5")
    over = scene("turn=9 phase=draw active=blue control=rrr.. terrain=hill.woods.plain.plain.rough")
    elephant = say("glory-note-against", number="−4", type="@glory-type-light_infantry")
    cavalry = say("glory-note-against", number="−2", type="@glory-type-elephant")
    grounds = [
        say("glory-ground-cost", number=1),
        say("glory-ground-defender", number="+1", when="defender"),
        say("glory-ground-lead", types=["@glory-type-light_infantry"], number="+1"),
    ]
    moments = [state, do(state.copy(), "attack 1 with EL2"), do(over, "draw")]
    for moment in moments:
        for shown in (board(moment, viewer, language), spoken(moment, viewer, language)):
            for text in grounds + ([elephant, cavalry] if moment is not over else []):
                assert text in shown
    assert over.outcome() is not None


# -- The prompt -----------------------------------------------------------------------------------------------


PAYING = {
    "en": [
        "Place units, attack, play Reserves, or go on to draw (6.1).",
        "Pay 3: pick cards worth 3 (10 in all), or place more units first (6.7).",
        "Pay 4: pick cards worth 4 (8 in all), or place more units first (6.7).",
        "Pay 1 more: pick cards worth 1 (5 in all) (6.7).",
        "Place units, attack, play Reserves, or go on to draw (6.1).",
    ],
    "de": [
        "Setze Einheiten ein, greife an, spiele eine Reservekarte oder geh weiter zum Ziehen (6.1).",
        "Zahle 3: wähle Karten im Wert von 3 (zusammen 10), oder setze erst mehr Einheiten ein (6.7).",
        "Zahle 4: wähle Karten im Wert von 4 (zusammen 8), oder setze erst mehr Einheiten ein (6.7).",
        "Zahle noch 1: wähle Karten im Wert von 1 (zusammen 5) (6.7).",
        "Setze Einheiten ein, greife an, spiele eine Reservekarte oder geh weiter zum Ziehen (6.1).",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_units_are_unpaid_the_prompt_says_how_much_is_to_pay_and_with_what(language: str) -> None:
    state = scene("red-hand=MI4.LI2.CO5.HI3")
    told = [prompt(state, RED, language)]
    for text in ("place MI4 at 3", "place LI2 at 2", "pay HI3", "pay CO5"):
        told.append(prompt(do(state, text), RED, language))
    assert told == PAYING[language]
    assert "prompt" not in seen(state, BLUE)
    assert "prompt" not in seen(state, SPECTATOR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_of_a_price_of_nothing_of_room_made_and_of_all_paid(language: str) -> None:
    nothing = do(scene("red-hand=LC2.CO5", zero_cost="card"), "place LC2 at 3")
    assert "(10.8)" in prompt(nothing, RED, language)
    room = do(scene("red=-/MI2/-/-/- red-hand=HI2.LI2.CO5*2"), "clear MI2 at 2")
    assert "(6.6)" in prompt(room, RED, language)
    assert "2" in prompt(room, RED, language)
    owing = do(scene("red=-/MI2/-/-/- red-hand=HI2.LI2.CO5*2"), "place LI2 at 4", "clear MI2 at 2")
    sentence = {"en": "So far 1 is to pay.", "de": "Bisher sind 1 zu zahlen."}[language]
    assert prompt(owing, RED, language).endswith(sentence)
    paid = do(scene("red-hand=LI2.CO5*2", overpay=True), "place LI2 at 3", "pay CO5")
    assert "(10.7)" in prompt(paid, RED, language)


@pytest.mark.parametrize(
    ("language", "two", "one"),
    [
        ("en", "Keep two of these four cards (2.3).", "Keep one more of these cards (2.3)."),
        ("de", "Behalte zwei dieser vier Karten (2.3).", "Behalte noch eine dieser Karten (2.3)."),
    ],
)
def test_with_one_card_kept_one_more_is_asked_for(language: str, two: str, one: str) -> None:
    state = start(1)
    assert prompt(state, RED, language) == two
    state.apply(RED, state.choices(RED)[0])
    assert prompt(state, RED, language) == one
    assert prompt(state, BLUE, language) == two
    say = words(language).say
    assert say("glory-board-packet", number=1, packets=12, kept=1) in board(state, RED, language)
    assert say("glory-board-packet", number=1, packets=12, kept=0) in board(state, BLUE, language)
    state.apply(RED, state.choices(RED)[0])
    assert prompt(state, RED, language) == two


# -- The log --------------------------------------------------------------------------------------------------


def test_the_log_names_the_revealed_bonus_cards() -> None:
    state = scene("red=-/-/HI2/-/- blue=-/-/PK2/-/- red-hand=CO5 blue-hand=CV4")
    do(state, "attack 3 with HI2", "bonus CO5", "bonus CV4")
    for viewer in (RED, BLUE, SPECTATOR):
        (combat,) = [line for line in logged(state, viewer) if line.startswith("Combat")]
        assert "Bonus card (Commander 5) +5" in combat
        assert "Bonus card (cavalry 4) +4" in combat
        (german,) = [line for line in logged(state, viewer, "de") if line.startswith("Kampf in")]
        assert "Bonuskarte (Kommandant 5) +5" in german


CONTROL = [
    ("...b.", "HI2", "MI2", "CO5", "", "Red takes control of column 4.", "7.13"),
    (".....", "HI2", "MI2", "CO5", "", "Red takes control of column 4.", "7.13"),
    ("...r.", "HI2", "MI2", "CO5", "", "Red still controls column 4.", "7.13"),
    ("...r.", "MI2", "HI2", "LI2", "CO5", "Red loses control of column 4: nobody controls it now.", "7.14"),
    ("...b.", "MI2", "HI2", "LI2", "CO5", "Blue still controls column 4.", "7.14"),
    (".....", "MI2", "HI2", "LI2", "CO5", "Nobody controls column 4, as before.", "7.14"),
    ("...b.", "HI2", "HI3", "LI2", "CV2", "Blue loses control of column 4: nobody controls it now.", "7.15"),
    ("...r.", "HI2", "HI3", "LI2", "CV2", "Red loses control of column 4: nobody controls it now.", "7.15"),
]


@pytest.mark.parametrize(("held", "red", "blue", "bonus", "answer", "said", "rule"), CONTROL)
def test_the_log_says_what_a_combat_did_to_control(
    held: str, red: str, blue: str, bonus: str, answer: str, said: str, rule: str
) -> None:
    state = scene(f"control={held} red=-/-/-/{red}/- blue=-/-/-/{blue}/- red-hand={bonus} blue-hand={answer or 'RE2'}")
    do(state, f"attack 4 with {red}", f"bonus {bonus}")
    if state.phase() == "withdraw":
        do(state, "stand")
    do(state, f"bonus {answer}" if answer else "bonus none")
    assert said in logged(state, SPECTATOR)
    assert state.log is not None
    assert [event.rule for event in state.log.events if event.key == "glory-event-control"] == [rule]
    german = " ".join(logged(state, SPECTATOR, "de"))
    assert "Kontrolle über Spalte 4" in german or "kontrolliert Spalte 4" in german or "Spalte 4 kontrolliert" in german


def test_the_log_says_that_a_withdrawal_leaves_control_as_it_was() -> None:
    state = scene("control=...b. red=-/-/-/HI2/- blue=-/-/-/MI2/- red-hand=CO5")
    do(state, "attack 4 with HI2", "bonus CO5", "withdraw MI2")
    assert logged(state, RED)[-1] == "Blue still controls column 4."
