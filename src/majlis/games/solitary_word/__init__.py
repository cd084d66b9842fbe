"""Solitary Word, alone or as a team."""
