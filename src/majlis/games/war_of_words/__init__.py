"""War of Words, for two."""
