"""Cards into a word, and back where they came from; what is said of it."""

from __future__ import annotations

from majlis.cards.card import CardId
from majlis.event import Arg, Cards, Who
from majlis.games.alphagrams.changing import Change, cards_of, found
from majlis.games.alphagrams.table import (
    FROM_HAND,
    FROM_OLD,
    HAND,
    LAID,
    PACK,
    POOL,
    AlphaGramsState,
    card_points,
    first_card,
)
from majlis.kit.hands import openly_held
from majlis.kit.words import Supply, Word
from majlis.plan import SEATS, Seat, Zone
from majlis.table import Table


def lay_new(state: AlphaGramsState, seat: Seat, move: Word, table: Table) -> None:
    """A new word, of cards of the hand, of the pool, or of both (AGR-02)."""
    cards, came = _taken(state, seat, move)
    state.old, state.owner, state.nth = "", -1, 0
    _lay(state, seat, move.word, cards, came, table)


def lay_change(state: AlphaGramsState, seat: Seat, move: Change, table: Table) -> None:
    """All cards of the old word, with the letters they have, and at least one more (AGR-03)."""
    place = found(state.words, move)
    old = old_cards(state, move.owner, place)
    assert move.added is not None
    added, places = _taken(state, seat, move.added)
    cards, came = list[CardId](), list[int]()
    for card, was in cards_of(move, old, added):
        cards.append(card)
        came.append(FROM_OLD + was if was >= 0 else places.pop(0))
    state.old, state.owner, state.nth = move.old, move.owner, place
    state.words[move.owner].pop(place)
    _lay(state, seat, move.word, cards, came, table)


def old_cards(state: AlphaGramsState, owner: int, place: int) -> list[CardId]:
    """The cards of one of the words before a seat."""
    start = first_card(state.words[owner], place)
    return state.piles.zones[LAID[owner]][start : start + len(state.words[owner][place])]


def all_cards(state: AlphaGramsState) -> list[list[list[CardId]]]:
    """By owner and word the cards on the table."""
    return [[old_cards(state, owner, place) for place in range(len(words))] for owner, words in enumerate(state.words)]


def _taken(state: AlphaGramsState, seat: Seat, move: Word) -> tuple[list[CardId], list[int]]:
    """The cards that a move names, and where each comes from."""
    supply = Supply(PACK, openly_held(state.piles, HAND[seat]), state.piles.zones[POOL])
    places, held = supply.places(move) or [], len(supply.held)
    return [supply.cards()[i] for i in places], [i - held if i >= held else FROM_HAND for i in places]


def _lay(state: AlphaGramsState, seat: Seat, word: str, cards: list[CardId], came: list[int], table: Table) -> None:
    state.came = came
    state.words[seat].append(word)
    for card, place in zip(cards, came, strict=True):
        table.move(card, _source(state, seat, place), LAID[seat])
    if not table.told:
        return
    args: dict[str, Arg] = {"word": word, "points": sum(map(card_points, cards))}
    args["held"] = Cards([card for card, place in zip(cards, came, strict=True) if place == FROM_HAND])
    args["pool"] = Cards([card for card, place in zip(cards, came, strict=True) if 0 <= place < FROM_OLD])
    if state.old:
        args["old"] = state.old
    if state.owner in (-1, seat):
        table.say("changes" if state.old else "lays", [seat], args)
    else:
        args["owner"] = Who([SEATS[state.owner]])
        table.say("steals", [seat], args)


def _source(state: AlphaGramsState, seat: Seat, place: int) -> Zone:
    return HAND[seat] if place == FROM_HAND else POOL if place < FROM_OLD else LAID[state.owner]


def take_apart(state: AlphaGramsState, seat: Seat, table: Table) -> None:
    """All cards of the word laid last go back where they came from, in their old order (AGR-10)."""
    zones, owner = state.piles.zones, state.owner
    word = state.words[seat].pop()
    start = first_card(state.words[owner], state.nth) if owner >= 0 else 0
    cards = zones[LAID[seat]][len(zones[LAID[seat]]) - len(word) :]
    for place, card in sorted(zip(state.came, cards, strict=True)):
        target = _source(state, seat, place)
        table.move(card, LAID[seat], target)
        if place != FROM_HAND:
            zone = zones[target]
            zone.insert(start + place - FROM_OLD if place >= FROM_OLD else place, zone.pop())
    if owner >= 0:
        state.words[owner].insert(state.nth, state.old)
    if table.told and owner >= 0:
        table.say("restored", [SEATS[owner]], {"old": state.old})
    elif table.told:
        table.say("taken-apart", [seat], {})
    forget(state)


def forget(state: AlphaGramsState) -> None:
    """Nothing is in doubt any more."""
    state.came, state.old, state.owner, state.nth = [], "", -1, 0
