"""Playing, watching and replaying in a terminal: full screen, or plain text for pipes and screen readers."""
