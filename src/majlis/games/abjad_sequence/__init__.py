"""The sequence game of Abjad: the yellow alphabet in one line, for two to five."""
