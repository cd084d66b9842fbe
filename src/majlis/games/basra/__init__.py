"""Egyptian Basra, for two and for four in partnership."""
