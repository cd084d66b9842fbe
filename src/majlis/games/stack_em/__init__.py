"""Stack 'em, alone or as a team."""
