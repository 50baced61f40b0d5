"""A Duration, from the first commitment to its end (chapters 6 to 10)."""
