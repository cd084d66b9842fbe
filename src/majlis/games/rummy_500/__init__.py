"""Alpha Rummy 500, for two to four."""
