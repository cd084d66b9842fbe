"""What one viewer may know of a match: the only thing that players, bots and clients are ever given."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.game import Fact, Game, Mark, Outcome, State
from majlis.move import Move, Offer
from majlis.plan import ARRANGED, SPECTATOR, Seat, Zone
from majlis.search import LISTED, listed, world
from majlis.worlds import in_order

S = TypeVar("S", bound=State)
WORDS = ("word", "words")  # the fields of moves that are words


class Public(Generic[S]):
    """What of a table is the same for all viewers: the rules are asked for it once, however many look."""

    def __init__(self, game: Game[S], state: S) -> None:
        self.waiting: list[Seat] = state.waiting()
        self.facts: list[Fact] = [*game.facts(state), *word_list(game)]
        self.spots: list[list[tuple[int, int]]] = [
            game.spots(state, Zone(z)) if layout in ARRANGED else [] for z, layout in enumerate(game.plan.layouts)
        ]
        self.marks: list[Mark] = game.marks(state)
        self.outcome: Outcome | None = game.outcome(state)


class View(Generic[S]):
    """The table as `viewer` sees it.

    `zones` has for every zone of the plan its cards, bottom first, BACK where the face is hidden, or None where not
    even the count is shown; `spots` has the row and column of each, where a zone has rows and columns.
    """

    def __init__(self, game: Game[S], state: S, viewer: Seat, public: Public[S] | None = None) -> None:
        known: Public[S] = public if public is not None else Public(game, state)
        self.game = game
        self.viewer = viewer
        self.seats = state.seats
        self.zones: list[list[CardId] | None] = state.piles.seen_by(viewer)
        self.waiting, self.outcome, self.spots = known.waiting, known.outcome, known.spots
        self.facts, self.marks = known.facts, known.marks
        self.offers: list[Offer] = []
        if viewer != SPECTATOR:
            self.facts = [*self.facts, *game.facts_for(state, viewer)]
            self.marks = [*self.marks, *game.marks_for(state, viewer)]
            self.offers += game.offers(state, viewer)

    def zone(self, name: str) -> list[CardId]:
        """The cards of a zone by its name; none where not even the count is shown."""
        return self.zones[self.game.plan.index[name]] or []


class Mind(Generic[S]):
    """What a bot thinks with: worlds its seat could as well be in. The true state stays outside.

    `state` is such a world, so that whatever a bot reads there of hidden cards is imagined.
    """

    def __init__(self, game: Game[S], state: S, seat: Seat, chance: Chance) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance
        twin = cast(S, state.fork())
        in_order(twin.piles, seat)  # so that with the same luck deals that look alike become the same world
        self.state: S = world(game, twin, seat, chance)

    def moves(self, limit: int = LISTED) -> list[Move]:
        """The legal moves, of the open-ended ones of each verb up to `limit`; no offensive words if others will do."""
        found = listed(self.game, self.state, self.seat, limit)
        judge = self.game.judge
        if judge is None or judge.lexicon is None:
            return found
        offensive = judge.lexicon.offensive
        return [move for move in found if not any(map(offensive, words_of(move)))] or found

    def view(self) -> View[S]:
        """The table as the seat sees it."""
        return View(self.game, self.state, self.seat)

    def world(self) -> S:
        """Another world."""
        return world(self.game, self.state, self.seat, self.chance)


def words_of(move: Move) -> list[str]:
    """The words that a move lays."""
    return [word for name, arg in move.args().items() if name in WORDS for word in str(arg).split()]


def word_list(game: Game[Any]) -> list[Fact]:
    """Which list judges here: its name, and the beginning of its SHA-256."""
    judge = game.judge
    if judge is None or not judge.name:
        return []
    return [Fact("word-list", {"name": judge.name, "hash": judge.sha256[:8]})]


def shown(game: Game[Any], state: State, viewer: Seat) -> dict[str, list[str] | None]:
    """Zones by name with card codes, `--` for backs: for tests and plain texts."""
    pack = game.pack
    return {
        name: None if cards is None else ["--" if c < 0 else pack.code[c] for c in cards]
        for name, cards in zip(game.plan.names, state.piles.seen_by(viewer), strict=True)
    }
