"""What a changed deck, army or option does to a game, compared with the standard."""
