"""Starts `cannae serve` with every table dealt from one seed, and the chance of the computer's players drawn from what
they have done, so that no test of the page depends on luck.

    CANNAE_TEST_DEAL=another .venv/bin/pytest tests/page

deals otherwise, which is how to look for what a test takes for granted.
"""

import os
import sys
from math import inf
from random import Random
from unittest.mock import patch

from cannae.cli import main
from cannae.server.live.bot_pool import BotPool
from cannae.table import Table, seed_from

DEAL = os.environ.get("CANNAE_TEST_DEAL", "the page's tests")
plain = BotPool.question


def question(self: BotPool, table: Table, side: int, level: str | None, seconds: float = inf) -> str:
    done = sum(act.side == side for act in table.acts)  # of the other side it may be more or less in a secret phase
    drawn = Random(f"{DEAL} {side} {done}").getrandbits(96)
    with patch("secrets.randbits", lambda _: drawn):
        return plain(self, table, side, level, seconds)


if __name__ == "__main__":
    seed = seed_from(DEAL)
    same_deal = patch("cannae.server.store.rows.fresh_seed", lambda: seed)
    same_seat = patch("secrets.randbelow", lambda _: 0)  # where a seat is taken by lot
    with same_deal, same_seat, patch.object(BotPool, "question", question):
        sys.exit(main())
