"""6x6, alone or as a team."""
