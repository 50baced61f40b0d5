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
    """Why the choice is best, what else was weighed, and what may be expected, as far as the game can tell."""
    sentences = [words.say(advice.reason)] if advice.reason else []
    if advice.reckoned:
        sentences.append(described_text(words, advice.reckoned))
    weighed = [(choice_text(words, state, side, choice), less) for choice, less in advice.shortfalls()[1:]]
    if weighed:
        others = ", ".join(words.say("hint-other", text=text, less=less) for text, less in weighed)
        sentences.append(words.say("hint-weighed", others=others))
    if advice.chance is not None:
        sentences.append(words.say("hint-chance", **advice.chance.to_data()))
    return " ".join(sentences)
