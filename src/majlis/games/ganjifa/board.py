"""The pack of a table of Ganjifa, the places it lies in, and the moves that can be made with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from majlis.cards.card import CardId, Pack
from majlis.cards.ganjifa import french_51, french_suits, ganjifa, lead_suit, precedence, suits
from majlis.event import Arg, Cards, Term, Who
from majlis.game import State
from majlis.games.ganjifa.options import SEATS_OF, GanjifaOptions
from majlis.move import Move, Name, Play
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, ROW, SEATS, Plan, Seat, Zone

if TYPE_CHECKING:
    from mypy_extensions import i64

HALF: Final = 60  # of a pack, as many cards as have a bit each in 64: in every pack so many are whole suits, or all
TOP: Final = 1 << 59  # the bit of the last of them, to shift down: compiled, a small number is shifted up in 32 bits

# How a card is played alone: the mode of a Play.
ANSWERED: Final = 0
OPENED: Final = 1  # with the mir of the lead suit
DENIED: Final = 2
LED: Final = 3

UTARI: Final = Move("utari")
YIELD: Final = Move("yield")
GIVE: Final = Move("give")
DOUBLE: Final = Move("double")
LAY: Final = Move("lay")


@final
class Pick(Move):
    """A position in a shuffled hand or heap, counted from the top."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"pick {number}")
        self.number: int = number

    def args(self) -> dict[str, Arg]:
        return {"number": self.number}


@final
class Challenge(Move):
    """The opponent who must turn a card in Ser-k'hel."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"challenge {seat}")
        self.seat: Seat = seat

    def args(self) -> dict[str, Arg]:
        return {"who": Who([self.seat])}


@final
class Hide(Move):
    """Lay a card face down and name the suit that counts."""

    __slots__ = ("card", "suit", "term")

    def __init__(self, text: str, card: CardId, suit: int, term: str) -> None:
        super().__init__(text)
        self.card: CardId = card
        self.suit: int = suit
        self.term: str = term

    def args(self) -> dict[str, Arg]:
        return {"card": Cards([self.card]), "suit": Term(self.term)}


@final
class Out:
    """What was out in a state when it was last asked for: it is asked for several times before it changes."""

    __slots__ = ("held", "rounds", "state", "suits")

    def __init__(self, state: State, rounds: int, held: int, suits: list[int]) -> None:
        self.state: State = state
        self.rounds: int = rounds
        self.held: int = held  # so many cards: within a round they only become fewer
        self.suits: list[int] = suits


@final
class Board:
    """Everything in it is made once for a table."""

    def __init__(self, options: GanjifaOptions) -> None:
        self.pack: Pack = _pack(options)
        french = options.pack == "french-51"
        names = french_suits() if french else suits(options.pack)
        self.names: list[str] = names
        self.out: Out | None = None
        self.suits: int = len(names)
        self.suit: list[int] = self.pack.suit
        self.first: list[CardId] = [CardId(self.suit.index(s)) for s in range(self.suits)]  # of each suit the strongest
        self.place: list[int] = [card - self.first[self.suit[card]] for card in self.pack.all]
        self.bits: list[int] = [1 << place for place in self.place]
        self.alone: list[int] = [1 << card for card in self.pack.all]  # as a table is told of cards: too large to shift
        self.size: list[int] = [self.suit.count(s) for s in range(self.suits)]
        self.none: list[int] = [0] * self.suits
        self.masks: list[int] = [(1 << size) - 1 for size in self.size]
        self.whole: list[int] = [((1 << self.size[s]) - 1) << self.first[s] for s in range(self.suits)]  # all of a suit
        hours = "night" if options.hours == "night" else "day"
        lead = "spades" if french else lead_suit(options.pack, hours)
        self.lead: int = names.index(lead)
        self.king: CardId = self.first[self.lead]
        self.precedence: list[int] = [] if french else precedence(options.pack, options.precedence == "chatto")
        self.terms: list[str] = [f"suit-{name}" for name in names]
        self.memory: bool = options.memory
        self.low_lead: bool = options.low_lead
        self.must_deni: bool = options.deni == "must"
        self.must_beat: bool = options.must_beat
        self.follows: bool = options.must_beat or options.end_phase == "wilkins"  # is a card not always free?
        self.wilkins: bool = options.end_phase == "wilkins"
        self.threshold: int = 0 if options.end_phase in ("wilkins", "none") else int(options.end_phase)
        self.stakes: int = options.stakes
        self.serkhel: bool = options.serkhel
        self.akheri: str = options.akheri
        self.face_up: bool = options.face_up
        self._draw_up(options)
        self._list_moves()

    def _draw_up(self, options: GanjifaOptions) -> None:
        """The places: those that only some options need are there only with them."""
        most = max(SEATS_OF[options.pack])
        plan = Plan(self.pack, most)
        self.plan: Plan = plan
        self.stock: Zone = plan.one("stock", DOWN, PILE)
        self.trick: list[Zone] = plan.each("trick", OPEN, most, ROW)
        self.won: list[Zone] = plan.each("won", DOWN, most, PILE)
        self.hand: list[Zone] = plan.each("hand", OWNER, most, FAN)
        self.shown: list[Zone] = plan.each("shown", OPEN, most, FAN) if self.face_up else []
        self.side: list[Zone] = plan.each("side", OPEN, most, PILE) if self.serkhel else []
        self.hidden: Zone = plan.one("hidden", DOWN, PILE) if self.wilkins else self.stock

    def _list_moves(self) -> None:
        code = self.pack.code
        cards = self.pack.all
        self.play: list[Play] = [Play(f"play {code[c]}", c, ANSWERED) for c in cards]
        self.open: list[Play] = [Play(f"open {code[c]}", c, OPENED) for c in cards]
        self.deni: list[Play] = [Play(f"deni {code[c]}", c, DENIED) for c in cards]
        self.led: list[Play] = [Play(f"lead {code[c]}", c, LED) for c in cards]
        self.runs: list[Name] = self._of_suits("run")
        self.hukm: list[Name] = self._of_suits("hukm")
        self.name: list[Name] = self._of_suits("name")
        self.hide: list[list[Hide]] = []
        if self.wilkins:
            each = list(enumerate(self.names))
            self.hide = [[Hide(f"hide {code[c]} {n}", c, s, self.terms[s]) for s, n in each] for c in cards]
        self.picks: list[Pick] = [Pick(n) for n in range(1, len(cards) + 1)]
        self.rivals: list[Challenge] = [Challenge(seat) for seat in SEATS] if self.serkhel else []

    def _of_suits(self, verb: str) -> list[Name]:
        return [Name(f"{verb} {name}", s, f"suit-{name}") for s, name in enumerate(self.names)]

    def moves(self) -> list[Move]:
        """All listed moves there are."""
        found: list[Move] = [UTARI, YIELD, GIVE, DOUBLE, LAY]
        found += [*self.runs, *self.hukm, *self.name, *self.rivals, *self.picks]
        found += [*self.play, *self.open, *self.deni, *([] if self.memory else self.led)]
        for ways in self.hide:
            found += ways
        return found

    def term(self, suit: int) -> Term:
        """A suit by its name."""
        return Term(self.terms[suit])

    def weaker(self, card: CardId) -> int:
        """A bit for each card of the suit that is weaker than this one."""
        return self.whole[self.suit[card]] >> (card + 1) << (card + 1)

    # -- what lies where, suit by suit: a bit for each place in the suit's own order, the strongest lowest --

    def by_suit(self, cards: list[CardId]) -> list[int]:
        """The cards of a hand."""
        low, high = halves(cards)
        return self._by_suit(low, high)

    def by_suit_of(self, hands: list[list[CardId]]) -> list[int]:
        """The cards of several."""
        low: i64 = 0
        high: i64 = 0
        for cards in hands:
            a, b = halves(cards)
            low |= a
            high |= b
        return self._by_suit(low, high)

    def _by_suit(self, low: i64, high: i64) -> list[int]:
        found = self.none[:]
        for s in range(self.suits):
            found[s] = self.part(s, low, high)
        return found

    def part(self, suit: int, low: i64, high: i64) -> i64:
        """Of cards that are gathered in two halves those of one suit."""
        shift: i64 = self.first[suit]
        mask: i64 = self.masks[suit]
        if shift < HALF:
            return low >> shift & mask
        return high >> (shift - HALF) & mask

    def card(self, suit: int, bit: int) -> CardId:
        """The card of one bit."""
        return CardId(self.first[suit] + bit.bit_length() - 1)

    def cards(self, suit: int, bits: int) -> list[CardId]:
        """The cards of several, the strongest first."""
        first = self.first[suit]
        return [CardId(first + place) for place in range(self.size[suit]) if bits >> place & 1]

    def cards_of(self, held: list[int]) -> list[CardId]:
        """The cards of all suits, the strongest of each first."""
        found: list[CardId] = []
        for suit, bits in enumerate(held):
            if bits & (bits - 1):
                found += self.cards(suit, bits)
            elif bits:
                found.append(self.card(suit, bits))
        return found

    def weakest(self, cards: list[CardId]) -> list[CardId]:
        """The cards from the weakest in its own suit to the strongest; of equal ones the suit listed first (G-49)."""
        rank = self.pack.rank
        return sorted(cards, key=lambda c: (rank[c], c))


def halves(cards: list[CardId]) -> tuple[i64, i64]:
    """A bit for each card, of the two halves of the pack."""
    low: i64 = 0
    high: i64 = 0
    for card in cards:
        c: i64 = card
        if c < HALF:
            low |= TOP >> (HALF - 1 - c)
        else:
            high |= TOP >> (HALF + HALF - 1 - c)
    return low, high


def _pack(options: GanjifaOptions) -> Pack:
    if options.pack != "french-51":
        return ganjifa(options.pack, options.card_names)
    red = options.ace == "red-reversed"
    ace = "low" if red else options.ace
    return french_51(ace, "reversed" if red else "plain", options.court_names == "indian")
