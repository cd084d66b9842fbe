"""Alphabet Bang, for two."""
