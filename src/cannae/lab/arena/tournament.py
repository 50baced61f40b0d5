"""Every bot of a list against every other, in mirrored pairs, over all cores, into a log that can be gone on with."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

from cannae.core.registry import game as find_game
from cannae.lab.arena.log import Heading, OpenLog
from cannae.lab.playing.pairs import Pair, play_pair
from cannae.lab.playing.pool import in_order, workers
from cannae.lab.playing.score import Score
from cannae.lab.statistics.sequential import Bounds

MOST = 50  # pairs handed to a worker at a time
SHARES = 8  # and each worker gets about so many pieces, so that the last ones end together


class Item(NamedTuple):
    """One pair to be played: its number, and the numbers of its bots."""

    number: int
    first: int
    second: int


def schedule(bots: int, pairs: int) -> list[Item]:
    """Every pairing's first pair, then every pairing's second: a longer run begins with the shorter one."""
    return [Item(number, *bots_of) for number in range(pairs) for bots_of in combinations(range(bots), 2)]


def play_items(heading: Heading, items: Sequence[Item]) -> list[dict[str, Any]]:
    """The pairs as plain data, which travels between processes and machines."""
    game = find_game(heading.game)
    return [
        play_pair(
            game, heading.options_of(game, number), heading.bots, heading.seed, first, second, number, with_facts=True
        ).to_data()
        for number, first, second in items
    ]


Scores = dict[tuple[int, int], Score]  # by the numbers of the two bots


def score_of(heading: Heading, pairs: Sequence[Pair]) -> Scores:
    scores = {
        (first, second): Score((heading.bots[first], heading.bots[second]))
        for first, second in combinations(range(len(heading.bots)), 2)
    }
    for pair in pairs:
        scores[pair.first, pair.second].count_pair(pair)
    return scores


@dataclass
class Progress:
    """How far an arena is: pairs done, and how many there may be in all."""

    done: int
    total: int
    played: int  # in this run


def run_arena(
    log: OpenLog, heading: Heading, pairs: int, bounds: Bounds | None = None, ray: str | None = None
) -> Iterator[Progress]:
    """Play what the log has not yet. With `bounds` a pairing ends as soon as the sequential test has its verdict; since
    pairs are judged in the order of the schedule, that is the same pair however many cores there are."""
    scores = score_of(heading, [])
    there = {Item(pair.number, pair.first, pair.second): pair for pair in log.pairs}

    def settled(item: Item) -> bool:
        return bounds is not None and bounds.verdict(scores[item.first, item.second].pairs) is not None

    def count(pair: Pair) -> None:
        scores[pair.first, pair.second].count_pair(pair)

    wanted = schedule(len(heading.bots), pairs)
    missing = []
    for item in wanted:
        if item not in there:
            missing.append(item)
        elif not settled(item):
            count(there[item])
    missing = [item for item in missing if not settled(item)]
    done = len(wanted) - len(missing)
    yield Progress(done, len(wanted), 0)
    size = max(1, min(MOST, len(missing) // (SHARES * workers())))
    pieces = [missing[at : at + size] for at in range(0, len(missing), size)]
    played = 0
    for results in in_order(partial(play_items, heading), pieces, ray):
        kept = []
        for pair in map(Pair.from_data, results):
            if not settled(Item(pair.number, pair.first, pair.second)):
                count(pair)
                kept.append(pair)
        log.add(kept)
        played += len(results)
        yield Progress(done + played, len(wanted), played)
        if bounds is not None and all(bounds.verdict(score.pairs) is not None for score in scores.values()):
            return
