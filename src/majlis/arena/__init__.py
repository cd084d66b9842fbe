"""Many matches at once: playouts, and later tournaments."""
