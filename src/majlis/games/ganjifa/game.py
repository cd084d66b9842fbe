"""Ganjifa, each for himself: no trumps, no duty to follow, and a ladder of leads that must be climbed down in order.

Three to six play, or eight. The rulings (GI-01 and so on) stand in rulings.md beside this file.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Cards
from majlis.game import Fact, Game, Mark, Nature, Outcome
from majlis.games.ganjifa import count, deal, learning, play, serkhel, showing
from majlis.games.ganjifa.board import (
    DENIED,
    DOUBLE,
    GIVE,
    LAY,
    LED,
    OPENED,
    UTARI,
    YIELD,
    Board,
    Challenge,
    Hide,
    Pick,
)
from majlis.games.ganjifa.leads import Lead, Prospect, Several, meant, remembered
from majlis.games.ganjifa.options import ALL_SEATS, SEATS_OF, VARIANTS, GanjifaOptions
from majlis.games.ganjifa.state import (
    ANSWER,
    BLIND,
    CALLED,
    CHALLENGE,
    DRAW,
    FACE_DOWN,
    LEAD,
    NAME,
    NAMED,
    OPENING,
    OVER,
    PICK,
    RETURN,
    SECOND,
    SUIT,
    GanjifaState,
)
from majlis.games.ganjifa.state import OPENED as OPENED_WITH
from majlis.move import QUIET, Choose, Domain, Move, Name, Play, Reason, Why
from majlis.piles import laid_out
from majlis.plan import Seat, Zone
from majlis.table import Table

TONES: Final = {
    "draws-for-deal": "deal",
    "deal-begins": "deal",
    "won-cards-begin": "deal",
    "your-hand": "deal",
    "doubles": "big",
    "akheri-beaten": "big",
    "counted": "count",
    "counted-cards": "count",
    "pays": "count",
    "match-won": "end",
    "match-won-stakes": "end",
    "match-shared": "end",
    "match-shared-stakes": "end",
}


def _nature(seats: list[int]) -> Nature:
    return Nature("ganjifa", "trick", "ganjifa", seats, GanjifaOptions, VARIANTS, clockwise=False, tones=TONES)


NATURE: Final = _nature(ALL_SEATS)
NATURES: Final = {pack: _nature(seats) for pack, seats in SEATS_OF.items()}


@final
class Ganjifa(Game[GanjifaState]):
    """The rules, in the order of play."""

    def __init__(self, options: GanjifaOptions) -> None:
        board = Board(options)
        rounds = options.most_rounds if options.akheri == "ends" else options.rounds
        hand = len(board.pack.all) // min(SEATS_OF[options.pack])
        most = rounds * (hand * (max(SEATS_OF[options.pack]) + 5) + 40)  # G-51: no more leads than cards in a hand
        super().__init__(NATURES[options.pack], options, board.plan, board.moves(), most)
        self.board: Board = board
        self.inferences = True
        self.agreed: GanjifaOptions = options

    def blank(self, seats: int) -> GanjifaState:
        state = GanjifaState(laid_out(self.plan, self.board.stock), seats, self.board.suits)
        state.acting = 1
        return state

    def deal(self, state: GanjifaState, table: Table) -> None:
        deal.first_deal(state, self.board, table)
        self._open(state, table)

    # -- what may be done --

    def choices(self, state: GanjifaState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        if state.task in (ANSWER, SECOND):
            return self._answers(state, seat, why)
        if state.task == LEAD:
            return self._leads(state, seat, why)
        return self._asked(state, seat, why)

    def _leads(self, state: GanjifaState, seat: Seat, why: Why) -> list[Move]:
        """The step that is due; from memory it is not listed (GI-01, GI-04)."""
        if self.board.memory:
            return []
        prospect = Prospect(state, self.board, seat)
        moves = prospect.moves()
        if why.told:
            prospect.bar(moves, why)
        return moves

    def _asked(self, state: GanjifaState, seat: Seat, why: Why) -> list[Move]:
        board, task, moves = self.board, state.task, list[Move]()
        if task == OPENING:  # GI-05
            moves += [board.open[c] for c in deal.held(state, board, seat) if c != board.king]
            why.bar(board.open[board.king], Reason("mir-goes-anyway", {"card": Cards([board.king])}))
        elif task == PICK:
            moves += board.picks[: len(state.piles.zones[board.hand[state.leader]])]
        elif task == NAME:
            moves += board.name  # GI-18
        elif task == SUIT:
            moves += self._of_suit(state, seat, "named-suit", why)
        elif task == CALLED:
            moves += self._gifts(state, seat, why)
        elif task == CHALLENGE:
            moves += [board.rivals[s] for s in serkhel.opponents(state, board)]
        elif task == DRAW:
            moves += board.picks[: len(state.piles.zones[board.won[state.best]])]
        return moves

    def _answers(self, state: GanjifaState, seat: Seat, why: Why) -> list[Move]:
        """Any card (GI-06, GI-07); but of a suit named face down, or to beat where that is agreed."""
        board = self.board
        if state.task == ANSWER:
            if state.count > 1:
                return []
            if board.follows and state.kind >= BLIND:
                bound = self._bound(state, seat, why)
                if bound:
                    return bound
        ways = board.play
        return [ways[card] for card in state.piles.zones[board.hand[seat]]]

    def _bound(self, state: GanjifaState, seat: Seat, why: Why) -> list[Move]:
        """What must be played rather than another card."""
        if state.kind == FACE_DOWN:
            return [*self._of_suit(state, seat, "follow-named", why)]
        return [*self._beating(state, seat, why)] if self.board.must_beat else []

    def _of_suit(self, state: GanjifaState, seat: Seat, reason: str, why: Why) -> list[Play]:
        board = self.board
        hand = state.piles.zones[board.hand[seat]]
        kept = [card for card in hand if board.suit[card] == state.suit]
        if kept and why.told:
            why.only(kept, hand, board.play, Reason(reason, {"suit": board.term(state.suit)}))
        return [board.play[card] for card in kept]

    def _beating(self, state: GanjifaState, seat: Seat, why: Why) -> list[Play]:
        board = self.board
        hand = state.piles.zones[board.hand[seat]]
        kept = [card for card in hand if card < state.high and board.suit[card] == state.suit]
        if kept and why.told:
            why.only(kept, hand, board.play, Reason("must-beat", {"card": Cards([CardId(state.high)])}))
        return [board.play[card] for card in kept]

    def _gifts(self, state: GanjifaState, seat: Seat, why: Why) -> list[Move]:
        """The called hukm, alone or with the third card out (GI-11, GI-34)."""
        if play.third(state, self.board, seat) >= 0:
            return [GIVE, DOUBLE]
        why.bar(DOUBLE, Reason("no-third"))
        return [GIVE]

    def domain(self, state: GanjifaState, seat: Seat) -> Domain | None:
        if not state.acting >> seat & 1:
            return None
        hand = state.piles.zones[self.board.hand[seat]]
        if state.task == ANSWER and state.count > 1:
            return Several("throw", hand, state.count, self.board)
        if state.task == LEAD and self.board.memory:
            return remembered(Prospect(state, self.board, seat))
        if state.task == RETURN:
            return Several("return", hand, deal.gift_size(state, self.board), self.board)
        return None

    def propose(self, state: GanjifaState, seat: Seat, chance: Chance) -> Move:
        """As always; but to answer with any card need not list them."""
        if state.task == ANSWER and state.count == 1 and (state.kind < BLIND or not self.board.follows):
            hand = state.piles.zones[self.board.hand[seat]]
            return self.board.play[hand[chance.below(len(hand))]]
        return super().propose(state, seat, chance)

    # -- what follows --

    def apply(self, state: GanjifaState, seat: Seat, move: Move, table: Table) -> None:
        if isinstance(move, Play):
            self._one(state, seat, move, table)
        elif isinstance(move, Choose):
            if state.task == RETURN:
                deal.give_back(state, self.board, move.cards, table)
                self._open(state, table)
            else:
                play.answer(state, self.board, seat, move.cards, table)
        elif isinstance(move, Lead):
            found = meant(Prospect(state, self.board, seat), move.cards)
            assert found is not None
            self.apply(state, seat, found, table)
        else:
            self._other(state, seat, move, table)
        if state.task == OVER:
            self._end_of_play(state, table)

    def _one(self, state: GanjifaState, seat: Seat, move: Play, table: Table) -> None:
        board = self.board
        if move.mode == DENIED:
            play.deni(state, board, seat, move.card, table)
        elif move.mode == LED:
            play.low(state, board, move.card, table)
        elif move.mode == OPENED:
            deal.take_up(state, board, table)
            play.lead(state, board, [board.king, move.card], OPENED_WITH, "opens", table)
        elif state.task == SUIT:
            play.lead(state, board, [move.card], NAMED, "leads-named", table)
        else:
            play.answer(state, board, seat, [move.card], table)

    def _other(self, state: GanjifaState, seat: Seat, move: Move, table: Table) -> None:
        board = self.board
        if isinstance(move, Pick):
            if state.task == DRAW:
                serkhel.draw(state, board, seat, move.number, table)
            else:
                play.picked(state, board, seat, move, table)
        elif isinstance(move, Name) and state.task == NAME:
            play.named(state, board, seat, move, table)
        elif isinstance(move, Name) or move is UTARI:
            play.win(state, board, seat, move, table)
        elif isinstance(move, Hide):
            play.hide(state, board, seat, move, table)
        elif isinstance(move, Challenge):
            serkhel.challenge(state, move.seat)
        elif move is YIELD:
            play.give_up(state, board, seat, table)
        elif move is LAY:
            play.lay_down(state, board, seat, table)
        else:
            play.give(state, board, seat, move is DOUBLE, table)

    # -- the end of a round, and the next --

    def _end_of_play(self, state: GanjifaState, table: Table) -> None:
        """Ser-k'hel if it is agreed, the count, and the next round."""
        if self.board.serkhel and serkhel.goes_on(state, self.board, table):
            return
        ends = count.is_last(state, self.agreed)
        count.count(state, self.board, self.agreed, ends, table)
        if ends:
            state.acting = 0
            count.say_end(state, self.board, table)
            return
        deal.next_round(state, self.board, self.agreed, table)
        self._open(state, table)

    def _open(self, state: GanjifaState, table: Table) -> None:
        """The exchange if there is one, then the lead with the mir of the lead suit."""
        if not deal.exchange(state, self.board, self.agreed, table):
            deal.find_leader(state, self.board, table)

    # -- is it over --

    def outcome(self, state: GanjifaState) -> Outcome | None:
        return None if state.acting else Outcome([float(score) for score in count.standing(state, self.board)])

    # -- beside the cards --

    def credible(self, state: GanjifaState, zone: Zone, cards: list[CardId]) -> bool:
        return learning.credible(state, self.board, zone, cards)

    def facts(self, state: GanjifaState) -> list[Fact]:
        return showing.facts(state, self.board, self.agreed)

    def facts_for(self, state: GanjifaState, viewer: Seat) -> list[Fact]:
        return showing.facts_for(state, self.board, viewer)

    def marks_for(self, state: GanjifaState, viewer: Seat) -> list[Mark]:
        return showing.marks_for(state, self.board, viewer)

    def foresee(self, state: GanjifaState, seat: Seat, move: Move) -> Reason | None:
        return showing.foresee(state, self.board, seat, move)

    def fallback(self, state: GanjifaState, seat: Seat) -> Move:
        return showing.fallback(state, self.board, seat, self.choices(state, seat, QUIET))

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        """throw taj.1 safed.2; lead taj.K taj.V, or lead none, from memory."""
        pack = self.pack
        if verb not in ("throw", "return", "lead") or not arguments or (verb == "lead" and not self.board.memory):
            return None
        if verb == "lead" and [a.casefold() for a in arguments] == ["none"]:
            return Lead([], pack)
        cards = [c for c in map(pack.find, arguments) if c is not None]
        if len(cards) < len(arguments):
            return None
        return Lead(sorted(cards), pack) if verb == "lead" else Choose(verb, sorted(cards), pack)

    def impossible(self, state: GanjifaState) -> Reason | None:
        return showing.impossible(state, self.board)


GAME: Final = Ganjifa
