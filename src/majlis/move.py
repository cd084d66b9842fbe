"""What a player may decide: moves, the domains of their fields, and the reasons against a move."""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple, final

from mypy_extensions import mypyc_attr

from majlis.cards.card import CardId, Pack
from majlis.chance import Chance
from majlis.event import Arg, Cards, Term
from majlis.plan import Zone

# -- moves --


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """A decision. Its text is what a person types and a record keeps; its first word is the verb.

    Listed moves are made once, so `is` tells them apart. Moves that are made when they are needed are equal when
    their texts are.
    """

    __slots__ = ("text", "verb")

    def __init__(self, text: str, verb: str = "") -> None:
        self.text: str = text
        self.verb: str = verb or text.partition(" ")[0]

    def args(self) -> dict[str, Arg]:
        """The fields of the move, in the order in which they are chosen; for labels and offers."""
        return {}

    def __repr__(self) -> str:
        return self.text


@final
class Play(Move):
    """Put one card to the trick or pile; as a `part` where a card can be played in more than one way."""

    __slots__ = ("card", "mode", "part")

    def __init__(self, text: str, card: CardId, mode: int = 0, part: str = "") -> None:
        super().__init__(text)
        self.card: CardId = card
        self.mode: int = mode
        self.part: str = part  # the id of the name of the part

    def args(self) -> dict[str, Arg]:
        args: dict[str, Arg] = {"card": Cards([self.card])}
        if self.part:
            args["part"] = Term(self.part)
        return args


@final
class Name(Move):
    """Say one of several named things: a suit, a colour, a number."""

    __slots__ = ("mode", "term")

    def __init__(self, text: str, mode: int, term: str) -> None:
        super().__init__(text)
        self.mode: int = mode
        self.term: str = term

    def args(self) -> dict[str, Arg]:
        return {"name": Term(self.term)}


@final
class Choose(Move):
    """A set of cards: to give, to lay down, to take. Made when it is proposed; equal when its text is."""

    __slots__ = ("cards",)

    def __init__(self, verb: str, cards: list[CardId], pack: Pack) -> None:
        super().__init__(f"{verb} {pack.codes(cards)}", verb)
        self.cards: list[CardId] = cards

    def args(self) -> dict[str, Arg]:
        return {"cards": Cards(self.cards)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choose) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


@final
class Capture(Move):
    """Play a card and say which cards it takes, where it could take several sets of them."""

    __slots__ = ("card", "cards")

    def __init__(self, card: CardId, cards: list[CardId], pack: Pack) -> None:
        super().__init__(f"play {pack.code[card]} take {pack.codes(cards) if cards else 'none'}", "play")
        self.card: CardId = card
        self.cards: list[CardId] = cards

    def args(self) -> dict[str, Arg]:
        return {"card": Cards([self.card]), "take": Cards(self.cards)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Capture) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


DRAW: Final = Move("draw")
PASS: Final = Move("pass")
HEARD: Final = Move("heard")
"""The seat has heard what was said last: clients make it by themselves when they have finished speaking (G-06)."""


def plays(pack: Pack, mode: int = 0, words: str = "", part: str = "") -> list[Play]:
    """The interned plays of a pack, by card; cards that look the same share one."""
    made: list[Play] = []
    for card in pack.cards:
        if card.face == card.number:
            made.append(Play(f"play {card.code}{words}", CardId(card.number), mode, part))
        else:
            made.append(made[card.face])
    return made


# -- why a move is not allowed --


@final
class Reason:
    """The id of a sentence, and its arguments."""

    __slots__ = ("args", "what")

    def __init__(self, what: str, args: dict[str, Arg] | None = None) -> None:
        self.what: str = what
        self.args: dict[str, Arg] = args if args is not None else {}

    def __repr__(self) -> str:
        return f"{self.what}({self.args})"


NOT_NOW: Final = Reason("not-now")
NOT_YOUR_TURN: Final = Reason("not-your-turn")
NOT_THERE: Final = Reason("not-among-the-choices")
IS_OVER: Final = Reason("match-is-over")


class Spot(NamedTuple):
    """A place that is counted, in something written: a line of a record, or a move of it with its text."""

    what: str
    number: int
    text: str = ""

    def __str__(self) -> str:
        return f"{self.what} {self.number}" + (f", {self.text}" if self.text else "")


class Refused(ValueError):
    """Something that a person sent cannot be: `reason` says why, `where` names the place in what was sent."""

    def __init__(self, reason: Reason, where: str | Spot = "") -> None:
        super().__init__(f"{where}: {reason!r}" if where else repr(reason))
        self.reason = reason
        self.where = where


class IllegalMove(Refused):
    """Refused by the rules, or no move at all."""


@final
class Why:
    """Where the rules leave their reasons while they narrow the choice. Programs pass QUIET, which keeps none."""

    __slots__ = ("barred", "told")

    def __init__(self, told: bool) -> None:
        self.told: bool = told
        self.barred: dict[Move, Reason] = {}

    def only(self, kept: list[CardId], cards: list[CardId], plays: list[Play], reason: Reason) -> list[CardId]:
        """Of `cards` only those `kept` may be played; the others are barred for `reason`."""
        if self.told:
            for card in cards:
                if card not in kept:
                    self.barred.setdefault(plays[card], reason)
        return kept

    def bar(self, move: Move, reason: Reason) -> None:
        """This move is not allowed, for this reason; the first reason stays."""
        if self.told:
            self.barred.setdefault(move, reason)


QUIET: Final = Why(False)


# -- moves too many to list --

WORD: Final = "word"  # the domain of a field for a word from cards ...
WORDS: Final = "words"  # ... for several, with / between them where they are written card by card ...
CHAIN: Final = "chain"  # ... and for words of which each begins with the last card of the one before
SPELT: Final = (WORD, WORDS, CHAIN)


@final
class Whole:
    """A word on the table, all of whose cards go into the new one: some of the cards of a field."""

    __slots__ = ("count", "first", "key", "word", "zone")

    def __init__(self, key: str, word: str, first: int, count: int, zone: Zone) -> None:
        self.key: str = key  # as a move names it
        self.word: str = word
        self.first: int = first  # the place of its first card among those of the field
        self.count: int = count
        self.zone: Zone = zone  # where it lies


class Field:
    """One thing to choose in a move, for people and their clients.

    `domain` is one of: one, card, cards, order, word, words, chain, place, number, text. Where words are made of those
    that lie there, `wholes` are these, and `onto` is the field by which a move says which one is meant, if it must.
    """

    __slots__ = ("cards", "domain", "laid", "least", "most", "name", "now", "onto", "terms", "wholes")

    def __init__(
        self,
        name: str,
        domain: str,
        cards: list[CardId] | None = None,
        terms: list[str] | None = None,
        least: int = 1,
        most: int = 1,
    ) -> None:
        self.name: str = name
        self.domain: str = domain
        self.cards: list[CardId] = cards if cards is not None else []
        self.terms: list[str] = terms if terms is not None else []
        self.least: int = least
        self.most: int = most
        self.wholes: list[Whole] = []
        self.onto: str = ""
        self.laid: int = (
            0  # so many of the last cards are written as such of the table; 0: as the hand makes it needful
        )
        self.now: list[str] = []  # how it is as things are, as a move would write it

    def add_whole(self, key: str, word: str, cards: list[CardId], zone: Zone) -> None:
        """A word on the table of which this one can be made."""
        self.wholes.append(Whole(key, word, len(self.cards), len(cards), zone))
        self.cards = self.cards + cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """Open-ended moves: judged and proposed instead of listed."""

    verb: str = ""
    beside: Domain | None = None  # those of another verb that are open at the same time

    def fields(self) -> list[Field]:
        """What there is to choose, in order."""
        raise NotImplementedError

    def refuse(self, move: Move) -> Reason | None:
        """Why not, or None."""
        raise NotImplementedError

    def propose(self, chance: Chance) -> Move | None:
        """Some legal move; None where nothing comes to mind."""
        raise NotImplementedError

    def some(self, limit: int) -> list[Move]:
        """Up to `limit` legal moves, best first if the game can tell."""
        raise NotImplementedError


VERB: Final = "verb"


def verb_of(domain: Domain) -> str:
    """The verb of a domain, also where it is an attribute of a class written outside the compiled package."""
    return str(getattr(domain, VERB))


@final
class Subset(Domain):
    """Any `count` of `cards`."""

    def __init__(self, verb: str, cards: list[CardId], count: int, pack: Pack, wrong: Reason) -> None:
        self.verb = verb
        self.cards = cards
        self.count = count
        self.pack = pack
        self.wrong = wrong

    def fields(self) -> list[Field]:
        return [Field("cards", "cards", self.cards, None, self.count, self.count)]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Choose) or move.verb != self.verb:
            return NOT_NOW
        if len(set(move.cards)) != self.count or len(move.cards) != self.count:
            return self.wrong
        for card in move.cards:
            if card not in self.cards:
                return NOT_THERE
        return None

    def propose(self, chance: Chance) -> Move | None:
        pool = self.cards[:]
        chance.shuffle(pool)
        return Choose(self.verb, sorted(pool[: self.count]), self.pack)

    def some(self, limit: int) -> list[Move]:
        moves: list[Move] = []
        for cards in combinations(sorted(self.cards), self.count):
            if len(moves) == limit:
                break
            moves.append(Choose(self.verb, list(cards), self.pack))
        return moves


# -- what people are offered --


class Offer:
    """A kind of move that a seat may make now: the moves, the barred ones with their reasons, what is to be chosen."""

    __slots__ = ("barred", "domain", "fields", "moves", "verb")

    def __init__(self, verb: str) -> None:
        self.verb: str = verb
        self.fields: list[Field] = []
        self.moves: list[Move] = []
        self.barred: list[tuple[Move, Reason]] = []
        self.domain: Domain | None = None

    def note(self, move: Move) -> None:
        """Learn from a listed move which fields there are and what they may hold."""
        for name, arg in move.args().items():
            field = next((f for f in self.fields if f.name == name), None)
            if field is None:
                field = Field(name, _domain(arg))
                self.fields.append(field)
            if isinstance(arg, Cards):
                if len(arg.ids) != 1:
                    field.domain = "cards" if name != "card" else "card"
                field.cards += [c for c in arg.ids if c not in field.cards]
            elif isinstance(arg, Term) and arg.id not in field.terms:
                field.terms.append(arg.id)


def _domain(arg: Arg) -> str:
    if isinstance(arg, Cards):
        return "card" if len(arg.ids) == 1 else "cards"
    if isinstance(arg, int):
        return "number"
    return "word" if isinstance(arg, str) else "one"
