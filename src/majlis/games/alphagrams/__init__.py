"""AlphaGrams, for two to six."""
