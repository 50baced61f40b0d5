"""Tables that are being played: who sits there, what is done, the computer's moves and the rounds of the house."""
