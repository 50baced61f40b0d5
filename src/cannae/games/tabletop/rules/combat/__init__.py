"""Chapters 23 to 25: contact, close combat, shooting and cohesion."""
