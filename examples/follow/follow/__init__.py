"""Follow: suit or rank."""
