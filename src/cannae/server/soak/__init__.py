"""Trials of the server at any size: hostile clients, leaks, sudden death, load. `make test` runs them small."""
