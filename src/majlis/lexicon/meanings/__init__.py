"""What words mean. `Dictionaries` answers for one language from all sources there are on this machine."""

from majlis.lexicon.meanings.dictionaries import Dictionaries
from majlis.lexicon.meanings.glossary import Glossary
from majlis.lexicon.meanings.meaning import Meaning, Source

__all__ = ["Dictionaries", "Glossary", "Meaning", "Source"]
