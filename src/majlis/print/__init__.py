"""Packs on paper: cards, rules and tables of points as PDF, braille drawn to size, and files for embossers."""
