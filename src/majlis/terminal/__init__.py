"""A table in the terminal: one event a line, no cursor to move, no colour to see; it works through pipes."""
