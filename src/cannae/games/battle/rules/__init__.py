"""The rules of the Battle game, a file for each chapter or two, in the order of the rulebook."""
