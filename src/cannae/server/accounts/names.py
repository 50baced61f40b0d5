"""What people may call themselves, and which names look like another's."""

import unicodedata

from cannae.core.contract import UserError

LONGEST_NAME = 30
# Names of the server itself, and names the page uses for people without one: no account may have them.
RESERVED = {"guest", "gast", "computer", "cannae", "host", "admin", "moderator", "spectator", "zuschauer"}
# Letters, digits and signs that look like Latin letters.
ALIKE = str.maketrans(
    "аеорсухівһкмнтгԁԛѕјѵαβεηικμνορτυχωɡıӏł0135!|$@",
    "aeopcyxibhkmhtrdqsjvabenikmvoptuxwgillolesllsa",
)


def clean_name(name: str) -> str:
    clean = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not 1 <= len(clean) <= LONGEST_NAME or clean.startswith("@"):
        raise UserError("name-shape")
    return clean


def likeness(name: str) -> str:
    """The same text for names that look alike: ignores case, accents, spaces, signs, and maps foreign letters."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    letters = "".join(c for c in plain if c.isalnum()).replace("i", "l")
    return letters or name.casefold()


RESERVED_LIKENESSES = {likeness(name) for name in RESERVED}
