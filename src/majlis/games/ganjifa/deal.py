"""How a round of Ganjifa begins: the deal, cards that are exchanged or bought, and who leads."""

from __future__ import annotations

from typing import Final

from majlis.cards.card import CardId
from majlis.event import Arg, Cards, Who
from majlis.games.ganjifa import learning
from majlis.games.ganjifa.board import Board
from majlis.games.ganjifa.options import GanjifaOptions
from majlis.games.ganjifa.state import OPENING, RETURN, GanjifaState
from majlis.kit.ganjifa import draw_for_deal
from majlis.plan import SEATS, Seat, after, bit
from majlis.table import Table

PACKET: Final = 4


def first_deal(state: GanjifaState, board: Board, table: Table) -> None:
    """The dealer is who draws the highest card (GI-28)."""
    table.open_deal()
    state.dealer = draw_for_deal(board.pack, state.seats, board.precedence, table)
    _begin(state)
    _deal(state, board, table)


def next_round(state: GanjifaState, board: Board, agreed: GanjifaOptions, table: Table) -> None:
    """GI-27: a fresh deal, or everybody plays with the cards that he won."""
    table.open_deal()
    state.dealer = _next_dealer(state, agreed)
    beaten = state.beaten
    _begin(state)
    for seat in range(state.seats):
        if board.serkhel:
            table.sweep(board.side[seat], board.won[seat])
    if agreed.following == "won-cards":
        _buy(state, board, beaten, table)
        return
    for seat in range(state.seats):
        table.sweep(board.won[seat], board.stock)
    _deal(state, board, table)


def _next_dealer(state: GanjifaState, agreed: GanjifaOptions) -> Seat:
    dealer = after(state.dealer, state.seats)
    if agreed.next_dealer == "loser":
        while state.report[dealer] > min(state.report):
            dealer = after(dealer, state.seats)
    return dealer


def _begin(state: GanjifaState) -> None:
    state.rounds += 1
    state.tricks = [0] * state.seats
    state.lost = [0] * state.seats
    state.late = state.second = False
    state.challenges = state.gifts = 0
    state.beaten = -1
    learning.forget_all(state)


# -- a fresh deal --


def hand_size(state: GanjifaState, board: Board) -> int:
    """All the cards are dealt."""
    return len(board.pack.all) // state.seats


def _deal(state: GanjifaState, board: Board, table: Table) -> None:
    """Four at a time from the dealer's right, the last packet smaller where it must be."""
    size = hand_size(state, board)
    if table.told:
        table.say("deal-begins", [state.dealer], {"round": state.rounds, "hand": size})
    table.shuffle(board.stock)
    for start in range(0, size, PACKET):
        packet = min(PACKET, size - start)
        lies_open = board.face_up and (start == 0 or start + packet == size)  # GI-31
        for seat in order(state):
            table.draw(packet, board.stock, board.shown[seat] if lies_open else board.hand[seat])
    if table.told and board.face_up:
        for seat in order(state):
            table.say("lies-open", [seat], {"cards": Cards(sorted(state.piles.zones[board.shown[seat]]))})


def held(state: GanjifaState, board: Board, seat: Seat) -> list[CardId]:
    """A hand with what lies open of it until the opening lead."""
    zones = state.piles.zones
    return zones[board.hand[seat]] + zones[board.shown[seat]] if board.face_up else zones[board.hand[seat]]


def take_up(state: GanjifaState, board: Board, table: Table) -> None:
    """Open packets go to their hands (GI-31)."""
    if board.face_up:
        for seat in range(state.seats):
            table.sweep(board.shown[seat], board.hand[seat])


def order(state: GanjifaState) -> list[Seat]:
    """The seats from the dealer's right to the dealer."""
    return [after(state.dealer, state.seats, step) for step in range(1, state.seats + 1)]


# -- cards exchanged between losers and winners (Wilkins) --


def exchange(state: GanjifaState, board: Board, agreed: GanjifaOptions, table: Table) -> bool:
    """The next loser gives, and a winner is to give back; False when all have done so."""
    size = gift_size(state, board)
    if agreed.following != "exchange" or state.rounds == 1 or not size:
        return False
    losers = [s for s in order(state) if state.report[s] == min(state.report)]
    if state.gifts >= len(losers):
        return False
    winners = [s for s in order(state) if state.report[s] == max(state.report)]
    giver, taker = losers[state.gifts], winners[state.gifts % len(winners)]
    cards = state.piles.zones[board.hand[giver]][:]
    table.chance.shuffle(cards)
    cards = sorted(cards[:size])
    table.pick(cards[:], board.hand[giver], board.hand[taker])
    if table.told:
        args: dict[str, Arg] = {"cards": Cards(cards), "other": Who([taker])}
        table.say("gives", [giver], args, bit(giver) | bit(taker))
        table.tell(taker, "your-hand", {"cards": Cards(sorted(state.piles.zones[board.hand[taker]]))})
    state.leader, state.best = taker, giver
    state.task = RETURN
    state.acting = 1 << taker
    return True


def gift_size(state: GanjifaState, board: Board) -> int:
    """The difference in tricks, at most a whole hand."""
    difference = max(state.report) - min(state.report)
    return min(difference // (state.seats if board.serkhel else 1), hand_size(state, board))


def give_back(state: GanjifaState, board: Board, cards: list[CardId], table: Table) -> None:
    """A winner's choice from his whole hand."""
    taker, giver = state.leader, state.best
    table.pick(cards[:], board.hand[taker], board.hand[giver])
    state.gifts += 1
    if table.told:
        args: dict[str, Arg] = {"cards": Cards(cards[:]), "other": Who([giver])}
        table.say("gives-back", [taker], args, bit(giver) | bit(taker))


# -- cards won are played again, and who is short of them buys (Chatto) --


def purchases(state: GanjifaState, sizes: list[int], size: int) -> list[tuple[Seat, Seat]]:
    """Card by card who buys from whom: the buyers in turn, each time from who has the most (GI-27)."""
    left, made = sizes[:], list[tuple[Seat, Seat]]()
    for buyer in order(state):
        while left[buyer] < size:
            seller = after(buyer, state.seats)
            for step in range(2, state.seats):
                other = after(buyer, state.seats, step)
                if left[other] > left[seller]:
                    seller = other
            left[seller] -= 1
            left[buyer] += 1
            made.append((buyer, seller))
    return made


def _buy(state: GanjifaState, board: Board, beaten: int, table: Table) -> None:
    """Everybody plays with the cards that he won, and buys or sells what is too few or too many."""
    zones = state.piles.zones
    if table.told:
        table.say("won-cards-begin", [], {"round": state.rounds})
    own = [sum([1 << c for c in zones[board.won[s]]]) for s in range(state.seats)]
    may_hold = own[:]
    sizes = [len(zones[board.won[s]]) for s in range(state.seats)]
    bought: dict[tuple[Seat, Seat], list[CardId]] = {}
    for buyer, seller in purchases(state, sizes, hand_size(state, board)):
        heap = zones[board.won[seller]]
        card = heap[table.chance.below(len(heap))]
        table.move(card, board.won[seller], board.hand[buyer])
        may_hold[buyer] |= own[seller]
        bought.setdefault((buyer, seller), []).append(card)
    for (buyer, seller), cards in bought.items():
        price = pay_for(state, board, buyer, seller, len(cards), beaten)
        if table.told:
            args: dict[str, Arg] = {"cards": Cards(sorted(cards)), "seller": Who([seller]), "price": price}
            args["balance"] = state.balance[buyer]
            table.say("buys", [buyer], args, bit(buyer))
    everything = sum(board.whole)
    for s in range(state.seats):
        table.sweep(board.won[s], board.hand[s])
        table.rule_out(board.hand[s], everything & ~may_hold[s])


def pay_for(state: GanjifaState, board: Board, buyer: Seat, seller: Seat, cards: int, beaten: int) -> int:
    """One stake for each card; nothing for who has beaten the akheri, where that exempts (GI-25)."""
    price = 0 if board.akheri == "exempts" and beaten == buyer else cards * board.stakes
    state.balance[buyer] -= price
    state.balance[seller] += price
    return price


# -- who leads --


def find_leader(state: GanjifaState, board: Board, table: Table) -> None:
    """The mir of the lead suit leads, and so everybody knows where it is."""
    seat = SEATS[0]
    while board.king not in held(state, board, seat):
        seat = after(seat, state.seats)
    state.leader = seat
    if board.king in state.piles.zones[board.hand[seat]]:
        learning.must_hold(board.king, board.hand[seat], table)
    if table.told:
        for s in SEATS[: state.seats]:
            table.tell(s, "your-hand", {"cards": Cards(sorted(held(state, board, s)))})
        table.say("leads-first", [seat], {"card": Cards([board.king])})
    state.task = OPENING
    state.acting = 1 << seat
