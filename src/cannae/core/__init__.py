"""The contract that every game keeps, and what follows from it. Knows no game, no network, no screen."""
