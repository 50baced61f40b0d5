"""The sums behind the odds: who rolls what in one exchange, and fights followed through round by round."""
