"""Abjad Advanced: words from ten cards, made by all at the same time, for two to fourteen."""
