"""A game with hardly a rule, to measure the room round it."""
