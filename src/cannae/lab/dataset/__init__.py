"""Games as rows for other programs, and back."""
