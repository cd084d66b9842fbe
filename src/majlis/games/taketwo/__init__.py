"""TakeTwo, for two to four."""
