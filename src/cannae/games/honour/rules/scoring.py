"""Chapter 7 of the rules: winning a battle, scoring it, and the end of the match."""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES
from cannae.games.honour.rules.deal import begin_battle
from cannae.games.honour.state import LOT, OVER, Position

MOST_BATTLES: Final = 60  # rule 7.7: no match goes on for ever


def end_battle(p: Position) -> None:
    """Rules 7.1 to 7.3: most pairs win; a point for each pair, two more for the battle."""
    red = p.pairs_won(0)
    blue = p.pairs_won(1)
    p.fought += 1
    if red == blue and p.terms.needs_winner:  # rule 7.6: it does not count
        if p.log is not None:
            p.log.tell("honour-event-battle-again", "7.6", {"red": int(red), "blue": int(blue)})
    else:
        p.counted += 1
        p.score[0] += red + (2 if red > blue else 0)
        p.score[1] += blue + (2 if blue > red else 0)
        if p.log is not None:
            args: dict[str, object] = {"red": int(red), "blue": int(blue)}
            if red == blue:
                p.log.tell("honour-event-battle-drawn", "7.2", args)
            else:
                args["side"] = "@side-" + SIDE_NAMES[0 if red > blue else 1]
                p.log.tell("honour-event-battle-won", "7.1", args)
            p.log.tell("honour-event-score", "7.3", {"red": int(p.score[0]), "blue": int(p.score[1])})
    p.dealer = 1 - p.dealer  # rule 2.1
    if match_is_over(p):
        end_match(p)
    else:
        begin_battle(p)


def match_is_over(p: Position) -> bool:
    if p.fought >= MOST_BATTLES:  # rule 7.7
        return True
    if p.terms.battles > 0:  # rule 7.4
        finished = p.counted >= p.terms.battles
    else:  # rule 7.5: both have dealt equally often
        finished = p.fought % 2 == 0 and (p.score[0] >= p.terms.target or p.score[1] >= p.terms.target)
    return finished and not (p.terms.needs_winner and p.score[0] == p.score[1])  # rule 7.6


def end_match(p: Position) -> None:
    p.enter(OVER)
    p.barrier_count += 1
    ahead = p.score[0] - p.score[1]
    winner: i64 = -1
    if ahead != 0:
        winner = 0 if ahead > 0 else 1
    elif p.terms.needs_winner:  # rule 7.7
        winner = p.rng.below(LOT, 2)
        p.by_lot = True
    p.winner = winner
    if p.log is not None:
        args: dict[str, object] = {"red": int(p.score[0]), "blue": int(p.score[1])}
        if winner < 0:
            p.log.tell("honour-event-match-drawn", "7.4", args)
        else:
            args["side"] = "@side-" + SIDE_NAMES[winner]
            p.log.tell("honour-event-match-lot" if p.by_lot else "honour-event-match-won", "7.4", args)
