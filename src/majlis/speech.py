"""Events, moves, reasons and facts in words, in any of the languages: the only module that knows about sentences."""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from majlis import registry
from majlis.cards.card import CardId, Pack, message_id
from majlis.event import Arg, Cards, Event, Moved, Phrases, Term, Who
from majlis.game import Fact, Game
from majlis.messages import Bundle, argument, resources
from majlis.move import Move, Reason, Refused, Spot
from majlis.plan import Seat, Zone

LOG: Final = logging.getLogger("majlis.speech")
LANGUAGES: Final = ("en", "ar", "el")
ORDINALS: Final = ("first", "second", "third")  # what an id brings with it
RIGHT_TO_LEFT: Final = ("ar",)
HERE: Final = Path(__file__).parent
MOST_SAID: Final = 50_000
SAID: Final[dict[tuple[Any, ...], str]] = {}  # what has been said before; tables say the same again and again
NAMED: Final[dict[tuple[Any, ...], str]] = {}  # cards by their names, so far
SIMPLE: Final = {str, int}
LETTER: Final = "letter-"  # begins the mark of a card that stands for a letter
ISOLATES: Final = str.maketrans("", "", "\u2068\u2069")


class MissingText(LookupError):
    """A message or one of its arguments is missing: a mistake of ours, never of a player."""


@cache
def of_game(lang: str, key: str) -> Bundle:
    """The messages of a game, and those that belong to none."""
    return resources(lang, (HERE / "text", HERE / "cards", HERE / "lexicon", HERE / "kit", registry.folder(key)))


@cache
def common(lang: str) -> Bundle:
    """The messages that belong to no game."""
    return resources(lang, (HERE / "text", HERE / "cards", HERE / "lexicon", HERE / "kit"))


class Speech:
    """One language, for one game or for none. `names` are the players by seat; seats without one get a number.

    A missing message raises MissingText; where `lenient`, at a running table, its id is said instead.
    """

    def __init__(self, lang: str, key: str = "", names: Sequence[str] = (), lenient: bool = False) -> None:
        self.lenient = lenient
        self.lang = lang
        self.key = key
        self.names = list(names)
        self.bundle: Bundle = of_game(lang, key) if key else common(lang)
        self.pack: Pack | None = None

    @classmethod
    def of(cls, game: Game[Any], lang: str, names: Sequence[str] = (), lenient: bool = False) -> Speech:
        """The language of a table."""
        speech = cls(lang, game.nature.key, names, lenient)
        speech.pack = game.pack
        return speech

    # -- messages --

    def has(self, name: str) -> bool:
        """Is there such a message?"""
        return self.bundle.has_message(name.partition(":")[0])

    def text(self, name: str, args: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        """A message with plain arguments (numbers and texts). Raises MissingText.

        An id may bring numbers or letters of its own: `top:2:A` is the message `top` with `first` 2, `second` A and
        `third` none.
        """
        name, *own = name.split(":")
        if own:
            told = {key: int(each) if each.isdecimal() else each for key, each in zip(ORDINALS, own, strict=False)}
            args = {**dict.fromkeys(ORDINALS, "none"), **told, **(args or {})}
        try:
            return self._text(name, args, attribute)
        except MissingText:
            if not self.lenient:
                raise
            LOG.exception("a sentence is missing")
            return name

    def _text(self, name: str, args: Mapping[str, Any] | None, attribute: str) -> str:
        key: tuple[Any, ...] | None = None
        if not args:
            key = (self.bundle, name, attribute)
        elif {type(value) for value in args.values()} <= SIMPLE:  # True == 1, but is said otherwise
            key = (self.bundle, name, attribute, *args.items())
        if key is not None:
            found = SAID.get(key)
            if found is not None:
                return found
        made = self._format(name, args, attribute)
        if key is not None:
            if len(SAID) >= MOST_SAID:
                SAID.clear()
            SAID[key] = made
        return made

    def _format(self, name: str, args: Mapping[str, Any] | None, attribute: str) -> str:
        if not self.has(name):
            raise MissingText(f"{self.lang}: {self.key} has no message {name}")
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"{self.lang}: message {name} has no {attribute or 'value'}")
        made, errors = self.bundle.format_pattern(pattern, {k: argument(v) for k, v in (args or {}).items()})
        if errors:
            raise MissingText(f"{self.lang}: message {name}: {errors[0]}")
        return str(made)

    def said(self, name: str, args: Mapping[str, Arg], viewer: Seat) -> str:
        """A message whose arguments may be cards, seats and named things."""
        return self.text(name, self.arguments(args, viewer))

    def arguments(self, args: Mapping[str, Arg], viewer: Seat) -> dict[str, str | int]:
        """Arguments in words. Cards give also their number (`cards_count`) and object form (`cards_object`).

        Of phrases there is the number, too.
        """
        made: dict[str, str | int] = {}
        for name, arg in args.items():
            if isinstance(arg, Cards):
                made[name] = self.cards(arg.ids)
                made[f"{name}_object"] = self.cards(arg.ids, "object")
                made[f"{name}_count"] = len(arg.ids)
            elif isinstance(arg, Who):
                made[name] = self.who(arg.seats)
                made[f"{name}_you"] = int(viewer in arg.seats)
            elif isinstance(arg, Term):
                made[name] = self.term(arg.id)
                made[f"{name}_id"] = arg.id
            elif isinstance(arg, Phrases):
                made[name] = self.listed([self.said(what, inner, viewer) for what, inner in arg.items])
                made[f"{name}_count"] = len(arg.items)
            else:
                made[name] = isolated(arg, self.lang) if isinstance(arg, str) else arg
        return made

    # -- cards, seats, lists --

    def card(self, card: CardId, form: str = "") -> str:
        """A card by its name; `form` is "", "object" (as somebody plays it) or "short"."""
        assert self.pack is not None
        key = (self.bundle, self.pack, card, form, self.lenient)
        found = NAMED.get(key)
        if found is None:
            if len(NAMED) >= MOST_SAID:
                NAMED.clear()
            own = self.pack.form
            found = self._attributed(card_message(self.pack, card), f"{own}-{form}" if own else form, own)
            NAMED[key] = found
        return found

    def term(self, name: str) -> str:
        """A named thing, such as a suit."""
        return self._attributed(name, self.pack.form if self.pack else "")

    def _attributed(self, name: str, *forms: str) -> str:
        """A message in the first of these forms that it has, or as it is."""
        there = self.bundle.get_message(name).attributes if any(forms) and self.has(name) else ()
        return self.text(name, attribute=next((form for form in forms if form in there), ""))

    def cards(self, cards: Sequence[CardId], form: str = "") -> str:
        """Several cards; those of which only the back is seen are counted."""
        if len(cards) == 1 and cards[0] >= 0:
            return self.card(cards[0], form)
        hidden = sum(1 for c in cards if c < 0)
        named = [self.card(c, form) for c in cards if c >= 0]
        if hidden or not cards:
            named.append(self.text("cards-unseen", {"count": hidden}))
        return self.listed(named)

    def listed(self, items: Sequence[str]) -> str:
        """Items with commas and "and"."""
        if len(items) < 2:
            return self.joined(items)
        return self.text("list-and", {"head": self.joined(items[:-1]), "item": items[-1]})

    def joined(self, items: Sequence[str], by: str = "list-comma") -> str:
        """Items with commas, or with what another message of a `head` and an `item` puts between them."""
        line = items[0] if items else ""
        for item in items[1:]:
            line = self.text(by, {"head": line, "item": item})
        return line

    def name(self, seat: Seat) -> str:
        """The player at a seat."""
        if seat < len(self.names) and self.names[seat]:
            return isolated(self.names[seat], self.lang)
        return self.text("seat-name", {"number": seat + 1})

    def bot(self, seat: Seat) -> str:
        """What a bot at a seat is called, before it has another name: at most tables by a name of its own."""
        own = f"bot-{seat}"
        return self.text(own) if self.has(own) else self.text("seat-name", {"number": seat + 1})

    def who(self, seats: Sequence[Seat]) -> str:
        """The players of several seats."""
        if len(seats) == 1:
            return self.name(seats[0])
        return self.listed([self.name(s) for s in seats])

    # -- what games give --

    def event(self, event: Event, viewer: Seat) -> str | None:
        """A sentence for the ears of `viewer`, or None for what is not said to them."""
        heard = event.seen_by(viewer) if not isinstance(event, Moved) else None  # a way of cards is for the eye
        if heard is None:
            return None
        args = {**self.arguments(heard.args, viewer), **self._doers(heard.doers, viewer)}
        return self.text(self._form(f"{heard.what}", heard.doers, viewer), args)

    def _form(self, name: str, doers: Sequence[Seat], viewer: Seat) -> str:
        """`-you` for who did it alone, `-we` for who did it with partners, `-they` for the others."""
        if not doers:
            return name
        if viewer not in doers:
            return f"{name}-they"
        if len(doers) > 1 and self.has(f"{name}-we"):
            return f"{name}-we"
        return f"{name}-you"

    def _doers(self, doers: Sequence[Seat], viewer: Seat) -> dict[str, str | int]:
        if not doers:
            return {}
        who, others = self.who(doers), [s for s in doers if s != viewer]
        return {"who": who, "people": len(doers), "others": self.who(others) if len(others) < len(doers) else who}

    def reason(self, reason: Reason, viewer: Seat) -> str:
        """Why not."""
        return self.said(f"reason-{reason.what}", reason.args, viewer)

    def foreseen(self, reason: Reason, viewer: Seat) -> str:
        """What can be told of a move before it is made."""
        return self.said(f"foresee-{reason.what}", reason.args, viewer)

    def refused(self, refused: Refused) -> str:
        """Why not, and where in what was sent, in one sentence."""
        said = self.reason(refused.reason, Seat(-1))
        if not refused.where:
            return said
        return self.text("refused-where", {"where": self._spot(refused.where), "reason": said})

    def _spot(self, where: str | Spot) -> str:
        if isinstance(where, str):
            return where
        what, number, text = where
        return self.text(f"spot-{what}-said" if text else f"spot-{what}", {"number": number, "text": text})

    def move(self, move: Move, viewer: Seat) -> str:
        """What a button for the move says."""
        args = move.args()
        name = "-".join(["move", move.verb, *args])
        return self.said(name if self.has(name) else f"move-{move.verb}", args, viewer)

    def verb(self, verb: str) -> str:
        """A kind of move by its name."""
        return self.text(f"verb-{verb}")

    def field(self, name: str) -> str:
        """What is asked for one field of a move."""
        return self.text(f"field-{name}")

    def fact(self, fact: Fact, viewer: Seat) -> tuple[str, str]:
        """Label and value of a fact."""
        args = {**self.arguments(fact.args, viewer), **self._doers(fact.seats, viewer)}
        label = self.text(self._form(f"fact-{fact.what}", fact.seats, viewer), args)
        return label, self.text(f"fact-{fact.what}-value", args)

    def zone(self, game: Game[Any], zone: Zone, viewer: Seat, sides: Sequence[Sequence[Seat]] = ()) -> str:
        """A place by its name: your hand, Omar's hand, the floor."""
        name = game.plan.names[zone].partition("/")[0]
        owner = game.plan.owners[zone]
        if owner < 0:
            return self.text(f"zone-{name}")
        side = next((list(s) for s in sides if owner in s), [Seat(owner)])
        owners = side if self.has(f"zone-{name}-we") else [Seat(owner)]
        return self.text(self._form(f"zone-{name}", owners, viewer), self._doers(owners, viewer))


def card_message(pack: Pack, card: CardId) -> str:
    """The id of the message that names a card: `alpha-A-E`, `french-7D`, `alpha-wild`, `wordish-theta`."""
    code = pack.code[card].replace("?", "wild").replace("/", "-").replace(".", "-")
    return f"{pack.names}-{message_id(code)}"


@lru_cache(maxsize=10_000)
def letter_shown(pack: Pack, card: CardId, term: str) -> str:
    """The one letter that a card shows, by itself or by its mark (`letter-E`, `letter-theta`); "" if it shows none."""
    letters = pack.cards[card].letters
    if term.startswith(LETTER):
        letters = "".join([c for c in letters if message_id(c) == term.removeprefix(LETTER)])
    return letters if len(letters) == 1 else ""


@lru_cache(maxsize=2000)
def isolated(text: str, lang: str) -> str:
    """A name or a word as it is, fenced off if it runs against the direction of the sentence it stands in."""
    against = ("L",) if lang in RIGHT_TO_LEFT else ("R", "AL")
    if any(unicodedata.bidirectional(c) in against for c in text):
        return f"\u2068{text}\u2069"
    return text


def plain(text: str) -> str:
    """Without the invisible marks that keep directions apart: for braille lines and plain terminals."""
    return text.translate(ISOLATES)
