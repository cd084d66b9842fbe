"""Abjad Medium: words from ten cards, three of which may be changed with the centre, for two to thirteen."""
