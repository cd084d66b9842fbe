"""What several games share, as functions."""
