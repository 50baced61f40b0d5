"""Decisions whose choices are costly to work out: listed once for a position, and kept until it changes."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import Phase
from cannae.games.tabletop.state import Position


class Offering(Phase[Position]):
    """A phase that lists its choices in `listed`; `Position.offers` keeps the list."""

    def listed(self, state: Position, side: i64) -> list[int]:
        raise NotImplementedError

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        offers = state.offers
        if offers is None:
            offers = state.offers = self.listed(state, side)
        for at, choice in enumerate(offers):
            buffer[at] = choice
        return len(offers)
