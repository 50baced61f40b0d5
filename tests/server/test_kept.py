"""What is made once and shown again and again is what would be made anew."""

from collections.abc import Iterator
from random import Random

import pytest

from cannae.core.contract import State
from cannae.core.randomness import FastRng
from cannae.core.registry import game
from cannae.games.glory import refusals
from cannae.games.glory.engine import Glory
from cannae.games.honour.engine import Honour
from cannae.games.honour.view import make_space, space_view
from cannae.server.messages import encode
from cannae.server.shown import choice_shown, choices_shown
from cannae.table import Table, person


def positions(name: str, seeds: int, **options: object) -> Iterator[State]:
    """Every position of some random games."""
    for seed in range(seeds):
        chance, found = Random(seed), game(name)
        state = found.begin(found.checked(options), FastRng(seed), None)
        while state.acting():
            yield state
            side = chance.choice(state.to_act)
            state.apply(side, chance.choice(state.choices(side)))


def test_glory_describes_a_choice_by_all_that_it_depends_on() -> None:
    verbs = set()
    for state in positions("glory", 12):
        assert isinstance(state, Glory)
        for side in state.to_act:
            for choice in state.conceivable(side):
                told = state.describe(side, choice)
                assert told == refusals.described(state, side, choice)
                verbs.add(told["verb"])
    assert len(verbs) >= 15, verbs


def test_honour_shows_a_space_by_all_that_it_depends_on() -> None:
    for state in positions("honour", 12):
        assert isinstance(state, Honour)
        for index in range(10):
            face_up = bool(state.open >> index & 1)
            for own in (False, True):
                for hidden in {False, not own}:  # one's own steps are never hidden
                    shown = space_view(state, index // 5, index % 5, own, hidden)
                    assert shown == make_space(state, index, face_up, own or face_up, hidden)


@pytest.mark.parametrize("name", ["honour", "glory", "battle", "pennants"])
def test_choices_are_sent_as_they_would_be_encoded_anew(name: str) -> None:
    chance = Random(5)
    for seed in (b"1" * 32, b"2" * 32):
        table = Table(game(name), {}, [person("a"), person("b")], seed, True, "")
        for _ in range(120):
            if not table.to_act:
                break
            for side in (0, 1):
                choices = table.state.choices(side)
                assert choices_shown(table, side) == encode([choice_shown(table.state, side, one) for one in choices])
            side = chance.choice(table.to_act)
            table.choose(side, chance.choice(table.state.choices(side)))
