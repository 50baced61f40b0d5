"""A complete game as text: every position's digest, every choice with what else was offered, every event.

`python tests/glory/playthrough.py` writes it anew; a rules change shows as a difference that somebody has read.
"""

from pathlib import Path

from cannae.core.contract import SPECTATOR, EventLog
from cannae.core.randomness import FastRng, keyed_rng
from cannae.games.glory import GAME
from cannae.locale import words

FILE = Path(__file__).with_name("playthrough.txt")
SEED = bytes(range(32))


def play() -> str:
    say = words("en").say
    state = GAME.start({}, keyed_rng(SEED, GAME.id, [], list(GAME.streams)))
    state.log = EventLog()
    chance = FastRng(2)
    lines: list[str] = []
    told = step = 0
    while state.to_act:
        side = state.to_act[step % len(state.to_act)]
        choices = state.choices(side)
        lines.append(f"{step} {state.phase()} {state.hash()[:16]}")
        lines.append("  offered: " + ", ".join(state.write_choice(side, choice) for choice in choices))
        choice = choices[chance.below(0, len(choices))]
        lines.append(f"  {('red', 'blue')[side]}: {state.write_choice(side, choice)}")
        state.apply(side, choice)
        events = state.log.seen_by(SPECTATOR)
        lines += [f"  > {say(event.key, **event.args)} ({event.rule})" for event in events[told:]]
        told = len(events)
        step += 1
    lines += ["", state.write_position(), "", *GAME.board(state.view(SPECTATOR), say)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(play(), "utf-8")
