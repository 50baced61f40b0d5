"""What the reference sheet says, chapters 3 to 13: measured on no table, shared by odds and battles."""
