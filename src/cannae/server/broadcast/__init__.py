"""What the clients at a table are sent: states, events, acknowledgements. Compiled, so nothing here awaits."""
