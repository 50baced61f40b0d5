"""The seed of a table: a random one, or one that was chosen."""

import hashlib
import secrets

from cannae.core.randomness import SEED_BYTES


def fresh_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from(text: str) -> bytes:
    """A seed made from a text. A game with a chosen seed is marked as not provably fair."""
    return hashlib.sha256(b"cannae chosen seed\0" + text.encode(errors="surrogateescape")).digest()
