"""Ancient battles to play, watch and study. Unofficial; see the README for credits."""

__version__ = "0.1.0"
