"""Chapters 22 and 26: charges, interception, evading, routs and pursuits."""
