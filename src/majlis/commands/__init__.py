"""The commands, one module each. A command is called with what is the same for all (`Call`) and its arguments."""
