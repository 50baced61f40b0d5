"""A choice and advice about it as sentences."""

from collections.abc import Mapping

from cannae.bots.advice import Advice
from cannae.core.contract import State
from cannae.locale import Words


def choice_text(words: Words, state: State, side: int, choice: int) -> str:
    return described_text(words, state.describe(side, choice))


def described_text(words: Words, described: Mapping[str, object]) -> str:
    """What came as the key of a sentence and its arguments."""
    args = described["args"]
    assert isinstance(args, dict)
    return words.say(str(described["key"]), **args)


def advice_text(words: Words, state: State, side: int, advice: Advice) -> str:
    """Why the choice is best, what it promises, and what else was weighed, as far as the game can tell."""
    sentences = [words.say(advice.reason)] if advice.reason else []
    if advice.reckoned:
        sentences.append(described_text(words, advice.reckoned))
    scored = [(choice_text(words, state, side, one.choice), round(100 * one.score)) for one in advice.considered]
    others = ", ".join(words.say("hint-other", text=text, score=score) for text, score in scored[1:])
    if scored:
        sentences.append(words.say("hint-weighed" if others else "hint-score", score=scored[0][1], others=others))
    if advice.chance is not None:
        sentences.append(words.say("hint-chance", **advice.chance.to_data()))
    return " ".join(sentences)
