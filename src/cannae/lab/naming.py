"""Names of the things that `Game.facts` reports: a key after `@`, perhaps with a number behind it, or another name."""

from cannae.core.game import Say


def thing_name(thing: str, say: Say) -> str:
    """
    >>> from cannae.locale import words
    >>> thing_name("@glory-type-cavalry 4", words("de").say), thing_name("War dogs 4", words("de").say)
    ('Kavallerie 4', 'War dogs 4')
    """
    if not thing.startswith("@"):
        return thing
    key, _, number = thing.partition(" ")
    return f"{say('report-name', name=key)} {number}".rstrip()


def in_order(things: list[str]) -> bool:
    """Whether things are called alike but for their number, so that readers look for them by it."""
    return len(things) > 1 and len({thing.rpartition(" ")[0] for thing in things}) == 1 and all(map(number_of, things))


def number_of(thing: str) -> int:
    """The number behind a name; 0 where there is none."""
    number = thing.rpartition(" ")[2]
    return int(number) if number.isdecimal() else 0
