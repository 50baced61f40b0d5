"""A table in memory and what its clients are sent of it. Nothing here awaits, so that all of it can be compiled."""
