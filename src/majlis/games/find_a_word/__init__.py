"""Find A Word, for two to six."""
