"""Imported once before servers are forked from this process, so that each of two hundred starts quickly."""

from cannae.core.records import rules_of
from cannae.core.registry import games
from cannae.locale import words
from cannae.server import process
from cannae.server.app import make_api

for game in games().values():
    rules_of(game)
words("en").say("stale")
make_api().description()
READY = process.__name__
