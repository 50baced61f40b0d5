"""Exact odds for people: questions, results, reports, charts and the reference."""
