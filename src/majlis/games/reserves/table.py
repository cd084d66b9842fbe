"""The table of Reserves: its cards and places, its moves, and what it remembers."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import alpha
from majlis.cards.card import CardId
from majlis.event import Arg, Term
from majlis.kit.alone import TeamState
from majlis.kit.words import FREE, letter_fits, letter_points
from majlis.move import Move, Reason
from majlis.piles import Piles
from majlis.plan import DOWN, LINE, OPEN, PILE, ROW, TOP, Plan, Zone

PACK: Final = alpha()
CARDS: Final = len(PACK.all)
LINES: Final = 3
STACKS: Final = 3
KILLS: Final = 3
LONGEST: Final = 9  # letters in a line (RE-06)
HIGHEST: Final = 5  # cards in a reserve stack, where that is agreed (RE-07)
VOWELS: Final = "AEIOU"

STOCK: Final = Zone(0)
TURNED: Final = Zone(1)
LINE_ZONES: Final = [Zone(2), Zone(3), Zone(4)]
RESERVE_ZONES: Final = [Zone(5), Zone(6), Zone(7)]
KILLED: Final = Zone(8)
DISCARD: Final = Zone(9)


def plan(covered_open: bool) -> Plan:
    """The places; the cards under a reserve top can be looked at or not (RE-13)."""
    made = Plan(PACK, 8)
    made.one("stock", DOWN, PILE)
    made.one("turned", OPEN, ROW)
    for n in range(LINES):
        made.one(f"line:{n + 1}", OPEN, LINE)
    for n in range(STACKS):
        made.one(f"reserve:{n + 1}", OPEN if covered_open else TOP, PILE)
    made.one("killed", DOWN, PILE)
    made.one("discard", DOWN, PILE)
    return made


# -- moves --


@final
class Step(Move):
    """Where a card goes: the turned one, or the top of a reserve stack. Numbers count from 0; -1: none."""

    __slots__ = ("letter", "line", "stack")

    def __init__(self, verb: str, stack: int, line: int, letter: str) -> None:
        numbers = [str(n + 1) for n in (stack, line) if n >= 0]
        super().__init__(" ".join([verb, *numbers, letter]).rstrip())
        self.stack: int = stack
        self.line: int = line
        self.letter: str = letter  # the side of a vowel card; else ""

    def args(self) -> dict[str, Arg]:
        made: dict[str, Arg] = {}
        if self.stack >= 0:
            made["reserve"] = Term(f"zone-reserve:{self.stack + 1}")
        if self.line >= 0:
            made["line"] = Term(f"zone-line:{self.line + 1}")
        if self.letter:
            made["side"] = Term(f"letter-{self.letter}")
        return made


SIDES: Final = ["", *VOWELS]
PUT: Final = [{side: Step("put", -1, n, side) for side in SIDES} for n in range(LINES)]
TOPS: Final = [[{side: Step("top", s, n, side) for side in SIDES} for n in range(LINES)] for s in range(STACKS)]
RESERVE: Final = [Step("reserve", s, -1, "") for s in range(STACKS)]
SHIFT: Final = [Step("shift", s, -1, "") for s in range(STACKS)]
KILL: Final = Step("kill", -1, -1, "")
FINISH: Final = Step("finish", -1, -1, "")
STEPS: Final[list[Move]] = [
    *[move for line in PUT for move in line.values()],
    *[move for stack in TOPS for line in stack for move in line.values()],
    *RESERVE,
    *SHIFT,
    KILL,
    FINISH,
]


def sides(card: CardId) -> list[str]:
    """How a card can be put into a line: a vowel card in one of two ways, all others in one (RE-05)."""
    letters = PACK.cards[card].letters
    return [*letters] if len(letters) == 2 else [""]


def lies_as(card: CardId, side: str) -> str:
    """What a card stands for in a line: a wild card is not named (RE-05)."""
    letters = PACK.cards[card].letters
    return letters if len(letters) == 1 else side or FREE


# -- what is remembered --


@final
class ReservesState(TeamState):
    """A match: the letters of the lines, which lines are blocked, and the team's account."""

    __slots__ = ("blocked", "full", "letters")

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.letters: list[str] = [""] * LINES  # by line and card: what it stands for, FREE for a wild card
        self.blocked: int = 0  # a bit for each line
        self.full: int = -1  # the line that has just got its ninth letter, and can be cleared only now

    def fork(self) -> ReservesState:
        twin = ReservesState(self.piles.fork(), self.seats)
        self.copy_to(twin)
        twin.letters, twin.blocked, twin.full = self.letters[:], self.blocked, self.full
        return twin

    def unused(self) -> int:
        """Cards still to be placed; with none it is time for the pool (RE-08)."""
        return len(self.piles.zones[STOCK]) + len(self.piles.zones[TURNED])

    def takes(self, line: int) -> bool:
        """Can a card be added to this line?"""
        return not self.blocked >> line & 1 and len(self.letters[line]) < LONGEST


def worth(card: CardId, u: int) -> int:
    """What a card counts outside the lines (RE-09)."""
    letters = PACK.cards[card].letters
    if len(letters) == 2:
        return u if "U" in letters else 1
    return letter_points(PACK, card, letters)


def points_left(state: ReservesState, u: int) -> int:
    """What all cards count that are still in the lines, in the reserve, or killed (RE-09)."""
    zones, total = state.piles.zones, 0
    for n in range(LINES):
        total += sum([letter_points(PACK, c, x) for c, x in zip(zones[LINE_ZONES[n]], state.letters[n], strict=True)])
    for zone in [*RESERVE_ZONES, KILLED]:
        total += sum([worth(card, u) for card in zones[zone]])
    return total


def why_impossible(state: ReservesState, highest: int) -> Reason | None:
    """Why a written position cannot be; None if it can."""
    zones = state.piles.zones
    for n in range(LINES):
        cards, letters = zones[LINE_ZONES[n]], state.letters[n]
        fit = [_can_lie(card, letter) for card, letter in zip(cards, letters, strict=False)]
        if len(cards) != len(letters) or len(cards) > LONGEST or not all(fit):
            return Reason("wrong-field", {"name": "letters", "value": letters[:40]})
        if (state.blocked >> n & 1 or state.full == n) and len(cards) < LONGEST:
            return Reason("wrong-field", {"name": "blocked", "value": str(state.blocked)})
    if len(zones[TURNED]) > 1 or (zones[STOCK] and not zones[TURNED]):
        return Reason("wrong-field", {"name": "zones.turned", "value": PACK.codes(zones[TURNED])[:40]})
    if len(zones[KILLED]) > KILLS or max([len(zones[z]) for z in RESERVE_ZONES]) > highest:
        return Reason("wrong-field", {"name": "zones", "value": PACK.codes(zones[KILLED])[:40]})
    if not 0 <= state.blocked < 1 << LINES or not -1 <= state.full < LINES:
        return Reason("wrong-field", {"name": "full", "value": str(state.full)})
    return None


def _can_lie(card: CardId, letter: str) -> bool:
    letters = PACK.cards[card].letters
    return letter == FREE if len(letters) > 2 else letter_fits(letter, letters)
