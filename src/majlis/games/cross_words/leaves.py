"""What cards are worth that stay in the hand, in points of the next turn.

Made by `python tools/leaves.py cross_words --seed majlis --matches 1000`
of 11283 turns of self-play; it explains 4.3 % of what others of them brought.
"""

from typing import Final

CARDS: Final = {
    "?": 9.4,
    "A/E": 1.8,
    "A/I": 2.5,
    "A/O": 1.3,
    "A/U": 3.6,
    "B": 1.9,
    "C": -4.8,
    "D": -0.5,
    "E/I": 2.2,
    "E/O": 0.6,
    "E/U": 1.1,
    "F": -6.3,
    "G": 0.2,
    "H": -6.5,
    "I/O": 1.2,
    "I/U": 0.2,
    "J": -10.1,
    "K": -0.6,
    "L": -3.8,
    "M": 0.4,
    "N": -0.7,
    "O/U": 1.3,
    "P": -3.4,
    "Q": -12.0,
    "R": -1.9,
    "S": 3.1,
    "T": -2.9,
    "V": -5.9,
    "W": -5.0,
    "X": -6.8,
    "Y": 0.6,
    "Z": -7.3,
}
TWIN: Final = -7.5
VOWELS: Final = -1.01
