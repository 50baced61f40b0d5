"""Games with secrets solved: what each side does with what it knows, and what that is worth."""
