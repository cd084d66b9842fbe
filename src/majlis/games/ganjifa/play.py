"""One lead of Ganjifa from its first card to its tricks: what each kind of lead does, the answers, and who wins."""

from __future__ import annotations

from majlis.cards.card import CardId
from majlis.event import Arg, Cards, Who
from majlis.games.ganjifa import count, learning
from majlis.games.ganjifa.board import Board, Hide, Pick
from majlis.games.ganjifa.ladder import first, outstanding
from majlis.games.ganjifa.leads import Prospect
from majlis.games.ganjifa.state import (
    ANSWER,
    BLIND,
    CALLED,
    DENI,
    FACE_DOWN,
    LEAD,
    LOW,
    NAME,
    NOTHING,
    OVER,
    PICK,
    RUN,
    SECOND,
    SUIT,
    UTARI,
    GanjifaState,
)
from majlis.move import Move, Name
from majlis.plan import Seat, after, bit
from majlis.table import Table

# -- leads that nobody can beat: steps 1 and 3, the end phase, and the opening --


def win(state: GanjifaState, board: Board, seat: Seat, move: Move, table: Table) -> None:
    """All but the last card of a run; all hukms; one of them in the second phase; whole runs in the end phase."""
    prospect = Prospect(state, board, seat)
    led, out = prospect.led_by(move), prospect.out
    cards = board.cards_of(led)
    if isinstance(move, Name) and move.verb == "run":
        learning.from_run(state, board, move.mode, out, led[move.mode], table)
        lead(state, board, cards, RUN, "leads-run", table)
        return
    if state.second:
        learning.no_pairs(state, board, out, board.must_deni)
    else:
        step = board.must_deni and not prospect.is_late()
        learning.from_hukms(state, board, out, led, step, table)
    lead(state, board, cards, UTARI, "leads-hukms", table)


def lead(state: GanjifaState, board: Board, cards: list[CardId], kind: int, what: str, table: Table) -> None:
    """The leader lays all his cards (GI-33); they are on the way to win."""
    leader = state.leader
    state.kind = kind
    state.count = len(cards)
    state.suit = board.suit[cards[0]]
    state.best = leader
    state.high = cards[0]
    play_out(state, board, leader, cards, table)
    if table.told:
        table.say(what, [leader], {"cards": Cards(cards[:])})
    ask_others(state, board, leader, table)


def play_out(state: GanjifaState, board: Board, seat: Seat, cards: list[CardId], table: Table) -> None:
    """Cards from a hand to the table."""
    hand, trick = board.hand[seat], board.trick[seat]
    if len(cards) == 1:
        table.move(cards[0], hand, trick)
    else:
        table.pick(cards[:], hand, trick)
    for card in cards:
        learning.played(state, board, seat, card, table)


def ask_others(state: GanjifaState, board: Board, seat: Seat, table: Table) -> None:
    """The next to the right who has laid nothing; after the last the leader's second card, or the end of it."""
    zones, trick, seats = state.piles.zones, board.trick, state.seats
    seat = after(seat, seats)
    while seat != state.leader:
        if not zones[trick[seat]]:
            state.task = ANSWER
            state.acting = 1 << seat
            return
        seat = after(seat, seats)
    if state.doubled and len(zones[trick[seat]]) == 1:
        state.task = SECOND
        state.acting = 1 << seat
    else:
        finish(state, board, table)


# -- deni: a low card led, the hukm called (GI-08 to GI-11) --


def deni(state: GanjifaState, board: Board, seat: Seat, card: CardId, table: Table) -> None:
    """Everybody hears who has the hukm, since it must be given."""
    suit = board.suit[card]
    out = outstanding(state, board)
    hukm = board.card(suit, first(out[suit]))
    learning.from_deni(state, board, suit, out, table)
    state.kind, state.count, state.suit = DENI, 1, suit
    state.called = state.high = hukm
    play_out(state, board, seat, [card], table)
    holder = state.leader
    while hukm not in state.piles.zones[board.hand[holder]]:
        holder = after(holder, state.seats)
    learning.must_hold(hukm, board.hand[holder], table)
    state.best = holder
    if table.told:
        args: dict[str, Arg] = {"card": Cards([card]), "hukm": Cards([hukm]), "holder": Who([holder])}
        table.say("leads-deni", [seat], args)
    state.task = CALLED
    state.acting = 1 << holder


def third(state: GanjifaState, board: Board, seat: Seat) -> int:
    """The third card out when the deni was led, if this seat has it; else -1."""
    out = outstanding(state, board)[state.suit] | board.bits[state.piles.zones[board.trick[state.leader]][0]]
    rest = out & (out - 1)
    bits = first(rest & (rest - 1))
    card = board.card(state.suit, bits) if bits else CardId(-1)
    return card if card in state.piles.zones[board.hand[seat]] else -1


def give(state: GanjifaState, board: Board, seat: Seat, double: bool, table: Table) -> None:
    """The hukm alone, or with the third card (GI-33)."""
    hukm = CardId(state.called)
    cards = [hukm, CardId(third(state, board, seat))] if double else [hukm]
    state.doubled = double
    state.count = len(cards)
    play_out(state, board, seat, cards, table)
    if table.told:
        if double:
            table.say("doubles", [seat], {"card": Cards([hukm]), "third": Cards(cards[1:])})
        else:
            table.say("gives-hukm", [seat], {"card": Cards([hukm])})
    ask_others(state, board, state.leader, table)


# -- without a lead: the right neighbour picks, or first names a suit --


def give_up(state: GanjifaState, board: Board, seat: Seat, table: Table) -> None:
    """The leader has nothing to lead: step 4, or in the end phase a suit is named (GI-14)."""
    hand = state.piles.zones[board.hand[seat]]
    late = len(hand) <= board.threshold
    step = board.must_deni and not late
    learning.from_hukms(state, board, outstanding(state, board), [0] * board.suits, step, table)
    neighbour = after(seat, state.seats)
    state.task = NAME if late else PICK
    state.acting = 1 << neighbour
    if table.told:
        args: dict[str, Arg] = {"neighbour": Who([neighbour]), "hand": len(hand)}
        table.say("asks-suit" if late else "gives-up-lead", [seat], args)


def named(state: GanjifaState, board: Board, seat: Seat, move: Name, table: Table) -> None:
    """The leader must lead of that suit; who has none of it lets a card be picked (GI-17)."""
    leader = state.leader
    state.suit = move.mode
    if table.told:
        table.say("names-suit", [seat], {"suit": board.term(move.mode), "leader": Who([leader])})
    if any(board.suit[card] == move.mode for card in state.piles.zones[board.hand[leader]]):
        state.task = SUIT
        state.acting = 1 << leader
        return
    learning.void(board, leader, move.mode, table)
    state.task = PICK
    if table.told:
        table.say("has-none", [leader], {"suit": board.term(move.mode), "neighbour": Who([seat])})


def picked(state: GanjifaState, board: Board, seat: Seat, move: Pick, table: Table) -> None:
    """The order of the shuffled cards is luck, and nobody sees it (GI-34)."""
    leader = state.leader
    order = state.piles.zones[board.hand[leader]][:]
    table.chance.shuffle(order)
    if table.told:
        table.say("picks", [seat], {"number": move.number, "leader": Who([leader])})
    lead(state, board, [order[move.number - 1]], BLIND, "leads-blind", table)


# -- Wilkins' leads --


def low(state: GanjifaState, board: Board, card: CardId, table: Table) -> None:
    """A card that is no hukm, in the place of all hukms (GI-01)."""
    out = outstanding(state, board)
    learning.no_pairs(state, board, out, board.must_deni)
    learning.has_a_hukm(state, board, out)
    lead(state, board, [card], LOW, "leads-low", table)


def hide(state: GanjifaState, board: Board, seat: Seat, move: Hide, table: Table) -> None:
    """A card face down and a suit named, whether the card is of it or not (GI-20)."""
    learning.from_hidden(state, board, outstanding(state, board), move.card, table)
    state.kind, state.count, state.suit = FACE_DOWN, 1, move.suit
    state.best, state.high = seat, -1
    if table.told:
        args: dict[str, Arg] = {"card": Cards([move.card]), "suit": board.term(move.suit)}
        table.say("hides", [seat], args, bit(seat))
    ask_others(state, board, seat, table)


def turn_up(state: GanjifaState, board: Board, table: Table) -> None:
    """It counts only if it is of the named suit; if no card is, the leader wins."""
    leader = state.leader
    card = state.piles.zones[board.hidden][0]
    table.move(card, board.hidden, board.trick[leader])
    learning.played(state, board, leader, card, table)
    counts = board.suit[card] == state.suit
    if counts and (state.high < 0 or card < state.high):
        state.best, state.high = leader, card
    if table.told:
        args: dict[str, Arg] = {"card": Cards([card]), "suit": board.term(state.suit), "counts": int(counts)}
        table.say("turns-up", [leader], args)


# -- the answers --


def answer(state: GanjifaState, board: Board, seat: Seat, cards: list[CardId], table: Table) -> None:
    """Open, and each seeing what lies already (GI-33)."""
    if state.task == SECOND:  # GI-10
        play_out(state, board, seat, cards, table)
        if table.told:
            table.say("second-card", [seat], {"cards": Cards(cards[:])})
        finish(state, board, table)
        return
    beats = False
    if state.kind >= BLIND:
        card = cards[0]
        beats = board.suit[card] == state.suit and (card < state.high or state.high < 0)
        if beats:
            state.best, state.high = seat, card
        else:
            learning.from_answer(state, board, seat, card, table)
    play_out(state, board, seat, cards, table)
    if table.told:
        table.say("beats" if beats else "throws", [seat], {"cards": Cards(cards[:])})
    ask_others(state, board, seat, table)


# -- the tricks go to their winner --


def finish(state: GanjifaState, board: Board, table: Table) -> None:
    """Who wins leads next; after a deni who made it leads on."""
    if state.kind == FACE_DOWN:
        turn_up(state, board, table)
    winner, leader, kind = state.best, state.leader, state.kind
    for seat in range(state.seats):
        table.sweep(board.trick[seat], board.won[winner])
    state.tricks[winner] += state.count
    state.last = winner
    left = len(state.piles.zones[board.hand[leader]])
    if table.told:
        _say_taken(state, winner, left, table)
    if kind != DENI and winner != leader:
        state.lost[leader] = 1
        state.leader = winner
        if not left and kind >= BLIND:
            count.beat_akheri(state, board, leader, table)
    if left:
        ask_leader(state, board, table)
    else:
        state.task = OVER


def _say_taken(state: GanjifaState, winner: Seat, left: int, table: Table) -> None:
    args: dict[str, Arg] = {"count": state.count, "total": state.tricks[winner], "left": left}
    if state.kind == DENI:
        args["leader"] = Who([state.leader])
        table.say("takes-deni", [winner], args)
    else:
        table.say("takes", [winner], args)


def ask_leader(state: GanjifaState, board: Board, table: Table) -> None:
    """The leader is always asked, also when nothing but giving up is left: a pause must tell nothing (GI-34)."""
    state.kind, state.doubled, state.called = NOTHING, False, -1
    state.task = LEAD
    state.acting = 1 << state.leader
    left = len(state.piles.zones[board.hand[state.leader]])
    if not state.late and left <= board.threshold:
        state.late = True
        if table.told:
            table.say("end-phase", [], {"left": left})
    if board.wilkins and not state.second and sum(state.lost) == state.seats:
        state.second = True
        if table.told:
            table.say("second-phase", [], {})


def lay_down(state: GanjifaState, board: Board, seat: Seat, table: Table) -> None:
    """The rest of the tricks without playing them one by one; all cards are shown, as they would be (GI-15)."""
    cards = sorted(state.piles.zones[board.hand[seat]])
    learning.forget_all(state)
    state.tricks[seat] += len(cards)
    state.last = seat
    for s in range(state.seats):
        table.sweep(board.hand[s], board.trick[s])
        table.sweep(board.trick[s], board.won[seat])
    if table.told:
        args: dict[str, Arg] = {"cards": Cards(cards), "count": len(cards), "total": state.tricks[seat]}
        table.say("lays-down", [seat], args)
    state.task = OVER
