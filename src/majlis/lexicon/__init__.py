"""Words: lists, folding, questions about them, meanings. Knows no cards and no games."""

from majlis.lexicon.alphabet import LANGUAGES, Alphabet, Language, alphabet
from majlis.lexicon.errors import WordsError
from majlis.lexicon.found import Found
from majlis.lexicon.hand import WILD, Shows
from majlis.lexicon.lexicon import LEVELS, Hooks, Identity, Level, Lexicon
from majlis.lexicon.spelling import Worth
from majlis.lexicon.verdicts import UnknownVerdict, Verdicts

__all__ = [
    "LANGUAGES",
    "LEVELS",
    "WILD",
    "Alphabet",
    "Found",
    "Hooks",
    "Identity",
    "Language",
    "Level",
    "Lexicon",
    "Shows",
    "UnknownVerdict",
    "Verdicts",
    "WordsError",
    "Worth",
    "alphabet",
]
