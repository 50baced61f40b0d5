"""Chapters 16 to 18: measures and geometry, formations, terrain."""
