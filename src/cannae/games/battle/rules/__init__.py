"""The rules of Field of Glory: the Card Game, a file for each chapter or two, in the order of the rulebook."""
