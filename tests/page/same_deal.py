"""Starts `cannae serve` with every table dealt from one seed, so that no test of the page depends on luck.

    CANNAE_TEST_DEAL=another .venv/bin/pytest tests/page

deals otherwise, which is how to look for what a test takes for granted.
"""

import os
import sys
from unittest.mock import patch

from cannae.cli import main
from cannae.table import seed_from

if __name__ == "__main__":
    seed = seed_from(os.environ.get("CANNAE_TEST_DEAL", "the page's tests"))
    same_deal = patch("cannae.server.store.rows.fresh_seed", lambda: seed)
    same_seat = patch("secrets.randbelow", lambda _: 0)  # where a seat is taken by lot
    with same_deal, same_seat:
        sys.exit(main())
