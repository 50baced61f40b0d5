"""The statistics of results: intervals, ratings, Nash averaging, a sequential test, and what decides games."""
