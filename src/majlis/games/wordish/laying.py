"""Words and extensions: what the rules have against them, which there are, and how they come to lie on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from majlis.cards.card import CardId, Pack
from majlis.chance import Chance
from majlis.games.wordish.board import (
    HAND,
    SHORTEST,
    TAKEN,
    WORDS_OF,
    Board,
    Extend,
    extension,
)
from majlis.games.wordish.state import WordishState, find, side_of
from majlis.judge import Judge
from majlis.kit.hands import openly_held
from majlis.kit.words import Rule, Score, Supply, Word, Words, lacking, letter_fits, spell
from majlis.move import NOT_NOW, Domain, Field, Move, Reason
from majlis.plan import Seat
from majlis.table import Table

ExtendRule = Callable[[Extend], Reason | None]
"""What the rules have against an extension whose cards are all there, or None."""

TRIES: Final = 3  # words on the table tried for an extension at random


def supply_of(state: WordishState, seat: Seat, pack: Pack) -> Supply:
    """The cards that a seat may lay: its hand, and the pile it has taken."""
    return Supply(pack, openly_held(state.piles, HAND[seat]), state.piles.zones[TAKEN])


def of_one_atout(supply: Supply, wild: list[bool]) -> Supply:
    """The same with a single atout, for no word takes two (WO-06): what there is to look for."""
    kept, hand = [c for c in supply.held if not wild[c]], [c for c in supply.held if wild[c]]
    pile, more = [c for c in supply.laid if not wild[c]], [c for c in supply.laid if wild[c]]
    return Supply(supply.pack, kept + hand[:1], pile + ([] if hand else more[:1]))


# -- new words --


@final
class Laying(Domain):
    """New words, of three letters or more and with one atout at most."""

    verb: str = "word"

    def __init__(self, supply: Supply, judge: Judge, rule: Rule, score: Score, wild: list[bool]) -> None:
        self.all: Words = Words(supply, judge, SHORTEST, rule, score)
        self.likely: Words = Words(of_one_atout(supply, wild), judge, SHORTEST, rule, score)

    def fields(self) -> list[Field]:
        return self.all.fields()

    def refuse(self, move: Move) -> Reason | None:
        return self.all.refuse(move)

    def propose(self, chance: Chance) -> Move | None:
        return self.likely.propose(chance)

    def some(self, limit: int) -> list[Move]:
        return self.likely.some(limit)


# -- extensions --


@final
class Extending(Domain):
    """Cards before and after a laid word of the own side (WO-07)."""

    verb: str = "extend"

    def __init__(
        self,
        bases: list[str],
        there: list[CardId],
        supply: Supply,
        judge: Judge,
        rule: ExtendRule,
        score: Score,
        wild: list[bool],
    ) -> None:
        self.bases: list[str] = bases
        self.there: list[CardId] = there  # the cards of these words
        self.supply: Supply = supply
        self.likely: Supply = of_one_atout(supply, wild)
        self.judge: Judge = judge
        self.rule: ExtendRule = rule
        self.score: Score = score

    def fields(self) -> list[Field]:
        cards = self.supply.cards() + self.there
        return [Field("word", "word", cards, None, SHORTEST + 1, len(cards))]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Extend):
            return NOT_NOW
        if not move.bases:
            return self._why_not(move.word)
        if self.supply.places(move.added) is None:
            return lacking(move.added, self.supply)
        return self.rule(move)

    def _why_not(self, word: str) -> Reason:
        """What is wrong with a word for which no cards were found."""
        inside = [base for base in self.bases if base in word and base != word]
        if not inside:
            return Reason("no-such-base", {"word": word})
        longest = max(inside, key=len)
        before, _, behind = word.partition(longest)
        return lacking(Word(before + behind, [], [], self.supply.pack), self.supply)

    # -- what there is --

    def made(self, number: int, word: str, place: int) -> Extend | None:
        """Extend a base to `word`, in which it stands at `place`, with the cheapest cards."""
        base = self.bases[number]
        added = word[:place] + word[place + len(base) :]
        places = spell(added, self.supply, self.judge) if added else None
        if places is None:
            return None
        nth = self.bases[: number + 1].count(base)
        return extension(self.supply.word(added, places), [base], [nth], [place, len(added) - place])

    def found(self, word: str) -> Extend | None:
        """The move that makes `word` of some base: one that the rules allow, else one that there are cards for."""
        moves = list[Extend]()
        for number, base in enumerate(self.bases):
            for place in places_in(base, word):
                move = self.made(number, word, place)
                if move is not None:
                    moves.append(move)
        return next((move for move in moves if self.rule(move) is None), moves[0] if moves else None)

    def propose(self, chance: Chance) -> Move | None:
        """A letter before or after some word, if that makes a word of the list."""
        lexicon, shows = self.judge.lexicon, self.supply.shows()
        if lexicon is None:
            return None
        for _ in range(TRIES):
            number = chance.below(len(self.bases))
            base = self.bases[number]
            hooks = lexicon.hooks(base)
            words = [(letter + base, 1) for letter in hooks.before if held_by(letter, shows)]
            words += [(base + letter, 0) for letter in hooks.after if held_by(letter, shows)]
            if words:
                word, place = words[chance.below(len(words))]
                move = self.made(number, word, place)
                if move is not None and self.rule(move) is None:
                    return move
        return None

    def some(self, limit: int) -> list[Move]:
        """The best ones."""
        ranked = list[tuple[int, str, int]]()
        lexicon, shows, seen = self.judge.lexicon, self.likely.shows(), list[str]()
        for number, base in enumerate(self.bases):
            if lexicon is None or base in seen:
                continue
            seen.append(base)
            ranked += [(-self.score(word, 0), word, number) for word in lexicon.extensions(base, shows) if base in word]
        moves = list[Move]()
        for _, word, number in sorted(ranked):
            if len(moves) == limit:
                break
            move = self.made(number, word, word.index(self.bases[number]))
            if move is not None and self.rule(move) is None:
                moves.append(move)
        return moves


def places_in(base: str, word: str) -> list[int]:
    """Where a base stands in a longer word."""
    return [i for i in range(len(word) - len(base) + 1) if word.startswith(base, i) and len(word) > len(base)]


def held_by(letter: str, shows: list[str]) -> bool:
    """Can some card stand for the letter?"""
    return any(letter_fits(letter, show) for show in shows)


# -- how they come to lie there --


def lay(state: WordishState, seat: Seat, move: Word, board: Board, table: Table) -> list[int]:
    """A new word: the last of its side. The step, to be undone if it falls."""
    side = side_of(state, seat)
    pile = _put(state, seat, move, board.pack, table)
    state.words[side].append(move.word)
    bits = sum([1 << place for place, laid in enumerate(pile) if laid])
    return [len(state.words[side]) - 1, len(move.word), 0, 0, 0, 0, bits]


def extend(state: WordishState, seat: Seat, move: Extend, board: Board, table: Table) -> list[int]:
    """Cards join a word of the own side, and it may be another word (WO-07). The step likewise."""
    side = side_of(state, seat)
    there = state.piles.zones[WORDS_OF[side]]
    words = state.words[side]
    number = find(state, side, move.bases[0], move.nth[0])
    other = find(state, side, move.bases[1], move.nth[1]) if len(move.bases) > 1 else -1
    pile = _put(state, seat, move.added, board.pack, table)
    rows = rows_of(words, there)
    new = there[sum(map(len, words)) :]
    cuts = [*move.cuts, 0]
    first, second = cuts[0], cuts[0] + cuts[1]
    row = new[:first] + rows[number]
    if other < 0:
        between, after = 0, len(new) - first
        row += new[first:]
    else:
        between, after = cuts[1], len(new) - second
        row += new[first:second] + rows[other] + new[second:]
    joined = len(words[other]) if other >= 0 else 0
    bits = _bits(pile, cuts[0], len(words[number]), between, joined)
    step = [number, cuts[0], between, after, len(words[number]), joined, bits]
    rows[number], words[number] = row, move.word
    if other >= 0:
        del rows[other], words[other]
        _renumber(state, other)
        step[0] = number - (other < number)
    there[:] = [card for cards in rows for card in cards]
    return step


def _bits(pile: list[bool], before: int, old: int, between: int, joined: int) -> int:
    """A bit for each place of the new word at which a card from the pile lies."""
    bits = 0
    for i, laid in enumerate(pile):
        if laid:
            place = i + (old if i >= before else 0) + (joined if i >= before + between else 0)
            bits |= 1 << place
    return bits


def rows_of(words: list[str], cards: list[CardId]) -> list[list[CardId]]:
    """The cards of each word."""
    rows, first = list[list[CardId]](), 0
    for word in words:
        rows.append(cards[first : first + len(word)])
        first += len(word)
    return rows


def _put(state: WordishState, seat: Seat, move: Word, pack: Pack, table: Table) -> list[bool]:
    """The cards of a move go to the end of the place, in their order; which of them came from the pile."""
    target = WORDS_OF[side_of(state, seat)]
    supply = supply_of(state, seat, pack)
    hand = len(supply.held)
    places = supply.places(move) or []
    cards = supply.cards()
    chosen = [cards[i] for i in places]
    table.pick([cards[i] for i in places if i < hand], HAND[seat], target)
    table.pick([cards[i] for i in places if i >= hand], TAKEN, target)
    there = state.piles.zones[target]
    if chosen:
        there[len(there) - len(chosen) :] = chosen
    return [i >= hand for i in places]


def _renumber(state: WordishState, gone: int) -> None:
    """A word is no more: those behind it move up."""
    state.steps = [[step[0] - int(step[0] > gone), *step[1:]] for step in state.steps]


# -- how they go back --


def undo(state: WordishState, side: int, number: int, table: Table) -> list[CardId]:
    """The last step of a word is taken back: its cards go to the hand or the pile they came from."""
    step = next(s for s in reversed(state.steps) if s[0] == number)
    state.steps.remove(step)
    _, before, between, after, old, joined, pile = step
    zone = WORDS_OF[side]
    there, words = state.piles.zones[zone], state.words[side]
    rows, word = rows_of(words, there), words[number]
    inner = before + old
    outer = inner + between
    gone = [*range(before), *range(inner, outer), *range(len(word) - after, len(word))]
    cards = rows[number]
    for place in gone:
        table.move(cards[place], zone, TAKEN if pile >> place & 1 else HAND[state.turn])
    rows[number], words[number] = cards[before:inner], word[before:inner]
    if joined:
        rows.append(cards[outer : outer + joined])
        words.append(word[outer : outer + joined])
    if not old:
        del rows[number], words[number]
        _renumber(state, number)
    there[:] = [card for row in rows for card in row]
    return [cards[place] for place in gone]
