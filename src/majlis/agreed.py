"""What a table has agreed on beside the usual rules, in words."""

from __future__ import annotations

from typing import Any

from majlis import options
from majlis.game import Game
from majlis.speech import Speech


def in_force(game: Game[Any], speech: Speech) -> list[str]:
    """Every option that is not as usual, with its value."""
    made = []
    for name, value in options.changed(game.options).items():
        message = f"value-{name}-{value}"
        if isinstance(value, bool):
            said = speech.text("yes" if value else "no")
        else:
            said = speech.text(message) if speech.has(message) else str(value)
        made.append(speech.text("agreed-line", {"option": speech.text(f"option-{name}"), "value": said}))
    return made


def told(game: Game[Any], speech: Speech) -> list[str]:
    """The same with a sentence before it, for a page of rules."""
    lines = in_force(game, speech)
    return [speech.text("agreed-here" if lines else "agreed-usual"), *lines]
