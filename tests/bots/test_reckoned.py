"""The numbers that a hint tells of a choice: true to the engine, from nothing hidden, in both languages."""

from collections import Counter
from collections.abc import Iterator

import pytest

from cannae.bots import seen_by
from cannae.bots.advice import advise
from cannae.core.contract import EventLog, State
from cannae.core.randomness import FastRng
from cannae.core.registry import game
from cannae.games.battle.engine import Battle
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.state import CARD, COMMIT
from cannae.games.glory.engine import Glory
from cannae.games.glory.state import BONUS, SUPPORTING, TOP, VERB, WITHDRAW
from cannae.games.honour.engine import Honour
from cannae.games.honour.rules.cards import SPACES
from cannae.locale import LANGUAGES, words
from cannae.terminal.sentences import advice_text, described_text

OPTIONS: dict[str, dict[str, object]] = {"honour": {"battles": 1}, "glory": {"setup": "quick"}, "battle": {}}
SEEN = {"honour": 2, "glory": 2, "battle": 1}  # different sentences that come up


def decisions(name: str, games: int, steps: int = 250) -> Iterator[tuple[State, int]]:
    """Every decision of games of chance, as its side may know it or not."""
    for number in range(games):
        rng = FastRng(number + 5)
        state = game(name).start(OPTIONS[name], rng)
        for _ in range(steps):
            if not state.to_act:
                break
            side = state.to_act[rng.below(0, len(state.to_act))]
            yield state, side
            choices = state.choices(side)
            state.play(side, choices[rng.below(0, len(choices))])


@pytest.mark.parametrize("name", OPTIONS)
def test_they_are_the_same_whatever_is_hidden_and_can_be_said(name: str) -> None:
    room, said = game(name), Counter[str]()
    for state, side in decisions(name, 3):
        world = state.redeal(side, FastRng(9))
        for choice in state.choices(side):
            told = room.reckoned(state, side, choice)
            assert told == room.reckoned(world, side, choice), state.write_choice(side, choice)
            if told:
                said[str(told["key"])] += 1
                for language in LANGUAGES:
                    assert described_text(words(language), told)
    assert len(said) >= SEEN[name] and said.total() > 40


def test_honours_pair_comes_to_what_is_told() -> None:
    compared = 0
    for state, side in decisions("honour", 12):
        for choice in state.choices(side):
            told = game("honour").reckoned(state, side, choice)
            if told and told["key"] == "honour-reckoned-comes":
                assert isinstance(state, Honour)
                twin, pair = state.copy(), int(state.pair)
                twin.play(side, choice)
                assert isinstance(twin, Honour)
                after = [int(twin.value[SPACES * one + pair]) for one in (side, 1 - side)]
                args = told["args"]
                assert isinstance(args, dict)
                assert after == [args["then_mine"], args["then_theirs"]]
                compared += 1
    assert compared > 20


def won_by_chance(state: Glory, side: int, number: int) -> bool:
    """Whether an attack is won against a defender who stands and lays any card of his hand, where he has one."""
    rng, log = FastRng(number), EventLog()
    state.log = log
    while state.target >= 0 and state.to_act == (1 - side,):
        choices = [one for one in state.choices(1 - side) if one // VERB not in (TOP, WITHDRAW)]
        choices = [one for one in choices if one // VERB == BONUS] or choices
        state.play(1 - side, choices[rng.below(0, len(choices))])
    (combat,) = [event for event in log.events if event.key == "glory-event-combat"]
    return combat.args["result"] == "attacker"


def test_glorys_sure_attacks_are_won_and_its_hopeless_ones_never() -> None:
    """Whatever the defender lays, in worlds that agree with what the attacker has seen."""
    sure = hopeless = 0
    for state, side in decisions("glory", 12):
        if not isinstance(state, Glory) or state.phase_number != SUPPORTING or side != state.active:
            continue
        for choice in state.choices(side):
            told = game("glory").reckoned(state, side, choice)
            if choice // VERB != BONUS or not told:
                continue
            args = told["args"]
            assert isinstance(args, dict)
            if args["tie"] or 0 < args["win"] < 100:
                continue
            for number in range(12):
                world = state.redeal(side, FastRng(number))
                assert isinstance(world, Glory)
                alone = sum(int(world.unit(1 - side, world.target, slot)) > 0 for slot in range(2)) == 1
                world.play(side, choice)
                won = won_by_chance(world, side, number)
                if args["win"] == 0 and alone:  # of two units the worse one may come to lead
                    hopeless += 1
                    assert not won
                elif args["win"] == 100:
                    sure += 1
                    assert won
    assert sure > 20 and hopeless > 20


def test_battles_cards_are_counted_against_all_that_the_enemy_can_still_lay() -> None:
    """None that lies there already, and none that asks for more MP than rule 6.9 lets him do without."""
    counted = beyond = 0
    for state, side in decisions("battle", 2, 600):
        if not isinstance(state, Battle) or state.phase_number != COMMIT:
            continue
        for choice in state.choices(side):
            told = game("battle").reckoned(state, side, choice)
            if told and CARD <= choice < CARD + 10:
                args = told["args"]
                assert isinstance(args, dict)
                enemy = state.armies[1 - side]
                means = int(state.units[enemy.fighter].mp) + 3
                left = [card for card in range(10) if not enemy.used >> card & 1]
                layable = [card for card in left if CARDS.price[card] <= means] or left
                assert args["cards"] in (len(layable), 1)  # one where it lies open
                beyond += len(layable) < len(left)
                assert args["better"] + args["worse"] <= args["cards"]
                counted += 1
    assert counted > 50 and beyond > 10


def test_a_hint_tells_them() -> None:
    """After the reason, in the words of the game."""
    for state, side in decisions("honour", 6):
        if state.phase() == "exchange":
            position = seen_by(state, side, FastRng(1))
            advice = advise(game("honour"), OPTIONS["honour"], position, side, FastRng(2))
            assert advice.reckoned and advice.to_data(state, side)["reckoned"] == advice.reckoned
            assert "The pair stands at" in advice_text(words("en"), state, side, advice)
            assert "Das Paar steht" in advice_text(words("de"), state, side, advice)
            return
    raise AssertionError("no pair was fought")
