"""Abjad Guess: a word from the open letters, whose meaning the other has to know, for two to six."""
