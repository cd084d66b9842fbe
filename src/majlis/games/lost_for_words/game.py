"""Lost for Words: build words letter by letter in five columns, or throw cards away; every column begun costs.

Two play. The rulings (LW-01 and so on) stand in rulings.md beside this file, the common ones (G-) in the kit.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Arg, Cards, Term
from majlis.game import Fact, Game, Mark, Nature, Outcome
from majlis.games.lost_for_words import choosing, showing
from majlis.games.lost_for_words.counting import SHORTEST, Rule
from majlis.games.lost_for_words.moves import (
    NAMES,
    VALID,
    VOID,
    Discard,
    Place,
    every_move,
    read_name,
    wild,
)
from majlis.games.lost_for_words.options import VARIANTS, LostForWordsOptions
from majlis.games.lost_for_words.table import (
    COLUMNS,
    DEALT,
    DECLARING,
    DISCARDING,
    DRAWING,
    HAND,
    LAID,
    NAMING,
    OPEN_LETTER,
    PACK,
    PILES,
    PLACING,
    READABLE,
    SEATED,
    STOCK,
    TOP_ONLY,
    LostForWordsState,
    column_of,
    columns_of,
    height,
    number_of,
    owner_of,
    spots_of,
    starts_at,
    why_impossible,
)
from majlis.judge import Judge
from majlis.move import QUIET, Move, Name, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat, Zone, after, bit
from majlis.table import Table

STOCKED: Final = 58
GUARDS: Final = {"12": 12, "6": 6, "20": 20, "off": 0}  # LW-04
UNGUARDED: Final = 1_000  # turns that a random player might make with each card of the stock, where nothing ends it

TONES: Final = {
    "deal-begins": "deal",
    "begins": "deal",
    "your-hand": "deal",
    "lays": "play",
    "multiplies": "play",
    "last-card": "count",
    "column-word": "count",
    "total": "big",
    "wins": "end",
    "wins-by-words": "end",
    "share": "end",
}

NATURE: Final = Nature(
    "lost_for_words", "word", "alpha", [SEATED], LostForWordsOptions, VARIANTS, tones=TONES, language="en"
)


@final
class LostForWords(Game[LostForWordsState]):
    """The rules, in the order of play."""

    def __init__(self, options: LostForWordsOptions, judge: Judge) -> None:
        self.guard: int = GUARDS[options.guard]
        turns = STOCKED * ((self.guard or UNGUARDED) + 1)
        plan = READABLE if options.piles == "readable" else TOP_ONLY
        super().__init__(NATURE, options, plan, every_move(), options.deals * (turns * 5 + COLUMNS * SEATED))
        self.judge = judge
        self.list: Judge = judge
        self.mode: str = options.mode
        if self.mode == "challenge":
            self.hints_closed = Reason("hints-closed")  # G-25, LW-13
        self.both: bool = options.turn == "play-and-discard"  # LW-11
        self.more_words: bool = options.tie == "more-words"  # LW-10
        self.deals: int = options.deals  # LW-17
        self.rule: Rule = Rule(judge, self.mode == "honour", options.scoring == "alternative", options.repeats)

    def blank(self, seats: int) -> LostForWordsState:
        state = LostForWordsState(laid_out(self.plan, STOCK), seats)
        state.acting = 1 << state.turn
        return state

    def deal(self, state: LostForWordsState, table: Table) -> None:
        table.open_deal()
        state.deals, state.starter = 0, SEATS[table.chance.below(SEATED)]  # G-20
        self._begin(state, table)

    # -- a deal --

    def _begin(self, state: LostForWordsState, table: Table) -> None:
        """Eight each; both discard piles are empty."""
        state.deals += 1
        state.dry, state.asked = 0, -1
        state.letters = [""] * (COLUMNS * SEATED)
        state.multipliers = [0] * (COLUMNS * SEATED)
        state.valid = [False] * (COLUMNS * SEATED)
        table.shuffle(STOCK)
        for step in range(SEATED):
            table.draw(DEALT, STOCK, HAND[after(state.starter, SEATED, step)])
        if table.told:
            if self.deals > 1:
                table.say("deal-begins", [], {"deal": state.deals})
            for seat in SEATS[:SEATED]:
                table.tell(seat, "your-hand", {"cards": Cards(sorted(state.piles.zones[HAND[seat]]))})
            table.say("begins", [state.starter], {"left": len(state.piles.zones[STOCK])})
        self._turn_to(state, state.starter)

    def _turn_to(self, state: LostForWordsState, seat: Seat) -> None:
        state.turn = seat
        state.phase, state.left, state.closed = PLACING, 0, -1
        state.acting = 1 << seat

    # -- a turn: lay or discard, in the variant both; then draw --

    def choices(self, state: LostForWordsState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        if state.phase == NAMING:
            return list(NAMES)
        if state.phase == DRAWING:
            return choosing.ways_to_draw(state, self.guard, why)
        if state.phase == DECLARING:
            return [VALID, VOID]
        return choosing.ways_to_play(state, seat, self.both, why)

    def apply(self, state: LostForWordsState, seat: Seat, move: Move, table: Table) -> None:
        if isinstance(move, Place):
            self._place(state, seat, move, table)
        elif isinstance(move, Discard):
            self._discard(state, seat, move, table)
        elif state.phase == NAMING and isinstance(move, Name):
            self._name(state, seat, move, table)
        elif state.phase == DECLARING:
            self._declare(state, seat, move is VALID, table)
        elif isinstance(move, Name):
            self._draw(state, seat, PILES[move.mode], table)
        else:
            self._draw(state, seat, STOCK, table)

    def _held(self, state: LostForWordsState, seat: Seat, face: CardId) -> CardId:
        """The card: of two that look the same the one of which most can tell."""
        known = state.piles.known
        likes = [card for card in state.piles.zones[HAND[seat]] if PACK.face[card] == face]
        return max(likes, key=lambda card: known[card].bit_count())

    # -- lay a card --

    def _place(self, state: LostForWordsState, seat: Seat, move: Place, table: Table) -> None:
        column = column_of(seat, move.column)
        card, lying = self._held(state, seat, move.card), state.piles.zones[LAID[seat]]
        place = starts_at(state, column) + height(state, column)
        table.move(card, HAND[seat], LAID[seat])
        lying.insert(place, lying.pop())
        if not move.letter:
            state.multipliers[column] += 1
        else:
            state.letters[column] += OPEN_LETTER if wild(card) else move.letter
        if table.told:
            args: dict[str, Arg] = {"card": Cards([card]), "column": move.column}
            if not move.letter:
                table.say("multiplies", [seat], {**args, "times": 1 + state.multipliers[column]})
            elif wild(card):
                table.say("lays-wild", [seat], args)
            else:
                table.say("lays", [seat], {**args, "word": state.letters[column]})
        if move.letter and wild(card):
            state.phase = NAMING
        else:
            self._placed(state)

    def _name(self, state: LostForWordsState, seat: Seat, move: Name, table: Table) -> None:
        """The letter of a wild card is named when it is laid, and stays (LW-05)."""
        column = next(c for c in columns_of(seat) if state.letters[c].endswith(OPEN_LETTER))
        letter = move.text[-1]
        state.letters[column] = state.letters[column][:-1] + letter
        if table.told:
            args: dict[str, Arg] = {"letter": letter, "column": number_of(column), "word": state.letters[column]}
            table.say("names", [seat], args)
        self._placed(state)

    def _placed(self, state: LostForWordsState) -> None:
        if self.both:  # LW-11
            state.phase = DISCARDING
        else:
            state.phase, state.left = DRAWING, 1

    # -- throw a card away, and draw --

    def _discard(self, state: LostForWordsState, seat: Seat, move: Discard, table: Table) -> None:
        card = self._held(state, seat, move.card)
        table.move(card, HAND[seat], PILES[move.pile])
        state.closed = move.pile  # LW-02
        state.phase, state.left = DRAWING, 2 if self.both else 1
        if table.told:
            args: dict[str, Arg] = {"card": Cards([card]), "wild": int(wild(card))}
            args["pile"] = Term(f"zone-{self.plan.names[PILES[move.pile]]}")
            table.say("discards", [seat], args)

    def _draw(self, state: LostForWordsState, seat: Seat, source: Zone, table: Table) -> None:
        hand, stock = state.piles.zones[HAND[seat]], state.piles.zones[STOCK]
        table.draw(1, source, HAND[seat])
        state.left -= 1
        if source == STOCK:
            state.dry = -1
        if table.told:
            cards = Cards(hand[-1:])
            if source == STOCK:
                table.say("draws", [seat], {"cards": cards, "left": len(stock)}, bit(seat))
            else:
                table.say("takes", [seat], {"card": cards, "pile": Term(f"zone-{self.plan.names[source]}")})
        if not stock:  # LW-01
            self._last_card(state, table)
        elif not state.left:
            state.dry += 1  # LW-04
            self._turn_to(state, after(seat, SEATED))

    # -- the end of a deal --

    def _last_card(self, state: LostForWordsState, table: Table) -> None:
        state.left = 0
        if table.told:
            table.say("last-card", [], {})
        if self.mode == "honour":
            self._ask(state, 0, table)
        else:
            self._count(state, table)

    def _ask(self, state: LostForWordsState, first: int, table: Table) -> None:
        """The owner of each column that is long enough says whether it is a word (LW-13)."""
        for column in range(first, COLUMNS * SEATED):
            if len(state.letters[column]) >= SHORTEST:
                state.phase, state.asked = DECLARING, column
                state.acting = 1 << owner_of(column)
                return
        state.asked = -1
        self._count(state, table)

    def _declare(self, state: LostForWordsState, seat: Seat, valid: bool, table: Table) -> None:
        state.valid[state.asked] = valid
        if table.told:
            args: dict[str, Arg] = {"column": number_of(state.asked), "word": state.letters[state.asked]}
            table.say("declares" if valid else "gives-up", [seat], args)
        self._ask(state, state.asked + 1, table)

    def _count(self, state: LostForWordsState, table: Table) -> None:
        for seat in SEATS[:SEATED]:
            total = self.rule.count(state, seat, table)
            if table.told:
                overall = state.scores[seat]
                args: dict[str, Arg] = {"size": abs(total), "minus": int(total < 0), "deals": state.deals}
                table.say("total", [seat], {**args, "all": abs(overall), "all_minus": int(overall < 0)})
        if state.deals < self.deals and not state.last_deal:
            for zone in [*PILES, *LAID, *HAND]:
                table.sweep(zone, STOCK)
            state.starter = after(state.starter, SEATED)  # LW-17
            table.open_deal()
            self._begin(state, table)
        else:
            self._finish(state, table)

    def _finish(self, state: LostForWordsState, table: Table) -> None:
        state.acting = 0
        if table.told:
            winners, best = self._final(state).winners(), max(state.scores)
            args: dict[str, Arg] = {"size": abs(best), "minus": int(best < 0)}
            tied = state.scores.count(best) == SEATED
            what = "share" if len(winners) == SEATED else "wins-by-words" if tied else "wins"
            table.say(what, winners, args)

    def _final(self, state: LostForWordsState) -> Outcome:
        """Equal totals share, or more words decide (LW-10)."""
        tie = self.more_words and state.scores.count(state.scores[0]) == SEATED
        return Outcome(
            [score + (words / 100 if tie else 0.0) for score, words in zip(state.scores, state.words, strict=True)]
        )

    def outcome(self, state: LostForWordsState) -> Outcome | None:
        return None if state.acting else self._final(state)

    def standing(self, state: LostForWordsState) -> Outcome | None:
        """What has been counted so far; what lies there is not judged before the end (LW-13)."""
        return Outcome([float(score) for score in state.scores])

    # -- beside the cards --

    def facts(self, state: LostForWordsState) -> list[Fact]:
        return showing.facts(state, self.guard, self.deals)

    def marks(self, state: LostForWordsState) -> list[Mark]:
        return showing.marks(state)

    def spots(self, state: LostForWordsState, zone: Zone) -> list[tuple[int, int]]:
        return spots_of(state, zone)

    def foresee(self, state: LostForWordsState, seat: Seat, move: Move) -> Reason | None:
        return showing.foresee(state, seat, move)

    def fallback(self, state: LostForWordsState, seat: Seat) -> Move:
        return showing.fallback(state, seat, self.both)

    def explain(self, state: LostForWordsState, seat: Seat, move: Move) -> Reason:
        faces = [PACK.face[card] for card in state.piles.zones[HAND[seat]]]
        if isinstance(move, (Place, Discard)) and state.phase in (PLACING, DISCARDING) and move.card not in faces:
            return Reason("you-do-not-hold", {"card": Cards([move.card])})
        return super().explain(state, seat, move)

    def propose(self, state: LostForWordsState, seat: Seat, chance: Chance) -> Move:
        """What a player might do who plays anything."""
        if state.phase == PLACING:
            return choosing.play_at_random(state, seat, self.both, self.list, chance)
        moves = self.choices(state, seat, QUIET)
        return moves[chance.below(len(moves))]

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        return read_name(arguments) if verb == "name" else None

    def impossible(self, state: LostForWordsState) -> Reason | None:
        return why_impossible(state, self.both)


GAME: Final = LostForWords
