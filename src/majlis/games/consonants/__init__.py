"""Consonants: a trick game in which consonants count against you, and words take them off again."""
