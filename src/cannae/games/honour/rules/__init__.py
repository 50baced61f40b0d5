"""The rules of Field of Honour, a file for each chapter or two, in the order of the rulebook."""
