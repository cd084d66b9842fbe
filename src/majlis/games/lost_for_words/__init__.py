"""Lost for Words, for two."""
