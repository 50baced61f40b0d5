"""Deployment: placing the Units (chapter 4), or contending for the ground and placing them (chapter 14)."""
