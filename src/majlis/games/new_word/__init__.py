"""New Word and New Word Jr., for two to four."""
