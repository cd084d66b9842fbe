"""The one interface that every game implements: how it starts, who may do what, what follows, whether it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from majlis.cards.card import CardId, Pack
from majlis.chance import Chance
from majlis.event import Arg, Cards
from majlis.judge import Judge
from majlis.move import (
    IS_OVER,
    NOT_NOW,
    NOT_YOUR_TURN,
    QUIET,
    Choose,
    Domain,
    IllegalMove,
    Move,
    Offer,
    Play,
    Reason,
    Why,
    verb_of,
)
from majlis.piles import Piles
from majlis.plan import SEATS, WAITING, Plan, Seat, Zone
from majlis.table import Table

# -- what a game remembers --


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything the rules remember.

    `acting` has a bit for each seat that may move now; none when all is over. Fields are numbers, truth values, texts
    and lists of these; a position writes them all by their names.
    """

    __slots__ = ("acting", "last_deal", "piles", "seats")

    def __init__(self, piles: Piles, seats: int) -> None:
        self.piles: Piles = piles
        self.seats: int = seats
        self.acting: int = 0
        self.last_deal: bool = False  # the table has agreed, or a bot pretends, that no deal follows this one

    def fork(self) -> State:
        """An independent copy. Written by hand in every game, for speed; a test pokes every field."""
        raise NotImplementedError

    def waiting(self) -> list[Seat]:
        """The seats that may move, in order."""
        return WAITING[self.acting]


@final
class Outcome:
    """The final score of every seat, best highest."""

    __slots__ = ("scores",)

    def __init__(self, scores: list[float]) -> None:
        self.scores: list[float] = scores

    def winners(self) -> list[Seat]:
        """The seats with the best score; several share the win."""
        best = max(self.scores)
        return [SEATS[s] for s, score in enumerate(self.scores) if score == best]


@final
class Fact:
    """A labelled value beside the cards, for all to see: a score, the trump, how many are left."""

    __slots__ = ("args", "seats", "what")

    def __init__(self, what: str, args: dict[str, Arg], seats: list[Seat] | None = None) -> None:
        self.what: str = what
        self.args: dict[str, Arg] = args
        self.seats: list[Seat] = seats if seats is not None else []  # whose it is; nobody's: the table's


@final
class Mark:
    """What is said of a card where it lies: the letter it stands for, the part it was played as."""

    __slots__ = ("place", "term", "zone")

    def __init__(self, zone: Zone, place: int, term: str) -> None:
        self.zone: Zone = zone
        self.place: int = place
        self.term: str = term  # the id of a name


@final
class Timer:
    """Unless somebody moves first, `move` is made for `seat` after `seconds`.

    Timers with the same `window` (if it is not 0) are one: the seconds of a later one count from where the first began,
    so that all who have not answered by then are taken to have answered at once. One that can stand `still` runs on
    with the seconds it had left when another came between.
    """

    __slots__ = ("move", "seat", "seconds", "still", "window")

    def __init__(self, seconds: float, seat: Seat, move: Move, window: int = 0, still: bool = False) -> None:
        self.seconds: float = seconds
        self.seat: Seat = seat
        self.move: Move = move
        self.window: int = window
        self.still: bool = still


@final
class Race:
    """Something is open to several at once, and the first who does it has it (G-06).

    While `number` stays the same, a move is meant even if others have moved since it was chosen. Of moves at nearly the
    same time that of the seat `by`, which caused what all react to, comes last.
    """

    __slots__ = ("by", "handicaps", "number", "pace")

    def __init__(self, number: int, by: int = -1, handicaps: list[int] | None = None, pace: float = 1.0) -> None:
        self.number: int = number  # not 0
        self.by: int = by
        self.handicaps: list[int] = handicaps if handicaps is not None else []  # by seat, in milliseconds
        self.pace: float = pace  # how many times longer than elsewhere a bot takes, so that people can keep up


@final
class Nature:
    """What kind of game this is, told before its rules: for lobbies, option forms and lists."""

    __slots__ = (
        "chat",
        "clockwise",
        "cloth",
        "key",
        "kind",
        "language",
        "options",
        "rules",
        "seats",
        "tones",
        "variants",
    )

    def __init__(
        self,
        key: str,
        kind: str,
        cloth: str,
        seats: list[int],
        options: type[Any],
        variants: dict[str, Any] | None = None,
        rules: int = 1,
        clockwise: bool = True,
        tones: dict[str, str] | None = None,
        language: str = "",
        chat: str = "room",
    ) -> None:
        self.key: str = key
        self.kind: str = kind  # fishing, shedding, word, trick, patience, race
        self.cloth: str = cloth  # the family whose dye the table has
        self.seats: list[int] = seats
        self.options: type[Any] = options
        self.variants: dict[str, Any] = variants if variants is not None else {}
        self.rules: int = rules  # raised when a record of old would play differently
        self.clockwise: bool = clockwise  # which way the turn goes, seen from above
        self.chat: str = chat  # for all in the room, for the players while they play (play), or off
        self.language: str = language  # of its words; "": it has none
        self.tones: dict[str, str] = tones if tones is not None else {}  # by event: deal, play, big, count, end


# -- what a game is --

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game with its options. Holds no match data, so one instance serves every match.

    `bound` is the number of moves by which every match has ended. `inferences` is true for a game in which all may
    conclude things that join several cards (see `credible`).
    """

    def __init__(self, nature: Nature, options: Any, plan: Plan, moves: Sequence[Move], bound: int) -> None:
        self.nature: Nature = nature
        self.options: Any = options
        self.plan: Plan = plan
        self.pack: Pack = plan.pack
        self.moves: list[Move] = list(dict.fromkeys(moves))  # all listed moves, for the parser and for adapters
        self.written: dict[str, Move] = {m.text.casefold(): m for m in self.moves}
        self.bound: int = bound
        self.inferences: bool = False
        self.judge: Judge | None = None  # of a game of words
        self.hints_closed: Reason | None = None  # why several people get no hints while they play

    # -- how does it start --

    def blank(self, seats: int) -> S:
        """The state before the first deal, with all cards in the stock; positions start from it."""
        raise NotImplementedError

    def deal(self, state: S, table: Table) -> None:
        """The first deal of the match, up to the first decision."""
        raise NotImplementedError

    # -- who may do what --

    def choices(self, state: S, seat: Seat, why: Why) -> list[Move]:
        """The moves that `seat` may make now, and to `why` the reasons against the others."""
        raise NotImplementedError

    def domain(self, state: S, seat: Seat) -> Domain | None:
        """The open-ended moves `seat` may make beside them."""
        return None

    # -- what follows --

    def apply(self, state: S, seat: Seat, move: Move, table: Table) -> None:
        """Carry out a legal move and all that follows from it until the next decision."""
        raise NotImplementedError

    # -- is it over --

    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while play goes on."""
        raise NotImplementedError

    def standing(self, state: S) -> Outcome | None:
        """How things stand while play goes on, for searches that look no further; None: nobody can say."""
        return None

    # -- beside the cards --

    def facts(self, state: S) -> list[Fact]:
        """What all may know beside the cards."""
        return []

    def marks(self, state: S) -> list[Mark]:
        """What is said of cards that everybody sees."""
        return []

    def facts_for(self, state: S, viewer: Seat) -> list[Fact]:
        """What `viewer` alone may know beside them: nothing that depends on cards hidden from this seat."""
        return []

    def marks_for(self, state: S, viewer: Seat) -> list[Mark]:
        """What is said to `viewer` alone of cards that this seat sees."""
        return []

    def spots(self, state: S, zone: Zone) -> list[tuple[int, int]]:
        """Row and column, from 0, of each card in a place that lies as a grid, a cross or words; []: as they follow."""
        return []

    def awaited(self, state: S) -> list[Seat]:
        """The seats that play waits for: by default all that may move. Bots and clocks need not care for others."""
        return state.waiting()

    def timer(self, state: S) -> Timer | None:
        """A window of the rules themselves; the clocks of turn and match are the room's."""
        return None

    def race(self, state: S) -> Race | None:
        """What is open to several at once, if it matters who is first; the room puts their moves in order."""
        return None

    def foresee(self, state: S, seat: Seat, move: Move) -> Reason | None:
        """What `seat` can tell of the result of a move before making it: a sentence `foresee-...`, or None."""
        return None

    def no_hints(self, state: S) -> Reason | None:
        """Why several people get no hints now; by default what holds for the whole match."""
        return self.hints_closed

    def fallback(self, state: S, seat: Seat) -> Move:
        """The least harmful move, made for who does not answer: always the same in the same state."""
        raise NotImplementedError

    def sides(self, seats: int) -> list[list[Seat]]:
        """Who plays together; by default every seat alone."""
        return [[SEATS[s]] for s in range(seats)]

    def joining(self, seats: int) -> list[Seat]:
        """The seats in the order in which people who join take them."""
        return SEATS[:seats]

    def sealed(self, state: S) -> list[tuple[Seat, Move]]:
        """Choices beside the cards that are made and not yet shown: votes, lists of words. A state remembers them."""
        return []

    def reseal(self, state: S, seat: Seat, chance: Chance) -> None:
        """Let `seat` have sealed something that it could as well have chosen, in a world that somebody imagines."""

    def credible(self, state: S, zone: Zone, cards: list[CardId]) -> bool:
        """Could `zone` hold `cards`, for all that everybody may conclude? Asked only where `inferences` is set."""
        return True

    def imagine(self, state: S, viewer: Seat, chance: Chance) -> bool:
        """Lay the cards that `viewer` cannot place as they could as well lie; False: by what the table knows of them.

        For games whose public conclusions depend on when a card came into a hand.
        """
        return False

    def impossible(self, state: S) -> Reason | None:
        """Why a position that somebody wrote cannot be; None if it can."""
        return None

    def explain(self, state: S, seat: Seat, move: Move) -> Reason:
        """What to say to a move that is neither allowed nor barred: by default, whether the card is held at all."""
        hand = self.plan.index.get(f"hand/{seat}")
        if isinstance(move, Play) and hand is not None:
            face = self.pack.face[move.card]
            if face not in [self.pack.face[c] for c in state.piles.zones[hand]]:
                return Reason("you-do-not-hold", {"card": Cards([move.card])})
        return NOT_NOW

    # -- the same for every game --

    def complete(self, state: S, seat: Seat, move: Move) -> Move:
        """The move in full: a word that somebody typed gets its cards. By default it is full already."""
        return move

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        """An open-ended move from its words; by default a set of cards."""
        cards = [self.pack.find(code) for code in arguments]
        return Choose(verb, [c for c in cards if c is not None], self.pack) if cards and None not in cards else None

    def read(self, text: str) -> Move:
        """The move that `text` writes: a listed one, or a verb and its arguments. Raises IllegalMove."""
        words = text.split()
        text = " ".join(words)
        if text.casefold() in self.written:
            return self.written[text.casefold()]
        if words:
            move = self.compose(words[0].casefold(), words[1:])
            if move is not None:
                return move
        raise IllegalMove(Reason("not-a-move", {"text": text[:80]}))

    def domains(self, state: S, seat: Seat) -> list[Domain]:
        """All kinds of open-ended moves that a seat may make now."""
        found: list[Domain] = []
        domain = self.domain(state, seat) if state.acting >> seat & 1 else None
        while domain is not None:
            found.append(domain)
            domain = domain.beside
        return found

    def offers(self, state: S, seat: Seat) -> list[Offer]:
        """What `seat` may do now, kind by kind, with the reasons against the rest: for people."""
        why = Why(True)
        by_verb: dict[str, Offer] = {}
        for move in self.choices(state, seat, why):
            offer = by_verb.setdefault(move.verb, Offer(move.verb))
            offer.moves.append(move)
            offer.note(move)
        for move, reason in why.barred.items():
            offer = by_verb.setdefault(move.verb, Offer(move.verb))
            offer.barred.append((move, reason))
            offer.note(move)
        for domain in self.domains(state, seat):
            verb = verb_of(domain)
            offer = by_verb.setdefault(verb, Offer(verb))
            offer.domain = domain
            offer.fields = domain.fields()
        return list(by_verb.values())

    def refuse(self, state: S, seat: Seat, move: Move) -> Reason | None:
        """Why `move` is not allowed, or None. Reasons are worked out only for a move that is refused."""
        if move in self.choices(state, seat, QUIET):
            return None
        if not state.acting >> seat & 1:
            return NOT_YOUR_TURN if state.acting else IS_OVER
        for domain in self.domains(state, seat):
            if verb_of(domain) == move.verb:
                return domain.refuse(move)
        why = Why(True)
        self.choices(state, seat, why)
        return why.barred.get(move) or self.explain(state, seat, move)

    def propose(self, state: S, seat: Seat, chance: Chance) -> Move:
        """A legal move at random; open-ended ones first."""
        domain = self.domain(state, seat)
        while domain is not None:
            found = domain.propose(chance)
            if found is not None:
                return found
            domain = domain.beside
        moves = self.choices(state, seat, QUIET)
        return moves[chance.below(len(moves))]
