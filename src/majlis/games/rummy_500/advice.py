"""What is known of good play in Alpha Rummy 500: a weight for each move, from what a seat sees; the highest is best."""

from __future__ import annotations

from typing import Any, Final

from majlis.cards.card import CardId
from majlis.games.rummy_500.completing import spelled
from majlis.games.rummy_500.finding import value
from majlis.games.rummy_500.melding import Meld, Melding
from majlis.games.rummy_500.moves import BACK, BONUS, END, Take
from majlis.games.rummy_500.table import EASY, HELD, PACK, SHORTEST, times
from majlis.kit.claims import CHALLENGE, STAND, Question
from majlis.kit.words import letter_points
from majlis.move import DRAW, Move, Play
from majlis.view import View

WILD: Final = 12.0  # what a wild card in the hand is worth keeping for
CARD: Final = 2.0  # what a card more in the hand is worth
DRAWN: Final = 9.0  # what a card from the stock is worth, with what may come of it
DOUBT: Final = 1000.0  # a word that is none must not count
LOOKED_AT: Final = 8  # discards that a player thinks of taking


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    if isinstance(move, Meld):
        return _meld(move)
    if isinstance(move, Take):
        return _take(view, move.count)
    if move is CHALLENGE:
        return -DOUBT if _known(view) else DOUBT
    if isinstance(move, Play):
        out = HELD * CARD if any(offer.verb == BONUS.verb for offer in view.offers) else 0.0
        return out - _kept(view, move.card)
    fixed = {DRAW: DRAWN, STAND: 0.5, END: 0.5, BACK: 0.0, BONUS: CARD}
    return -1.0 if isinstance(move, Question) else fixed.get(move, 0.0)


def _meld(move: Meld) -> float:
    """Points and bonus cards, less the wild cards it spends."""
    spent = [card for part in move.parts for card, laid in zip(part.cards, part.laid, strict=False) if not laid]
    wilds = sum(1 for card in spent if PACK.code[card] == "?")
    return 1.0 + value(move) + CARD * sum(times(part.word) for part in move.parts) - WILD * wilds


def _take(view: View[Any], count: int) -> float:
    """The best new word with the deepest card of the run, and the cards that come with it."""
    judge = view.game.judge
    if judge is None or judge.lexicon is None or count > LOOKED_AT:
        return -1.0
    run = view.zone("discard")[-count:]
    melding = Melding(run, view.zone(f"hand/{view.viewer}"), judge)
    deepest = PACK.cards[run[0]].letters
    words = judge.lexicon.words_from(melding.supply.shows(), shortest=SHORTEST)
    fits = [word for word in words if any(letter in deepest for letter in word)]
    most = {word: sum(_points(letter) for letter in word) * times(word) for word in fits}
    for word in sorted(most, key=lambda one: (-most[one], one))[:LOOKED_AT]:
        found = spelled(melding, [word], [-1])
        if found is not None:
            return value(found) + CARD * (count - 1)
    return -1.0


def _points(letter: str) -> int:
    """What a letter counts, roughly: vowels and wild cards hardly anything."""
    card = PACK.find(letter)
    return letter_points(PACK, card, letter) if card is not None else 1


def _kept(view: View[Any], card: CardId) -> float:
    """What a card is worth keeping for: wild cards, vowels as long as they are few, letters that fit many words."""
    letters = PACK.cards[card].letters
    if len(letters) > 2:
        return WILD
    held = view.zone(f"hand/{view.viewer}")
    if len(letters) == 2:
        vowels = sum(1 for other in held if len(PACK.cards[other].letters) == 2)
        return 4.0 if 2 * vowels <= len(held) else 0.5
    copies = sum(1 for other in held if PACK.face[other] == PACK.face[card])
    return (3.0 - 0.2 * EASY.index(letters) if letters in EASY else 0.2) / copies


def _known(view: View[Any]) -> bool:
    """Does the seat, who knows the list, know every word in doubt?"""
    lexicon = view.game.judge.lexicon if view.game.judge is not None else None
    doubted = [m.word for offer in view.offers for m in offer.moves if isinstance(m, Question)]
    return lexicon is None or all(word in lexicon for word in doubted)
