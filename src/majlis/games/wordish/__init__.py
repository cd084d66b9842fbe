"""Wordish, in Greek Biribolexo: words from Biriba hands, in Greek or in English."""
