"""Everything a game says, gathered while it is watched, so that missing words show before a person meets them.

The core knows keys, not words: `cannae check` holds what was gathered here against the Fluent files of each language.
"""

from cannae.core.contract import State, UserError
from cannae.core.game import Game
from cannae.core.randomness import FastRng

# The key of each and the names of its arguments, with what these were one of the times it was said: the same words may
# be asked for with other arguments in another phase, and lack one there.
Sentences = dict[tuple[str, ...], dict[str, object]]

NONSENSE = "?!"


def gather(found: Sentences, key: str, args: dict[str, object]) -> None:
    """A sentence and those that are said within it."""
    found.setdefault((key, *sorted(args)), args)
    gather_within(found, args)


def gather_within(found: Sentences, data: object) -> None:
    """The sentences that plain data names: `{"say": key, …}`, and texts that begin with `@`."""
    if isinstance(data, dict):
        if isinstance(data.get("say"), str):
            args = {name: value for name, value in data.items() if name != "say"}
            found.setdefault((data["say"], *sorted(args)), args)
        for value in data.values():
            gather_within(found, value)
    elif isinstance(data, (list, tuple)):
        for item in data:
            gather_within(found, item)
    elif isinstance(data, str) and data.startswith("@"):
        found.setdefault((data[1:],), {})


def gather_position(found: Sentences, game: Game, state: State) -> None:
    """What a screen says of a position: its things, its prompt, its choices, why they are good, and how it ended."""
    for side in state.to_act:
        view = state.view(side)
        gather_within(found, view)
        about = view.get("prompt", {})
        gather(found, f"{game.id}-phase-{state.phase()}", about if isinstance(about, dict) else {})
        for choice in state.conceivable(side):
            gather_choice(found, state.describe(side, choice))
        reason = game.explain(state, side, state.choices(side)[0])
        if reason is not None:
            gather(found, reason, {})
        for choice in state.choices(side)[:: max(1, len(state.choices(side)) - 1)]:  # the first and the last
            reckoned = game.reckoned(state, side, choice)
            if reckoned is not None:
                gather_choice(found, reckoned)
    outcome = state.outcome()
    if outcome is not None:
        gather(found, f"{game.id}-outcome-{outcome.reason}", {})


def gather_choice(found: Sentences, described: dict[str, object]) -> None:
    """What is said of a choice that was described."""
    args = described["args"]
    gather(found, str(described["key"]), args if isinstance(args, dict) else {})


def gather_refusals(found: Sentences, game: Game, state: State) -> None:
    """The errors for texts that make no sense."""
    options = game.checked({})
    for refused in (
        lambda: state.read_choice(0, NONSENSE),
        lambda: game.read_position(NONSENSE, options, FastRng(0)),
    ):
        try:
            refused()
        except UserError as user_error:
            gather(found, user_error.key, user_error.words)


def said_everywhere(game: Game) -> Sentences:
    """What screens say of a game before it begins, and in its lesson."""
    keys = [f"{game.id}-name", f"{game.id}-tagline", f"{game.id}-credit"]
    for option in game.options:
        keys.append(f"{game.id}-option-{option.name}")
        keys += [f"{game.id}-option-{option.name}-{value}" for value in getattr(option, "values", ())]
    if not game.playable:
        keys.append(f"{game.id}-not-playable")
    lesson = game.lesson()
    if lesson is not None:
        keys += [move.words for move in lesson.moves if move.words] + [lesson.farewell]
    return {(key,): {} for key in keys}
