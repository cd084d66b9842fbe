"""AlphaGrams: make words of hand and pool, and change those on the table, your own or another's, into longer ones.

Two to six play. The rulings (AGR-01 and so on) stand in rulings.md beside this file, the common ones (G-) in the kit.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Arg, Cards, Who
from majlis.game import Fact, Mark, Nature, Outcome
from majlis.games.alphagrams import count, doubt
from majlis.games.alphagrams.changing import Change, Changes, completed, found, read_change
from majlis.games.alphagrams.laying import all_cards, forget, lay_change, lay_new, old_cards, take_apart
from majlis.games.alphagrams.options import VARIANTS, AlphaGramsOptions
from majlis.games.alphagrams.table import (
    DISCARD,
    FROM_HAND,
    HAND,
    HELD,
    LAID,
    MOST,
    PACK,
    PLAN,
    POOL,
    STOCK,
    AlphaGramsState,
    card_points,
    most_points,
    total,
    why_impossible,
)
from majlis.judge import Judge
from majlis.kit import claims, words
from majlis.kit.claims import CHALLENGE, STAND, Question, read_question
from majlis.kit.doubt_game import DoubtGame
from majlis.kit.hands import openly_held
from majlis.kit.words import Supply, Word, Words, letter_marks, read_word
from majlis.move import PASS, QUIET, Domain, Move, Play, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat, Zone, after, bit, in_rows
from majlis.table import Table

SHORTEST: Final = 2
CARDS: Final = len(PACK.all)
BOUND: Final = (CARDS + (CARDS + 1) * MOST) * (MOST + 1)  # a flip or a new card in each round; a word with its window
BLUFFS: Final = 16  # one in so many random words is none, where that is allowed
GLANCE: Final = 5  # pool cards that a random player looks at

TONES: Final = {
    "deals": "deal",
    "your-hand": "deal",
    "flips": "play",
    "lays": "play",
    "changes": "play",
    "steals": "big",
    "challenge-succeeds": "big",
    "challenge-fails": "big",
    "counted": "count",
    "wins": "end",
    "wins-by-word": "end",
    "share": "end",
}

NATURE: Final = Nature(
    "alphagrams",
    "word",
    "alpha",
    list(range(2, MOST + 1)),
    AlphaGramsOptions,
    VARIANTS,
    tones=TONES,
    language="en",
)

KEEP: Final = Move("keep")
DISCARDS: Final = [Play(f"discard {card.code}", CardId(card.face)) for card in PACK.cards]


@final
class AlphaGrams(DoubtGame[AlphaGramsState]):
    """The rules, in the order of play."""

    def __init__(self, options: AlphaGramsOptions, judge: Judge) -> None:
        super().__init__(NATURE, options, PLAN, [PASS, STAND, CHALLENGE, KEEP, *_faces()], BOUND, judge)
        self.always: bool = options.discard == "always"  # AGR-05
        self.lenient: bool = options.meaning == "lenient"  # AGR-04

    def blank(self, seats: int) -> AlphaGramsState:
        state = AlphaGramsState(laid_out(PLAN, STOCK), seats)
        state.acting = 1 << state.turn
        return state

    def deal(self, state: AlphaGramsState, table: Table) -> None:
        table.open_deal()
        state.dealer = SEATS[table.chance.below(state.seats)]  # AGR-12
        table.shuffle(STOCK)
        for step in range(1, state.seats + 1):
            table.draw(HELD, STOCK, HAND[after(state.dealer, state.seats, step)])
        table.draw(1, STOCK, POOL)
        if table.told:
            table.say("deals", [state.dealer], {"card": Cards(state.piles.zones[POOL][:])})
            for seat in SEATS[: state.seats]:
                table.tell(seat, "your-hand", {"cards": Cards(sorted(state.piles.zones[HAND[seat]]))})
        self._begin(state, after(state.dealer, state.seats), table)

    # -- a turn: a card is turned up by itself; then lay a word, change one, or pass (AGR-01) --

    def _begin(self, state: AlphaGramsState, seat: Seat, table: Table) -> None:
        state.turn = seat
        state.acting = 1 << seat
        zones = state.piles.zones
        if zones[STOCK]:
            table.draw(1, STOCK, POOL)
            state.passed = 0  # AGR-06: a new card for everybody
            if table.told:
                table.say("flips", [seat], {"card": Cards(zones[POOL][-1:]), "left": len(zones[STOCK])})

    def choices(self, state: AlphaGramsState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        if state.layer >= 0:
            return doubt.objections(state, seat)
        if state.discarding:
            hand = sorted({PACK.face[card] for card in state.piles.zones[HAND[seat]]})
            return [KEEP, *[DISCARDS[card] for card in hand]]
        return [PASS]

    def domain(self, state: AlphaGramsState, seat: Seat) -> Domain | None:
        if not self._on_turn(state, seat):
            return None
        return self._words(state, seat, self._supply(state, seat))

    def _on_turn(self, state: AlphaGramsState, seat: Seat) -> bool:
        return bool(state.acting >> seat & 1) and state.layer < 0 and not state.discarding

    def _supply(self, state: AlphaGramsState, seat: Seat) -> Supply:
        zones = state.piles.zones
        return Supply(PACK, zones[HAND[seat]], zones[POOL])  # AGR-02

    def _words(self, state: AlphaGramsState, seat: Seat, supply: Supply) -> Words:
        def rule(move: Word, places: list[int]) -> Reason | None:
            return self.refused(state, move.word)

        made = Words(supply, self.list, SHORTEST, rule, _score)
        made.beside = self._changes(state, seat, supply)
        return made

    def _changes(self, state: AlphaGramsState, seat: Seat, supply: Supply) -> Changes | None:
        def rule(old: str, word: str) -> Reason | None:
            reason = self.refused(state, word)
            if reason is None and self.mode == "strict" and doubt.is_form(self.list, old, word, self.lenient):
                return Reason("same-headword", {"old": old, "word": word})  # AGR-04
            return reason

        if not any(state.words):
            return None
        return Changes(state.words, all_cards(state), seat, supply, self.list, rule)

    def apply(self, state: AlphaGramsState, seat: Seat, move: Move, table: Table) -> None:
        if isinstance(move, Word):
            lay_new(state, seat, move, table)
            self.await_objections(state, seat, [state.words[seat][-1]], table)
        elif isinstance(move, Change):
            lay_change(state, seat, move, table)
            self.await_objections(state, seat, [state.words[seat][-1]], table)
        elif isinstance(move, Play):
            self._discard(state, seat, move.card, table)
        elif move is KEEP:
            self._refill(state, seat, table)
        elif move is PASS:
            if table.told:
                table.say("passes", [seat], {})
            self._passed(state, seat, table)
        else:
            self.answer(state, seat, move, table)

    # -- a word in doubt --

    def open_window(self, state: AlphaGramsState, seat: Seat, words: list[str]) -> bool:
        return doubt.open_window(state, seat, words[0])

    def challenge(self, state: AlphaGramsState, seat: Seat, table: Table) -> bool:
        return doubt.challenge(state, seat, self.value(state), self.list, self.lenient, table)

    def value(self, state: AlphaGramsState) -> int:
        zone, word = state.piles.zones[LAID[state.layer]], state.doubted[0]
        return sum(map(card_points, zone[len(zone) - len(word) :]))

    def stands(self, state: AlphaGramsState, table: Table) -> None:
        """The window closes, and what follows from it does so in the order of G-23."""
        seat = claims.shut_window(state)
        word, owner, used = state.words[seat][-1], state.owner, FROM_HAND in state.came
        state.used.append(word)
        state.passed = 0
        forget(state)
        if table.told:
            table.say("counts", [seat], {"word": word, "total": total(state, seat)})
            if owner not in (-1, seat):
                table.say("left-with", [SEATS[owner]], {"total": total(state, owner)})
        zones = state.piles.zones
        if zones[HAND[seat]] and (self.always or (used and zones[STOCK])):  # AGR-05
            state.discarding = True
            state.acting = 1 << seat
        elif used:
            self._refill(state, seat, table)
        else:
            self._next(state, table)

    def falls(self, state: AlphaGramsState, table: Table) -> None:
        """The turn is over (AGR-10)."""
        seat = claims.shut_window(state)
        take_apart(state, seat, table)
        self._passed(state, seat, table)  # G-29

    # -- after a word: a card for the pool, and new ones (AGR-05) --

    def _discard(self, state: AlphaGramsState, seat: Seat, face: CardId, table: Table) -> None:
        card = next(c for c in openly_held(state.piles, HAND[seat]) if PACK.face[c] == face)
        table.move(card, HAND[seat], POOL)
        if table.told:
            table.say("discards", [seat], {"card": Cards([card])})
        state.passed = 0
        self._refill(state, seat, table)

    def _refill(self, state: AlphaGramsState, seat: Seat, table: Table) -> None:
        state.discarding = False
        hand, stock = state.piles.zones[HAND[seat]], state.piles.zones[STOCK]
        before = len(hand)
        table.draw(HELD - before, STOCK, HAND[seat])
        if table.told and len(hand) > before:
            table.say("draws", [seat], {"cards": Cards(hand[before:]), "left": len(stock)}, bit(seat))
        self._next(state, table)

    # -- a pass --

    def _passed(self, state: AlphaGramsState, seat: Seat, table: Table) -> None:
        state.passed |= 1 << seat
        if state.passed == (1 << state.seats) - 1:  # only with an empty stock, as every flip begins anew (AGR-06)
            self._end(state, table)
        else:
            self._next(state, table)

    def _next(self, state: AlphaGramsState, table: Table) -> None:
        self._begin(state, claims.pass_over(state, state.turn, table), table)

    # -- is it over --

    def _end(self, state: AlphaGramsState, table: Table) -> None:
        state.acting = 0
        if table.told:
            table.say("all-passed", [], {})
        for seat in SEATS[: state.seats]:
            table.sweep(HAND[seat], DISCARD)
        if table.told:
            count.tell(state, self.costs, table)

    def outcome(self, state: AlphaGramsState) -> Outcome | None:
        return None if state.acting else count.result(state, self.costs)

    def standing(self, state: AlphaGramsState) -> Outcome | None:
        return count.result(state, self.costs)

    # -- beside the cards --

    def facts(self, state: AlphaGramsState) -> list[Fact]:
        facts = [Fact("score", {"score": total(state, s)}, [s]) for s in SEATS[: state.seats]]
        owners = [s for s in SEATS[: state.seats] if state.words[s]]
        facts += [Fact("words", {"word": ", ".join(state.words[s])}, [s]) for s in owners]
        facts += claims.facts(state)
        if state.layer >= 0 and state.old:
            facts.append(Fact("made-of", {"old": state.old}))
        facts.append(Fact("dealer", {}, [state.dealer]))
        return facts

    def marks(self, state: AlphaGramsState) -> list[Mark]:
        made: list[Mark] = []
        for seat in range(state.seats):
            made += letter_marks(PACK, LAID[seat], state.piles.zones[LAID[seat]], "".join(state.words[seat]))
        return made

    def spots(self, state: AlphaGramsState, zone: Zone) -> list[tuple[int, int]]:
        return in_rows(list(map(len, state.words[zone - LAID[0]]))) if LAID[0] <= zone < LAID[0] + state.seats else []

    def foresee(self, state: AlphaGramsState, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Word) and move.cards:
            return Reason("word-counts", {"points": sum(map(card_points, move.cards))})
        if not isinstance(move, Change) or move.added is None or found(state.words, move) < 0:
            return None
        old = old_cards(state, move.owner, found(state.words, move))
        more = sum(map(card_points, move.added.cards))
        args: dict[str, Arg] = {"points": more + sum(map(card_points, old)), "more": more}
        if move.owner == seat:
            return Reason("change-counts", args)
        return Reason("steal-counts", {**args, "owner": Who([SEATS[move.owner]])})

    def fallback(self, state: AlphaGramsState, seat: Seat) -> Move:
        """G-35: let it stand; put nothing into the pool; pass."""
        return STAND if state.layer >= 0 else KEEP if state.discarding else PASS

    # -- texts --

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        if verb == "word":
            return read_word(arguments, PACK)
        if verb == "change":
            return read_change(arguments)
        return read_question(arguments) if verb == "question" else None

    def complete(self, state: AlphaGramsState, seat: Seat, move: Move) -> Move:
        if isinstance(move, Word):
            return words.completed(move, self._supply(state, seat), self.list)
        if isinstance(move, Change):
            return completed(move, state.words, all_cards(state), seat, self._supply(state, seat), self.list)
        return self.in_full(state, move) if isinstance(move, Question) else move

    def propose(self, state: AlphaGramsState, seat: Seat, chance: Chance) -> Move:
        """What a player might do who looks at some cards only: a change or a word, now and then one that is none."""
        if not self._on_turn(state, seat):
            moves = self.choices(state, seat, QUIET)
            return moves[chance.below(len(moves))]
        if chance.below(4) == 0:
            return PASS
        pool = state.piles.zones[POOL][:]
        chance.shuffle(pool)
        supply = Supply(PACK, state.piles.zones[HAND[seat]], pool[:GLANCE])
        bluff = self.mode != "strict" and chance.below(BLUFFS) == 0
        new = self._words(state, seat, supply)
        made = self._bluff(state, supply, chance) if bluff else None
        if made is None and new.beside is not None and chance.below(2):
            made = new.beside.propose(chance)
        return made or new.propose(chance) or PASS

    def _bluff(self, state: AlphaGramsState, supply: Supply, chance: Chance) -> Move | None:
        """Some cards as they come."""
        shows = supply.shows()
        places = list(range(len(shows)))
        chance.shuffle(places)
        places = places[:4]
        letters = ["E" if shows[i] == "?" else shows[i][chance.below(len(shows[i]))] for i in places]
        move = supply.word("".join(letters), places)
        return move if len(places) >= SHORTEST and self.refused(state, move.word) is None else None

    def impossible(self, state: AlphaGramsState) -> Reason | None:
        return why_impossible(state)


def _score(word: str, counted: int) -> int:
    return most_points(word)


def _faces() -> list[Move]:
    return [DISCARDS[card.number] for card in PACK.cards if card.face == card.number]


GAME: Final = AlphaGrams
