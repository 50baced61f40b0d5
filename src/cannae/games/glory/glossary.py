"""What an inspector says about the cards of the common deck, by the keys of their names."""

from cannae.core.game import Say
from cannae.games.glory.rules.cards import UNIT_ROLE, deck_for


def entries(say: Say) -> dict[str, list[str]]:
    deck = deck_for(None, "elephants", "lead", "defender")
    found: dict[str, list[str]] = {}
    for kind in range(1, int(deck.wide)):
        own = deck.type_of[kind]
        lines: list[str] = []
        if deck.role[kind] == UNIT_ROLE:
            lines.append(say("glory-about-value", value=int(deck.value[kind]), victory=int(deck.victory[kind])))
            lines.append(say("glory-about-move", cost=int(deck.cost[kind]), flank=int(deck.flank[kind])))
        found[f"glory-type-{deck.type_ids[own]}"] = lines + [say(str(note["say"]), **note) for note in deck.notes[own]]
    for terrain, notes in zip(deck.terrain_ids, deck.terrain_notes, strict=True):
        lines = [say(str(note["say"]), **note) for note in notes]
        found[f"glory-terrain-{terrain}"] = lines or [say("glory-about-plain")]
    return found
