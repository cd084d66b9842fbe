"""How something is refused outside a room: in one of our languages, with a code and a sentence."""

from __future__ import annotations

from majlis.move import Refused
from majlis.rooms import protocol
from majlis.speech import LANGUAGES, Speech


def language(lang: str) -> str:
    """One of ours, whatever was asked for."""
    return lang if lang in LANGUAGES else LANGUAGES[0]


def why(refused: Refused, lang: str) -> protocol.Wrong:
    """For programs and for people."""
    return protocol.Wrong(refused.reason.what, Speech(language(lang), lenient=True).refused(refused))
