"""The table of Abjad Beginner: the cards and what fits on what, the places, and the moves."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.abjad import DRAW_TWO, SKIP, WILD, abjad, colours, letters_of
from majlis.cards.card import CardId, Pack
from majlis.event import Term
from majlis.games.abjad_beginner.options import AbjadOptions
from majlis.games.abjad_beginner.state import AbjadState
from majlis.move import Move, Name, Play, plays
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, SEATS, TOP, Plan, Zone

# What a card is to the matching, a bit each: its letter or its caption (ranks 1 to 31), wild, its colour.
FITS_ALL: Final = 1 << WILD
COLOUR: Final = 33  # the bit of the first colour
PLAYERS: Final = 10  # at most

ABJAD: Final = Move("abjad")
QUIET: Final = Move("quiet")
CATCH: Final = [Move(f"catch {seat}") for seat in SEATS[:PLAYERS]]
CATCH_LAST: Final = Move("catch")  # as somebody types it; `complete` says whom
CALL: Final = "call"  # the verb of moves that include the call


def calling(text: str, card: CardId, mode: int = 0, part: str = "") -> Play:
    """A play that includes the call. It has a verb of its own, so that it need not be listed beside every play."""
    move = Play(f"{text} abjad", card, mode, part)
    move.verb = CALL
    return move


@final
class Board:
    """Cards, places and moves of a table: made once for its options."""

    __slots__ = (
        "any_wild",
        "bits",
        "call_draw",
        "called",
        "colours",
        "discard",
        "face",
        "forced",
        "free",
        "hand",
        "must",
        "name",
        "pack",
        "plan",
        "play",
        "rank",
        "stock",
        "terms",
        "two_skip",
        "wild",
        "wild_as",
    )

    def __init__(self, options: AbjadOptions) -> None:
        self.forced: bool = options.drawing == "forced"  # to draw, only who cannot play at all (AB-06)
        self.free: bool = options.drawing == "free"
        self.must: bool = options.drawn_card == "must"  # be played if it fits (AB-07)
        self.two_skip: bool = options.reverse_of_two == "skips"  # does a reverse (AB-03)?
        pack = abjad(options.pack)
        self.pack: Pack = pack
        self.face: list[CardId] = pack.face
        self.rank: list[int] = pack.rank
        self.colours: list[str] = colours(options.pack)
        self.terms: list[str] = [f"colour-{colour}" for colour in self.colours]
        letters = letters_of(pack, options.pack)
        self.bits: list[int] = [self._bits(card, letters[card]) for card in pack.all]
        plan = Plan(pack, PLAYERS)
        self.plan: Plan = plan
        self.stock: Zone = plan.one("stock", DOWN, PILE)
        self.discard: Zone = plan.one("discard", OPEN if options.open_discards else TOP, PILE)  # AB-18
        self.hand: list[Zone] = plan.each("hand", OWNER, PLAYERS, FAN)
        self._make_moves()

    def _bits(self, card: CardId, letters: list[int]) -> int:
        rank = self.rank[card]
        if rank == WILD:
            return FITS_ALL
        marks = letters if rank < SKIP else [rank]  # lam-alif is two letters (AB-17)
        return 1 << COLOUR + self.pack.suit[card] | sum([1 << mark for mark in marks])

    def _make_moves(self) -> None:
        wild = self.pack.number["wild"]
        self.wild: CardId = wild
        self.play: list[Play] = plays(self.pack)
        self.any_wild: Play = self.play[wild]  # a wild as the last card, when it names nothing (AB-11)
        named = list(enumerate(self.colours))
        self.wild_as: list[Play] = [Play(f"play wild {name}", wild, i, self.terms[i]) for i, name in named]
        self.name: list[Name] = [Name(f"name {name}", i, self.terms[i]) for i, name in named]
        every = list(dict.fromkeys([*self.play, *self.wild_as]))
        self.called: dict[str, Play] = {m.text: calling(m.text, m.card, m.mode, m.part) for m in every}
        self.call_draw: Move = Move("draw abjad")
        self.call_draw.verb = CALL

    def all_moves(self) -> list[Move]:
        """All that can ever be said and done but drawing and passing."""
        return [ABJAD, QUIET, *CATCH, *self.name, *self.play, *self.wild_as, *self.called.values(), self.call_draw]

    # -- what fits (AB-04) --

    def wanted(self, state: AbjadState) -> int:
        """What fits on the top card: its letter or caption, the colour in play, a wild."""
        if state.due:  # AB-08: only the same caption
            return 1 << DRAW_TWO
        top = self.bits[state.piles.zones[self.discard][-1]]
        if top == FITS_ALL and state.colour >= 0:
            return FITS_ALL | 1 << COLOUR + state.colour
        return FITS_ALL | top

    def colour_in_play(self, state: AbjadState) -> int:
        """The colour of the top card or the one that was named (AB-05); -1 while nobody has named one."""
        top = state.piles.zones[self.discard][-1]
        return state.colour if self.rank[top] == WILD else self.pack.suit[top]

    def must_name(self, state: AbjadState) -> bool:
        """Has a wild been turned up at the beginning, and its colour not been named yet (AB-02)?"""
        return state.colour < 0 and self.rank[state.piles.zones[self.discard][-1]] == WILD

    def letter(self, card: CardId) -> Term:
        """The name of what else fits by its letter or caption."""
        return Term(f"letter-{self.pack.code[card].rpartition('.')[2]}")
