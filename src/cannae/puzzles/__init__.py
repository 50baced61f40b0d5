"""Puzzles: positions from games of bots with one best answer, made, checked and handed out."""
