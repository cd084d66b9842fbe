"""What is known of good play in Lost for Words: a weight for each move, from what a seat can see. The highest is best.

A player has a word in mind for each column begun, the one that promises most with the cards at hand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from majlis.cards.card import CardId
from majlis.games.lost_for_words.counting import BASE, BONUS, LONG, SHORTEST
from majlis.games.lost_for_words.moves import PILE_NAMES, VALID, Discard, Place, wild
from majlis.games.lost_for_words.table import PACK
from majlis.kit.words import matched, most_points
from majlis.move import DRAW, Move, Name
from majlis.view import View

MOST: Final = most_points(PACK)
CHANCE: Final = 0.35  # that a letter not at hand will come in time
PROGRESS: Final = 1.5  # for a letter of the word in mind
NEEDED: Final = 4.0  # for keeping a card that some column waits for
WILD: Final = 8.0
EASY: Final = "ETAOINSRHLDCU"
KNOWN: Final = 200  # words looked at that begin as a column does
BEGINS: Final = 3  # letters from which these are few
POOR: Final = 6  # points over the base that a word must promise before it is multiplied

Cards = tuple[CardId, ...]


class Plan(NamedTuple):
    """The word in mind: what it promises, and which letters of it are still to come."""

    worth: float
    word: str
    missing: str


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    if isinstance(move, Place):
        return _place(view, move)
    if isinstance(move, Discard):
        return -0.5 - _kept(view, move.card)
    if move is DRAW:
        return 1.0
    if isinstance(move, Name):
        return _name(view, move) if move.verb == "name" else _take(view, PILE_NAMES[move.mode])
    if move is VALID:
        lexicon = _lexicon(view)
        asked = next((str(fact.args["word"]) for fact in view.facts if fact.what == "asked"), "")
        return 1.0 if lexicon is not None and asked in lexicon else -1.0
    return 0.0


# -- what a seat sees --


def _lexicon(view: View[Any]) -> Any:
    return view.game.judge.lexicon if view.game.judge is not None else None


def _hand(view: View[Any]) -> Cards:
    return tuple(sorted(PACK.face[card] for card in view.zone(f"hand/{view.viewer}")))


def _column(view: View[Any], number: int) -> tuple[str, int]:
    """The letters of an own column, and how many times it counts."""
    for fact in view.facts:
        if fact.what == "column" and fact.seats == [view.viewer] and fact.args["column"] == number:
            return str(fact.args["word"]), int(str(fact.args["times"]))
    return "", 1


def _plans(view: View[Any]) -> list[Plan]:
    """For each own column with letters the word in mind."""
    columns = [_column(view, number) for number in range(1, 6)]
    hand, left = _hand(view), len(view.zone("stock"))
    return [plan(_lexicon(view), word, hand, times, left) for word, times in columns if word]


# -- a word in mind --


@lru_cache(maxsize=4096)
def plan(lexicon: Any, begun: str, hand: Cards, times: int, left: int) -> Plan:
    """The word that promises most for a column that begins so."""
    if lexicon is None:
        return Plan(BASE * times, "", "")
    shows = [PACK.cards[card].letters for card in hand]
    shows = [letters if len(letters) < 3 else "?" for letters in shows]
    words = [word for word in lexicon.words_from([*shows, *begun], shortest=SHORTEST) if word.startswith(begun)]
    if len(begun) >= BEGINS:
        words += lexicon.starting(begun, KNOWN)
    best = Plan(BASE * times, "", "")
    for word in words:
        rest = word[len(begun) :]
        if len(word) < SHORTEST or len(rest) > left // 2:
            continue
        missing = "".join([letter for letter, card in zip(rest, matched(rest, shows), strict=True) if card < 0])
        value = (BASE + sum([MOST[letter] for letter in word])) * times + (BONUS if len(word) >= LONG else 0)
        sure = CHANCE ** len(missing)
        worth = sure * value + (1 - sure) * BASE * times
        if (worth, word) > (best.worth, best.word):
            best = Plan(worth, word, missing)
    return best


def _without(hand: Cards, card: CardId) -> Cards:
    place = hand.index(PACK.face[card])
    return hand[:place] + hand[place + 1 :]


# -- kinds of move --


def _place(view: View[Any], move: Place) -> float:
    lexicon, hand = _lexicon(view), _hand(view)
    left, rest = len(view.zone("stock")), _without(hand, move.card)
    word, times = _column(view, move.column)
    if not move.letter:
        hope = plan(lexicon, "", rest, 1, left).worth
        return 0.5 * hope - 1.0 if hope >= POOR else -float(times)
    if wild(move.card):
        before = plan(lexicon, word, hand, times, left)
        return PROGRESS - 1.0 if before.worth > 0 and len(before.word) > len(word) and word else -WILD
    if lexicon is not None and not lexicon.starting(word + move.letter, 1):
        return BASE * times - 1.0
    after = plan(lexicon, word + move.letter, rest, times, left).worth
    if not word:
        return after if times == 1 else after - BASE * times
    return after - plan(lexicon, word, hand, times, left).worth + PROGRESS


def _kept(view: View[Any], card: CardId) -> float:
    """What a card is worth keeping for."""
    letters = PACK.cards[card].letters
    if wild(card):
        return WILD
    needed = "".join([one.word for one in _plans(view)])
    kept = NEEDED if any(letter in needed for letter in letters) else 0.0
    return kept + max(0.1 * (len(EASY) - EASY.index(one)) if one in EASY else 0.0 for one in letters)


def _take(view: View[Any], pile: str) -> float:
    """The top card of a pile, if a column waits for it."""
    letters = PACK.cards[view.zone(pile)[-1]].letters
    waiting = "".join([one.missing for one in _plans(view)])
    return NEEDED if any(letter in waiting for letter in letters) else 0.0


def _name(view: View[Any], move: Name) -> float:
    """The letter of a wild card: what the column can best go on with."""
    lexicon, left = _lexicon(view), len(view.zone("stock"))
    for fact in view.facts:
        word = str(fact.args.get("word", ""))
        if fact.what == "column" and word.endswith("?"):
            times = int(str(fact.args["times"]))
            return plan(lexicon, word[:-1] + move.text[-1], _hand(view), times, left).worth
    return 0.0
