"""Abjad Guess: lay a word of the open letters and seal its meaning; the other has to know it.

Two to six play. The rulings (AG-01 and so on) stand in rulings.md beside this file, spelling in kit/abjad_words.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.abjad import abjad, letter_pack
from majlis.cards.card import Pack
from majlis.chance import Chance
from majlis.event import Arg, Who
from majlis.game import Fact, Game, Mark, Outcome, Timer
from majlis.games.abjad_guess.meanings import Meanings
from majlis.games.abjad_guess.moves import (
    ABSTAIN,
    ACCEPT,
    DISPUTE,
    GIVE_UP,
    MOVES,
    REJECT,
    VOTES,
    YIELD,
    Answer,
    Answering,
    Lay,
    Laying,
    Pick,
    noted,
    read_move,
)
from majlis.games.abjad_guess.nature import IN_TEAMS, NATURE
from majlis.games.abjad_guess.options import GuessOptions
from majlis.games.abjad_guess.table import (
    ASKING,
    CHOICES,
    GUESSING,
    JUDGING,
    MOST,
    NONE,
    REPLYING,
    VOTING,
    GuessState,
    Places,
    acting,
    facts,
    facts_for,
    tally,
    voted,
    why_impossible,
)
from majlis.judge import Judge
from majlis.kit.abjad import draw_for_dealer
from majlis.kit.abjad_words import Speller, picked
from majlis.kit.claims import CHALLENGE
from majlis.kit.scores import side_of, sides
from majlis.move import PASS, Domain, Move, Name, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat, Zone, after
from majlis.table import Table

SHORTEST: Final = 2
BLUFFS: Final = 8  # one in so many random words is none, where any may be laid


@final
class AbjadGuess(Game[GuessState]):
    """The rules, in the order of play."""

    def __init__(self, options: GuessOptions, judge: Judge) -> None:
        pack = letter_pack(options.pack, options.maqsura == "alif", options.wilds)  # AG-01
        self.places: Places = Places(pack)
        bound = options.words * MOST * (6 + MOST)
        super().__init__(IN_TEAMS if options.teams else NATURE, options, self.places.plan, MOVES, bound)
        self.judge = judge
        self.list: Judge = judge
        self.whole: Pack = abjad(options.pack)  # only for the draw for the dealer (AB-01)
        self.speller: Speller = Speller(pack, options.pack, options.shapes == "strict", options.spelling)
        self.meanings: Meanings = Meanings(judge, options.judged == "choice")
        self.choice: bool = options.judged == "choice"  # AG-03
        self.mode: str = options.mode  # AG-04
        self.words: int = options.words  # AG-07
        self.lengths: tuple[int, int] = (3, 7) if options.length == "3-7" else (SHORTEST, len(pack.all))  # AG-07
        self.seconds: int = 0 if options.seconds == "none" else int(options.seconds)  # AG-08
        self.teams: bool = options.teams
        if self.mode == "challenge" or not self.choice:
            self.hints_closed = Reason("hints-closed")

    def blank(self, seats: int) -> GuessState:
        state = GuessState(laid_out(self.plan, self.places.stock), seats)
        state.acting = 1 << state.asker
        return state

    def deal(self, state: GuessState, table: Table) -> None:
        """Nothing is dealt: all letters lie open; the dealer's left asks first (AG-09)."""
        table.open_deal()
        state.dealer = draw_for_dealer(self.whole, state.seats, table)  # AB-01
        state.asker = after(state.dealer, state.seats)
        state.acting = acting(state)
        for card in self.pack.all:
            table.reveal(card)
        if table.told:
            table.say("all-open", [state.asker], {"words": self.words})

    # -- who may do what --

    def choices(self, state: GuessState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        if state.phase == ASKING:
            return [PASS]
        if state.phase == GUESSING:
            doubted = self.mode == "challenge" and state.word not in state.used  # AG-04
            doubt: list[Move] = [CHALLENGE] if doubted else []
            picks: list[Move] = [Pick(n, text) for n, text in enumerate(state.glosses, start=1)]
            return [*picks, GIVE_UP, *doubt]
        if state.phase == JUDGING:
            return [ACCEPT, REJECT]
        return [YIELD, DISPUTE] if state.phase == REPLYING else [*VOTES]

    def domain(self, state: GuessState, seat: Seat) -> Domain | None:
        if not state.acting >> seat & 1:
            return None
        if state.phase == ASKING:
            return self._laying(state)
        return Answering(state.word, self.meanings) if state.phase == GUESSING and not self.choice else None

    def _laying(self, state: GuessState) -> Laying:
        stock = state.piles.zones[self.places.stock]
        return Laying(self.speller, stock, state.used, self.list, self.meanings, self.mode, self.lengths)

    def complete(self, state: GuessState, seat: Seat, move: Move) -> Move:
        if isinstance(move, Lay) and state.phase == ASKING and state.acting >> seat & 1:
            return self._laying(state).full(move, state.turns)
        if isinstance(move, Pick) and 0 < move.number <= len(state.glosses):
            return Pick(move.number, state.glosses[move.number - 1])
        return move

    # -- a turn: a word, an answer, a judgement --

    def apply(self, state: GuessState, seat: Seat, move: Move, table: Table) -> None:
        if isinstance(move, Lay):
            self._lay(state, seat, move, table)
        elif move is PASS:
            self._pass(state, seat, table)
        elif move is CHALLENGE:
            self._challenge(state, seat, table)
        elif isinstance(move, Pick):
            self._pick(state, seat, move, table)
        elif isinstance(move, Answer) or move is GIVE_UP:
            self._answer(state, seat, move, table)
        elif isinstance(move, Name):
            self._vote(state, seat, move.mode, table)
        else:
            self._judge(state, seat, move, table)

    def _lay(self, state: GuessState, seat: Seat, move: Lay, table: Table) -> None:
        """The word and its cards are open, its meaning is sealed (AG-02, AG-10)."""
        places = self.places
        stock = state.piles.zones[places.stock]
        self.list.asked[noted(move)] = True
        table.pick(picked(self.pack, move.word.cards, stock, state.piles.known), places.stock, places.laid)
        state.word, state.passes = move.word.word, 0
        if self.choice:
            order = list(range(CHOICES))
            table.chance.shuffle(order)
            state.glosses = [move.texts[i] for i in order]
            state.right = order.index(0)
        else:
            state.meaning = move.texts[0]
            state.gloss = move.texts[1] if len(move.texts) > 1 else ""
        self._go(state, GUESSING)
        if table.told:
            args: dict[str, Arg] = {"word": state.word, "points": self._worth(state)}
            args["guesser"] = Who([state.guesser()])
            table.say("lays-to-guess", [seat], args)
            for number, text in enumerate(state.glosses, start=1):
                table.say("meaning-offered", [], {"number": number, "meaning": text})
            if not self.choice:
                table.tell(seat, "you-sealed", {"meaning": state.meaning})

    def _worth(self, state: GuessState) -> int:
        return self.speller.counted(state.piles.zones[self.places.laid])

    def _go(self, state: GuessState, phase: int) -> None:
        state.phase = phase
        state.acting = acting(state)

    def _pass(self, state: GuessState, seat: Seat, table: Table) -> None:
        """Uses up one of the asker's words (AG-09)."""
        state.passes += 1
        if table.told:
            table.say("no-word-wanted", [seat], {"left": self.words - state.asked[seat] - 1})
        self._next(state, table)

    def _challenge(self, state: GuessState, seat: Seat, table: Table) -> None:
        """A word that is none: the turn is lost and the cards go back; else the guess goes on (AG-04, G-47)."""
        known = self.list.knows(state.word)
        if table.told:
            args: dict[str, Arg] = {"word": state.word}
            if not known:
                args["asker"] = Who([state.asker])
            table.say("is-a-word" if known else "no-word", [seat], args)
        if known:
            state.used.append(state.word)  # and cannot be challenged again
            return
        table.sweep(self.places.laid, self.places.stock)
        state.used.append(state.word)
        self._next(state, table)

    def _pick(self, state: GuessState, seat: Seat, move: Pick, table: Table) -> None:
        """One of four: nobody judges (AG-03)."""
        right = move.number - 1 == state.right
        if table.told:
            args: dict[str, Arg] = {"meaning": state.glosses[move.number - 1]}
            if not right:
                args["right"] = state.glosses[state.right]
            table.say("picks-right" if right else "picks-wrong", [seat], args)
        self._give(state, seat if right else state.asker, table)

    def _answer(self, state: GuessState, seat: Seat, move: Move, table: Table) -> None:
        """The answer is in, so the meaning is opened (AG-02)."""
        state.answered = isinstance(move, Answer)
        state.answer = move.said if isinstance(move, Answer) else ""
        if self.choice:
            state.meaning = state.glosses[state.right]
        if table.told:
            said: dict[str, Arg] = {"meaning": state.answer} if state.answered else {}
            table.say("answers" if state.answered else "gives-up", [seat], said)
            table.say("meaning-is", [state.asker], {"word": state.word, "meaning": state.meaning})
        if self.choice:
            self._give(state, state.asker, table)
        else:
            self._go(state, JUDGING if state.answered else REPLYING)  # AG-05

    def _judge(self, state: GuessState, seat: Seat, move: Move, table: Table) -> None:
        """The asker judges; the guesser may dispute it (AG-03, AG-05)."""
        if table.told:
            what = "accepts" if move is ACCEPT else "rejects" if move is REJECT else "yields"
            if move is not DISPUTE:
                table.say(what, [seat], {})
            else:
                table.say(
                    "disputes", [seat], {"word": state.word, "gloss": state.gloss, "known": int(bool(state.gloss))}
                )
        if move is ACCEPT:
            self._give(state, state.guesser(), table)
        elif move is REJECT:
            self._go(state, REPLYING)
        elif move is YIELD:
            self._give(state, state.asker, table)
        else:
            self._go(state, VOTING)

    def _vote(self, state: GuessState, seat: Seat, vote: int, table: Table) -> None:
        """Two must agree; of more, those whom it does not concern vote, and a tie is nobody's (AG-03, AG-11)."""
        state.votes[seat] = vote
        state.acting = acting(state)
        if table.told:
            table.say("votes", [seat], {})
        if state.acting:
            return
        if table.told:
            table.say("votes-counted", [], tally(state))
        self._give(state, voted(state), table)

    # -- points, and the next to ask --

    def _give(self, state: GuessState, seat: Seat | None, table: Table) -> None:
        """The values of the cards, which leave whoever scores (AG-02, AG-06)."""
        points = self._worth(state)
        if seat is not None:
            state.scores[seat] += points
        if table.told:
            if seat is None:
                table.say("nobody-gets", [], {"points": points})
            else:
                table.say("gets-points", self._side(state, seat), {"points": points, "total": self._total(state, seat)})
        if state.word not in state.used:
            state.used.append(state.word)
        table.sweep(self.places.laid, self.places.used)
        self._next(state, table)

    def _side(self, state: GuessState, seat: Seat) -> list[Seat]:
        return sides(state.seats)[side_of(seat)] if self.teams else [seat]

    def _total(self, state: GuessState, seat: Seat) -> int:
        return sum([state.scores[other] for other in self._side(state, seat)])

    def _next(self, state: GuessState, table: Table) -> None:
        """The next seat asks, until all have asked their words or all have passed in a row (AG-07, AG-09)."""
        state.asked[state.asker] += 1
        state.turns += 1
        state.word = state.meaning = state.gloss = state.answer = ""
        state.answered, state.glosses, state.right = False, [], 0
        state.votes = [NONE] * state.seats
        state.asker = after(state.asker, state.seats)
        over = state.turns >= self.words * state.seats
        if not over and state.passes < state.seats:
            self._go(state, ASKING)
            return
        state.phase, state.acting = ASKING, 0
        if table.told:
            table.say("all-asked" if over else "all-pass", [], {})
            winners = self._outcome(state).winners()
            best = self._total(state, winners[0])
            first = self._side(state, winners[0])
            table.say("wins" if len(winners) == len(first) else "shares", winners, {"total": best})

    # -- is it over --

    def _outcome(self, state: GuessState) -> Outcome:
        return Outcome([float(self._total(state, seat)) for seat in SEATS[: state.seats]])

    def outcome(self, state: GuessState) -> Outcome | None:
        return None if state.acting else self._outcome(state)

    def standing(self, state: GuessState) -> Outcome | None:
        return self._outcome(state)

    # -- beside the cards --

    def facts(self, state: GuessState) -> list[Fact]:
        return facts(state, self._worth(state), self.words)

    def facts_for(self, state: GuessState, viewer: Seat) -> list[Fact]:
        return facts_for(state, viewer, self.choice)

    def marks(self, state: GuessState) -> list[Mark]:
        zone = self.places.laid
        terms = self.speller.marks(state.word, state.piles.zones[zone])
        return [Mark(zone, place, term) for place, term in enumerate(terms) if term]

    def spots(self, state: GuessState, zone: Zone) -> list[tuple[int, int]]:
        return self.places.spots(state, zone)

    def timer(self, state: GuessState) -> Timer | None:
        """Silence is not knowing, accepts, yields, abstains (AG-08, AG-11)."""
        if not self.seconds or not state.acting or state.phase == ASKING:
            return None
        seat = state.waiting()[0]
        return Timer(float(self.seconds), seat, self.fallback(state, seat), state.turns * CHOICES * 2 + state.phase + 1)

    def foresee(self, state: GuessState, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Lay) or not move.word.cards:
            return None
        return Reason("word-worth", {"points": self.speller.counted(move.word.cards)})

    def fallback(self, state: GuessState, seat: Seat) -> Move:
        """G-49: no word; not known; accepted; not disputed; no vote."""
        return [PASS, GIVE_UP, ACCEPT, YIELD, ABSTAIN][state.phase]

    def sides(self, seats: int) -> list[list[Seat]]:
        return sides(seats) if self.teams else super().sides(seats)

    # -- what is sealed --

    def sealed(self, state: GuessState) -> list[tuple[Seat, Move]]:
        """The meaning, until the answer is in; and votes, until all are."""
        if state.phase == GUESSING and not self.choice:
            texts = [state.meaning, state.gloss] if state.gloss else [state.meaning]
            word = self.speller.spelled(state.word, state.piles.zones[self.places.laid])
            return [(state.asker, Lay(word, texts))]
        made = [s for s in state.voters() if state.phase == VOTING and state.votes[s] != NONE]
        return [(s, VOTES[state.votes[s]]) for s in made]

    def reseal(self, state: GuessState, seat: Seat, chance: Chance) -> None:
        if state.phase == VOTING:
            state.votes[seat] = chance.below(len(VOTES))
        else:
            state.meaning = self.meanings.anything(chance) or "?"

    def imagine(self, state: GuessState, viewer: Seat, chance: Chance) -> bool:
        """Which of the four is right, only the asker knows."""
        if state.phase == GUESSING and self.choice and viewer != state.asker:
            state.right = chance.below(CHOICES)
        return False

    # -- texts --

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        return read_move(verb, arguments, self.speller)

    def propose(self, state: GuessState, seat: Seat, chance: Chance) -> Move:
        """What a player might do who plays anything: now and then lay what is no word."""
        if state.phase == ASKING and self.mode != "strict" and not self.choice and chance.below(BLUFFS) == 0:
            bluff = self._laying(state).bluff(chance)
            if bluff is not None:
                return bluff
        if state.phase != ASKING and chance.below(3) == 0:
            moves = self.choices(state, seat, Why(False))
            return moves[chance.below(len(moves))]
        return super().propose(state, seat, chance)

    def impossible(self, state: GuessState) -> Reason | None:
        return why_impossible(state, self.places, self.speller, self.words, self.choice)


GAME: Final = AbjadGuess
