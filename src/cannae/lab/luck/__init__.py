"""Luck and skill in a game, step by step, and results corrected for luck."""
