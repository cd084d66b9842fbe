"""Reserves, alone or as a team."""
