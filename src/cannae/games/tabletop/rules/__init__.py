"""The rules of whole battles, in the order of the rulebook."""
