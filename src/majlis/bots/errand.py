"""What is asked of a bot that thinks in another process: a world of its seat's as text, and never the true state.

The world is drawn by luck that knows nothing of the deal. Of two deals that look alike to a seat, the same luck makes
the same errand, to the byte.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from majlis import options, registry
from majlis.bots.hints import best
from majlis.bots.naming import make
from majlis.cards.card import CardId
from majlis.chance import chance
from majlis.game import Game, State
from majlis.match import remembered
from majlis.options import Value
from majlis.piles import Piles
from majlis.plan import SEATS, Seat, Zone
from majlis.search import hidden_places
from majlis.view import Mind

Task = Literal["move", "hints"]


class Errand(msgspec.Struct):
    """A table as a seat could imagine it, and what is to be found out. Cards are numbers of the pack."""

    task: Task
    bot: str  # the kind of bot that is to choose
    game: str
    options: dict[str, Value]
    seat: int
    luck: str  # the bot's own
    zones: list[list[int]]
    known: list[int]
    traced: list[int]
    cannot: list[list[int]]
    memory: dict[str, Any]
    seats: int


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Errand)


def write(game: Game[Any], state: State, seat: Seat, task: Task, bot: str, luck: str) -> bytes:
    """An errand for who is to think for `seat`."""
    twin = Mind(game, state, seat, chance(luck, "errand")).state
    piles = twin.piles
    known = piles.known[:]
    for z, cards in enumerate(piles.zones):
        for place in hidden_places(piles, Zone(z), seat):
            known[cards[place]] = game.plan.watchers[z]  # who else knows it would tell which card it is
    return ENCODER.encode(
        Errand(
            task,
            bot,
            game.nature.key,
            options.changed(game.options),
            seat,
            luck,
            [[int(card) for card in cards] for cards in piles.zones],
            known,
            piles.traced,
            [[c for c in game.pack.all if mask >> c & 1] for mask in piles.cannot],
            remembered(twin),
            twin.seats,
        )
    )


def read(data: bytes) -> tuple[Errand, Mind[Any]]:
    """The errand, and a mind to think about it with."""
    errand = DECODER.decode(data)
    game = _rules(errand.game, tuple(sorted(errand.options.items())))
    state: State = game.blank(errand.seats)
    zones = [[CardId(card) for card in cards] for cards in errand.zones]
    cannot = [sum([1 << card for card in cards]) for cards in errand.cannot]
    state.piles = Piles(game.plan, zones, errand.known, errand.traced, cannot)
    for name, value in errand.memory.items():
        setattr(state, name, value)
    return errand, Mind(game, state, SEATS[errand.seat], chance(errand.luck))


@lru_cache(maxsize=50)
def _rules(key: str, chosen: tuple[tuple[str, Value], ...]) -> Game[Any]:
    return registry.game(key, dict(chosen))


def answer(data: bytes) -> list[str]:
    """The moves that answer an errand, best first."""
    errand, mind = read(data)
    moves = best(mind) if errand.task == "hints" else [make(errand.bot, mind.chance).choose(mind)]
    return [move.text for move in moves]
