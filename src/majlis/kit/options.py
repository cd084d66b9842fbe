"""What tables of word games agree on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.options import Options


@dataclass(frozen=True)
class ListOptions(Options):
    """The list, and which of its words count."""

    level: Literal["full", "everyday", "children"] = "full"  # how much of the list
    offensive: Literal["not-for-children", "barred", "allowed"] = "not-for-children"

    @property
    def language(self) -> str:
        """The language of the words, where the table chooses it; "": that of the game."""
        return ""

    @property
    def spelling(self) -> str:
        """The variant of the alphabet by which this table spells; "": the plain one."""
        return ""

    @property
    def clean(self) -> bool:
        """Without offensive words?"""
        return self.offensive == "barred" or (self.offensive == "not-for-children" and self.level == "children")


@dataclass(frozen=True)
class WordOptions(ListOptions):
    """For games in which words are laid with cards."""

    repeats: bool = True  # G-12: may a word be laid that was laid before?


@dataclass(frozen=True)
class DoubtOptions(WordOptions):
    """For games of several hands, in which words can be in doubt."""

    mode: Literal["challenge", "strict", "honour"] = "challenge"  # G-07, G-21
    window: Literal["20", "10", "30", "none"] = "20"  # G-22: seconds
    last_challenge: Literal["free", "costs"] = "free"  # G-10: a wrong challenge whose lost turn never comes
    fallen_again: bool = False  # G-26: may a word be tried that the list did not have?


@dataclass(frozen=True)
class AloneOptions(WordOptions):
    """For solitaires and their cooperative forms."""

    mode: Literal["strict", "honour"] = "strict"  # G-07, G-21
    stuck: Literal["ends", "silent"] = "ends"  # G-32: when no word can be made


@dataclass(frozen=True)
class AbjadWordOptions(ListOptions):
    """For the word games of Abjad."""

    pack: Literal["four", "five"] = "four"  # colours
    mode: Literal["challenge", "strict", "honour"] = "challenge"  # G-07, G-47
    maqsura: Literal["ya", "alif"] = "ya"  # AM-10: alif maqsura is spelt with ya, or also with alif
    shapes: Literal["free", "strict"] = "free"  # AM-10: may a card stand where its printed shape could not?

    @property
    def spelling(self) -> str:
        return "maqsura" if self.maqsura == "alif" else ""


@dataclass(frozen=True)
class MakingOptions(AbjadWordOptions):
    """For sealed word making."""

    repeats: bool = True  # AM-06: may one list have a word twice?
    window: Literal["20", "10", "30", "none"] = "20"  # G-08: seconds to challenge
    least: Literal[2, 3] = 2  # AM-04: letters of a word
    minutes: Literal["none", "2", "3", "5"] = "none"  # AM-04: to make the list
    left_over: Literal["nothing", "minus"] = "nothing"  # AM-05: what cards in no word count
    wrong_challenge: Literal["free", "costs"] = "free"  # AM-11: the word's value
    short_last: bool = False  # AM-07: a last round with fewer cards each
    tie: Literal["shared", "words"] = "shared"  # AM-09
