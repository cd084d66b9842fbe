"""What a leader may lead: the steps in their order, the reasons against the rest, and leads out of one's own memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from majlis.cards.card import CardId, Pack
from majlis.chance import Chance
from majlis.event import Arg, Cards
from majlis.games.ganjifa.board import LAY, UTARI, YIELD, Board, Hide
from majlis.games.ganjifa.ladder import all_win, deni_cards, first, is_run, next_below, outstanding, run
from majlis.games.ganjifa.state import GanjifaState
from majlis.move import NOT_NOW, Choose, Domain, Field, Move, Name, Play, Reason, Why
from majlis.plan import Seat

if TYPE_CHECKING:
    from mypy_extensions import i64

# The step that is due: the ending of its name in messages.
RUNS: Final = "run"
DENI: Final = "deni"
HUKMS: Final = "utari"
BLIND: Final = "blind"
END_HUKMS: Final = "end-hukms"
END_SUIT: Final = "end-suit"
FACE_DOWN: Final = "face-down"


@final
class Lead(Move):
    """Any cards, or none, where everybody keeps track of the cards in their own head (GI-04)."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[CardId], pack: Pack) -> None:
        super().__init__(f"lead {pack.codes(cards) if cards else 'none'}")
        self.cards: list[CardId] = cards

    def args(self) -> dict[str, Arg]:
        return {"cards": Cards(self.cards)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lead) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


@final
class Prospect:
    """The hand of a leader beside what is out."""

    __slots__ = ("board", "hand", "mine", "out", "state")

    def __init__(self, state: GanjifaState, board: Board, seat: Seat) -> None:
        self.state: GanjifaState = state
        self.board: Board = board
        self.hand: list[CardId] = state.piles.zones[board.hand[seat]]
        self.out: list[int] = outstanding(state, board)[:]
        self.mine: list[int] = board.by_suit(self.hand)

    # -- what there is of each step --

    def is_late(self) -> bool:
        """GI-17, GI-35"""
        return len(self.hand) <= self.board.threshold

    def runs(self) -> list[int]:
        """The suits in which the first two cards or more are held (step 1)."""
        out, mine = self.out, self.mine
        return [s for s in range(self.board.suits) if is_run(run(out[s], mine[s]))]

    def denis(self) -> list[CardId]:
        """The low cards that a deni can be made with (step 2)."""
        found: list[CardId] = []
        for s in range(self.board.suits):
            bits = deni_cards(self.out[s], self.mine[s])
            if bits:
                found += self.board.cards(s, bits)
        return found

    def hukms(self) -> list[int]:
        """The suits of which the first card out is held (step 3)."""
        out, mine = self.out, self.mine
        return [s for s in range(self.board.suits) if out[s] & -out[s] & mine[s]]

    def low(self) -> list[CardId]:
        """The cards of the hand that are no hukms."""
        out, suit, bits = self.out, self.board.suit, self.board.bits
        return [card for card in self.hand if bits[card] != out[suit[card]] & -out[suit[card]]]

    def is_down(self) -> bool:
        """Can the hand be laid down? (GI-15)"""
        return not self.board.memory and all_win(self.out, self.mine)

    # -- the ladder --

    def moves(self) -> list[Move]:
        """All that may be led, in the order of the steps (GI-01)."""
        board = self.board
        if self.is_late():
            moves: list[Move] = [UTARI if self.hukms() else YIELD]
        else:
            runs = self.runs()
            if runs:
                moves = [board.runs[s] for s in runs]  # GI-02
            else:
                moves = [board.deni[c] for c in self.denis()]  # GI-08, GI-09
                if not moves or not board.must_deni:
                    moves += self._after_deni()
        if self.is_down():
            moves.append(LAY)
        return moves

    def _after_deni(self) -> list[Move]:
        """Steps 3 and 4; in the second phase one hukm, or a card face down (GI-20)."""
        board, hukms = self.board, self.hukms()
        if self.state.second:
            moves: list[Move] = [board.hukm[s] for s in hukms]
            if not hukms or board.low_lead:
                for card in self.low():
                    moves += board.hide[card]
            return moves
        if not hukms:
            return [YIELD]
        moves = [UTARI]
        if board.low_lead:
            moves += [board.led[c] for c in self.low()]
        return moves

    def due(self) -> str:
        """The step that is due."""
        if self.is_late():
            return END_HUKMS if self.hukms() else END_SUIT
        if self.runs():
            return RUNS
        if self.denis() and self.board.must_deni:
            return DENI
        if self.hukms():
            return HUKMS
        return FACE_DOWN if self.state.second else BLIND

    # -- the cards of a lead --

    def led_by(self, move: Move) -> list[int]:
        """What a move without named cards would lead of each suit."""
        out, mine, found = self.out, self.mine, [0] * self.board.suits
        if isinstance(move, Name):
            bits = run(out[move.mode], mine[move.mode])
            one = self.state.second or not is_run(bits)
            found[move.mode] = first(bits) if one else bits ^ (1 << (bits.bit_length() - 1))
        elif move is UTARI:
            late = self.is_late()
            for s in range(self.board.suits):
                bits = run(out[s], mine[s])
                found[s] = bits if late else first(bits)
        return found

    def cards_of(self, move: Move) -> list[CardId]:
        """These cards."""
        return self.board.cards_of(self.led_by(move))

    # -- reasons --

    def bar(self, moves: list[Move], why: Why) -> None:
        """Of every card that cannot be led by itself, why not."""
        reason = self.reason()
        spoken = [move.card for move in moves if isinstance(move, (Play, Hide))]
        for card in self.hand:
            if card not in spoken:
                why.bar(self.board.led[card], reason)

    def reason(self) -> Reason:
        """The step that is due, and with what; out of one's own memory only which."""
        due = self.due()
        if self.board.memory:
            return Reason(f"due-{due}")
        if due == RUNS:
            return Reason("step-run", {"cards": Cards(self.cards_of(self.board.runs[self.runs()[0]]))})
        if due == DENI:
            s = self.board.suit[self.denis()[0]]
            second = self.board.card(s, next_below(self.out[s]))
            hukm = self.board.card(s, first(self.out[s]))
            return Reason("step-deni", {"card": Cards([second]), "hukm": Cards([hukm])})
        if due in (HUKMS, END_HUKMS):
            return Reason(f"step-{due}", {"cards": Cards(self.cards_of(UTARI))})
        return Reason(f"step-{due}")


# -- out of one's own memory: any cards can be named, and are judged --


def remembered(prospect: Prospect) -> Domain:
    """The leads of a table that plays from memory: all are open to try."""
    lead, deni = FromMemory(prospect), DeniFromMemory(prospect)
    lead.beside = deni
    if prospect.state.second:
        deni.beside = HideFromMemory(prospect)
    return lead


def meant(prospect: Prospect, cards: list[CardId]) -> Move | None:
    """The move of the ladder that leads just these cards; None if there is none."""
    for move in prospect.moves():
        named = prospect.cards_of(move)
        if isinstance(move, Play) and move.verb == "lead":
            named = [move.card]
        if sorted(named) == sorted(cards) and (named or move is YIELD):
            return move
    return None


@final
class FromMemory(Domain):
    """lead taj.K taj.V; lead none."""

    verb: str = "lead"

    def __init__(self, prospect: Prospect) -> None:
        self.prospect: Prospect = prospect

    def fields(self) -> list[Field]:
        hand = self.prospect.hand
        return [Field("cards", "cards", hand[:], None, 0, len(hand))]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Lead):
            return NOT_NOW
        for card in move.cards:
            if card not in self.prospect.hand:
                return Reason("you-do-not-hold", {"card": Cards([card])})
        return None if meant(self.prospect, move.cards) is not None else self.prospect.reason()

    def propose(self, chance: Chance) -> Move | None:
        found = self._all()
        return found[chance.below(len(found))] if found else None

    def some(self, limit: int) -> list[Move]:
        return self._all()[:limit]

    def _all(self) -> list[Move]:
        made: list[Move] = []
        pack = self.prospect.board.pack
        for move in self.prospect.moves():
            if isinstance(move, Play):
                if move.verb == "lead":
                    made.append(Lead([move.card], pack))
            elif not isinstance(move, Hide):
                made.append(Lead(self.prospect.cards_of(move), pack))
        return made


@final
class DeniFromMemory(Domain):
    """deni taj.3: no more is said of it than that it is not due."""

    verb: str = "deni"

    def __init__(self, prospect: Prospect) -> None:
        self.prospect: Prospect = prospect

    def fields(self) -> list[Field]:
        return [Field("card", "card", self.prospect.hand[:])]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Play):
            return NOT_NOW
        if move.card not in self.prospect.hand:
            return Reason("you-do-not-hold", {"card": Cards([move.card])})
        if move in self.prospect.moves():
            return None
        return Reason("no-deni") if self.prospect.due() == DENI else self.prospect.reason()

    def propose(self, chance: Chance) -> Move | None:
        found = self.some(99)
        return found[chance.below(len(found))] if found else None

    def some(self, limit: int) -> list[Move]:
        return [move for move in self.prospect.moves() if move.verb == self.verb][:limit]


@final
class HideFromMemory(Domain):
    """hide taj.3 surkh."""

    verb: str = "hide"

    def __init__(self, prospect: Prospect) -> None:
        self.prospect: Prospect = prospect

    def fields(self) -> list[Field]:
        return [
            Field("card", "card", self.prospect.hand[:]),
            Field("suit", "one", None, self.prospect.board.terms),
        ]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Hide):
            return NOT_NOW
        if move.card not in self.prospect.hand:
            return Reason("you-do-not-hold", {"card": Cards([move.card])})
        if move in self.prospect.moves():
            return None
        return Reason("is-a-hukm") if self.prospect.due() in (HUKMS, FACE_DOWN) else self.prospect.reason()

    def propose(self, chance: Chance) -> Move | None:
        found = self.some(999)
        return found[chance.below(len(found))] if found else None

    def some(self, limit: int) -> list[Move]:
        found: list[Move] = [move for move in self.prospect.moves() if isinstance(move, Hide)]
        return found[:limit]


# -- several cards at once --


@final
class Several(Domain):
    """Any `count` cards of a hand: thrown to a lead, or given back."""

    def __init__(self, verb: str, hand: list[CardId], count: int, board: Board) -> None:
        self.verb = verb
        self.hand: list[CardId] = hand
        self.count: int = count
        self.board: Board = board

    def fields(self) -> list[Field]:
        return [Field("cards", "cards", self.hand[:], None, self.count, self.count)]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Choose) or move.verb != self.verb:
            return NOT_NOW
        for card in move.cards:
            if card not in self.hand:
                return Reason("you-do-not-hold", {"card": Cards([card])})
        if len(set(move.cards)) != self.count or len(move.cards) != self.count:
            return Reason("wrong-count", {"count": self.count})
        return None

    def propose(self, chance: Chance) -> Move | None:
        pool = self.hand[:]
        size: i64 = len(pool)
        i: i64 = 0
        count: i64 = self.count
        while i < count:
            j: i64 = i + chance.below(size - i)
            card = pool[j]
            pool[j] = pool[i]
            pool[i] = card
            i += 1
        return Choose(self.verb, sorted(pool[: self.count]), self.board.pack)

    def some(self, limit: int) -> list[Move]:
        """The weakest first; then with one stronger card instead of each in turn."""
        line = self.board.weakest(self.hand)
        kept, rest = line[: self.count], line[self.count :]
        moves: list[Move] = [Choose(self.verb, sorted(kept), self.board.pack)]
        for card in rest:
            for i in range(self.count - 1, -1, -1):
                if len(moves) < limit:
                    moves.append(Choose(self.verb, sorted([*kept[:i], *kept[i + 1 :], card]), self.board.pack))
        return moves[:limit]
