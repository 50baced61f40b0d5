"""People: accounts, sessions, names, letters, reports."""
