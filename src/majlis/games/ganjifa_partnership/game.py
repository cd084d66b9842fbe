"""Ganjifa in partnership ("Dugi"): the side that is dealt the mir of the lead suit must take every trick.

Four play, partners opposite. The rulings (GP-01 and so on) stand in rulings.md beside this file.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.cards.ganjifa import lead_suit, precedence
from majlis.event import Arg, Cards, Term, Who
from majlis.game import Fact, Game, Mark, Nature, Outcome
from majlis.games.ganjifa_partnership import answers, choosing, showing
from majlis.games.ganjifa_partnership.board import (
    ADVISING,
    AGREE,
    ANSWERING,
    ASK,
    CONCEDE,
    CONCEDING,
    FOLLOWING,
    HAND,
    KEEP,
    KEEPING,
    LEADING,
    NAMING,
    NONE,
    OFFER,
    PLAYERS,
    SHOWN,
    STOCK,
    TAKEN,
    THROWING,
    TRICK,
    UNASKED,
    Board,
    PartnershipState,
    board,
)
from majlis.games.ganjifa_partnership.options import VARIANTS, PartnershipOptions
from majlis.kit.ganjifa import draw_for_deal
from majlis.kit.scores import side_of, sides
from majlis.move import Move, Name, Play, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat, Zone, after, bit
from majlis.table import Table

PACKET: Final = 4

NATURE: Final = Nature(
    "ganjifa_partnership",
    "trick",
    "ganjifa",
    [PLAYERS],
    PartnershipOptions,
    VARIANTS,
    clockwise=False,
    tones=showing.TONES,
)


@final
class Partnership(Game[PartnershipState]):
    """The rules, in the order of play."""

    def __init__(self, options: PartnershipOptions) -> None:
        self.agreed: PartnershipOptions = options
        self.board: Board = board(options.pack, options.card_names)
        cards = len(self.board.pack.all)
        bound = (2 * options.points - 1) * (2 * cards + 5 * self.board.size + 3)
        super().__init__(NATURE, options, self.board.plan, self.board.moves(), bound)
        self.inferences = True
        hours = "night" if options.hours == "night" else "day"
        self.term: str = f"by-{hours}"
        self.lead: int = self.board.names.index(lead_suit(options.pack, hours))  # GP-01
        self.cut: bool = options.lead == "cut"
        self.once: bool = options.names == "once"
        self.only_hukms: bool = options.advice == "hukm"
        self.points: int = options.points
        self.stakes: int = options.stakes
        self.face_up: bool = options.face_up
        self.precedence: list[int] = precedence(options.pack, options.precedence == "chatto")

    def blank(self, seats: int) -> PartnershipState:
        state = PartnershipState(laid_out(self.plan, STOCK), seats)
        state.suit = self.lead
        state.acting = 1
        return state

    def deal(self, state: PartnershipState, table: Table) -> None:
        table.open_deal()
        state.dealer = draw_for_deal(self.pack, PLAYERS, self.precedence, table)  # GP-12
        self._begin(state, table)

    # -- a deal --

    def _next_deal(self, state: PartnershipState, table: Table) -> None:
        table.open_deal()
        state.dealer = after(state.dealer, PLAYERS)  # GP-09
        for zone in (*HAND, *TRICK, *TAKEN):
            table.sweep(zone, STOCK)
        self._begin(state, table)

    def _begin(self, state: PartnershipState, table: Table) -> None:
        state.deals += 1
        state.tricks = 0
        state.owes = -1
        state.voids = [0] * PLAYERS
        if table.told:
            table.say("deal-begins", [state.dealer], {"deal": state.deals})
        self._choose_suit(state, table)
        table.shuffle(STOCK)
        self._hand_out(state, table)
        if table.told:
            for seat in SEATS[:PLAYERS]:
                table.tell(seat, "your-hand", {"cards": Cards(sorted(state.held(seat)))})
        self._find_mir(state, table)

    def _choose_suit(self, state: PartnershipState, table: Table) -> None:
        """By day or night, or by a card that is cut before the deal (GP-01)."""
        board = self.board
        if not self.cut:
            state.suit = self.lead
            if table.told:
                table.say("lead-suit", [], {"suit": Term(board.terms[self.lead]), "hours": Term(self.term)})
            return
        card = board.pack.all[table.chance.below(len(board.pack.all))]
        state.suit = board.suit[card]
        if table.told:
            args: dict[str, Arg] = {"card": Cards([card]), "suit": Term(board.terms[state.suit])}
            table.say("cuts", [after(state.dealer, PLAYERS)], args)

    def _hand_out(self, state: PartnershipState, table: Table) -> None:
        """Packets of four, from the dealer's right; where four does not divide the hand, the last is smaller."""
        size, left = self.board.size, self.board.size
        while left:
            count = min(PACKET, left)
            shown = self.face_up and left in (size, count)  # GI-31: the first and the last
            for step in range(1, PLAYERS + 1):
                seat = after(state.dealer, PLAYERS, step)
                table.draw(count, STOCK, SHOWN[seat] if shown else HAND[seat])
            left -= count
        if self.face_up and table.told:
            for step in range(1, PLAYERS + 1):
                seat = after(state.dealer, PLAYERS, step)
                table.say("face-up", [seat], {"cards": Cards(sorted(state.piles.zones[SHOWN[seat]]))})

    def _find_mir(self, state: PartnershipState, table: Table) -> None:
        mir = self.board.mirs[state.suit]
        holder = next(seat for seat in SEATS[:PLAYERS] if mir in state.held(seat))
        table.reveal(mir)
        state.leader = holder
        state.declarers = side_of(holder)
        state.ask(KEEPING, holder)
        if table.told:
            args: dict[str, Arg] = {"card": Cards([mir]), "partner": Who([after(holder, PLAYERS, 2)])}
            args["tricks"] = self.board.size
            table.say("holds-mir", [holder], args)

    # -- what may be done --

    def choices(self, state: PartnershipState, seat: Seat, why: Why) -> list[Move]:
        return choosing.choices(state, self.board, self.agreed, seat, why) if state.acting >> seat & 1 else []

    def apply(self, state: PartnershipState, seat: Seat, move: Move, table: Table) -> None:
        task = state.task
        if isinstance(move, Play) and task == FOLLOWING:
            if answers.follow(state, self.board, move.card, self.once, table):
                self._finish(state, table)
        elif isinstance(move, Play) and task == THROWING:
            answers.throw(state, self.board, move.card, "throws", table)
            if answers.next_missing(state, self.board, self.once, table):
                self._finish(state, table)
        elif isinstance(move, Name) and task == NAMING:
            if answers.name(state, self.board, move.mode, self.once, table):
                self._finish(state, table)
        elif task == LEADING:
            self._lead(state, seat, move, table)
        elif task == ADVISING:
            self._advise(state, seat, move, table)
        elif task == CONCEDING:
            self._concede(state, seat, move is AGREE, table)
        else:
            self._settle_lead(state, seat, move, table)

    # -- who leads (GP-02) --

    def _settle_lead(self, state: PartnershipState, seat: Seat, move: Move, table: Table) -> None:
        partner = after(seat, PLAYERS, 2)
        if move is OFFER:
            if table.told:
                table.say("offers", [seat], {"partner": Who([partner])})
            state.ask(ANSWERING, partner)
            return
        if isinstance(move, Play):
            self._exchange(state, partner, seat, move.card, table)
        elif table.told:
            table.say("keeps" if move is KEEP else "declines", [seat], {"leader": Who([state.leader])})
        self._new_lead(state)

    def _exchange(self, state: PartnershipState, holder: Seat, seat: Seat, card: CardId, table: Table) -> None:
        """The partner takes the mir and gives back a card of its suit, which only these two see."""
        mir = self.board.mirs[state.suit]
        zone = state.zone_of(seat, card)
        if table.told:
            eyes = self.plan.everyone if zone == SHOWN[seat] else bit(holder) | bit(seat)
            args: dict[str, Arg] = {"card": Cards([card]), "partner": Who([holder])}
            args["suit"] = Term(self.board.terms[state.suit])
            table.say("accepts", [seat], args, eyes)
        table.move(mir, state.zone_of(holder, mir), HAND[seat])
        table.move(card, zone, HAND[holder])
        table.reveal(mir)
        state.leader = seat
        state.owes = holder

    def _new_lead(self, state: PartnershipState) -> None:
        state.advice = UNASKED
        state.refused = False
        state.place = 0
        state.missing = []
        state.named = -1
        state.ask(LEADING, state.leader)

    # -- a lead (GP-04, GP-07) --

    def _lead(self, state: PartnershipState, seat: Seat, move: Move, table: Table) -> None:
        partner = after(seat, PLAYERS, 2)
        if move is CONCEDE:
            if table.told:
                table.say("would-concede", [seat], {"partner": Who([partner])})
            state.ask(CONCEDING, partner)
        elif move is ASK:
            answers.tops_are_elsewhere(state, self.board, seat, self.board.strongest(state.hands(), seat), table)
            if table.told:
                table.say("asks", [seat], {"partner": Who([partner])})
            state.ask(ADVISING, partner)
        else:
            for other in range(PLAYERS) if self.face_up else []:
                table.sweep(SHOWN[other], HAND[other])
            best = self.board.strongest(state.hands(), seat)
            if isinstance(move, Play):
                self._lead_one(state, seat, move.card, table)
            else:
                self._lead_hukms(state, seat, best, table)
            answers.tops_are_elsewhere(state, self.board, seat, best, table)
            if answers.answer_from(state, self.board, after(seat, PLAYERS), self.once, table):
                self._finish(state, table)

    def _lead_hukms(self, state: PartnershipState, seat: Seat, best: list[int], table: Table) -> None:
        """Whole runs of all suits, in one lead."""
        suit, hand = self.board.suit, state.piles.zones[HAND[seat]]
        cards = sorted([card for card in hand if card < best[suit[card]]])
        table.pick(cards, HAND[seat], TRICK[seat])
        if state.owes == seat and self.board.of_suit(cards, state.suit):
            state.owes = -1
        if table.told:
            table.say("leads-hukms", [seat], {"cards": Cards(cards), "count": len(cards)})

    def _lead_one(self, state: PartnershipState, seat: Seat, card: CardId, table: Table) -> None:
        advised = state.advice >= 0
        if advised and self.board.suit[card] != state.advice:
            answers.void(state, self.board, seat, state.advice, table)
        answers.put(state, self.board, seat, card, table)
        if table.told:
            args: dict[str, Arg] = {"card": Cards([card])}
            if advised and self.board.suit[card] != state.advice:
                table.say("leads-otherwise", [seat], {**args, "suit": Term(self.board.terms[state.advice])})
            else:
                table.say("leads", [seat], args)

    def _advise(self, state: PartnershipState, seat: Seat, move: Move, table: Table) -> None:
        """The partner names a suit, heard by all."""
        if isinstance(move, Name):
            state.advice = move.mode
            if self.only_hukms:  # everybody can tell where that hukm is
                table.reveal(next(c for c in self.board.hukms(state.hands(), seat) if self.board.suit[c] == move.mode))
            if table.told:
                table.say("advises", [seat], {"suit": Term(move.term)})
        else:
            state.advice = NONE
            if table.told:
                table.say("no-advice", [seat], {})
        state.ask(LEADING, state.leader)

    def _concede(self, state: PartnershipState, seat: Seat, agrees: bool, table: Table) -> None:
        """Both declarers must agree (GP-10)."""
        if table.told:
            table.say("agrees" if agrees else "refuses", [seat], {"leader": Who([state.leader])})
        state.refused = True
        if agrees:
            self._end_of_deal(state, 1 - state.declarers, table)
        else:
            state.ask(LEADING, state.leader)

    # -- what everybody can conclude --

    def credible(self, state: PartnershipState, zone: Zone, cards: list[CardId]) -> bool:
        return answers.credible(state, self.board, zone, cards)

    # -- the end of a lead, of a deal, of the match (GP-08, GP-09) --

    def _finish(self, state: PartnershipState, table: Table) -> None:
        zones, leader = state.piles.zones, state.leader
        count = len(zones[TRICK[leader]])
        winner = leader if count > 1 else self._winner(state)
        card = zones[TRICK[winner]][0]
        for seat in range(PLAYERS):
            table.sweep(TRICK[seat], TAKEN[side_of(winner)])
        if side_of(winner) != state.declarers:
            if table.told:
                table.say("defender-wins", [winner], {"card": Cards([card]), "tricks": state.tricks})
            self._end_of_deal(state, 1 - state.declarers, table)
            return
        state.tricks += count
        if table.told:
            args: dict[str, Arg] = {"count": count, "tricks": state.tricks, "all": self.board.size}
            table.say("wins-tricks" if winner == leader else "partner-wins", [winner], {**args, "card": Cards([card])})
        state.leader = winner
        if zones[HAND[winner]]:
            self._new_lead(state)
        else:
            if table.told:
                table.say("all-tricks", sides(PLAYERS)[state.declarers], {"all": self.board.size})
            self._end_of_deal(state, state.declarers, table)

    def _winner(self, state: PartnershipState) -> Seat:
        """Of one trick: the highest card of the suit that was led."""
        zones, suit = state.piles.zones, self.board.suit
        winner, best = state.leader, zones[TRICK[state.leader]][0]
        for seat in SEATS[:PLAYERS]:
            card = zones[TRICK[seat]][0]
            if suit[card] == suit[best] and card < best:
                winner, best = seat, card
        return winner

    def _end_of_deal(self, state: PartnershipState, side: int, table: Table) -> None:
        state.scores[side] += 1
        if table.told:
            args: dict[str, Arg] = {"total": state.scores[side], "other": state.scores[1 - side]}
            table.say("deal-won", sides(PLAYERS)[side], {**args, "stakes": self.stakes})
        if state.scores[side] < self.points and not state.last_deal:
            self._next_deal(state, table)
            return
        state.acting = 0
        if table.told:
            ahead = 0 if state.scores[0] > state.scores[1] else 1
            args = {"total": state.scores[ahead], "other": state.scores[1 - ahead]}
            table.say("match-won", sides(PLAYERS)[ahead], args)

    def outcome(self, state: PartnershipState) -> Outcome | None:
        if state.acting:
            return None
        ahead = [showing.balance(state, side, max(1, self.stakes)) for side in range(2)]
        return Outcome([float(ahead[side_of(seat)]) for seat in SEATS[:PLAYERS]])

    # -- beside the cards --

    def sides(self, seats: int) -> list[list[Seat]]:
        return sides(seats)

    def joining(self, seats: int) -> list[Seat]:
        """Joiners 1 and 2 face each other."""
        return [SEATS[s] for s in (0, 2, 1, 3)]

    def facts(self, state: PartnershipState) -> list[Fact]:
        return showing.facts(state, self.board, self.points, self.stakes)

    def marks_for(self, state: PartnershipState, viewer: Seat) -> list[Mark]:
        return showing.marks_for(state, self.board, viewer)

    def foresee(self, state: PartnershipState, seat: Seat, move: Move) -> Reason | None:
        return showing.foresee(state, self.board, seat, move)

    def fallback(self, state: PartnershipState, seat: Seat) -> Move:
        return showing.fallback(state, self.board, seat)

    def impossible(self, state: PartnershipState) -> Reason | None:
        return showing.impossible(state, self.board)


GAME: Final = Partnership
