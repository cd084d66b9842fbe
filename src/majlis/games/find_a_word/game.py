"""Find A Word: spell words with the open cards and take them; who has the most cards wins.

Two to six play. The rulings (FW-01 and so on) stand in rulings.md beside this file, the common ones (G-) in the kit.
"""

from __future__ import annotations

from typing import Final, final

from majlis.chance import Chance
from majlis.event import Arg, Cards
from majlis.game import Fact, Mark, Nature, Outcome
from majlis.games.find_a_word.mending import Mend, Mends, misspelt, read_mend
from majlis.games.find_a_word.options import VARIANTS, FindAWordOptions
from majlis.games.find_a_word.table import (
    CLAIM,
    MIDDLE,
    OPENED,
    PACK,
    PLAN,
    STOCK,
    TAKEN,
    FindAWordState,
    why_impossible,
    worth,
)
from majlis.judge import Judge
from majlis.kit import claims
from majlis.kit.claims import CHALLENGE, STAND, Question, read_question
from majlis.kit.doubt_game import DoubtGame
from majlis.kit.words import Supply, Word, Words, completed, letter_marks, read_word
from majlis.move import PASS, QUIET, Domain, Move, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat
from majlis.table import Table

MORE: Final = Move("more")
OBJECT: Final = Move("object")  # where words always stand: no (FW-03)
SHORTEST: Final = 2
WINDOW: Final = 45  # moves at most about one claim: answers, and six times put right
BOUND: Final = (104 * 8 + 200) * WINDOW  # a word, a card asked for or added after each seat's turn (FW-08, G-34)
BLUFFS: Final = 16  # one in so many random words is misspelt, where that is allowed

TONES: Final = {
    "begins": "deal",
    "middle": "deal",
    "asks": "deal",
    "added": "deal",
    "claims": "play",
    "mends": "play",
    "takes": "play",
    "objects": "big",
    "says-no": "big",
    "challenge-succeeds": "big",
    "challenge-fails": "big",
    "all-passed": "count",
    "no-cards-left": "count",
    "wins": "end",
    "share": "end",
}

CHAT: Final = "play"  # who watches gives no hints (FW-07)
SEATED: Final = [2, 3, 4, 5, 6]
NATURE: Final = Nature(
    "find_a_word", "word", "alpha", SEATED, FindAWordOptions, VARIANTS, tones=TONES, language="en", chat=CHAT
)

NO_STOCK: Final = Reason("more-no-stock")
ONLY_ONCE: Final = Reason("more-only-once")


@final
class FindAWord(DoubtGame[FindAWordState]):
    """The rules, in the order of play."""

    def __init__(self, options: FindAWordOptions, judge: Judge) -> None:
        super().__init__(NATURE, options, PLAN, [PASS, MORE, STAND, CHALLENGE, OBJECT], BOUND, judge)
        self.doubting = self.mode != "strict"  # FW-03
        self.by_points: bool = options.winner == "points"
        self.once: bool = options.asking == "once"
        self.mending: bool = options.mending
        self.loses: bool = options.objection == "turn"

    def blank(self, seats: int) -> FindAWordState:
        state = FindAWordState(laid_out(PLAN, STOCK), seats)
        state.acting = 1 << state.turn
        return state

    def deal(self, state: FindAWordState, table: Table) -> None:
        table.open_deal()
        state.turn = SEATS[table.chance.below(state.seats)]  # G-20
        table.shuffle(STOCK)
        table.draw(OPENED, STOCK, MIDDLE)
        if table.told:
            table.say("begins", [state.turn], {})
            table.say("middle", [], {"cards": Cards(state.piles.zones[MIDDLE][:])})
        state.acting = 1 << state.turn

    # -- a turn: ask for cards, then claim a word or pass --

    def choices(self, state: FindAWordState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        if state.layer >= 0:
            return claims.objections(state, seat) if self.mode == "challenge" else [STAND, OBJECT]
        if not state.piles.zones[STOCK]:
            why.bar(MORE, NO_STOCK)
        elif self.once and state.asked:
            why.bar(MORE, ONLY_ONCE)
        else:
            return [MORE, PASS]
        return [PASS]

    def domain(self, state: FindAWordState, seat: Seat) -> Domain | None:
        if not state.acting >> seat & 1:
            return None
        if state.layer < 0:
            return self._words(state)
        return None if not self.mending or state.mended >> seat & 1 else self._mends(state)

    def _words(self, state: FindAWordState) -> Words:
        def rule(move: Word, places: list[int]) -> Reason | None:
            return self.refused(state, move.word)

        return Words(Supply(PACK, state.piles.zones[MIDDLE], []), self.list, SHORTEST, rule, self._score)  # FW-07

    def _mends(self, state: FindAWordState) -> Mends:
        def rule(word: str) -> Reason | None:
            return self.refused(state, word)

        return Mends(state.letters, self._both(state), self.list, rule)

    def _both(self, state: FindAWordState) -> Supply:
        """What a misspelt word may be put right with: the cards in the middle and those of the claim."""
        zones = state.piles.zones
        return Supply(PACK, zones[MIDDLE], zones[CLAIM])

    def _score(self, word: str, counted: int) -> int:
        """What a word would count, from the points of its letters: U counts one here (FW-06)."""
        return counted - word.count("U") if self.by_points else len(word)

    def apply(self, state: FindAWordState, seat: Seat, move: Move, table: Table) -> None:
        if state.layer >= 0:
            self._answer(state, seat, move, table)
        elif isinstance(move, Word):
            self._claim(state, seat, move, table)
        elif move is MORE:
            self._ask(state, seat, table)
        else:
            if table.told:
                table.say("passes", [seat], {})
            self._passed(state, seat, table)

    def _ask(self, state: FindAWordState, seat: Seat, table: Table) -> None:
        state.asked = True
        state.passed = 0
        self._open("asks", [seat], 1, table)

    def _open(self, what: str, doers: list[Seat], count: int, table: Table) -> None:
        """Cards from the stock to the middle."""
        zones = table.piles.zones
        before = len(zones[MIDDLE])
        table.draw(count, STOCK, MIDDLE)
        if table.told and len(zones[MIDDLE]) > before:
            table.say(what, doers, {"cards": Cards(zones[MIDDLE][before:]), "left": len(zones[STOCK])})

    # -- a word is claimed --

    def _claim(self, state: FindAWordState, seat: Seat, move: Word, table: Table) -> None:
        zones = state.piles.zones
        cards = [zones[MIDDLE][i] for i in Supply(PACK, zones[MIDDLE], []).places(move) or []]
        table.pick(cards, MIDDLE, CLAIM)
        state.letters, state.points = move.word, worth(cards, self.by_points)
        if table.told:
            table.say("claims", [seat], {"word": move.word, **self._worth(state.points)})
        self.await_objections(state, seat, [move.word], table)

    def _worth(self, number: int) -> dict[str, Arg]:
        return {"number": number, "points": int(self.by_points)}

    def value(self, state: FindAWordState) -> int:
        return state.points

    # -- the others agree, object, or put it right --

    def _answer(self, state: FindAWordState, seat: Seat, move: Move, table: Table) -> None:
        state.acting &= ~(1 << seat)
        if isinstance(move, Mend):
            self._mend(state, seat, move.spelling, table)
        elif move is STAND:
            if claims.let_stand(state, seat, table):
                self.stands(state, table)
        elif isinstance(move, Question):
            claims.question(state, seat, move.word, self.list, table)
            self.stands(state, table)
        elif self._rightly(state, seat, move, table):
            self.falls(state, table)
        else:
            self.stands(state, table)

    def _rightly(self, state: FindAWordState, seat: Seat, move: Move, table: Table) -> bool:
        """An objection: does it bring the word down (FW-03)?"""
        if move is OBJECT:  # without looking it up
            if table.told:
                table.say("says-no", [seat], {"word": state.letters})
            return True
        if self.loses:
            return not self.challenge(state, seat, table)
        known = self._looked_up(state)
        if table.told:
            table.say("objects", [seat], {"word": state.letters, "known": int(known)})
        return not known

    def _looked_up(self, state: FindAWordState) -> bool:
        """Does the list have the claimed word? From now on that is known (G-26)."""
        known = self.list.knows(state.letters)
        (state.settled if known else state.fallen).append(state.letters)
        return known

    def _mend(self, state: FindAWordState, seat: Seat, spelling: Word, table: Table) -> None:
        """Only what is misspelt can be put right, so the list is asked, where it decides (FW-12)."""
        old = state.letters
        if self.mode == "challenge" and self._looked_up(state):
            if self.loses:
                state.owed[seat].append(state.points)
            if table.told:
                args: dict[str, Arg] = {"word": spelling.word, "old": old, "owed": len(state.owed[seat])}
                table.say("mends-needlessly", [seat], args)
            self.stands(state, table)
            return
        self._put_right(state, spelling, table)
        state.mended |= 1 << seat
        if table.told:
            table.say("mends", [seat], {"word": spelling.word, "old": old, **self._worth(state.points)})
        layer = claims.shut_window(state)
        in_doubt = claims.open_window(state, layer, [spelling.word])  # FW-09
        state.open &= ~(1 << seat)
        state.acting = state.open
        if not in_doubt or not state.open:
            state.layer = layer
            self.stands(state, table)

    def _put_right(self, state: FindAWordState, spelling: Word, table: Table) -> None:
        """The cards of the claim are now those of the right spelling; what it does not need goes back."""
        zones, supply = state.piles.zones, self._both(state)
        cards = [supply.cards()[i] for i in supply.places(spelling) or []]
        came = [card for card in cards if card in zones[MIDDLE]]
        table.pick([card for card in zones[CLAIM] if card not in cards], CLAIM, MIDDLE)
        table.pick(came, MIDDLE, CLAIM)
        zones[CLAIM][:] = cards
        state.letters, state.points = spelling.word, worth(cards, self.by_points)

    # -- it stands, or it falls --

    def stands(self, state: FindAWordState, table: Table) -> None:
        seat = claims.shut_window(state)
        zones = state.piles.zones
        state.scores[seat] += state.points
        state.used.append(state.letters)
        state.passed = 0
        table.sweep(CLAIM, TAKEN[seat])  # FW-09
        if table.told:
            table.say("takes", [seat], {"word": state.letters, **self._worth(state.scores[seat])})
        self._settle(state)
        self._open("refilled", [], max(0, OPENED - len(zones[MIDDLE])), table)  # FW-04
        if not zones[STOCK] and len(zones[MIDDLE]) < SHORTEST:
            self._end(state, "no-cards-left", table)  # FW-05, FW-11
        else:
            self._next(state, table)

    def falls(self, state: FindAWordState, table: Table) -> None:
        """The cards go back, and the turn is over (FW-02)."""
        seat = claims.shut_window(state)
        if table.told:
            table.say("goes-back", [seat], {})
        table.sweep(CLAIM, MIDDLE)
        self._settle(state)
        self._passed(state, seat, table)  # G-29

    def _settle(self, state: FindAWordState) -> None:
        """Nothing is claimed any more."""
        state.letters, state.points, state.mended = "", 0, 0

    def _passed(self, state: FindAWordState, seat: Seat, table: Table) -> None:
        if not state.asked or not state.piles.zones[STOCK]:  # FW-08
            state.passed |= 1 << seat
        if state.passed == (1 << state.seats) - 1:
            if not state.piles.zones[STOCK]:
                self._end(state, "all-passed", table)  # FW-05
                return
            state.passed = 0
            self._open("added", [], 1, table)  # FW-08
        self._next(state, table)

    def _next(self, state: FindAWordState, table: Table) -> None:
        state.asked = False
        state.turn = claims.pass_over(state, state.turn, table)
        state.acting = 1 << state.turn

    # -- is it over --

    def _end(self, state: FindAWordState, what: str, table: Table) -> None:
        state.acting = 0
        if table.told:
            table.say(what, [], {"left": len(state.piles.zones[MIDDLE])})
        for seat in SEATS[: state.seats]:
            lost = claims.unserved(state, seat) if self.costs else 0  # G-10
            state.scores[seat] -= lost
            if lost and table.told:
                args: dict[str, Arg] = {"lost": lost, **self._worth(state.scores[seat])}
                table.say("objection-costs", [seat], args)
        if table.told:
            best = max(state.scores)
            winners = [s for s in SEATS[: state.seats] if state.scores[s] == best]
            table.say("wins" if len(winners) == 1 else "share", winners, self._worth(best))  # FW-06

    def outcome(self, state: FindAWordState) -> Outcome | None:
        return None if state.acting else Outcome([float(score) for score in state.scores])

    def standing(self, state: FindAWordState) -> Outcome | None:
        return Outcome([float(score) for score in state.scores])

    # -- beside the cards --

    def facts(self, state: FindAWordState) -> list[Fact]:
        what = "score-points" if self.by_points else "score-cards"
        facts = [Fact(what, {"score": state.scores[s]}, [s]) for s in SEATS[: state.seats]]
        return facts + claims.facts(state)

    def marks(self, state: FindAWordState) -> list[Mark]:
        return letter_marks(PACK, CLAIM, state.piles.zones[CLAIM], state.letters)

    def foresee(self, state: FindAWordState, seat: Seat, move: Move) -> Reason | None:
        spelling = move.spelling if isinstance(move, Mend) else move
        if not isinstance(spelling, Word) or not spelling.cards:
            return None
        return Reason("worth", self._worth(worth(spelling.cards, self.by_points)))

    def fallback(self, state: FindAWordState, seat: Seat) -> Move:
        """G-35: let it stand; pass without asking."""
        return STAND if state.layer >= 0 else PASS

    # -- texts --

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        if verb == "word":
            return read_word(arguments, PACK)
        if verb == "mend":
            return read_mend(arguments)
        return read_question(arguments) if verb == "question" else None

    def complete(self, state: FindAWordState, seat: Seat, move: Move) -> Move:
        if isinstance(move, Word):
            return completed(move, Supply(PACK, state.piles.zones[MIDDLE], []), self.list)
        if isinstance(move, Mend) and state.layer >= 0:
            return Mend(completed(move.spelling, self._both(state), self.list))
        return self.in_full(state, move) if isinstance(move, Question) else move

    # -- playing anything --

    def propose(self, state: FindAWordState, seat: Seat, chance: Chance) -> Move:
        """What a player might do who plays anything: most often a word, now and then one that is misspelt."""
        domain = self.domain(state, seat)
        listed = self.choices(state, seat, QUIET)
        often = chance.below(8)
        if OBJECT in listed and often > 1:  # one no is enough, so it is rare
            return STAND
        if domain is None or (often > 0) == (state.layer >= 0):
            return listed[chance.below(len(listed))]
        found = domain.propose(chance)
        if isinstance(found, Word) and self.mode != "strict" and chance.below(BLUFFS) == 0:
            bluff = misspelt(found, chance)
            found = bluff if self.refused(state, bluff.word) is None else found
        return found or listed[chance.below(len(listed))]

    def impossible(self, state: FindAWordState) -> Reason | None:
        return why_impossible(state)


GAME: Final = FindAWord
