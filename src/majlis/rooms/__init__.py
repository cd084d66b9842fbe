"""The card room: what people connect to."""
