"""What is kept: tables, acts, snapshots and records in SQLite or PostgreSQL."""
