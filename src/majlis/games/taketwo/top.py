"""The table of TakeTwo: its cards and places, what it remembers, and what fits on the top card."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import CONSONANT, EITHER, VOWEL, alpha
from majlis.cards.card import CardId
from majlis.event import Arg, Cards, Term
from majlis.game import Fact, State
from majlis.move import Play, Reason, plays
from majlis.piles import Piles
from majlis.plan import DOWN, FAN, OWNER, PILE, SEATS, TOP, Plan, Seat

PACK: Final = alpha()
SUIT: Final = PACK.suit  # vowel, consonant or either
FACE: Final = PACK.rank  # equal for cards that look the same
FIRST: Final = [PACK.number[code] for code in dict.fromkeys(PACK.code)]  # by face: the first card that has it
Y: Final = FACE[PACK.number["Y"]]
WILD: Final = FACE[PACK.number["?"]]

PARTS: Final = ["vowel", "consonant", ""]  # by VOWEL, CONSONANT and EITHER
ROLE: Final = {part: role for role, part in enumerate(PARTS)}
SAME: Final = 2  # beside VOWEL and CONSONANT: a wild played as the same card
PLAIN: Final = plays(PACK, 3)
PLAY_AS: Final = [
    plays(PACK, way, f" as {word}", f"part-{word}") for way, word in enumerate(["vowel", "consonant", "same"])
]


def all_ways(card: CardId) -> list[Play]:
    """Every way in which a card can ever be played."""
    if SUIT[card] != EITHER:
        return [PLAIN[card]]
    return [PLAY_AS[way][card] for way in (VOWEL, CONSONANT, SAME) if way != SAME or FACE[card] == WILD]


def ways(card: CardId, role: int, same: bool) -> list[Play]:
    """The ways to play a card on one that counts as `role` (TT-02, TT-06), and is the `same` card or not."""
    if SUIT[card] != EITHER:
        return [PLAIN[card]] if same or SUIT[card] != role else []
    if FACE[card] == Y and same:  # TT-04
        return [PLAY_AS[VOWEL][card], PLAY_AS[CONSONANT][card]]
    return [way for way in all_ways(card) if role == EITHER or way.mode != role]  # TT-04, TT-05


FITTING: Final = [[ways(card, role, False) for card in FIRST] for role in (VOWEL, CONSONANT, EITHER)]
AGAIN: Final = [[ways(card, role, True) for card in FIRST] for role in (VOWEL, CONSONANT, EITHER)]

PLAN: Final = Plan(PACK, 4)
STOCK: Final = PLAN.one("stock", DOWN, PILE)
DISCARD: Final = PLAN.one("discard", TOP, PILE)
HAND: Final = PLAN.each("hand", OWNER, 4, FAN)


@final
class TakeTwoState(State):
    """A match: whose turn it is, what the top card counts as, and the deals won."""

    __slots__ = ("dealer", "deals", "drawn", "idle", "left", "part", "same", "turn", "turns", "won")

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.deals: int = 0  # begun so far
        self.dealer: Seat = SEATS[0]
        self.turn: Seat = SEATS[1]
        self.part: str = ""  # what a Y or a wild on top counts as; "" while nobody has said it, and for other cards
        self.same: str = ""  # the card that a wild on top was played as the same of
        self.drawn: int = -1  # cards drawn in this turn, the last of the hand; -1 before
        self.idle: int = 0  # turns in succession without a play or a draw
        self.turns: int = 0  # played in this deal
        self.won: list[int] = [0] * seats  # deals
        self.left: list[int] = [0] * seats  # cards left in hand, over all finished deals

    def fork(self) -> TakeTwoState:
        twin = TakeTwoState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.deals, twin.dealer = self.acting, self.last_deal, self.deals, self.dealer
        twin.turn, twin.part, twin.same, twin.drawn = self.turn, self.part, self.same, self.drawn
        twin.idle, twin.turns = self.idle, self.turns
        twin.won, twin.left = self.won[:], self.left[:]
        return twin


# -- the top card --


def top_of(state: TakeTwoState) -> tuple[int, int]:
    """What the top card counts as (TT-04 to TT-06: EITHER where no part was said), and the face that is the same."""
    card = state.piles.zones[DISCARD][-1]
    role = SUIT[card]
    if role != EITHER:
        return role, FACE[card]
    return ROLE[state.part], FACE[PACK.number[state.same]] if state.same else FACE[card]


def mark_of(state: TakeTwoState) -> str:
    """The name of what a Y or a wild on top stands for, "" for other cards (TT-12)."""
    if SUIT[state.piles.zones[DISCARD][-1]] != EITHER:
        return ""
    if state.same:
        letter = "as-" + state.same.replace("/", "-")
        return f"{letter}-{state.part}" if state.same == "Y" and state.part else letter
    return f"part-{state.part}" if state.part else "part-open"


def top_facts(state: TakeTwoState) -> list[Fact]:
    """What lies on top, and what fits on it."""
    discard = state.piles.zones[DISCARD]
    if not discard:
        return []
    mark = mark_of(state)
    role, face = top_of(state)
    args: dict[str, Arg] = {"card": Cards([discard[-1]])}
    if mark:
        args["part"] = Term(mark)
    top = Fact("top-as" if mark else "top", args)
    if role == EITHER:
        return [top, Fact("fits-any", {})]
    same = Cards([FIRST[face]])
    return [top, Fact("fits", {"part": Term(f"kind-{PARTS[1 - role]}"), "same": same})]


# -- positions that somebody wrote --


def why_impossible(state: TakeTwoState, turns: int, deals: int) -> Reason | None:
    """Why this cannot be, of a deal of so many turns and a match of so many deals to win; None if it can."""
    zones = state.piles.zones
    if state.turn not in SEATS[: state.seats] or state.dealer not in SEATS[: state.seats]:
        return Reason("position-turn")
    if state.acting != 1 << state.turn:
        return Reason("position-turn")
    sizes = [len(zones[HAND[s]]) for s in range(state.seats)]
    if min(sizes) == 0:
        return Reason("position-empty-hand" if sizes[state.turn] == 0 else "position-hands")
    if not zones[DISCARD] or (not zones[STOCK] and len(zones[DISCARD]) > 1):  # TT-08
        return wrong("zones.discard", PACK.codes(zones[DISCARD])[:40])
    if not fits_top(zones[DISCARD][-1], state.part, state.same):
        return wrong("part", state.part) if not state.same else wrong("same", state.same)
    if state.drawn not in (-1, 1, 2) or state.drawn > sizes[state.turn]:
        return wrong("drawn", str(state.drawn))
    if not 0 <= state.idle < state.seats or not 0 <= state.turns < turns:
        return wrong("idle" if 0 <= state.turns < turns else "turns", str(max(state.idle, state.turns)))
    if min(state.won) < 0 or max(state.won) >= deals or min(state.left) < 0:
        return wrong("won", str(state.won))
    return None


def wrong(name: str, value: str) -> Reason:
    """A field of a position that does not fit the rest."""
    return Reason("wrong-field", {"name": name, "value": value})


def fits_top(card: CardId, part: str, same: str) -> bool:
    """Can this card lie on top and count as `part`, and as `same`?"""
    if SUIT[card] != EITHER or part not in ROLE:
        return part == same == ""
    if not same:
        return True
    if FACE[card] != WILD or same not in PACK.number or same == "?":
        return False
    return same == "Y" or part == PARTS[SUIT[PACK.number[same]]]
