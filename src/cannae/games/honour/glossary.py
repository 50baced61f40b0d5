"""What an inspector says about the cards."""

from cannae.core.game import Say
from cannae.games.honour.rules.cards import NUMBER_OF, RANKS, VALUE


def entries(say: Say) -> dict[str, list[str]]:
    found = {f"honour-card-{rank}": [_worth(f"{rank}S", say)] for rank in RANKS}
    found["honour-joker"] = [_worth("X1", say), say("honour-about-joker")]
    for rank in "JQKA":
        found[f"honour-card-{rank}"].append(say(f"honour-about-{rank.lower()}"))
    return found


def _worth(card: str, say: Say) -> str:
    return say("honour-about-worth", value=int(VALUE[NUMBER_OF[card]]))
