"""Army Movement (chapters 12 and 15)."""
