"""What cards are worth that stay in the hand, in points of the next turn.

Made by `python tools/leaves.py new_word --seed majlis --matches 500`
of 11610 turns of self-play; it explains 3.9 % of what others of them brought.
"""

from typing import Final

CARDS: Final = {
    "?": 9.3,
    "A/E": 5.4,
    "A/I": 6.0,
    "A/O": 4.8,
    "A/U": 4.9,
    "B": 6.1,
    "C": 2.8,
    "D": 3.6,
    "E/I": 5.0,
    "E/O": 4.7,
    "E/U": 4.8,
    "F": -0.1,
    "G": 3.3,
    "H": -0.4,
    "I/O": 5.4,
    "I/U": 3.8,
    "J": 2.5,
    "K": 5.2,
    "L": 5.1,
    "M": 3.4,
    "N": 2.2,
    "O/U": 3.8,
    "P": -0.4,
    "Q": 0.8,
    "R": 3.8,
    "S": 6.2,
    "T": 0.1,
    "V": 2.0,
    "W": 2.7,
    "X": 1.7,
    "Y": 4.6,
    "Z": 0.9,
}
TWIN: Final = -3.9
VOWELS: Final = -0.93
