"""Tables that are being played: clients, acts, the computer's moves, and what is done periodically."""
