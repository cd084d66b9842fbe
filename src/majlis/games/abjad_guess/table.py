"""The table of Abjad Guess: its places, what it remembers, and positions that cannot be."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import Pack
from majlis.event import Arg
from majlis.game import Fact, State
from majlis.kit.abjad_words import Speller
from majlis.move import Reason
from majlis.piles import Piles
from majlis.plan import GRID, OPEN, PILE, ROW, SEATS, Plan, Seat, Zone, after

MOST: Final = 6
CHOICES: Final = 4  # AG-03

ASKING: Final = 0  # phases: a word is laid ...
GUESSING: Final = 1  # ... answered ...
JUDGING: Final = 2  # ... judged by the asker ...
REPLYING: Final = 3  # ... which the guesser may dispute ...
VOTING: Final = 4  # ... and then it is voted

NONE: Final = -1  # votes: not yet ...
ABSTAINS: Final = 0
FOR_ASKER: Final = 1
FOR_GUESSER: Final = 2


@final
class GuessState(State):
    """A match: who asks, the word, its sealed meaning, what was answered and voted, and the scores."""

    __slots__ = (
        "answer",
        "answered",
        "asked",
        "asker",
        "dealer",
        "gloss",
        "glosses",
        "meaning",
        "passes",
        "phase",
        "right",
        "scores",
        "turns",
        "used",
        "votes",
        "word",
    )

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.dealer: Seat = SEATS[0]
        self.asker: Seat = SEATS[0]
        self.phase: int = ASKING
        self.turns: int = 0  # over so far
        self.asked: list[int] = [0] * seats  # words and passes of each (AG-09)
        self.passes: int = 0  # in a row
        self.scores: list[int] = [0] * seats
        self.used: list[str] = []  # words of this game (AG-06)
        # of the word on the table
        self.word: str = ""
        self.meaning: str = ""  # sealed until the answer is in (AG-10)
        self.gloss: str = ""  # of the dictionary, shown in a dispute; "" if it has none
        self.glosses: list[str] = []  # the four to choose from
        self.right: int = 0  # which of them is right, sealed likewise
        self.answer: str = ""
        self.answered: bool = False  # or given up
        self.votes: list[int] = [NONE] * seats

    def fork(self) -> GuessState:
        twin = GuessState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.dealer, twin.asker = self.acting, self.last_deal, self.dealer, self.asker
        twin.phase, twin.turns, twin.passes, twin.word = self.phase, self.turns, self.passes, self.word
        twin.meaning, twin.gloss, twin.right = self.meaning, self.gloss, self.right
        twin.answer, twin.answered = self.answer, self.answered
        twin.asked, twin.scores, twin.used = self.asked[:], self.scores[:], self.used[:]
        twin.glosses, twin.votes = self.glosses[:], self.votes[:]
        return twin

    def guesser(self) -> Seat:
        """The seat after the asker's."""
        return after(self.asker, self.seats)

    def voters(self) -> list[Seat]:
        """Who votes in a dispute: both where two play, else those whom it does not concern (AG-03)."""
        seats = SEATS[: self.seats]
        return seats if self.seats == 2 else [s for s in seats if s not in (self.asker, self.guesser())]


@final
class Places:
    """The places: all letters lie open (AG-01, AG-10)."""

    __slots__ = ("laid", "plan", "stock", "used")

    def __init__(self, pack: Pack) -> None:
        self.plan: Plan = Plan(pack, MOST)
        self.stock: Zone = self.plan.one("stock", OPEN, GRID)
        self.laid: Zone = self.plan.one("word", OPEN, ROW)
        self.used: Zone = self.plan.one("used", OPEN, PILE)

    def spots(self, state: GuessState, zone: Zone) -> list[tuple[int, int]]:
        """One row for each letter."""
        if zone != self.stock:
            return []
        rank, seen, made = self.plan.pack.rank, dict[int, int](), list[tuple[int, int]]()
        rows = {r: row for row, r in enumerate(sorted({rank[card] for card in state.piles.zones[zone]}))}
        for card in state.piles.zones[zone]:
            row = rows[rank[card]]
            made.append((row, seen.get(row, 0)))
            seen[row] = seen.get(row, 0) + 1
        return made


def why_impossible(state: GuessState, places: Places, speller: Speller, words: int, choice: bool) -> Reason | None:
    """Why a written position cannot be; None if it can."""
    if state.dealer not in SEATS[: state.seats] or state.asker not in SEATS[: state.seats]:
        return Reason("position-turn")
    if state.acting != acting(state) or not state.acting:
        return Reason("position-turn")
    if not 0 <= state.turns < words * state.seats or not 0 <= state.passes < state.seats:
        return Reason("wrong-field", {"name": "turns", "value": str(state.turns)})
    if sum(state.asked) != state.turns or max(state.asked) > words or min(state.asked) < 0:
        return Reason("wrong-field", {"name": "asked", "value": str(state.asked)[:40]})
    cards = state.piles.zones[places.laid]
    if (state.phase == ASKING) != (not cards) or not speller.spells(state.word, cards):
        return Reason("wrong-field", {"name": "word", "value": state.word[:40]})
    if choice and state.phase not in (ASKING, GUESSING):
        return Reason("wrong-field", {"name": "phase", "value": str(state.phase)})
    wanted = CHOICES if choice and state.phase == GUESSING else 0
    if len(state.glosses) != wanted or not 0 <= state.right < CHOICES:
        return Reason("wrong-field", {"name": "glosses", "value": str(state.glosses)[:40]})
    if state.answered != (state.phase > GUESSING and bool(state.answer)):
        return Reason("wrong-field", {"name": "answered", "value": state.answer[:40]})
    return None


def tally(state: GuessState) -> dict[str, Arg]:
    """The votes, counted."""
    votes = [state.votes[s] for s in state.voters()]
    return {
        "asker": votes.count(FOR_ASKER),
        "guesser": votes.count(FOR_GUESSER),
        "nobody": votes.count(ABSTAINS),
    }


def voted(state: GuessState) -> Seat | None:
    """Who gets the points after a vote; None: nobody."""
    votes = [state.votes[s] for s in state.voters()]
    asker, guesser = votes.count(FOR_ASKER), votes.count(FOR_GUESSER)
    if asker == guesser or (state.seats == 2 and max(asker, guesser) < 2):
        return None
    return state.asker if asker > guesser else state.guesser()


def acting(state: GuessState) -> int:
    """Who may move in this phase."""
    if state.phase == VOTING:
        return sum([1 << s for s in state.voters() if state.votes[s] == NONE])
    if state.phase in (GUESSING, REPLYING):
        return 1 << state.guesser()
    return 1 << state.asker if state.phase in (ASKING, JUDGING) else 0


def facts(state: GuessState, worth: int, words: int) -> list[Fact]:
    """The scores, the word and what is open of its meaning, and how many words each has asked."""
    seats = SEATS[: state.seats]
    made = [Fact("points", {"score": state.scores[s]}, [s]) for s in seats]
    if state.word:
        made.append(Fact("to-guess", {"word": state.word, "points": worth}, [state.asker]))
    for number, text in enumerate(state.glosses, start=1):
        made.append(Fact("choice", {"number": number, "meaning": text}))
    if state.phase >= JUDGING:
        made.append(Fact("answer", {"meaning": state.answer, "given": int(state.answered)}))
        made.append(Fact("meaning", {"meaning": state.meaning}))
    if state.phase == VOTING and state.gloss:
        made.append(Fact("gloss", {"meaning": state.gloss}))
    made += [Fact("asked", {"asked": state.asked[s], "words": words}, [s]) for s in seats]
    made.append(Fact("who-deals", {}, [state.dealer]))
    return made


def facts_for(state: GuessState, viewer: Seat, choice: bool) -> list[Fact]:
    """The asker knows what is sealed."""
    if state.phase != GUESSING or viewer != state.asker:
        return []
    return [Fact("sealed", {"meaning": state.glosses[state.right] if choice else state.meaning})]
