"""Positions: a state as JSON, read and written without loss. Described in docs/formats.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from majlis import options, registry
from majlis.cards.card import CardId
from majlis.event import Arg
from majlis.game import Game, State
from majlis.match import remembered
from majlis.move import Reason, Refused
from majlis.piles import watched
from majlis.plan import SPECTATOR, Seat, bit

MOST_NUMBER = 1_000_000
MOST_BITS = 1 << 53  # as numbers in lists that a game keeps as sets of bits
MOST_TEXT = 1000


def write(game: Game[Any], state: State) -> dict[str, Any]:
    """The position as data: what a viewer who sees everything would write down."""
    piles, pack, plan = state.piles, game.pack, game.plan
    fresh = game.blank(state.seats)
    made: dict[str, Any] = {"game": game.nature.key, "seats": state.seats}
    if options.changed(game.options):
        made["options"] = options.changed(game.options)
    made["zones"] = {
        name: [pack.code[c] for c in cards] for name, cards in zip(plan.names, piles.zones, strict=True) if cards
    }
    before = remembered(fresh)
    made["state"] = {name: value for name, value in remembered(state).items() if value != before[name]}
    known = _known(game, state)
    if known:
        made["known"] = known
    cannot = {
        plan.names[z]: sorted({pack.code[c] for c in pack.all if mask >> c & 1}, key=pack.number.__getitem__)
        for z, mask in enumerate(piles.cannot)
        if mask
    }
    if cannot:
        made["cannot"] = cannot
    return made


def _known(game: Game[Any], state: State) -> dict[str, dict[str, list[str]]]:
    """By zone and place: who knows that card though they do not see it."""
    piles, plan = state.piles, game.plan
    plain = watched(plan, piles.zones).known
    made: dict[str, dict[str, list[str]]] = {}
    for name, cards in zip(plan.names, piles.zones, strict=True):
        for place, card in enumerate(cards):
            if piles.known[card] != plain[card]:
                made.setdefault(name, {})[str(place)] = _viewers(piles.known[card], plan.everyone)
    return made


def _viewers(mask: int, everyone: int) -> list[str]:
    if mask == everyone:
        return ["all"]
    seats = [str(s) for s in range(everyone.bit_length() - 1) if mask & bit(Seat(s))]
    return (["spectator"] if mask & bit(SPECTATOR) else []) + seats


# -- reading: everything is checked, nothing is believed --


def read(data: object) -> tuple[Game[Any], State]:
    """The game and the state that `data` describes. Refused with the place where it is wrong."""
    if not isinstance(data, dict):
        raise Refused(Reason("position-not-an-object"), "position")
    unknown = set(data) - {"game", "seats", "options", "zones", "state", "known", "cannot"}
    if unknown:
        raise Refused(Reason("position-unknown-key", {"name": str(min(map(str, unknown)))[:40]}), "position")
    game = registry.game(str(data.get("game")), _mapping(data, "options"))
    return game, place(game, data)


def place(game: Game[Any], data: Mapping[str, Any]) -> State:
    """The state that `data` describes, for a game that is known already. Refused likewise."""
    seats = data.get("seats", game.nature.seats[0])
    if type(seats) is not int:
        raise Refused(Reason("position-number", {"name": "seats"}), "seats")
    state: State = game.blank(registry.seated(game.nature, seats))
    state.piles = watched(game.plan, _zones(game, state, _mapping(data, "zones")))
    _remember(state, _mapping(data, "state"))
    _recall(game, state, _mapping(data, "known"))
    _rule_out(game, state, _mapping(data, "cannot"))
    reason = _impossible(game, state)
    if reason is not None:
        raise Refused(reason, "position")
    return state


def _impossible(game: Game[Any], state: State) -> Reason | None:
    """Why nobody could sit at this table. Whatever the rules cannot even look at is refused, too."""
    try:
        reason = game.impossible(state) if game.outcome(state) is None else None
        if reason is None:
            game.facts(state)
            game.marks(state)
            for seat in state.waiting():
                game.offers(state, seat)
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, AssertionError) as wrong:
        return Reason("position-nonsense", {"error": f"{type(wrong).__name__}: {wrong}"[:120]})
    return reason


def _mapping(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    found = data.get(key, {})
    if not isinstance(found, dict):
        raise Refused(Reason("position-not-an-object"), key)
    return found


def _zones(game: Game[Any], state: State, given: dict[str, Any]) -> list[list[CardId]]:
    """The cards named, each where it is named; the others in the stock, in pack order."""
    plan, pack = game.plan, game.pack
    free: dict[str, list[CardId]] = {}
    for card in reversed(pack.all):
        free.setdefault(pack.code[card], []).append(card)
    zones: list[list[CardId]] = [[] for _ in plan.names]
    for name, codes in given.items():
        where = f"zones.{name}"
        if name not in plan.index:
            raise Refused(Reason("unknown-zone", {"name": name[:40], "known": ", ".join(plan.names)}), where)
        owner = plan.owners[plan.index[name]]
        if owner >= state.seats:
            raise Refused(Reason("unknown-seat", {"seat": owner, "seats": state.seats}), where)
        if not isinstance(codes, list):
            raise Refused(Reason("position-not-a-list"), where)
        zones[plan.index[name]] = [_card(game, free, code, f"{where}[{i}]") for i, code in enumerate(codes)]
    stock = plan.index.get("stock")
    if stock is not None and "stock" not in given:
        zones[stock] = sorted(c for left in free.values() for c in left)
    elif any(free.values()):
        left = sorted(c for cards in free.values() for c in cards)
        raise Refused(Reason("position-cards-missing", {"cards": pack.codes(left)[:200]}), "zones")
    return zones


def _card(game: Game[Any], free: dict[str, list[CardId]], code: object, where: str) -> CardId:
    found = game.pack.find(code) if isinstance(code, str) else None
    if found is None:
        raise Refused(Reason("unknown-card", {"code": str(code)[:20]}), where)
    left = free[game.pack.code[found]]
    if not left:
        raise Refused(Reason("card-twice", {"code": game.pack.code[found]}), where)
    return left.pop()


def _remember(state: State, given: dict[str, Any]) -> None:
    """Set what the state remembers, each value of the kind that its start value has."""
    start = remembered(state)
    for name, value in given.items():
        where = f"state.{name}"
        if name not in start:
            raise Refused(Reason("unknown-field", {"name": name[:40], "known": ", ".join(start)}), where)
        args: dict[str, Arg] = {"name": name, "value": str(value)[:40]}
        if not _alike(start[name], value):
            raise Refused(Reason("wrong-field", args), where)
        try:
            setattr(state, name, value)
        except TypeError:
            raise Refused(Reason("wrong-field", args), where) from None
    if not 0 <= state.acting < 1 << state.seats:
        raise Refused(Reason("wrong-field", {"name": "acting", "value": str(state.acting)}), "state.acting")


def _alike(start: object, value: object) -> bool:
    """Is `value` of the same kind as `start`, and within bounds?"""
    if isinstance(start, list):
        return isinstance(value, list) and len(value) <= 1000 and _alike_items(start, value)
    if start is None:
        return True
    if type(start) is not type(value):
        return False
    return not isinstance(value, int) or abs(value) <= MOST_NUMBER


def _alike_items(start: list[Any], value: list[Any]) -> bool:
    if not start:
        return all(_item(v) or (isinstance(v, list) and all(map(_item, v))) for v in value)
    return len(start) == len(value) and all(_alike(a, b) for a, b in zip(start, value, strict=True))


def _item(value: object) -> bool:
    """A number or a text of a list that is empty at the start."""
    return abs(value) <= MOST_BITS if type(value) is int else isinstance(value, str) and len(value) <= MOST_TEXT


def _recall(game: Game[Any], state: State, given: dict[str, Any]) -> None:
    piles, plan = state.piles, game.plan
    for name, places in given.items():
        where = f"known.{name}"
        cards = piles.zones[plan.index[name]] if name in plan.index else []
        if not isinstance(places, dict):
            raise Refused(Reason("position-not-an-object"), where)
        for place, viewers in places.items():
            if not (place.isascii() and place.isdigit() and int(place[:6]) < len(cards) and isinstance(viewers, list)):
                raise Refused(Reason("position-place", {"place": place[:20]}), where)
            mask = _mask(viewers, plan.everyone, f"{where}.{place}")
            piles.known[cards[int(place)]] = mask
            piles.traced[plan.index[name]] |= mask


def _mask(viewers: list[object], everyone: int, where: str) -> int:
    mask = 0
    for viewer in viewers:
        if viewer == "all":
            mask |= everyone
        elif viewer == "spectator":
            mask |= bit(SPECTATOR)
        elif viewer in [str(s) for s in range(everyone.bit_length() - 1)]:
            mask |= bit(Seat(int(str(viewer))))
        else:
            raise Refused(Reason("position-viewer", {"name": str(viewer)[:20]}), where)
    return mask


def _rule_out(game: Game[Any], state: State, given: dict[str, Any]) -> None:
    pack, plan = game.pack, game.plan
    for name, codes in given.items():
        where = f"cannot.{name}"
        if name not in plan.index or not isinstance(codes, list):
            raise Refused(Reason("unknown-zone", {"name": name[:40], "known": ", ".join(plan.names)}), where)
        for code in codes:
            found = pack.find(code) if isinstance(code, str) else None
            if found is None:
                raise Refused(Reason("unknown-card", {"code": str(code)[:20]}), where)
            state.piles.cannot[plan.index[name]] |= sum(1 << c for c in pack.all if pack.face[c] == pack.face[found])
