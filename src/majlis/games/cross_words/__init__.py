"""Cross Words, for two to four."""
