"""The laws that can be checked at one position, each as a function that raises `Breach` where it is broken."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random

import msgspec

from cannae.core.contract import SPECTATOR, Event, EventLog, IllegalChoice, State, UserError
from cannae.core.game import Game
from cannae.core.randomness import FastRng
from cannae.core.view_delta import ViewDelta

NONSENSE = (-1, -(2**40), 2**40, 999_999, -(2**63), 2**63 - 1)
SAMPLE = 4  # illegal choices tried at each step
VIEWERS = (0, 1, SPECTATOR)


class Breach(Exception):
    """A law is broken; carries the key of the sentence that says how."""

    def __init__(self, law: int, key: str, **args: object) -> None:
        super().__init__(law, key, args)
        self.law = law
        self.key = f"breach-{key}"
        self.args_ = args


@contextmanager
def under(law: int) -> Iterator[None]:
    """Whatever a game throws while a law is checked is a breach of that law."""
    try:
        yield
    except Breach:
        raise
    except Exception as error:
        raise Breach(law, "crash", error=f"{type(error).__name__}: {error}"[:200]) from error


def random_choice(state: State, side: int, chance: Random) -> int:
    choices = state.choices(side)
    if not choices:
        raise Breach(7, "dead-end")
    return chance.choice(choices)


def plain(data: object) -> str:
    """Data as JSON; what is not plain data cannot leave the engine."""
    try:
        return json.dumps(data, ensure_ascii=False)
    except (TypeError, ValueError):
        raise Breach(1, "not-plain") from None


def visible_events(state: State, viewer: int) -> bytes:
    return encoded([event.to_data() for event in state.log.seen_by(viewer)]) if state.log is not None else b""


def encoded(data: object) -> bytes:
    """Data as bytes to compare, order and all; many times as fast as `plain`."""
    return msgspec.json.encode(data)


# -- Law 1: exactly the choices are accepted ----------------------------------------------------------------


def law_1_choices_are_all(game: Game, state: State, before: str, chance: Random) -> None:
    """`before` is the text of the position: asking and refusing must not change it."""
    rules = game.rulebook("en")
    for side in (0, 1):
        choices = state.choices(side)
        acting = side in state.to_act
        if acting and not choices:
            raise Breach(7, "dead-end")
        if not acting and choices:
            raise Breach(1, "choices-out-of-turn")
        if len(set(choices)) != len(choices):
            raise Breach(1, "choice-twice")
        if len(choices) > state.most_choices():
            raise Breach(1, "too-many-choices", count=len(choices))
        conceivable = state.conceivable(side)
        if not set(choices) <= set(conceivable):
            raise Breach(1, "inconceivable")
        for choice in choices:
            if state.why_not(side, choice) is not None:
                raise Breach(1, "legal-refused", choice=state.write_choice(side, choice))
        illegal = sorted(set(conceivable) - set(choices))
        for choice in [*illegal, *NONSENSE]:
            rule = state.why_not(side, choice)
            if rule is None or rule not in rules:
                raise Breach(1, "no-rule", choice=str(choice), rule=str(rule))
        for choice in [*chance.sample(illegal, min(SAMPLE, len(illegal))), *NONSENSE]:
            refused(state, side, choice)
        if not acting and state.to_act:
            refused(state, side, chance.choice(state.choices(state.to_act[0])))
    refused(state, 7, 0)
    if state.write_position() != before:
        raise Breach(1, "refusal-changed")


def refused(state: State, side: int, choice: int) -> None:
    try:
        state.apply(side, choice)
    except IllegalChoice:
        return
    raise Breach(1, "illegal-accepted", choice=str(choice))


def law_1_described(game: Game, state: State) -> None:
    """Every conceivable choice tells a screen what it touches, by ids that stand in the view."""
    for side in state.to_act:
        seen = plain(state.view(side))
        for choice in state.conceivable(side):
            things = well_described(state, side, choice, 1)["things"]
            for thing in things if isinstance(things, list) else [""]:
                if f'"{thing}"' not in seen:
                    raise Breach(1, "unknown-thing", thing=str(thing))


def well_described(state: State, side: int, choice: int, law: int) -> dict[str, object]:
    described = state.describe(side, choice)
    if not {"verb", "things", "key", "args"} <= set(described):
        raise Breach(law, "description", choice=str(choice))
    return described


def law_1_sent_as_seen(state: State, delta: ViewDelta) -> None:
    """What is sent of a view is the view, whatever was sent before."""
    shared = state.shared(delta)
    for viewer in VIEWERS:
        if msgspec.json.decode(sent_to(state, viewer, shared, delta)) != json.loads(plain(state.view(viewer))):
            raise Breach(1, "sent")


def sent_to(state: State, viewer: int, shared: dict[str, object], delta: ViewDelta) -> bytes:
    """A view put together from what is sent."""
    view = state.sent(viewer, shared)
    return encoded(view | {part.name: msgspec.Raw(part.data()) for part in delta.parts})


# -- Law 4: two worlds --------------------------------------------------------------------------------------


def seen_of(state: State, viewer: int) -> bytes:
    """All that a viewer is told by the verbs of the contract, order and all."""
    outcome, delta = state.outcome(), ViewDelta()
    seen: list[object] = [
        msgspec.Raw(sent_to(state, viewer, state.shared(delta), delta)),
        state.to_act,
        state.phase(),
        outcome.to_data() if outcome else None,
    ]
    if viewer != SPECTATOR:
        conceivable = state.conceivable(viewer)
        seen += [state.choices(viewer), conceivable, state.barrier(viewer)]
        seen += [[state.why_not(viewer, choice) for choice in conceivable]]
    return encoded(seen)


def law_4_two_worlds(state: State, before: str, viewer: int, seed: int, census: str) -> tuple[State, bool]:
    """The re-dealt state looks the same to the viewer; returns it, and whether it is another one."""
    drawn = state.rng.drawn
    world = state.redeal(viewer, FastRng(seed))
    if state.write_position() != before or state.rng.drawn != drawn:
        raise Breach(4, "redeal-changed-original")
    if seen_of(world, viewer) != seen_of(state, viewer):
        raise Breach(4, "worlds-differ", viewer=viewer)
    if world.census() != census:
        raise Breach(7, "redeal-census")
    for side in world.to_act:
        if not world.choices(side):
            raise Breach(4, "world-illegal")
    text = world.write_position()
    dealer = state.redealer(viewer)
    dealer.deal(FastRng(seed))  # what it has dealt before must not matter
    if text != dealer.deal(FastRng(seed)).write_position():
        raise Breach(4, "redeal-not-from-rng")
    return world, text != before


def reads_back(game: Game, options: Mapping[str, object], text: str) -> bool:
    """Whether the text of a position is one the game takes for it."""
    try:
        return game.read_position(text, options, FastRng(0)).write_position() == text
    except UserError:
        return False


def law_4_world_reads_back(game: Game, options: Mapping[str, object], before: str, world: State) -> None:
    """A re-dealt world is a position that could have come about; if its text is refused, and that of the true one
    is not, then it gives itself away."""
    text = world.write_position()
    if not reads_back(game, options, text):
        if not reads_back(game, options, before):
            raise Breach(5, "position-text", text=before[:200])
        raise Breach(4, "world-text", text=text[:200])


def law_4_events(state: State, world: State, viewer: int, side: int, chance: Random) -> None:
    """One step on in both worlds: a viewer that sees the same receives the same events. If the viewer's own choice
    shows different things in the two worlds, it revealed something, and undo must not cross it (law 8)."""
    one, two = state.copy(), world.copy()
    choice = random_choice(one, side, chance)
    others = two.choices(side)
    one.log, two.log = EventLog(), EventLog()
    barrier = one.barrier(viewer) if viewer != SPECTATOR else 0
    one.apply(side, choice)
    two.apply(side, choice if choice in others else chance.choice(others))
    if seen_of(one, viewer) == seen_of(two, viewer):
        if visible_events(one, viewer) != visible_events(two, viewer):
            raise Breach(4, "events-tell-more", viewer=viewer)
    elif side == viewer and one.barrier(viewer) == barrier:
        raise Breach(8, "reveal-without-barrier")


# -- Law 5: text ----------------------------------------------------------------------------------------------


def law_5_choices_read_back(state: State) -> None:
    for side in state.to_act:
        for choice in state.choices(side):
            text = state.write_choice(side, choice)
            if state.read_choice(side, text) != choice:
                raise Breach(5, "choice-text", text=text)


# -- Law 10: every question is answered -----------------------------------------------------------------------


def law_10_questions_are_answered(game: Game, state: State, choices: list[int]) -> None:
    """Each of these choices, and any other number, can be asked about in every phase, by a side that is to act and by
    one that is not: people may type anything at any time."""
    rules = game.rulebook("en")
    for side in (0, 1):
        for choice in choices:
            text = state.write_choice(side, choice)
            if state.read_choice(side, text) != choice:
                raise Breach(10, "choice-text", text=text)
        for choice in [*choices, *NONSENSE]:
            rule = state.why_not(side, choice)
            if rule is not None and rule not in rules:
                raise Breach(10, "no-rule", choice=str(choice), rule=rule)
            encoded(well_described(state, side, choice, 10))


def law_10_all_is_listed(state: State, every: frozenset[int]) -> None:
    """Nothing can be meant that is not one of the choices the game says it has."""
    for side in (0, 1):
        for choice in state.conceivable(side):
            if choice not in every:
                raise Breach(10, "unlisted", choice=state.write_choice(side, choice))


def runs(numbers: list[int]) -> list[list[int]]:
    """Numbers in stretches without a gap: each is of one kind, more or less."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and found[-1][-1] == number - 1:
            found[-1].append(number)
        else:
            found.append([number])
    return found


# -- Law 11: every event cites a rule -------------------------------------------------------------------------


def law_11_events_cite_rules(game: Game, events: list[Event]) -> None:
    """Every event names the rule behind it, and that rule stands in the rulebook."""
    rules = game.rulebook("en")
    for event in events:
        if event.rule not in rules:
            raise Breach(11, "event-rule", event=event.key, rule=event.rule)
