"""What is printed on cards: one module a pack, its counts and values in one data file."""
