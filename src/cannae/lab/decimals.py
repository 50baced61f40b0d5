"""Figures in the language of the reader."""

from cannae.core.game import Say


def decimals(figures: str, say: Say) -> str:
    """A text of figures and signs with the decimal point of the language."""
    return figures.replace(".", say("decimal-point"))
