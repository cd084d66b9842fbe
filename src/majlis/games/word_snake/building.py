"""What can be built: any snake of one's own cards, with one card of the centre at the most."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Cards
from majlis.games.word_snake.chain import (
    BROKEN,
    COMPLETE,
    NONE,
    OPEN_END,
    PACK,
    SHORTEST,
    TOO_MANY,
    Snake,
    chained,
)
from majlis.judge import Judge
from majlis.kit.words import Supply, Word, lacking, letter_points
from majlis.move import CHAIN, NOT_NOW, Domain, Field, Move, Reason

TRIES: Final = 8
LOOKED_AT: Final = 40  # words that a bot weighs

Rule = Callable[[str], Reason | None]
"""Why a table does not allow a word to be marked as complete, or None."""


@final
class Snakes(Domain):
    """All snakes of a seat: of the cards it holds, those that lie in its snake, and one of the centre."""

    verb: str = "snake"

    def __init__(
        self, old: Snake, held: list[CardId], centre: list[CardId], owed: str, judge: Judge, rule: Rule, repeats: bool
    ) -> None:
        self.old: Snake = old
        self.held: list[CardId] = [PACK.face[card] for card in held]  # not in the snake
        self.centre: list[CardId] = [PACK.face[card] for card in centre]
        self.owed: str = owed
        self.judge: Judge = judge
        self.rule: Rule = rule
        self.repeats: bool = repeats

    def own(self) -> list[CardId]:
        """The cards that may be used without taking one."""
        return self.held + self.old.cards

    def fields(self) -> list[Field]:
        cards = self.own() + self.centre
        field = Field("words", CHAIN, cards, None, 0, len(self.own()) + min(1, len(self.centre)))
        field.laid, field.now = len(self.centre), self.old.text.split()[1:] if self.old.cards else []
        return [field]

    # -- may it lie so --

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Snake):
            return NOT_NOW
        if move.typed:
            return self._cannot_spell(move.typed.split())
        reason = self._lacks(move)
        if reason is not None:
            return reason
        seen: list[str] = []
        for piece in move.pieces():
            word = move.word(piece)
            if move.ends[piece.last] == COMPLETE and len(word) < SHORTEST:
                return Reason("word-short", {"word": word, "least": SHORTEST})
            if piece.complete:
                if not self.repeats and word in seen:  # WS-14
                    return Reason("word-repeated", {"word": word})
                seen.append(word)
                reason = self.rule(word)
                if reason is not None:
                    return reason
        return None

    def _lacks(self, move: Snake) -> Reason | None:
        """Which card is not there: the first request has what lies in the centre (WS-04)."""
        own = self.own()
        if move.taken == TOO_MANY:
            return Reason("centre-one")
        for i, card in enumerate(move.cards):
            if i == move.taken:
                if card not in self.centre:
                    return Reason("centre-gone", {"card": Cards([card])})
            elif card in own:
                own.remove(card)
            else:
                return Reason("you-do-not-hold", {"card": Cards([card])})
        if self.owed and PACK.face[PACK.number[self.owed]] not in move.cards:
            return Reason("use-it-now", {"card": Cards([PACK.number[self.owed]])})
        return None

    def _cannot_spell(self, words: list[str]) -> Reason:
        for word in words:
            if len(word) < SHORTEST:
                return Reason("word-short", {"word": word, "least": SHORTEST})
        chain = chained(words)
        if chain is None:
            broken = next(b for a, b in pairwise(words) if b[0] != a[-1])
            before = words[words.index(broken) - 1]
            return Reason("not-a-chain", {"word": broken, "before": before})
        return lacking(Word(chain[0], [], [], PACK), Supply(PACK, self.own(), []))

    # -- the cards for words that somebody typed --

    def complete(self, words: list[str]) -> Snake | None:
        """Words with their cards: own ones, and if these do not do, one of the centre."""
        chain = chained(words)
        if chain is None or self.judge.lexicon is None:
            return None
        letters, ends = chain
        found = self._spelled(letters, self.own())
        if found is not None:
            return Snake(found, letters, ends)
        for taken in dict.fromkeys(self.centre):
            found = self._spelled(letters, [*self.own(), taken])
            if found is not None:
                return Snake(found, letters, ends, found.index(taken))
        return None

    def _spelled(self, letters: str, cards: list[CardId]) -> list[CardId] | None:
        shows = _shows(cards)

        def worth(card: int, letter: str) -> int:
            return letter_points(PACK, cards[card], letter)

        places = self.judge.lexicon.spell(letters, shows, [], worth)
        return None if places is None else [cards[i] for i in places]

    # -- what comes to mind: one more word at the end --

    def _next_words(self, cards: list[CardId]) -> list[str]:
        """The words that could follow the snake."""
        if self.judge.lexicon is None:
            return []
        if not self.old.cards:
            return list(self.judge.lexicon.words_from(_shows(cards), shortest=SHORTEST))
        last = self.old.letters[-1]
        return list(self.judge.lexicon.words_from(_shows(cards), shortest=SHORTEST, starting=last))

    def _longer(self, word: str, taken: int = -1) -> Snake | None:
        """The snake with one more word, if the table allows it; `taken`: with this card of the centre."""
        more = word[1:] if self.old.cards else word
        cards = self.held if taken < 0 else [*self.held, CardId(taken)]
        found = self._spelled(more, cards)
        if found is None or (taken >= 0 and found.count(CardId(taken)) <= self.held.count(CardId(taken))):
            return None
        ends = self.old.ends + [OPEN_END] * len(more)
        ends[-1] = COMPLETE
        at = len(self.old.cards) + found.index(CardId(taken)) if taken >= 0 else -1
        made = Snake(self.old.cards + found, self.old.letters + more, ends, at)
        return made if self.refuse(made) is None else None

    def propose(self, chance: Chance) -> Move | None:
        if not self.old.is_whole() or self.owed:
            return self.anyhow()
        words = self._next_words(self.held)
        for _ in range(min(TRIES, len(words))):
            made = self._longer(words[chance.below(len(words))])
            if made is not None:
                return made
        return None

    def anyhow(self) -> Snake | None:
        """The same snake; a card that must be used at its end, in a word that is not finished."""
        cards, letters, ends = self.old.cards[:], self.old.letters, self.old.ends[:]
        if self.owed:
            card = PACK.face[PACK.number[self.owed]]
            if card not in cards:
                cards.append(card)
                letters += PACK.cards[card].letters[0]
                ends.append(OPEN_END)
        made = Snake(cards, letters, ends)
        return made if self.refuse(made) is None else None

    def some(self, limit: int) -> list[Move]:
        if not self.old.is_whole() or self.owed:
            made = self.anyhow()
            return [made] if made is not None and limit else []
        found: dict[Move, int] = {}
        self._gather(found, self.held, -1)
        if len(found) < limit:
            for card in dict.fromkeys(self.centre):
                self._gather(found, [*self.held, card], card)
        same = self.anyhow() if not found else None
        if same is not None:
            found[same] = 0
        return sorted(found, key=lambda move: (-found[move], move.text))[:limit]

    def _gather(self, found: dict[Move, int], cards: list[CardId], taken: int) -> None:
        """The longest words first: they use most cards."""
        words = sorted(self._next_words(cards), key=lambda word: (-len(word), word))
        for word in words[: LOOKED_AT if taken < 0 else TRIES]:
            made = self._longer(word, taken)
            if made is not None:
                found[made] = made.counts()

    def apart(self, chance: Chance) -> Snake:
        """Somebody rearranges: the last word is taken apart, or all is picked up."""
        pieces = self.old.pieces()
        if len(pieces) < 2 or chance.below(2):
            return NONE
        kept = pieces[-2].last + 1
        ends = self.old.ends[:kept]
        if chance.below(2) and len(self.old.cards) > kept:
            return Snake(self.old.cards[: kept + 1], self.old.letters[: kept + 1], [*ends, BROKEN])
        return Snake(self.old.cards[:kept], self.old.letters[:kept], ends)


def _shows(cards: list[CardId]) -> list[str]:
    made = []
    for card in cards:
        letters = PACK.cards[card].letters
        made.append(letters if len(letters) < 3 else "?")
    return made
