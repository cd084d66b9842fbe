"""Words made of cards: how a move writes one, which cards spell it, what they count, what could be laid.

A move names its cards in the order of the word: `word F @R I/O=I @A/E=E N D`. The letter of a vowel or wild card
follows it, and @ stands before a card that lies on the table. Where it matters which of two cards that look the same is
meant, its place follows it: `T:2`. A person types `word FRIEND`, and the program finds the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from heapq import heapify, heappop, heappush
from operator import itemgetter
from typing import Final, final

from majlis.cards.card import CardId, Pack, message_id
from majlis.cards.data import read
from majlis.chance import Chance
from majlis.event import Arg, Cards
from majlis.game import Mark
from majlis.judge import Judge
from majlis.move import NOT_NOW, Domain, Field, Move, Reason
from majlis.plan import Zone

VOWEL_POINTS: Final[dict[str, int]] = read("alpha")["vowel_points"]
TABLE: Final = "@"  # before a card that lies on the table
PLACE: Final = ":"  # before the number of the place where a card lies
FREE: Final = "."  # for a card on the table whose letter is still open (G-31)
TYPED: Final = 40  # letters that anybody may type
TRIES: Final = 12  # words tried for one at random

KEEP_WILD: Final = 1_000_000  # what it costs to use a wild card ...
KEEP_CHOICE: Final = 10_000  # ... or a free vowel card, beside points

Rule = Callable[["Word", list[int]], Reason | None]
"""Why a game does not allow a word from cards that could spell it (their places in the supply), or None."""

Score = Callable[[str, int], int]
"""What a word counts whose cards count so much."""


# -- a word as a move --


@final
class Word(Move):
    """A word with its cards, or, as a person types it, still without them. Cards that look the same are one."""

    __slots__ = ("cards", "laid", "spots", "word")

    def __init__(
        self, word: str, cards: list[CardId], laid: list[bool], pack: Pack, spots: list[int] | None = None
    ) -> None:
        where = spots if spots is not None else [0] * len(cards)
        pieces = [_piece(pack, cards[i], word[i], laid[i], where[i]) for i in range(len(cards))]
        super().__init__("word " + (" ".join(pieces) if cards else word))
        self.word: str = word
        self.cards: list[CardId] = cards  # by letter
        self.laid: list[bool] = laid  # by letter: does the card lie on the table?
        self.spots: list[int] = where  # by letter: the number of its place, 0 where any will do

    def from_hand(self) -> list[CardId]:
        """Those of its cards that do not lie on the table."""
        return [card for card, laid in zip(self.cards, self.laid, strict=True) if not laid]

    def args(self) -> dict[str, Arg]:
        return {"word": self.word}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def _piece(pack: Pack, card: CardId, letter: str, laid: bool, spot: int) -> str:
    said = f"{pack.code[card]}{PLACE}{spot}" if spot else pack.code[card]
    if len(pack.cards[card].letters) > 1:
        said = f"{said}={letter}"
    return TABLE + said if laid else said


def read_word(arguments: list[str], pack: Pack) -> Word | None:
    """The word that the arguments of a move write; None if they write none."""
    word, cards, laid, spots = "", list[CardId](), list[bool](), list[int]()
    for argument in arguments:
        on = argument.startswith(TABLE)
        code, mark, letter = argument[int(on) :].upper().partition("=")
        code, _, spot = code.partition(PLACE)
        card = pack.find(code)
        if card is None:
            return _typed(arguments, pack)
        if len(spot) > 2 or (spot and not (spot.isascii() and spot.isdigit())):
            return None
        shows = pack.cards[card].letters
        if not mark and len(shows) == 1:
            letter = shows
        if len(letter) != 1 or letter not in shows:
            return None
        word += letter
        cards.append(pack.face[card])
        laid.append(on)
        spots.append(int(spot or "0"))
    return Word(word, cards, laid, pack, spots) if cards else None


def _typed(arguments: list[str], pack: Pack) -> Word | None:
    word = "".join(arguments).upper()
    return Word(word, [], [], pack) if word.isalpha() and len(word) <= TYPED else None


# -- points --


def letter_points(pack: Pack, card: CardId, letter: str) -> int:
    """What a card counts as this letter: a U counts two on a vowel card, a wild card nothing (G-13, G-14)."""
    shows = len(pack.cards[card].letters)
    return pack.points[card] if shows == 1 else VOWEL_POINTS.get(letter, 1) if shows == 2 else 0


def points(move: Word, pack: Pack) -> int:
    """What the cards of a word count."""
    return sum([letter_points(pack, card, letter) for card, letter in zip(move.cards, move.word, strict=True)])


# -- the cards there are --


@final
class Supply:
    """The cards that a word may be made of: those `held`, then those `laid` on the table with their letters.

    `spots` numbers the places of the held ones, where it matters which of two that look the same is used. The first of
    them is used unless a move names another.
    """

    __slots__ = ("held", "laid", "letters", "pack", "spots")

    def __init__(
        self,
        pack: Pack,
        held: list[CardId],
        laid: list[CardId],
        letters: str = "",
        spots: list[int] | None = None,
    ) -> None:
        self.spots: list[int] = spots if spots is not None else []
        self.pack: Pack = pack
        self.held: list[CardId] = held
        self.laid: list[CardId] = laid
        self.letters: str = letters if letters else FREE * len(laid)

    def cards(self) -> list[CardId]:
        """All of them."""
        return self.held + self.laid

    def shows(self, fixed: bool = True) -> list[str]:
        """For each card the letters it can stand for, as a Lexicon takes them; `fixed`: as it lies (G-13)."""
        made = [self._free(card) for card in self.held]
        for card, letter in zip(self.laid, self.letters, strict=True):
            made.append(letter if fixed and letter != FREE else self._free(card))
        return made

    def _free(self, card: CardId) -> str:
        letters = self.pack.cards[card].letters
        return letters if len(letters) < 3 else "?"

    def places(self, move: Word) -> list[int] | None:
        """Which cards a move means, by letter; None if they are not all there."""
        face, held, used = self.pack.face, len(self.held), list[int]()
        shows, cards = self.shows(), self.cards()
        for card, letter, on, spot in zip(move.cards, move.word, move.laid, move.spots, strict=True):
            if spot and (on or spot not in self.spots):
                return None
            for i in range(held if on else 0, len(cards) if on else held):
                if spot and self.spots[i] != spot:
                    continue
                if face[cards[i]] == card and i not in used and letter_fits(letter, shows[i]):
                    used.append(i)
                    break
            else:
                return None
        return used

    def word(self, word: str, places: list[int]) -> Word:
        """The move that lays these cards."""
        held, faces = len(self.held), [self.pack.face[card] for card in self.cards()]
        spots = [self.spots[i] if i < len(self.spots) and faces[:held].count(faces[i]) > 1 else 0 for i in places]
        return Word(word, [faces[i] for i in places], [i >= held for i in places], self.pack, spots)

    def first(self, places: list[int]) -> list[int]:
        """The same cards, but of those that look the same the first ones."""
        face, used = self.pack.face, places[:]
        for k, i in enumerate(places):
            for j in range(i if i < len(self.spots) else 0):
                if j not in used and face[self.held[j]] == face[self.held[i]]:
                    used[k] = j
                    break
        return used


def letter_fits(letter: str, shows: str) -> bool:
    """Can a card that shows this stand for the letter?"""
    return letter in shows or shows == "?"


def matched(word: str, shows: list[str]) -> list[int]:
    """The card for each letter, and -1 where none is left, for as many letters as can be."""
    user = [-1] * len(shows)  # by card: the letter that has it
    for k in range(len(word)):
        _give(word, shows, k, user, [False] * len(shows))
    found = [-1] * len(word)
    for i, k in enumerate(user):
        if k >= 0:
            found[k] = i
    return found


def _give(word: str, shows: list[str], k: int, user: list[int], tried: list[bool]) -> bool:
    for i in range(len(shows)):
        if not tried[i] and letter_fits(word[k], shows[i]):
            tried[i] = True
            if user[i] < 0 or _give(word, shows, user[i], user, tried):
                user[i] = k
                return True
    return False


# -- the cards for a word --


def spell(word: str, supply: Supply, judge: Judge, both: bool = False) -> list[int] | None:
    """The cheapest cards for a word: wild cards and free vowels are kept, points taken, then cards of the table.

    `both`: one at least must be held and one laid, if that can be. None if the cards cannot spell it.
    """
    if judge.lexicon is None:
        return None
    pack, cards, held = supply.pack, supply.cards(), len(supply.held)
    shows = supply.shows()

    def worth(card: int, letter: str) -> int:
        return letter_points(pack, cards[card], letter) * 10 + int(card >= held)

    def cost(places: list[int]) -> int:
        choice = [KEEP_WILD if shows[i] == "?" else KEEP_CHOICE * (len(shows[i]) - 1) for i in places]
        return sum(choice) - sum([worth(i, letter) for i, letter in zip(places, word, strict=True)])

    def cheapest(must: list[int]) -> list[int] | None:
        found = judge.lexicon.spell(word, shows, must, worth)
        return None if found is None else supply.first(list(found))

    best = cheapest([])
    if best is None or not both or (min(best) < held <= max(best)):
        return best
    missing = range(held) if min(best) >= held else range(held, len(cards))
    ways = [way for way in [cheapest([i]) for i in missing] if way is not None]
    return min(ways, key=cost) if ways else best


def completed(move: Word, supply: Supply, judge: Judge, both: bool = False) -> Word:
    """The move with its cards: those of a word that somebody typed are found, those not held sought on the table."""
    if move.cards and supply.places(move) is not None:
        return move
    if not move.cards:
        found = spell(move.word, supply, judge, both)
        return move if found is None else supply.word(move.word, found)
    face = supply.pack.face
    held, laid = [face[c] for c in supply.held], list[bool]()
    for card, on in zip(move.cards, move.laid, strict=True):
        if not on and card in held:
            held.remove(card)
            laid.append(False)
        else:
            laid.append(True)
    other = Word(move.word, move.cards, laid, supply.pack, move.spots)
    return other if supply.places(other) is not None else move


def lacking(move: Word, supply: Supply) -> Reason:
    """Why these cards do not spell it, as exactly as can be said."""
    word, shows = move.word, supply.shows()
    for letter in word:
        if all(letter not in card.letters for card in supply.pack.cards):
            return Reason("word-letter", {"letter": letter})
    for card, letter, on in zip(move.cards, word, move.laid, strict=False):
        laid = [i for i, c in enumerate(supply.laid) if supply.pack.face[c] == card]
        if on and laid and all(supply.letters[i] not in (letter, FREE) for i in laid):
            return Reason("word-fixed", {"card": Cards([card]), "letter": supply.letters[laid[0]]})
    missing = [letter for letter, i in zip(word, matched(word, shows), strict=True) if i < 0]
    if not missing:
        return Reason("word-cards", {"word": word})
    held = len(supply.held)
    for i in matched(word, supply.shows(False)):
        if i >= held and letter_fits(missing[0], supply.shows(False)[i]) and not letter_fits(missing[0], shows[i]):
            card = supply.laid[i - held]
            return Reason("word-fixed", {"card": Cards([card]), "letter": shows[i]})
    return Reason("word-lacks", {"word": word, "letters": ", ".join(missing), "count": len(missing)})


# -- the words that could be laid --


@final
class Words(Domain):
    """Words from a supply of cards. In challenge and honour mode any letters will do; what is proposed is real."""

    verb: str = "word"

    def __init__(
        self, supply: Supply, judge: Judge, shortest: int, rule: Rule, score: Score, both: bool = False
    ) -> None:
        self.supply: Supply = supply
        self.judge: Judge = judge
        self.shortest: int = shortest
        self.rule: Rule = rule
        self.score: Score = score
        self.both: bool = both

    def fields(self) -> list[Field]:
        cards = self.supply.cards()
        return [Field("word", "word", cards, None, self.shortest, len(cards))]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Word):
            return NOT_NOW
        if len(move.word) < self.shortest:
            return Reason("word-short", {"word": move.word, "least": self.shortest})
        places = self.supply.places(move) if move.cards else None
        return self.rule(move, places) if places is not None else lacking(move, self.supply)

    def counts(self, move: Word) -> int:
        """What the word would count."""
        return self.score(move.word, points(move, self.supply.pack))

    def found(self) -> Sequence[str]:
        """All words of the list that the cards could spell."""
        if self.judge.lexicon is None:
            return []
        words: Sequence[str] = self.judge.lexicon.words_from(self.supply.shows(), shortest=self.shortest)
        return words

    def _legal(self, word: str) -> Word | None:
        places = spell(word, self.supply, self.judge, self.both)
        if places is None:
            return None
        move = self.supply.word(word, places)
        return move if self.rule(move, places) is None else None

    def propose(self, chance: Chance) -> Move | None:
        words = self.found()
        for _ in range(min(TRIES, len(words))):
            move = self._legal(words[chance.below(len(words))])
            if move is not None:
                return move
        return next((move for move in map(self._legal, words) if move is not None), None)

    def some(self, limit: int) -> list[Move]:
        return [move for move, _ in self.best(limit)]

    def best(self, limit: int) -> list[tuple[Move, int]]:
        """The legal words that count most, with what they count."""
        words, most = self.found(), most_points(self.supply.pack)
        counts = self.judge.lexicon.counts(words, most) if words else []
        bounds = [(-self.score(word, count), word, count) for word, count in zip(words, counts, strict=True)]
        heapify(bounds)
        ranked = list[tuple[int, str, Word]]()
        plain = "".join([shows for shows in self.supply.shows() if shows != "?"])
        while bounds:
            bound, word, count = heappop(bounds)
            if len(ranked) >= limit and (limit == 0 or -bound <= -ranked[limit - 1][0]):
                break
            free = sum([most[c] * max(0, word.count(c) - plain.count(c)) for c in set(word)]) if count else 0
            if free:  # what only wild cards stand for counts nothing: it may not be the next best
                heappush(bounds, (-self.score(word, count - free), word, 0))
                continue
            move = self._legal(word)
            if move is not None:
                ranked.append((-self.counts(move), word, move))
                ranked.sort(key=itemgetter(0, 1))
        return [(move, -count) for count, _, move in ranked[:limit]]


@cache
def most_points(pack: Pack) -> dict[str, int]:
    """What each letter counts at the most."""
    most: dict[str, int] = {}
    for card in pack.cards:
        for letter in card.letters:
            most[letter] = max(most.get(letter, 0), letter_points(pack, CardId(card.number), letter))
    return most


def letter_marks(pack: Pack, zone: Zone, cards: list[CardId], letters: str) -> list[Mark]:
    """What vowel and wild cards stand for where they lie."""
    return [
        Mark(zone, place, f"letter-{message_id(letter)}")
        for place, (card, letter) in enumerate(zip(cards, letters, strict=False))
        if len(pack.cards[card].letters) > 1 and letter != FREE
    ]
