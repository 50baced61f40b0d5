"""The checker checks: a sound game passes, and for every law there is a game that breaks it and is caught."""

from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any, Self

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from pennants import GAME, PennantsGame
from pennants.state import READY, Pennants

from cannae.core.conformance import LAWS, check
from cannae.core.contract import EVERYONE, EventLog, Redealer, State
from cannae.core.randomness import FastRng, Rng
from cannae.lab.commands import unsaid


def test_a_sound_game_keeps_all_laws() -> None:
    report = check(GAME, 150)
    assert report.holds
    assert report.games == 150
    assert all(report.redealt)


def test_at_a_share_of_the_steps_the_games_are_played_to_the_end_all_the_same() -> None:
    report = check(GAME, 60, share=0.1)
    assert report.holds
    assert len(report.digests) == 60
    assert 0 < report.looks < report.steps / 2
    assert check(GAME, 60).looks > 2 * report.looks


def test_options_hold_in_every_game() -> None:
    for rounds in (1, 5):
        report = check(GAME, 8, options={"rounds": rounds})
        assert report.holds
        assert (report.steps < check(GAME, 8, options={"rounds": 3}).steps) == (rounds == 1)


def test_the_same_seed_gives_the_same_games() -> None:
    assert check(GAME, 10, seed=4).digest == check(GAME, 10, seed=4).digest
    assert check(GAME, 10, seed=4).digest != check(GAME, 10, seed=5).digest


# -- Law 1 ----------------------------------------------------------------------------------------------------


class AcceptsAnything(Pennants):
    def apply(self, side: i64, choice: i64) -> None:
        if choice == READY or self.is_legal(side, choice):
            super().apply(side, choice)


class CitesNoRule(Pennants):
    def why_not(self, side: i64, choice: i64) -> str | None:
        return "99.9" if super().why_not(side, choice) else None


class ChangesWhenRefusing(Pennants):
    def why_not(self, side: i64, choice: i64) -> str | None:
        if choice == -1:
            self.barrier_count += 1
        return super().why_not(side, choice)


class ListsTwice(Pennants):
    def fill(self, side: i64, buffer: vec[i64]) -> i64:
        size = super().fill(side, buffer)
        buffer[size] = buffer[0]
        return size + 1


class TouchesTheUnseen(Pennants):
    def describe(self, side: i64, choice: i64) -> dict[str, object]:
        return super().describe(side, choice) | {"things": ["card-99"]}


class ConceivesOnlyInItsTurn(Pennants):
    def conceivable(self, side: i64) -> list[int]:
        assert side in self.to_act
        return super().conceivable(side)


# -- Laws 2 and 3 ---------------------------------------------------------------------------------------------

AMBIENT = count()


class AmbientChance(Pennants):
    def deal(self, size: int) -> None:
        super().deal(size)
        if next(AMBIENT) % 2:
            self.hand.reverse()


class SharedHands(Pennants):
    def copy(self) -> Self:
        twin = super().copy()
        twin.hand = self.hand
        return twin


# -- Law 4 ----------------------------------------------------------------------------------------------------


class RedealIsACopy(Pennants):
    def redeal(self, viewer: i64, rng: Rng) -> "Pennants":
        return self.copy()


class DealsOnlyOnce(Pennants):
    """A redealer of many worlds that goes on with the last one."""

    def redealer(self, viewer: i64) -> Redealer:
        return Redealer(self.redeal(viewer, FastRng(3)), 1 - viewer if viewer >= 0 else viewer)


class SkipsWhoHasNothing(Pennants):
    def acting(self) -> i64:
        mask = super().acting()
        if self.stage == "bid" and mask == 3 and not self.hand[1]:
            return 1
        return mask


class ShowsTheEnemysHand(Pennants):
    def view(self, viewer: i64) -> dict[str, object]:
        return super().view(viewer) | {"peek": self.hand[0]}


class ShowsHowManyAreLaid(Pennants):
    def view(self, viewer: i64) -> dict[str, object]:
        return super().view(viewer) | {"steps": [len(laid) for laid in self.laid]}


class TellsTheEnemy(Pennants):
    def play(self, side: i64, choice: i64) -> None:
        super().play(side, choice)
        if self.log and choice < READY:
            self.log.tell("pennants-laid", "2.2", {"card": int(choice)}, EVERYONE)


class RedealDrawsFromTheGame(Pennants):
    def redeal(self, viewer: i64, rng: Rng) -> "Pennants":
        return super().redeal(viewer, self.rng)


class RedealsAnImpossibleWorld(Pennants):
    """The bid of a side that is ready holds a card too many: nobody sees it, but no play leads there."""

    def redeal(self, viewer: i64, rng: Rng) -> "Pennants":
        world = super().redeal(viewer, rng)
        for side in (0, 1):
            if side != viewer and world.ready[side]:
                world.laid[side] = sorted(world.laid[side] + world.hand[side])
                world.hand[side] = []
        return world


# -- Laws 5, 6 and 7 ------------------------------------------------------------------------------------------


class WritesAmbiguously(Pennants):
    def write_choice(self, side: i64, choice: i64) -> str:
        return "lay 1" if choice < READY else super().write_choice(side, choice)


class WritesUnreadably(Pennants):
    def write_position(self) -> str:
        return super().write_position() + "."


class ForgetsARound(Pennants):
    def write_position(self) -> str:
        first, second, rest = super().write_position().split(" ", 2)
        return f"{first} {min(int(second), 1)} {rest}"


class LosesCards(Pennants):
    def reveal(self) -> None:
        kept = self.out
        super().reveal()
        self.out = kept


class DeadEnd(Pennants):
    def fill(self, side: i64, buffer: vec[i64]) -> i64:
        return 0 if self.stage == "consolation" else super().fill(side, buffer)


# -- Laws 8 and 9 ---------------------------------------------------------------------------------------------


class NoBarrier(Pennants):
    def barrier(self, side: i64) -> i64:
        return 0


class BarrierFalls(Pennants):
    def barrier(self, side: i64) -> i64:
        return 100 - self.barrier_count


class FirstComeFirstServed(Pennants):
    """The side first ready is remembered in a field that the bidding does not use, and the barrier tells it."""

    def play(self, side: i64, choice: i64) -> None:
        if choice == READY and not any(self.ready):
            self.loser = int(side)
        super().play(side, choice)

    def reveal(self) -> None:
        self.barrier_count += max(self.loser, 0)
        super().reveal()


# -- Law 10 ---------------------------------------------------------------------------------------------------


class DescribesOnlyWhatItAsksFor(Pennants):
    """A bid is described with the pennant it is for, and after the bidding there is none."""

    def describe(self, side: i64, choice: i64) -> dict[str, object]:
        told = super().describe(side, choice)
        if self.stage != "bid" and told["verb"] == "lay":
            raise KeyError("shown")
        return told


class DescribesNoNonsense(Pennants):
    def describe(self, side: i64, choice: i64) -> dict[str, object]:
        return super().describe(side, choice) | {"sign": "0123456789abcdefghijklmn"[choice]}


class DescribesHalf(Pennants):
    def describe(self, side: i64, choice: i64) -> dict[str, object]:
        told = super().describe(side, choice)
        return told if choice in self.conceivable(side) else {"verb": told["verb"], "things": told["things"]}


class ReadsOnlyWhatItAsksFor(Pennants):
    def read_choice(self, side: i64, text: str) -> int:
        if self.stage != "bid" and text.startswith("lay"):
            raise ValueError(text)
        return super().read_choice(side, text)


class RefusesOnlyWhatItHas(Pennants):
    def why_not(self, side: i64, choice: i64) -> str | None:
        if 1 <= choice <= 12 and choice not in self.hand[side] + self.laid[side] and self.stage != "bid":
            raise AssertionError(choice)
        return super().why_not(side, choice)


class ForgetsAnArgument(Pennants):
    """Breaks no law, but has no words: after the bidding a card is told of without its number."""

    def describe(self, side: i64, choice: i64) -> dict[str, object]:
        told = super().describe(side, choice)
        return told | {"args": {}} if self.stage != "bid" and 1 <= choice <= 12 else told


class ListsNotEverything(Pennants):
    def every_choice(self) -> list[int]:
        return [choice for choice in super().every_choice() if choice != READY]


class ListsNothing(Pennants):
    def most_choices(self) -> i64:
        return 16

    def every_choice(self) -> list[int]:
        raise NotImplementedError


# -- Law 11 ---------------------------------------------------------------------------------------------------


class TellsByNoRule(Pennants):
    """Cites a chapter, not a rule, for what happens in the course of the game."""

    def tell(self, key: str, rule: str, **args: object) -> None:
        super().tell(key, "2" if key == "pennants-taken" else rule, **args)


class DealsByNoRule(Pennants):
    """What is told before the first choice counts, too."""

    def deal(self, size: int) -> None:
        super().deal(size)
        self.tell("pennants-turned", "", pennant=1)


class Faulty(PennantsGame):
    """Pennants with a position of another class."""

    package = "pennants"

    def __init__(self, kind: type[Pennants]) -> None:
        self.kind = kind

    def begin(self, options: dict[str, Any], rng: Rng, log: EventLog | None = None) -> State:
        state = self.kind(options["rounds"], options["consolation"], rng)
        state.log = log
        state.deal(options["hand"])
        return state

    def read_position(self, text: str, options: Mapping[str, object], rng: Rng) -> State:
        state = super().read_position(text, options, rng)
        state.__class__ = self.kind
        return state


class RemembersTheFirst(Faulty):
    """Takes a bidding in which somebody is remembered as the loser back from its text."""

    def read_position(self, text: str, options: Mapping[str, object], rng: Rng) -> State:
        fields = text.split(" ")
        first = ["-", "red", "blue"].index(fields[4]) - 1
        bidding = fields[0] == "bid"
        state = super().read_position(" ".join([*fields[:4], "-", *fields[5:]]) if bidding else text, options, rng)
        assert isinstance(state, Pennants)
        state.loser = first
        return state


class Endless(Faulty):
    longest = 3


class EndsForNoReason(Faulty):
    reasons = ("level", "never")


class LoadsWrongly(Faulty):
    def read_position(self, text: str, options: Mapping[str, object], rng: Rng) -> State:
        state = super().read_position(text, options, rng)
        assert isinstance(state, Pennants)
        state.rounds = 0
        return state


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (Faulty(AcceptsAnything), 1),
        (Faulty(CitesNoRule), 1),
        (Faulty(ChangesWhenRefusing), 1),
        (Faulty(ListsTwice), 1),
        (Faulty(TouchesTheUnseen), 1),
        (Faulty(ConceivesOnlyInItsTurn), 1),
        (Faulty(AmbientChance), 2),
        (Faulty(SharedHands), 3),
        (Faulty(RedealIsACopy), 4),
        (Faulty(DealsOnlyOnce), 4),
        (Faulty(SkipsWhoHasNothing), 4),
        (Faulty(ShowsTheEnemysHand), 4),
        (Faulty(ShowsHowManyAreLaid), 4),
        (Faulty(TellsTheEnemy), 4),
        (Faulty(RedealDrawsFromTheGame), 4),
        (Faulty(RedealsAnImpossibleWorld), 4),
        (Faulty(WritesAmbiguously), 5),
        (Faulty(WritesUnreadably), 5),
        (Faulty(ForgetsARound), 6),
        (LoadsWrongly(Pennants), 6),
        (Faulty(LosesCards), 7),
        (Faulty(DeadEnd), 7),
        (Endless(Pennants), 7),
        (EndsForNoReason(Pennants), 7),
        (Faulty(NoBarrier), 8),
        (Faulty(BarrierFalls), 8),
        (RemembersTheFirst(FirstComeFirstServed), 9),
        (Faulty(DescribesOnlyWhatItAsksFor), 10),
        (Faulty(DescribesNoNonsense), 10),
        (Faulty(DescribesHalf), 10),
        (Faulty(ReadsOnlyWhatItAsksFor), 10),
        (Faulty(RefusesOnlyWhatItHas), 10),
        (Faulty(ListsNotEverything), 10),
        (Faulty(ListsNothing), 10),
        (Faulty(TellsByNoRule), 11),
        (Faulty(DealsByNoRule), 11),
    ],
    ids=lambda value: value.kind.__name__ if isinstance(value, Faulty) else str(value),
)
def test_a_broken_law_is_caught(game: Faulty, law: int) -> None:
    report = check(game, 40)
    assert law in {failure.law for failure in report.failures}, report.failures[:3]


def test_a_world_that_no_play_leads_to_is_caught_by_its_text() -> None:
    report = check(Faulty(RedealsAnImpossibleWorld), 40)
    assert {failure.key for failure in report.failures} == {"breach-world-text"}


def test_a_failure_comes_with_the_record_that_leads_to_it() -> None:
    report = check(Faulty(LosesCards), 40)
    failure = report.failures[0]
    assert failure.record is not None
    assert len(failure.record.entries) == failure.step
    assert failure.record.game == "pennants"


def test_words_that_lack_an_argument_in_some_phase_are_found() -> None:
    report = check(Faulty(ForgetsAnArgument), 40)
    assert report.holds
    assert unsaid(report) == {"en": ["pennants-choice-lay"], "de": ["pennants-choice-lay"]}
    assert unsaid(check(GAME, 40)) == {"en": [], "de": []}


def test_documents_count_the_laws_as_they_are() -> None:
    names = {11: "eleven"}
    for document in ("README.md", "docs/adding-a-game.md", "docs/research.md"):
        text = (Path(__file__).parent.parent.parent / document).read_text("utf-8")
        assert f"{names[len(LAWS)]} laws" in text, document
