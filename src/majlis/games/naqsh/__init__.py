"""Naqsh: come to 17 with two cards, or as near below it as drawing brings you."""
