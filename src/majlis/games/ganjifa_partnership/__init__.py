"""Ganjifa in partnership: the side with the lead mir must take every trick."""
