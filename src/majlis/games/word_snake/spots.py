"""How a snake lies: one word across, the next down from its last card, and so on."""

from __future__ import annotations

from majlis.games.word_snake.chain import Snake


def winding(snake: Snake) -> list[tuple[int, int]]:
    """Row and column of each card."""
    found: list[tuple[int, int]] = []
    row = column = 0
    for n, piece in enumerate(snake.pieces()):
        for i in range(piece.first, piece.last + 1):
            if i == len(found):
                if i > piece.first:
                    row, column = (row + 1, column) if n % 2 else (row, column + 1)
                found.append((row, column))
    return found
