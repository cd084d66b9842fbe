"""War of Words: nine locations, a column for each side, and the longer word takes the counter.

Two play. The rulings (WW-01 and so on) stand in rulings.md beside this file, the common ones (G-) in the kit.
"""

from __future__ import annotations

from typing import Final, final

from majlis.chance import Chance
from majlis.event import Arg, Cards, Term, Who
from majlis.game import Fact, Game, Mark, Nature, Outcome, Timer
from majlis.games.war_of_words import claiming, ending, random_play, showing
from majlis.games.war_of_words.moves import (
    CLAIM,
    DONE,
    LEAVE,
    MARK,
    TAKE,
    At,
    Place,
    Refute,
    every_place,
    read_refute,
)
from majlis.games.war_of_words.options import VARIANTS, WarOfWordsOptions
from majlis.games.war_of_words.refuting import Refutes
from majlis.games.war_of_words.table import (
    ANSWER,
    HAND,
    HELD,
    LAID,
    LAID_ONE,
    LOCATIONS,
    PACK,
    PLAN,
    PLAY,
    PRESENT,
    SCORE,
    STOCK,
    WarOfWordsState,
    beats,
    column,
    counters,
    rows,
    unseen,
)
from majlis.games.war_of_words.words import Verdicts
from majlis.games.war_of_words.written import why_impossible
from majlis.judge import Judge
from majlis.kit.claims import CHALLENGE, STAND
from majlis.kit.words import letter_marks
from majlis.move import DRAW, QUIET, Domain, Move, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat, Zone, bit
from majlis.table import Table

CARDS: Final = len(PACK.all)
BOUND: Final = CARDS * (2 + LOCATIONS * 5) + 4 * LOCATIONS  # a card, per location a claim with all answers, a draw

TONES: Final = {
    "begins": "deal",
    "your-hand": "deal",
    "plays": "play",
    "plays-as": "play",
    "claims": "play",
    "takes": "play",
    "counter": "big",
    "refutes": "big",
    "cards-gone": "count",
    "better-word": "count",
    "wins-row": "end",
    "wins-five": "end",
    "wins-most": "end",
    "wins-longest": "end",
    "draw": "end",
}

NATURE: Final = Nature("war_of_words", "word", "alpha", [2], WarOfWordsOptions, VARIANTS, tones=TONES, language="en")


@final
class WarOfWords(Game[WarOfWordsState]):
    """The rules, in the order of play."""

    def __init__(self, options: WarOfWordsOptions, judge: Judge) -> None:
        moves = [*every_place(), *TAKE, *CLAIM, *MARK, *LEAVE, DRAW, DONE, STAND, CHALLENGE]
        super().__init__(NATURE, options, PLAN, moves, BOUND)
        self.judge = judge
        self.list: Judge = judge
        self.mode: str = options.mode
        if self.mode == "challenge":
            self.hints_closed = Reason("hints-closed")  # G-25
        self.verdicts: Verdicts = Verdicts(options, judge)
        self.seconds: str = options.answer
        self.tries: int = int(options.tries)
        self.by_longest: bool = options.equal == "longest"

    def blank(self, seats: int) -> WarOfWordsState:
        state = WarOfWordsState(laid_out(PLAN, STOCK), seats)
        state.acting = 1
        return state

    def deal(self, state: WarOfWordsState, table: Table) -> None:
        table.open_deal()
        state.starter = state.turn = SEATS[table.chance.below(2)]  # G-20
        table.shuffle(STOCK)
        for seat in SEATS[:2]:
            table.draw(HELD, STOCK, HAND[seat])
        if table.told:
            table.say("begins", [state.starter], {})
            for seat in SEATS[:2]:
                table.tell(seat, "your-hand", {"cards": Cards(state.piles.zones[HAND[seat]][:])})
        state.acting = 1 << state.turn

    # -- what may be done --

    def choices(self, state: WarOfWordsState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        if state.phase == PLAY:
            return claiming.plays(state, seat, why)
        if state.phase == LAID_ONE:
            return [*claiming.claims(state, seat, self.verdicts, why), DRAW if state.piles.zones[STOCK] else DONE]
        if state.phase == PRESENT:
            at = ending.next_to_mark(state, seat, self.verdicts)
            return [MARK[at], LEAVE[at]]
        word = column(state, 1 - seat, state.at)
        doubtful = self.mode == "challenge" and word not in state.settled
        return [STAND, CHALLENGE] if doubtful else [STAND]

    def domain(self, state: WarOfWordsState, seat: Seat) -> Domain | None:
        """A word against a claim; in honour mode the own column too, if that is the better one (WW-07, WW-08)."""
        if state.phase != ANSWER or state.taking or not state.acting >> seat & 1:
            return None
        mine, other = column(state, seat, state.at), SEATS[1 - seat]
        own = self.mode == "honour" and len(mine) > 1 and beats(state, seat, state.at, other)
        least = len(column(state, other, state.at)) + 1
        return Refutes(mine, least, own, unseen(state), self.list, self.verdicts.barred(state))

    def apply(self, state: WarOfWordsState, seat: Seat, move: Move, table: Table) -> None:
        if isinstance(move, Place):
            self._play(state, seat, move, table)
        elif isinstance(move, Refute):
            self._refute(state, seat, move.word, table)
        elif isinstance(move, At):
            if state.phase == PRESENT:
                self._mark(state, seat, move, table)
            else:
                self._take_or_claim(state, seat, move, table)
        elif move is CHALLENGE:
            self._challenge(state, seat, table)
        elif move is STAND:
            self._stand(state, seat, table)
        else:
            self._draw(state, seat, table)

    # -- a card is played --

    def _play(self, state: WarOfWordsState, seat: Seat, move: Place, table: Table) -> None:
        at = move.location
        card = table.find(move.card, HAND[seat])
        before = self.verdicts.nudged(state, at)
        table.move(card, HAND[seat], LAID[seat])
        state.letters[seat] += move.letter
        state.where[seat].append(at)
        state.last, state.asked = at, 0
        word = column(state, seat, at)
        if self.mode == "strict" and len(word) > 1:
            self.list.knows(word)  # so that a record can tell what the offers showed
        if table.told:
            args: dict[str, Arg] = {"card": Cards([card]), "location": at + 1, "word": word, "letters": len(word)}
            if len(PACK.cards[card].letters) > 1:
                table.say("plays-as", [seat], {**args, "letter": Term(f"letter-{move.letter}")})
            else:
                table.say("plays", [seat], args)
            showing.tell_nudge(state, at, before, self.verdicts.nudged(state, at), table)
        self._go_on(state, seat, table)

    def _go_on(self, state: WarOfWordsState, seat: Seat, table: Table) -> None:
        """Take and claim as often as one can; who has nothing to take or claim draws at once."""
        state.phase, state.at, state.taking, state.tries = LAID_ONE, -1, False, 0
        state.acting = 1 << seat
        if not claiming.claims(state, seat, self.verdicts, QUIET):
            self._draw(state, seat, table)

    # -- a location is taken or claimed --

    def _take_or_claim(self, state: WarOfWordsState, seat: Seat, move: At, table: Table) -> None:
        at, other = move.location, SEATS[1 - seat]
        word, theirs = column(state, seat, at), column(state, other, at)
        state.asked |= 1 << at
        state.taking = move.verb == "take"
        if table.told:
            args: dict[str, Arg] = {"location": at + 1, "word": word, "letters": len(word)}
            if not state.taking:
                args["other"], args["height"], args["opponent"] = theirs, len(theirs), Who([other])
            table.say("takes" if state.taking else "claims", [seat], args)
        if state.taking and (self.mode != "challenge" or word in state.settled):
            self._counter(state, seat, at, word, table)  # WW-05
        elif not state.taking and self._beaten(state, other, at):
            if table.told:
                table.say("beaten-already", [other], {"word": theirs, "longer": int(len(theirs) > len(word))})
            self._counter(state, other, at, theirs, table)  # WW-08
        else:
            state.phase, state.at = ANSWER, at
            state.plays += 1
            state.acting = 1 << other

    def _beaten(self, state: WarOfWordsState, other: Seat, at: int) -> bool:
        """Has the other a better word there already? In honour mode he has to point it out (WW-08)."""
        if self.mode == "honour" or not beats(state, other, at, SEATS[1 - other]):
            return False
        return self.verdicts.is_word(state, other, at)

    def _refute(self, state: WarOfWordsState, seat: Seat, word: str, table: Table) -> None:
        """The word is judged by the list (WW-09)."""
        own = word == column(state, seat, state.at)
        state.tries += 1
        if self.mode == "honour" or self.list.knows(word):
            if table.told:
                table.say("refutes", [seat], {"word": word, "own": int(own)})
            self._counter(state, seat, state.at, word if own else "", table)
            return
        left = self.tries - state.tries
        if table.told:
            table.say("refutes-wrongly", [seat], {"word": word, "left": left})
        if not left:
            self._stood(state, SEATS[1 - seat], table)

    def _challenge(self, state: WarOfWordsState, seat: Seat, table: Table) -> None:
        """The other's column is looked up; a wrong challenge costs nothing (WW-01, WW-12, WW-16)."""
        at, other = state.at, SEATS[1 - seat]
        word = column(state, other, at)
        if self.list.knows(word):
            state.settled.append(word)
            if table.told:
                table.say("challenge-harmless", [seat], {"word": word})
            if state.taking or state.phase == SCORE:
                self._stood(state, other, table)
            return
        state.fallen.append(word)
        if table.told:
            table.say("challenge-succeeds", [seat], {"word": word, "words": 1})
        if self.verdicts.is_word(state, seat, at):
            self._counter(state, seat, at, column(state, seat, at), table)
            return
        if table.told:
            table.say("stays-open" if state.phase == ANSWER else "nobody-there", [], {"location": at + 1})
        if state.phase == ANSWER:
            self._go_on(state, other, table)
        else:
            self._score(state, at + 1, table)

    def _stand(self, state: WarOfWordsState, seat: Seat, table: Table) -> None:
        if table.told:
            table.say("gives-in" if state.phase == ANSWER and not state.taking else "lets-it-go", [seat], {})
        self._stood(state, SEATS[1 - seat], table)

    def _stood(self, state: WarOfWordsState, owner: Seat, table: Table) -> None:
        self._counter(state, owner, state.at, column(state, owner, state.at), table)

    def _counter(self, state: WarOfWordsState, owner: Seat, at: int, word: str, table: Table) -> None:
        """A location is won, and closed for both (WW-10); three adjacent or five win at once (WW-11)."""
        ending.give(state, owner, at, word, table)
        if state.phase == SCORE:
            self._score(state, at + 1, table)
        elif ending.has_won(state, owner):
            self._end(state, table)
        else:
            self._go_on(state, state.turn, table)

    # -- a card is drawn --

    def _draw(self, state: WarOfWordsState, seat: Seat, table: Table) -> None:
        hand, stock = state.piles.zones[HAND[seat]], state.piles.zones[STOCK]
        if stock:
            table.draw(1, STOCK, HAND[seat])
            if table.told:
                table.say("draws", [seat], {"card": Cards(hand[-1:]), "left": len(stock)}, bit(seat))
        other = SEATS[1 - seat]
        if state.piles.zones[HAND[other]]:
            state.turn = other
        state.phase, state.last, state.asked = PLAY, -1, 0
        state.acting = 1 << state.turn
        if not state.piles.zones[HAND[state.turn]]:
            self._last_card(state, table)

    # -- all cards are played --

    def _last_card(self, state: WarOfWordsState, table: Table) -> None:
        if table.told:
            table.say("cards-gone", [], {})
        if self.mode == "strict" or not ending.ask_to_mark(state, self.verdicts):
            self._score(state, 0, table)

    def _mark(self, state: WarOfWordsState, seat: Seat, move: At, table: Table) -> None:
        """Sealed: both mark their columns one by one (WW-17)."""
        ending.mark(state, seat, move.location, move.verb == "present", table)
        if ending.ask_to_mark(state, self.verdicts):
            if table.told and not state.acting >> seat & 1:
                table.say("has-marked", [seat], {})
            return
        ending.tell_marked(state, table)
        self._score(state, 0, table)

    def _score(self, state: WarOfWordsState, first: int, table: Table) -> None:
        """The open locations in order; in challenge mode the other may doubt a word that would win (WW-12)."""
        state.phase, state.taking = SCORE, False
        for at in range(first, LOCATIONS):
            winner = ending.winner_of(state, at, self.verdicts) if state.owners[at] < 0 else -1
            if winner < 0:
                continue
            owner, word = SEATS[winner], column(state, winner, at)
            if table.told:
                ending.tell_winner(state, owner, at, self.verdicts, table)
            if self.mode == "challenge" and word not in state.settled:
                state.at = at
                state.plays += 1
                state.acting = 1 << 1 - winner
                return
            ending.give(state, owner, at, word, table)
        self._end(state, table)

    # -- is it over --

    def _end(self, state: WarOfWordsState, table: Table) -> None:
        state.acting = 0
        if table.told:
            ending.tell_end(state, self.by_longest, table)

    def outcome(self, state: WarOfWordsState) -> Outcome | None:
        if state.acting:
            return None
        winner = ending.winner(state, self.by_longest)
        return Outcome([1.0 if winner == seat else 0.0 for seat in range(2)])

    def standing(self, state: WarOfWordsState) -> Outcome | None:
        return Outcome([float(counters(state, seat)) for seat in range(2)])

    # -- beside the cards --

    def facts(self, state: WarOfWordsState) -> list[Fact]:
        return showing.facts(state, self.verdicts)

    def facts_for(self, state: WarOfWordsState, viewer: Seat) -> list[Fact]:
        return showing.own_marks(state, viewer)

    def marks(self, state: WarOfWordsState) -> list[Mark]:
        return [
            mark
            for s in SEATS[:2]
            for mark in letter_marks(PACK, LAID[s], state.piles.zones[LAID[s]], state.letters[s])
        ]

    def spots(self, state: WarOfWordsState, zone: Zone) -> list[tuple[int, int]]:
        return rows(state, LAID.index(zone)) if zone in LAID else []

    def timer(self, state: WarOfWordsState) -> Timer | None:
        """WW-07, G-35: who does not answer in time gives in."""
        if state.phase not in (ANSWER, SCORE) or self.seconds == "none" or not state.acting:
            return None
        return Timer(float(self.seconds), state.waiting()[0], STAND, state.plays)

    def no_hints(self, state: WarOfWordsState) -> Reason | None:
        """WW-09: from the claim to the answer nothing is looked up."""
        return Reason("hints-closed-claim") if state.phase == ANSWER else self.hints_closed

    def foresee(self, state: WarOfWordsState, seat: Seat, move: Move) -> Reason | None:
        return showing.foresee(state, seat, move)

    def fallback(self, state: WarOfWordsState, seat: Seat) -> Move:
        return random_play.harmless(state, seat, self.verdicts)

    def sealed(self, state: WarOfWordsState) -> list[tuple[Seat, Move]]:
        return ending.sealed(state)

    def reseal(self, state: WarOfWordsState, seat: Seat, chance: Chance) -> None:
        ending.reseal(state, seat, chance)

    # -- texts --

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        return read_refute(arguments) if verb == "refute" else None

    def propose(self, state: WarOfWordsState, seat: Seat, chance: Chance) -> Move:
        if state.phase == PLAY:
            return random_play.play(state, seat, self.list, chance)
        answer = self.domain(state, seat) if state.phase == ANSWER and chance.below(2) else None
        found = answer.propose(chance) if answer is not None else None
        moves = self.choices(state, seat, QUIET)
        return found or random_play.said(moves, chance)

    def impossible(self, state: WarOfWordsState) -> Reason | None:
        return why_impossible(state)


GAME: Final = WarOfWords
