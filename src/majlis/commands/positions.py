"""`majlis ask` and `majlis apply`: who may do what in a position, and the position after a move."""

from __future__ import annotations

from typing import Any

from majlis import position, registry, speech
from majlis.commands.call import DONE, Call, read_json, seat_of
from majlis.commands.parser import Parser
from majlis.event import Event
from majlis.game import Game, State
from majlis.luck import SeedLuck
from majlis.move import IllegalMove, Offer
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.search import LISTED
from majlis.table import Table


def read(call: Call, source: str) -> tuple[Game[Any], State]:
    """The position in a file; from here on the call speaks of its game."""
    data = read_json(source)
    key = data.get("game") if isinstance(data, dict) else None
    if isinstance(key, str) and key in registry.natures():
        call.at(registry.game(key))
    game, state = position.read(data)
    call.at(game)
    return game, state


# -- ask --


def ask(call: Call, arguments: list[str]) -> int:
    """Who may do what: every legal move as text, the barred ones with their reasons, and what can be made up freely."""
    parser = Parser(call, "ask")
    parser.add_argument("FILE")
    game, state = read(call, parser.parse_args(arguments).FILE)
    told = [offered(call, game, state, seat) for seat in state.waiting()]
    if call.json:
        call.give({"acting": state.waiting(), "seats": told})
        return DONE
    if not told:
        call.say(call.text("ask-nobody"))
    for one in told:
        _say_offers(call, one)
    return DONE


def offered(call: Call, game: Game[Any], state: State, seat: Seat) -> dict[str, Any]:
    """What one seat may do."""
    offers = game.offers(state, seat)
    return {
        "seat": seat,
        "moves": [move.text for offer in offers for move in offer.moves],
        "barred": [
            {"move": move.text, "reason": speech.plain(call.speech.reason(reason, seat))}
            for offer in offers
            for move, reason in offer.barred
        ],
        "open": [_open(game, offer) for offer in offers if offer.domain is not None],
    }


def _open(game: Game[Any], offer: Offer) -> dict[str, Any]:
    """A kind of move that is judged and not listed: its fields, and some moves that are legal."""
    assert offer.domain is not None
    fields = [
        {
            "name": field.name,
            "domain": field.domain,
            "cards": [game.pack.code[card] for card in field.cards],
            "terms": field.terms,
            "least": field.least,
            "most": field.most,
        }
        for field in offer.fields
    ]
    return {"kind": offer.verb, "fields": fields, "some": [move.text for move in offer.domain.some(LISTED)]}


def _say_offers(call: Call, told: dict[str, Any]) -> None:
    call.say(call.text("ask-seat", {"seat": told["seat"] + 1}))
    for move in told["moves"]:
        call.say(f"  {move}")
    for barred in told["barred"]:
        call.say(f"  {call.text('ask-barred', barred)}")
    for one in told["open"]:
        call.say(
            f"  {call.text('ask-open', {'kind': one['kind'], 'fields': ', '.join(f['name'] for f in one['fields'])})}"
        )
        for move in one["some"]:
            call.say(f"    {move}")


# -- apply --


def apply(call: Call, arguments: list[str]) -> int:
    """The position after a move, and what each seat and a spectator hears."""
    parser = Parser(call, "apply")
    parser.add_argument("FILE")
    parser.add_argument("SEAT")
    parser.add_argument("MOVE", nargs="+")
    parser.add_argument("--seed", default="0")
    args = parser.parse_args(arguments)
    game, state = read(call, args.FILE)
    seat = seat_of(args.SEAT, "SEAT", state.seats)
    heard = carry_out(game, state, seat, " ".join(args.MOVE), args.seed)
    told = {viewer: listened(call, heard, eyes) for viewer, eyes in _viewers(state.seats)}
    if call.json:
        call.give({"position": position.write(game, state), "told": told})
        return DONE
    for viewer, lines in told.items():
        call.say(
            call.text("apply-spectator") if viewer == "spectator" else call.text("ask-seat", {"seat": int(viewer) + 1})
        )
        for line in lines:
            call.say(f"  {line}")
    call.say(call.text("apply-after"))
    call.give(position.write(game, state))
    return DONE


def carry_out(game: Game[Any], state: State, seat: Seat, text: str, seed: str) -> list[Event]:
    """Change `state` by a move if it is legal; its luck comes from `seed`."""
    move = game.complete(state, seat, game.read(text))
    reason = game.refuse(state, seat, move)
    if reason is not None:
        raise IllegalMove(reason, text[:60])
    heard: list[Event] = []
    luck = SeedLuck(seed)
    game.apply(state, seat, move, Table(state.piles, luck.step(1, 1), heard, luck, 1))
    return heard


def _viewers(seats: int) -> list[tuple[str, Seat]]:
    return [*((str(seat), seat) for seat in SEATS[:seats]), ("spectator", SPECTATOR)]


def listened(call: Call, heard: list[Event], viewer: Seat) -> list[str]:
    """What one viewer hears, line by line."""
    lines = [call.speech.event(event, viewer) for event in heard]
    return [speech.plain(line) for line in lines if line]
