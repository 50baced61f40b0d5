"""The laboratory: many games played, counted and compared. Each folder is one subject."""
