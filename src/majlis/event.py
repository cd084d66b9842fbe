"""What happened, for eye and ear: an id and arguments. The words are elsewhere."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from majlis.cards.card import BACK, CardId
from majlis.plan import Seat, Zone, bit

ALL_EARS: Final = -1


@final
class Cards:
    """Cards as an argument of a sentence, in the order in which they are named."""

    __slots__ = ("ids",)

    def __init__(self, ids: list[CardId]) -> None:
        self.ids: list[CardId] = ids

    def __repr__(self) -> str:
        return f"Cards({self.ids})"


@final
class Who:
    """A seat, or several seats of one side, as an argument of a sentence."""

    __slots__ = ("seats",)

    def __init__(self, seats: list[Seat]) -> None:
        self.seats: list[Seat] = seats

    def __repr__(self) -> str:
        return f"Who({self.seats})"


@final
class Term:
    """Something that has a name in every language: a suit, a part, a place. `id` is the id of its message."""

    __slots__ = ("id",)

    def __init__(self, message: str) -> None:
        self.id: str = message

    def __repr__(self) -> str:
        return f"Term({self.id})"


@final
class Phrases:
    """Several things of one kind as an argument of a sentence: each a message with its own arguments, then listed."""

    __slots__ = ("items",)

    def __init__(self, items: list[tuple[str, dict[str, Arg]]]) -> None:
        self.items: list[tuple[str, dict[str, Arg]]] = items

    def __repr__(self) -> str:
        return f"Phrases({self.items})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrases) and repr(other) == repr(self)

    def __hash__(self) -> int:
        return hash(repr(self))


Arg = int | str | Cards | Who | Term | Phrases
"""An argument of a sentence: a number, a word as it is, cards, seats, a named thing, or several of one kind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that is said. Those who did it (`doers`) hear it with "you"."""

    __slots__ = ("args", "audience", "aware", "doers", "what")

    def __init__(self, what: str, doers: list[Seat], args: dict[str, Arg], audience: int, aware: int) -> None:
        self.what: str = what
        self.doers: list[Seat] = doers
        self.args: dict[str, Arg] = args
        self.audience: int = audience  # who hears it
        self.aware: int = aware  # who hears which cards; the others hear how many

    def seen_by(self, viewer: Seat) -> Event | None:
        """The event as `viewer` hears it, or None."""
        eyes = bit(viewer)
        if not self.audience & eyes:
            return None
        if self.aware & eyes:
            return self
        args: dict[str, Arg] = {}
        for name, arg in self.args.items():
            args[name] = Cards([BACK] * len(arg.ids)) if isinstance(arg, Cards) else arg
        return Event(self.what, self.doers, args, self.audience, self.aware)


@final
class Moved(Event):
    """Cards went from one zone to another: for the eye, never said."""

    __slots__ = ("cards", "source", "target", "top")

    def __init__(self, cards: list[CardId], source: Zone, target: Zone, aware: int, top: bool) -> None:
        super().__init__("moved", [], {}, ALL_EARS, aware)
        self.cards: list[CardId] = cards
        self.source: Zone = source
        self.target: Zone = target
        self.top: bool = top  # only the last card shows

    def seen_by(self, viewer: Seat) -> Event | None:
        if self.aware & bit(viewer):
            return self
        backs = [BACK] * len(self.cards)
        if self.top:
            backs[-1] = self.cards[-1]
        return Moved(backs, self.source, self.target, self.aware, False)
