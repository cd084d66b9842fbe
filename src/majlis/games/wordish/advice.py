"""What is known of good play in Wordish: a weight for each move, from what a seat can see. The highest is best."""

from __future__ import annotations

from typing import Any, Final

from majlis.cards.card import CardId
from majlis.event import Cards
from majlis.games.wordish.board import BACK, DONE, END, LONG, TAKE, Challenge, Extend, Swap
from majlis.games.wordish.game import Wordish
from majlis.kit.claims import STAND, Question
from majlis.kit.words import Word
from majlis.move import Move, Play
from majlis.view import View

DOUBT: Final = 1000.0  # a word that is none must not count
LAID: Final = 200.0  # laying comes before all else of a turn
LONGER: Final = 25.0  # the word that opens the biribaki
WILD: Final = 8.0  # what an atout is worth keeping for
MOST_PILE: Final = 9  # cards of an open pile that somebody who knows no more would take


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    if isinstance(move, (Word, Extend)):
        return LAID + _gain(view, move)
    if isinstance(move, Challenge):
        return -DOUBT if _is_known(view, move.word) else DOUBT
    if isinstance(move, Question):
        return -1.0
    if isinstance(move, Play):
        return _thrown(view, move.card)
    if isinstance(move, Swap):
        return LAID - 1.0
    if move is TAKE:
        return _pile(view)
    return {STAND: 0.5, DONE: 50.0, BACK: 1.0, END: 0.5}.get(move, 1.0)


def _gain(view: View[Any], move: Word | Extend) -> float:
    """Points, cards out of the hand, and seven letters; an atout is kept while it is not needed for these."""
    game = _game(view)
    cards = move.cards if isinstance(move, Word) else move.added.cards
    doubled = _doubled(view)
    gain = float(game.count.cards(cards, doubled)) + len(cards)
    old = 0 if isinstance(move, Word) else sum(map(len, move.bases))
    wilds = sum([game.board.wild[card] for card in cards])
    if len(move.word) >= LONG > old:
        return gain + LONGER - wilds
    return gain - WILD * wilds


def _thrown(view: View[Any], card: CardId) -> float:
    """The dearest letter that fits little goes first, atouts last."""
    game = _game(view)
    if game.board.wild[card]:
        return -20.0
    hand = view.zone(f"hand/{view.viewer}")
    like = len([c for c in hand if game.pack.code[c] == game.pack.code[card]])
    return 10.0 + game.count.left([card], _doubled(view)) + like


def _pile(view: View[Any]) -> float:
    """Is there a word with a card of the open pile? It may not be worth the rest of it."""
    game = _game(view)
    pile, hand = view.zone("discard"), view.zone(f"hand/{view.viewer}")
    lexicon = game.judge.lexicon if game.judge is not None else None
    if lexicon is None or len(pile) > MOST_PILE:
        return 0.0
    code = game.pack.code
    best = 0
    for card in {code[c] for c in pile if not game.board.wild[c]}:
        found = lexicon.words_from([code[c] for c in hand if not game.board.wild[c]], must=[card], shortest=3)
        best = max([best, *[len(word) for word in found]])
    return 2.0 + best - len(pile) if best >= 4 else 0.0


def _is_known(view: View[Any], word: str) -> bool:
    """Does the seat, who knows the list, know the word?"""
    lexicon = view.game.judge.lexicon if view.game.judge is not None else None
    return lexicon is None or word in lexicon


def _doubled(view: View[Any]) -> str:
    """The letter that counts double."""
    cards = [fact.args["card"] for fact in view.facts if fact.what == "doubled"]
    return view.game.pack.code[cards[0].ids[0]] if cards and isinstance(cards[0], Cards) else ""


def _game(view: View[Any]) -> Wordish:
    """The rules of this table."""
    game = view.game
    assert isinstance(game, Wordish)
    return game
