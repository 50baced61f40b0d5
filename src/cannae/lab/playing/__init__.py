"""Bots that play each other: one game, a mirrored pair, and many pairs on all cores or on several machines."""
