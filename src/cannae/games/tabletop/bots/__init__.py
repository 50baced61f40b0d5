"""Players of whole battles."""
