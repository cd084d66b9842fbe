"""Ganjifa for three to eight, each alone: no trumps, and a ladder that says what may be led."""
