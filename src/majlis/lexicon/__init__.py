"""Words: lists, folding, questions about them, meanings. Knows no cards and no games.

What needs an index, such as `majlis.lexicon.lexicon.Lexicon`, is imported from where it is: indexes are heavy.
"""

from majlis.lexicon.alphabet import LANGUAGES, Alphabet, Language, alphabet
from majlis.lexicon.errors import WordsError
from majlis.lexicon.hand import WILD, Shows
from majlis.lexicon.spelling import Worth
from majlis.lexicon.verdicts import UnknownVerdict, Verdicts

__all__ = [
    "LANGUAGES",
    "WILD",
    "Alphabet",
    "Language",
    "Shows",
    "UnknownVerdict",
    "Verdicts",
    "WordsError",
    "Worth",
    "alphabet",
]
