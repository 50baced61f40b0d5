"""What is cached is what would be made anew."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from cannae.core.conformance.laws import sent_to
from cannae.core.contract import State
from cannae.core.randomness import FastRng
from cannae.core.registry import game
from cannae.core.view_delta import ViewDelta
from cannae.games.battle import notation
from cannae.games.battle.engine import Battle
from cannae.games.glory.engine import Glory, described
from cannae.games.honour.engine import Honour
from cannae.games.honour.view import PLAIN, make_space, space_view
from cannae.server.broadcast.broadcaster import MOST_KEPT, ChoiceCache, ClientKnowledge, offered
from cannae.server.broadcast.table_data import choice_data
from cannae.server.live.messages import encode
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
                assert told == described(state, side, choice)
                verbs.add(told["verb"])
    assert len(verbs) >= 15, verbs


def test_battle_describes_a_choice_by_all_that_it_depends_on() -> None:
    for terrains in ("3", "5", "7"):
        for state in positions("battle", 2, terrains=terrains):
            assert isinstance(state, Battle)
            for side in state.to_act:
                for choice in state.conceivable(side):
                    assert state.describe(side, choice) == notation.described(state, side, choice)
                    assert state.write_choice(side, choice) == notation.spelt(state, choice)


@pytest.mark.parametrize("name", ["honour", "glory", "battle"])
def test_what_is_sent_is_what_is_seen_whatever_was_sent_before(name: str) -> None:
    for terrains in ("3", "5", "7") if name == "battle" else ("",):
        delta = ViewDelta()
        for state in positions(name, 3, **({"terrains": terrains} if terrains else {})):
            shared = state.shared(delta)
            for viewer in (0, 1, 2):
                assert json.loads(sent_to(state, viewer, shared, delta)) == json.loads(encode(state.view(viewer)))


def test_honour_shows_a_space_by_all_that_it_depends_on() -> None:
    for state in positions("honour", 12):
        assert isinstance(state, Honour)
        for index in range(10):
            face_up = bool(state.open >> index & 1)
            for own in (False, True):
                for hidden in {False, not own}:  # one's own steps are never hidden
                    shown = space_view(state, index // 5, index % 5, own, hidden, PLAIN)
                    assert shown == make_space(state, index, face_up, own or face_up, hidden)


@pytest.mark.parametrize("name", ["honour", "glory", "battle", "pennants"])
def test_what_a_client_remembers_of_choices_is_what_they_mean_now(name: str) -> None:
    chance, described, offers = Random(5), 0, 0
    for seed in (b"1" * 32, b"2" * 32):
        table = Table(game(name), {}, [person("a"), person("b")], seed, True, "")
        vocabularies: list[ClientKnowledge] = [ClientKnowledge(), ClientKnowledge()]
        clients: list[dict[str, object]] = [{}, {}]
        for _ in range(120):
            if not table.to_act:
                break
            for side in (0, 1):
                choices = table.state.choices(side)
                meanings = offered(table.state, name, side)
                new = [json.loads(text) for text in vocabularies[side].learn(meanings)]
                clients[side] |= {entry["choice"]: entry for entry in new}
                told = [clients[side][json.loads(meaning.name)] for meaning in meanings]
                assert told == json.loads(encode([choice_data(table.state, side, one) for one in choices]))
                described, offers = described + len(new), offers + len(told)
            side = chance.choice(table.to_act)
            table.choose(side, chance.choice(table.state.choices(side)))
    assert described < offers / 2, "most were told before"


class Weathercock(State):
    """A game in which a choice means now this, now that."""

    wind = "east"

    def describe(self, side: int, choice: int) -> dict[str, object]:
        return {"verb": self.wind, "choice": choice}

    def write_choice(self, side: int, choice: int) -> str:
        return str(choice)


def test_a_choice_that_means_something_else_is_described_anew_and_so_when_it_turns_back() -> None:
    state, known, client = Weathercock(), ChoiceCache(), ClientKnowledge()

    def told(*choices: int) -> list[str]:
        return [json.loads(text)["verb"] for text in client.learn([known.of(state, 0, one) for one in choices])]

    assert told(1, 2) == ["east", "east"] and told(2, 1) == []
    state.wind = "west"
    assert told(1) == ["west"] and told(1) == []
    state.wind = "east"
    assert told(1, 2) == ["east"], "the second choice never meant anything else to this client"
    client.forget()
    assert told(1, 2) == ["east", "east"]


def test_meanings_are_given_up_when_there_are_too_many_and_told_again() -> None:
    state, known, client, other = Weathercock(), ChoiceCache(), ClientKnowledge(), ClientKnowledge()
    first = known.of(state, 0, 0)
    assert client.learn([first]) and other.learn([first])
    for choice in range(1, MOST_KEPT + 100):
        assert client.learn([known.of(state, 0, choice)])
    again = known.of(state, 0, 0)
    assert again is not first and again == first, "what is said is compared, not who said it"
    assert client.learn([again]) == [again.text] and client.learn([again]) == []
    assert other.learn([again]) == [again.text]
