"""Word lists of the house: a host's own list takes the place of ours at every table in its language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from majlis.move import Reason, Refused

if TYPE_CHECKING:  # lists are heavy, and where nobody plays with words nobody waits for them
    from majlis.lexicon.alphabet import Language

LISTS: Final[dict[str, Path]] = {}
POCKETS: Final[dict[str, Path]] = {}  # by alphabet, our own lists on a device that has no room for an index


def bring(language: str, file: str) -> Any:
    """Use the list in `file` (text or .gz) for `language` from now on; how reading it went. Refused if it is none."""
    from majlis.lexicon.errors import WordsError
    from majlis.lexicon.library import library

    path = Path(file).expanduser()
    try:
        own = library().own(cast("Language", language), path)
    except WordsError as wrong:
        details = dict(wrong.details.items())
        raise Refused(
            Reason(f"list-{wrong.code.removeprefix('list-')}", {"file": path.name, **details}), file
        ) from None
    LISTS[language] = path
    return own.report


def lexicon(language: str, level: str, clean: bool, spelling: str = "") -> Any:
    """The list that judges at a table: the house's own, else ours of the level the table agreed on.

    `spelling` names a variant of the alphabet, such as `maqsura`.
    """
    name = f"{language}-{spelling}" if spelling else language
    if name in POCKETS:
        from majlis.lexicon.pocket import pocket

        return pocket(POCKETS[name], cast(Any, level), clean)
    if POCKETS:
        raise Refused(Reason("list-not-here"))
    from majlis.lexicon.library import library

    if language in LISTS:
        return library().own(cast("Language", language), LISTS[language], clean=clean, option=spelling).lexicon
    return library().lexicon(cast("Language", language), cast(Any, level), clean=clean, option=spelling)


@cache
def dictionary(language: str) -> Any:
    """What words mean, by all that this machine has; nothing is fetched."""
    if POCKETS:
        return None
    from majlis.lexicon.cache import folder
    from majlis.lexicon.meanings import Dictionaries

    return Dictionaries.of(cast("Language", language), folder())
