"""Words made by all at the same time, sealed until all are in (AM-04 to AM-14, G-46): what Medium and Advanced share.

A round: everybody is dealt ten cards, makes a list of words and hands it in; the lists are opened; words are
challenged; the points are counted. `Making` knows the places and what was agreed; the state is `MakingState`.
"""

from __future__ import annotations

from typing import Any, final

from majlis.cards.abjad import letter_pack
from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Arg, Cards, Who
from majlis.game import Outcome, Timer
from majlis.judge import Judge
from majlis.kit.abjad_words import About, Add, Listing, Speller, counting, picked, read_words
from majlis.kit.making_lists import Adding, Lists
from majlis.kit.making_state import (
    AGREE,
    BUILDING,
    CENTRE,
    CHANGES,
    CHANGING,
    DEALT,
    DONE,
    DOUBTING,
    SHORTEST_DEAL,
    MakingState,
)
from majlis.move import Domain, Move, Reason
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, ROW, SEATS, WORDS, Plan, Seat, Zone, after
from majlis.table import Table


@final
class Making:
    """The table: its cards and places, and what was agreed."""

    __slots__ = (
        "best",
        "centre",
        "fresh",
        "hand",
        "judge",
        "least",
        "minus",
        "mode",
        "pack",
        "penalty",
        "plan",
        "repeats",
        "seconds",
        "short",
        "speller",
        "stock",
        "ties",
        "used",
        "window",
        "words",
    )

    def __init__(self, options: Any, judge: Judge, most: int, centre: bool) -> None:
        self.judge: Judge = judge
        self.pack = letter_pack(options.pack, options.maqsura == "alif")  # AM-01
        self.plan = Plan(self.pack, most)
        self.stock: Zone = self.plan.one("stock", DOWN, PILE)
        self.centre: Zone = self.plan.one("centre", OPEN, ROW) if centre else Zone(-1)
        self.used: Zone = self.plan.one("used", DOWN, PILE)  # AM-07
        self.hand: list[Zone] = self.plan.each("hand", OWNER, most, FAN)
        self.words: list[Zone] = self.plan.each("words", OPEN, most, WORDS)
        self.speller: Speller = Speller(self.pack, options.pack, options.shapes == "strict", options.spelling)
        self.mode: str = options.mode
        self.least: int = options.least  # AM-04: letters of a word
        self.repeats: bool = options.repeats  # AM-06
        self.seconds: int = 0 if options.minutes == "none" else int(options.minutes) * 60  # AM-04
        self.window: float = 0.0 if options.window == "none" else float(options.window)  # G-08
        self.minus: bool = options.left_over == "minus"  # AM-05
        self.penalty: bool = options.wrong_challenge == "costs"  # AM-11
        self.short: bool = options.short_last  # AM-07
        self.ties: bool = options.tie == "words"  # AM-09
        self.fresh: bool = centre and options.centre == "new"  # AM-03
        self.best: dict[tuple[CardId, ...], Listing] = {}  # lists that were looked for, by hand

    # -- how many are dealt --

    def each(self, state: MakingState) -> int:
        """How many cards each gets in the round that is next; 0: no more rounds (AM-07, AM-08)."""
        left = len(state.piles.zones[self.stock])
        if self.fresh or (self.centre >= 0 and not state.rounds):
            left -= CENTRE
        if left >= DEALT * state.seats:
            return DEALT
        few = left // state.seats
        return few if self.short and few >= SHORTEST_DEAL else 0

    def all_rounds(self, seats: int) -> int:
        """How many rounds a match has."""
        cards = len(self.pack.all) - (CENTRE if self.centre >= 0 and not self.fresh else 0)
        whole = DEALT * seats + (CENTRE if self.fresh else 0)
        left = cards % whole - (CENTRE if self.fresh else 0)
        return cards // whole + int(self.short and left // seats >= SHORTEST_DEAL)

    def deal(self, state: MakingState, count: int, table: Table) -> None:
        """So many cards to each, from the dealer's left."""
        for step in range(1, state.seats + 1):
            table.draw(count, self.stock, self.hand[after(state.dealer, state.seats, step)])

    def tell_hands(self, state: MakingState, table: Table) -> None:
        """Each hears its own hand."""
        if table.told:
            for seat in SEATS[: state.seats]:
                cards = state.piles.zones[self.hand[seat]]
                table.tell(seat, "hand-dealt", {"cards": Cards(sorted(cards)), "total": self.speller.counted(cards)})

    # -- the lists are made --

    def build(self, state: MakingState, table: Table) -> None:
        """Everybody at the same time (AM-04)."""
        state.phase = BUILDING
        state.lists = [""] * state.seats
        state.changes = [0] * state.seats
        state.acting = (1 << state.seats) - 1
        if table.told:
            table.say("all-build", [], {"minutes": self.seconds // 60})

    def listed(self, state: MakingState, seat: Seat) -> Listing:
        """What a seat has entered so far."""
        words = read_words(state.lists[seat].split()[1:], self.speller)
        return Listing(words or [])

    def points_of(self, listing: Listing) -> list[int]:
        """What the words of a list count."""
        return [self.speller.counted(word.cards) for word in listing.words]

    def choices(self, state: MakingState, seat: Seat) -> list[Move]:
        """Hand the list in, take a word out of it; or challenge a word, or have none to challenge."""
        if not state.acting >> seat & 1:
            return []
        if state.phase == BUILDING:
            moves: list[Move] = [DONE]
            if state.changes[seat] < CHANGES:
                words = [word.word for word in self.listed(state, seat).words]
                moves += [About("drop", word) for word in dict.fromkeys(words)]
            return moves
        return [AGREE, *[About("challenge", word) for word in self.doubtful(state, seat)]]

    def domain(self, state: MakingState, seat: Seat) -> Domain | None:
        """Any list of words from the own cards."""
        if state.phase != BUILDING or not state.acting >> seat & 1 or state.changes[seat] >= CHANGES:
            return None
        lists = self.lists(state, seat)
        lists.beside = Adding(lists, self.listed(state, seat))
        return lists

    def complete(self, state: MakingState, seat: Seat, move: Move) -> Move:
        """One word more or less, or words without their cards, as the whole list."""
        if isinstance(move, (Listing, Add, About)) and state.phase == BUILDING and state.acting >> seat & 1:
            words = self.listed(state, seat).words
            if isinstance(move, Listing):
                words = move.words
            elif isinstance(move, Add):
                words = words + move.words
            elif move.verb == "drop":
                at = [word.word for word in words]
                if move.word not in at:
                    return move
                words = [word for i, word in enumerate(words) if i != at.index(move.word)]
            else:
                return move
            return self.lists(state, seat).full(words, move)
        return move

    def enter(self, state: MakingState, seat: Seat, listing: Listing, table: Table) -> None:
        """A list takes the place of the one before; nobody else hears of it (AM-12)."""
        state.lists[seat] = listing.text
        state.changes[seat] += 1
        if table.told:
            left = state.piles.zones[self.hand[seat]][:]
            for word in listing.words:
                for card in word.cards:
                    left.remove(next(c for c in left if self.pack.face[c] == card))
            points = self.points_of(listing)
            args: dict[str, Arg] = {"words": counting([word.word for word in listing.words], points)}
            args["points"], args["left"] = sum(points), Cards(sorted(left))
            table.tell(seat, "your-list", args)

    def hand_in(self, state: MakingState, seat: Seat, table: Table) -> bool:
        """The list is final; True when all are in (AM-04)."""
        state.acting &= ~(1 << seat)
        if table.told:
            table.say("hands-in", [seat], {"left": state.acting.bit_count()})
        return not state.acting

    # -- the lists are opened --

    def open_lists(self, state: MakingState, table: Table) -> None:
        """From the dealer's left; cards that are in no word stay hidden (AM-11, AM-12)."""
        for step in range(1, state.seats + 1):
            seat = after(state.dealer, state.seats, step)
            listing = self.listed(state, seat)
            points = self.points_of(listing)
            state.words[seat] = [word.word for word in listing.words]
            state.sizes[seat] = [len(word.cards) for word in listing.words]
            state.counts[seat] = points
            faces = [card for word in listing.words for card in word.cards]
            held, known = state.piles.zones[self.hand[seat]], state.piles.known
            if faces:
                table.pick(picked(self.pack, faces, held, known), self.hand[seat], self.words[seat])
            if table.told:
                args: dict[str, Arg] = {"words": counting(state.words[seat], points), "points": sum(points)}
                table.say("lays-words", [seat], args)
        state.lists = [""] * state.seats
        state.changes = [0] * state.seats
        state.phase = DOUBTING
        state.acting = self.doubters(state) if self.mode == "challenge" else 0

    # -- the words are doubted --

    def doubtful(self, state: MakingState, seat: Seat) -> list[str]:
        """The words of others that have not been challenged yet, each once (AM-11)."""
        words: dict[str, None] = {}
        for other in range(state.seats):
            if other != seat:
                words.update(dict.fromkeys(state.words[other]))
        return [word for word in words if word not in state.found and word not in state.fallen]

    def doubters(self, state: MakingState) -> int:
        return sum([1 << seat for seat in SEATS[: state.seats] if self.doubtful(state, seat)])

    def agree(self, state: MakingState, seat: Seat, table: Table) -> bool:
        """The seat has nothing more to challenge; True when nobody has."""
        state.acting &= ~(1 << seat)
        if table.told:
            table.say("agrees", [seat], {"left": state.acting.bit_count()})
        return not state.acting

    def challenge(self, state: MakingState, seat: Seat, word: str, table: Table) -> bool:
        """The word is looked up; what comes out holds for all who laid it. True when nothing is left to doubt."""
        whose = [other for other in SEATS[: state.seats] if word in state.words[other] and other != seat]
        known = self.judge.knows(word)
        (state.found if known else state.fallen).append(word)
        cost = 0
        if known and self.penalty:
            cost = max([state.counts[o][i] for o in whose for i, w in enumerate(state.words[o]) if w == word])
            state.costs[seat] += cost
        if table.told:
            args: dict[str, Arg] = {"word": word, "whose": Who(whose), "layers": len(whose)}
            if known:
                args["points"] = cost
            table.say("word-stands" if known else "word-falls", [seat], args)
        state.acting &= self.doubters(state)
        return not state.acting

    def play(self, state: MakingState, seat: Seat, move: Move, table: Table) -> bool:
        """Carry out a move of this phase; True when the points can be counted."""
        if isinstance(move, Listing):
            self.enter(state, seat, move, table)
            return False
        if isinstance(move, About):
            return self.challenge(state, seat, move.word, table)
        if move is not DONE:
            return self.agree(state, seat, table)
        if not self.hand_in(state, seat, table):
            return False
        self.open_lists(state, table)
        return not state.acting

    # -- the points --

    def count(self, state: MakingState, table: Table) -> None:
        """The values of the cards in accepted words (AM-05); then the cards are set aside (AM-07)."""
        for step in range(1, state.seats + 1):
            seat = after(state.dealer, state.seats, step)
            points = 0
            for word, count in zip(state.words[seat], state.counts[seat], strict=True):
                if word not in state.fallen:
                    points += count
                    state.stood[seat] += 1
                    state.longest[seat] = max(state.longest[seat], len(word))
            left = state.piles.zones[self.hand[seat]]
            minus = self.speller.counted(left) if self.minus else 0
            for card in left if self.minus else []:
                table.reveal(card)  # AM-12
            state.scores[seat] += points - minus - state.costs[seat]
            if table.told:
                args: dict[str, Arg] = {"points": points, "left": Cards(sorted(left) if self.minus else [])}
                args["minus"], args["cost"], args["total"] = minus, state.costs[seat], state.scores[seat]
                table.say("scores", [seat], args)
        for seat in SEATS[: state.seats]:
            table.sweep(self.words[seat], self.used)
            table.sweep(self.hand[seat], self.used)
        state.words = [[] for _ in range(state.seats)]
        state.sizes = [[] for _ in range(state.seats)]
        state.counts = [[] for _ in range(state.seats)]
        state.found, state.fallen, state.costs = [], [], [0] * state.seats
        state.acting = 0

    def finish(self, state: MakingState, table: Table) -> None:
        """Most points win; equal ones share, or what was agreed decides (AM-09)."""
        state.acting = 0
        if not table.told:
            return
        winners = self.outcome(state).winners()
        best = max(state.scores)
        even = [seat for seat in SEATS[: state.seats] if state.scores[seat] == best]
        args: dict[str, Arg] = {"total": best}
        if len(even) > len(winners):
            args["words"], args["longest"] = state.stood[winners[0]], state.longest[winners[0]]
            table.say("wins-by-words", winners, args)
        else:
            table.say("wins" if len(winners) == 1 else "shares", winners, args)

    def outcome(self, state: MakingState) -> Outcome:
        """The points; where words decide between equal ones, as fractions of a point."""
        if not self.ties:
            return Outcome([float(score) for score in state.scores])
        extra = [state.stood[s] / 1024 + state.longest[s] / 65536 for s in range(state.seats)]
        return Outcome([score + more for score, more in zip(state.scores, extra, strict=True)])

    # -- beside the cards --

    def timer(self, state: MakingState) -> Timer | None:
        """What has been entered by then counts (AM-13); words that nobody has challenged by then stand (G-08)."""
        if not state.acting or state.phase == CHANGING:
            return None
        seconds = float(self.seconds) if state.phase == BUILDING else self.window
        if not seconds:
            return None
        move = DONE if state.phase == BUILDING else AGREE
        return Timer(seconds, state.waiting()[0], move, state.rounds * 2 + state.phase)

    def foresee(self, state: MakingState, seat: Seat, move: Move) -> Reason | None:
        """What the own list counts."""
        if move is not DONE or state.phase != BUILDING:
            return None
        listing = self.listed(state, seat)
        return Reason("list-counts", {"words": len(listing.words), "points": sum(self.points_of(listing))})

    def sealed(self, state: MakingState) -> list[tuple[Seat, Move]]:
        """The lists, until all are in."""
        return [(s, self.listed(state, s)) for s in SEATS[: state.seats] if state.lists[s]]

    def reseal(self, state: MakingState, seat: Seat, chance: Chance) -> None:
        """Let the seat have made any list of the cards that it could have."""
        state.lists[seat] = self.lists(state, seat).anything(chance).text

    def lists(self, state: MakingState, seat: Seat) -> Lists:
        held = state.piles.zones[self.hand[seat]]
        return Lists(self.speller, held, self.judge, self.mode, self.least, self.repeats, self.best)

    def propose(self, state: MakingState, seat: Seat, chance: Chance) -> Move:
        """Mostly a list and then to hand it in, now and then another list or a challenge."""
        if state.phase == BUILDING:
            new = state.changes[seat] < CHANGES and (not state.lists[seat] or chance.below(6) == 0)
            return self.lists(state, seat).anything(chance) if new else DONE
        words = self.doubtful(state, seat)
        return About("challenge", words[chance.below(len(words))]) if words and chance.below(5) == 0 else AGREE

    def fallback(self, state: MakingState, seat: Seat) -> Move:
        """What has been entered counts (AM-13); nothing is challenged (G-03)."""
        return DONE if state.phase == BUILDING else AGREE

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        """`list باب / كلب`, `word باب`, `drop باب`, `challenge باب`; a word alone is added to the list."""
        if verb in ("drop", "challenge"):
            words = read_words(arguments, self.speller)
            return About(verb, words[0].word) if words and len(words) == 1 else None
        if verb in ("list", "word"):
            words = read_words(arguments, self.speller)
            if verb == "list":
                return Listing(words) if words is not None else None
            return Add(words) if words else None
        alone = [self.speller.folded(text) for text in [verb, *arguments]]
        return Add([self.speller.typed(word) for word in alone]) if all(alone) else None
