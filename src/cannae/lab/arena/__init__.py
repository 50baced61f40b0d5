"""Tournaments between bots: the schedule, its log, and the figures that come out of it."""
