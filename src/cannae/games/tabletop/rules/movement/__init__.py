"""Chapter 21: picking groups and battle lines, and every move they can make."""
