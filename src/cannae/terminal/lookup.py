"""What the rules and the cards say about something: a rule by its number or wording, a card or troop by its name."""

from cannae.core.game import Game
from cannae.core.rulebook import Rule
from cannae.locale import Words


def look_up(game: Game, words: Words, text: str) -> list[Rule]:
    """Cards of that name first, then rules; everything there is in the rulebook where nothing is asked for."""
    book = game.rulebook(words.language)
    return [*cards_named(game, words, text), *book.search(text)] if text else list(book.rules.values())


def cards_named(game: Game, words: Words, text: str) -> list[Rule]:
    """Entries of the game's glossary, each under its own name."""
    wanted = text.casefold()
    named = [(words.say(key), lines) for key, lines in game.glossary(words.language, words.say).items() if key in words]
    return [
        Rule(name, ". ".join(lines), words.say("rules-cards")) for name, lines in named if wanted in name.casefold()
    ]
