"""What can go wrong with words, said so that a person knows what to do; the sentences are in the .ftl files."""

from __future__ import annotations


class WordsError(Exception):
    """Something asked for or brought along cannot be used; nothing is lost by it.

    `code` names the sentence (`lexicon-error-<code>`), `where` the argument, file or line, `details` fill the sentence.
    """

    def __init__(self, code: str, where: str = "", **details: str | int) -> None:
        super().__init__(f"{code}: {where}" if where else code)
        self.code = code
        self.where = where
        self.details = details
