"""Everything the game shows can be said, in both languages, and cites rules that exist."""

import re

import pytest

from cannae.core.contract import SPECTATOR, EventLog
from cannae.core.randomness import FastRng
from cannae.games.glory import GAME
from cannae.games.glory.phases import PHASE_NAMES
from cannae.games.glory.state import REASONS
from cannae.locale import shared_sources, words
from glory.scene import do, scene, seen, start
from helpers import rule

LANGUAGES = ["en", "de"]
ROOM = 56  # of the board beside a scrollbar, on a screen of 110


def messages(language: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", GAME.words(language), re.MULTILINE))


def test_both_languages_say_the_same_things() -> None:
    assert messages("en") == messages("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_outcomes_and_options_have_words(language: str) -> None:
    known = messages(language)
    assert {f"glory-phase-{name}" for name in PHASE_NAMES} <= known
    assert {f"glory-outcome-{name}" for name in REASONS[1:]} <= known
    for option in GAME.options:
        assert f"glory-option-{option.name}" in known
        for value in getattr(option, "values", ()):
            assert f"glory-option-{option.name}-{value}" in known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_choice_and_board_can_be_said(language: str) -> None:
    say = words(language).say
    rulebook = GAME.rulebook(language)
    heard: set[str] = set()
    for seed in range(60):
        options = GAME.sample_options(seed)
        state = start(seed, **options)
        state.log = EventLog()
        rng = FastRng(seed)
        while state.to_act:
            side = state.to_act[0]
            choices = state.choices(side)
            for choice in choices:
                told = state.describe(side, choice)
                args = told["args"]
                assert isinstance(args, dict)
                assert say(str(told["key"]), **args)
            state.apply(side, choices[rng.below(0, len(choices))])
            if rng.below(0, 10) == 0:
                for viewer in (0, 1, SPECTATOR):
                    board = GAME.board(seen(state, viewer), say)
                    assert max(len(line) for line in board) <= ROOM
                    assert all(line[-1] in ".:" for line in GAME.spoken(seen(state, viewer), say))
        for event in state.log.events:
            heard.add(event.key)
            assert "{" not in say(event.key, **event.args)
            assert event.rule in rulebook
    missing = {key for key in messages("en") if key.startswith("glory-event-")} - heard
    assert missing <= {"glory-event-quick-start", "glory-event-first-player"} | RARE


RARE = {  # too rare for so few games; each has a test of its own elsewhere
    "glory-event-end-drawn",
    "glory-event-last-turn",
    "glory-event-tired",
    "glory-event-end-scoring",
    "glory-event-end-victory-points",
    "glory-event-rampage",
    "glory-event-drew-nothing",
    "glory-event-spare",
    "glory-event-overlap",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_events_can_be_said(language: str) -> None:
    say = words(language).say
    state = scene("red=HI2.HI3/-/-/-/- blue=EL2/MI2/-/-/- red-hand=CO5*2 blue-deck=SP2 red-shuffles=2 blue-shuffles=2")
    do(state, "attack 1 with HI2", "bonus CO5", "bonus none", "done", "draw")
    gone = scene("red=HI2.HI3/-/-/-/- blue=MI2/-/-/-/- red-hand=CO5")
    do(gone, "attack 1 with HI2", "bonus CO5", "withdraw MI2", "spare HI2")
    beside = scene("red=-/MI2/HI2/-/- blue=-/-/PK2/-/- red-hand=OV2.CO5")
    do(beside, "attack 3 with HI2", "overlap", "bonus CO5")
    late = do(scene("phase=draw turn=200"), "draw")
    for one in (state, gone, beside, late):
        assert one.log is not None
        for event in one.log.events:
            assert "{" not in say(event.key, **event.args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_shows_what_a_player_needs(language: str) -> None:
    say = words(language).say
    state = scene(
        "terrain=woods.plain.hill.plain.rough control=r.b.. red=-/MI2/HI2.HI3/-/- blue=-/-/PK2/-/- "
        "red-hand=CO5*2.MI4*2 blue-hand=CO5"
    )
    board = "\n".join(GAME.board(do(state, "attack 3 with HI2", "bonus CO5").view(0), say))
    for text in ("HI2", "HI3", "PK2", "MI4", say("glory-terrain-hill"), say("side-blue"), say("glory-item-second")):
        assert text in " ".join(board.split())
    assert " = 10" in " ".join(board.split())  # red's own reckoning, Bonus card included
    theirs = "\n".join(GAME.board(seen(state, 1), say))
    assert " = 5" in " ".join(theirs.split())
    draft = "\n".join(GAME.board(seen(start(1), 0), say))
    assert say("glory-board-packet", number=1, packets=12, kept=0) in draft
    assert f"MI4 {say('glory-type-medium_infantry')} ×2" in board
    assert (
        max(len(line) for line in board.splitlines() + draft.splitlines()) <= 56
    )  # beside a scrollbar there is no more room


SENTENCES = {
    "en": """
Turn 3: Red.
Red controls one column and has 2 victory points. Hand 2, deck 1, discard pile 1, shuffles 0 of 2.
Blue controls 0 columns and has 0 victory points. Hand 1, deck 0, discard pile 0, shuffles 0 of 2.
Column 1, woods, controlled by Red, without units.
Column 2, plain, controlled by nobody. Red: elephants 2 (EL2, value 5, cost 5), archers 2 (AR2, value 0, cost 2). @
Blue: no unit.
Column 3, plain, controlled by nobody, without units.
Column 4, plain, controlled by nobody, without units.
Column 5, rough, controlled by nobody, without units.
Your hand:
MI4, medium infantry, command points 4, combat value 3, movement cost 3, victory points 1; @
in columns 1 to 5 for 4, 3, 3, 3, 5; 2 such cards.
woods: leading heavy infantry, pikes, spears, cavalry, elephants −2, leading light infantry +1.
rough: each unit placed here costs 1 more.
EL: −4 attacking light infantry, may stand with light infantry, rampages when lost in a defeat.
AR: may stand with any unit.
Still in your deck: HI2.
Discard pile of Red: CO5.
Victory pile of Red: PK2.
""",
    "de": """
Zug 3: Rot.
Rot kontrolliert eine Spalte und hat 2 Siegpunkte. Hand 2, Nachziehstapel 1, Abwurfstapel 1, gemischt 0 von 2.
Blau kontrolliert 0 Spalten und hat 0 Siegpunkte. Hand 1, Nachziehstapel 0, Abwurfstapel 0, gemischt 0 von 2.
Spalte 1, Wald, kontrolliert von Rot, ohne Einheiten.
Spalte 2, Ebene, kontrolliert von niemandem. Rot: Elefanten 2 (EL2, Wert 5, Kosten 5), @
Bogenschützen 2 (AR2, Wert 0, Kosten 2). Blau: keine Einheit.
Spalte 3, Ebene, kontrolliert von niemandem, ohne Einheiten.
Spalte 4, Ebene, kontrolliert von niemandem, ohne Einheiten.
Spalte 5, schwieriges Gelände, kontrolliert von niemandem, ohne Einheiten.
Deine Hand:
MI4, mittelschwere Infanterie, Kommandopunkte 4, Kampfwert 3, Bewegungskosten 3, Siegpunkte 1; @
in den Spalten 1 bis 5 für 4, 3, 3, 3, 5; 2 solche Karten.
Wald: anführend schwere Infanterie, Pikeniere, Speerträger, Kavallerie, Elefanten −2, anführend leichte Infanterie +1.
schwieriges Gelände: jede Einheit kostet hier 1 mehr.
EL: −4 im Angriff auf leichte Infanterie, duldet leichte Infanterie neben sich, läuft bei einer Niederlage Amok.
AR: duldet jede Einheit neben sich.
Noch im eigenen Nachziehstapel: HI2.
Abwurfstapel von Rot: CO5.
Siegpunktestapel von Rot: PK2.
""",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_position_as_sentences(language: str) -> None:
    state = scene(
        "turn=3 terrain=woods.plain.plain.plain.rough control=r.... red=-/EL2.AR2/-/-/- red-hand=MI4*2 red-deck=HI2 "
        "red-discard=CO5 blue-lost=PK2 blue-hand=CO5"
    )
    expected = SENTENCES[language].replace("@\n", "").strip().splitlines()
    assert GAME.spoken(seen(state, 0), words(language).say) == expected


def test_german_tells_pikes_from_spears() -> None:
    say = words("de").say
    assert say("glory-type-pike") == "Pikeniere"
    assert say("glory-type-spear") == "Speerträger"
    text = GAME.rulebook("de").markdown
    assert "Pikeniere, Speerträger" in text
    assert "mittelschwere Spalte" not in text


def test_both_rulebooks_have_the_same_numbers() -> None:
    assert list(GAME.rulebook("en").rules) == list(GAME.rulebook("de").rules)


BOOKLET = {  # the German booklet's terms, and what must not stand in their place
    "mittelschwere Infanterie": "mittlere[nr]? Infanterie",
    "Flankenhandikap": "Flankenzuschl|Flankenstrafe",
    "schwieriges Gelände": "Geröll",
    "kontrolliert": "beherrsch|Herrschaft",
    "Abwurfstapel": "Ablagestapel",
    "Siegpunktestapel": "Siegstapel",
    "Armee": "Heer",
}


@pytest.mark.parametrize("term", BOOKLET)
def test_german_terms_are_those_of_the_booklet(term: str) -> None:
    page = [line for line in "\n".join(shared_sources("de")).splitlines() if line.startswith("glory-page-")]
    texts = {"words": GAME.words("de"), "rules": GAME.rulebook("de").markdown}
    for text in texts.values():
        assert term in text
    for name, text in {**texts, "page": "\n".join(page)}.items():
        assert not re.search(BOOKLET[term], text), name


AS_PRINTED = {
    "10.1": ("`english`", "as printed in the English booklet"),
    "10.2": ("`withdrawal`", "in the printed order of the paragraph"),
    "10.6": ("`owner` only", "as printed in both booklets"),
    "10.7": ("`yes`", "literally that is `yes`"),
    "10.8": ("`card`", "Literally printed in both booklets is `card`"),
    "10.10": ("`column`", "So it is printed in both booklets"),
}


@rule("glory 10.6", "glory 10.7", "glory 10.8", "glory 10.10")
@pytest.mark.parametrize("number", [f"10.{number}" for number in range(1, 11)])
def test_chapter_10_says_which_value_is_as_printed(number: str) -> None:
    english = " ".join(GAME.rulebook("en")[number].text.split())
    german = " ".join(GAME.rulebook("de")[number].text.split())
    assert re.search(r"booklets? |printed", english)
    assert re.search(r"Hefte?n?\b", german)
    for text in AS_PRINTED.get(number, ()):
        assert text in english


def test_every_switch_has_a_rule_in_chapter_10_with_all_its_values() -> None:
    chapter = [one for one in GAME.rulebook("en").rules.values() if one.number.startswith("10.")]
    for option in GAME.options:
        values = getattr(option, "values", ())
        if option.name not in ("setup", "deck", "overpay"):
            (found,) = [one.text for one in chapter if one.text.startswith(f"`{option.name}`")]
            assert all(f"`{value}`" in found for value in values)
