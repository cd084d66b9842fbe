"""Word Snake, for two to five."""
