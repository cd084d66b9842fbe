"""Abjad for beginners: letters and colours on one pile, for two to ten."""
