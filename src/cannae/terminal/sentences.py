"""A choice and advice about it as sentences."""

from collections.abc import Mapping

from cannae.bots.advice import Advice
from cannae.core.contract import State
from cannae.locale import Words


def choice_text(words: Words, state: State, side: int, choice: int) -> str:
    return told_text(words, state.describe(side, choice))


def told_text(words: Words, told: Mapping[str, object]) -> str:
    """What came as the key of a sentence and its arguments."""
    args = told["args"]
    assert isinstance(args, dict)
    return words.say(str(told["key"]), **args)


def advice_text(words: Words, state: State, side: int, advice: Advice) -> str:
    """Why the choice is best, what it promises, and what else was weighed, as far as the game can tell."""
    told = [words.say(advice.reason)] if advice.reason else []
    if advice.reckoned:
        told.append(told_text(words, advice.reckoned))
    scored = [(choice_text(words, state, side, one.choice), round(100 * one.score)) for one in advice.considered]
    others = ", ".join(words.say("hint-other", text=text, score=score) for text, score in scored[1:])
    if scored:
        told.append(words.say("hint-weighed" if others else "hint-score", score=scored[0][1], others=others))
    if advice.chance is not None:
        told.append(words.say("hint-chance", chance=round(100 * advice.chance)))
    return " ".join(told)
