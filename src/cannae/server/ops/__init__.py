"""What keeps a server running: limits, logs, metrics, garbage collection, maintenance."""
