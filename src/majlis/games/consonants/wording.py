"""The word phase: sealed lists, opened together, then challenged; what each seat's cards come to (CO-10 to CO-14)."""

from __future__ import annotations

from typing import final

from majlis.chance import Chance
from majlis.event import Arg, Phrases, Who
from majlis.games.consonants.lists import Adding, Best, Lists, listing, points_of, read_words, spent, usable, words_in
from majlis.games.consonants.options import ConsonantsOptions
from majlis.games.consonants.table import (
    AGREE,
    CHANGES,
    DONE,
    LAID,
    LEADS,
    SHORTEST,
    TAKEN,
    TURNED,
    WORDING,
    ConsonantsState,
    counted,
)
from majlis.judge import Judge
from majlis.kit.abjad_words import About, Add, Spelled
from majlis.move import Domain, Move
from majlis.plan import SEATS, Seat, after
from majlis.table import Table

# -- what the cards come to --


def taken(state: ConsonantsState, seat: Seat) -> int:
    """What all cards of a seat count that it took, also those in words."""
    zones = state.piles.zones
    return counted(zones[TURNED[seat]]) + counted(zones[LAID[seat]])


def saved(state: ConsonantsState, seat: Seat) -> int:
    """What its words take off: those that have not fallen."""
    return total([word for word in state.words[seat] if word not in state.fallen])


def so_far(state: ConsonantsState, seat: Seat) -> int:
    """What the cards taken in this deal come to as it stands."""
    points = counted(state.piles.zones[TAKEN[seat]]) + taken(state, seat) - saved(state, seat)
    return points + state.adjust[seat]


def flyer(state: ConsonantsState) -> int:
    """Who took all six singletons; -1 if nobody did (CO-13)."""
    zones = state.piles.zones
    for seat in range(state.seats):
        if all(card in zones[TURNED[seat]] or card in zones[LAID[seat]] for card in LEADS):
            return seat
    return -1


def total(words: list[str]) -> int:
    """What these words take off."""
    return sum([points_of(word) for word in words])


def phrases(words: list[str]) -> Phrases:
    """Words with what each takes off, to be named in a sentence."""
    return Phrases([("word-with-points", {"word": word, "points": points_of(word)}) for word in words])


# -- who may do what --


def makers(state: ConsonantsState) -> int:
    """A bit for each seat that took enough cards for a word."""
    zones = state.piles.zones
    return sum([1 << s for s in SEATS[: state.seats] if len(usable(zones[TURNED[s]])) >= SHORTEST])


def entered(state: ConsonantsState, seat: Seat) -> list[str]:
    """The words that a seat has entered so far."""
    return words_in(state.lists[seat])


def doubtful(state: ConsonantsState, seat: Seat) -> list[str]:
    """The words of others that nothing has been found out about, each once (CO-22)."""
    words: dict[str, None] = {}
    for other in range(state.seats):
        if other != seat:
            words.update(dict.fromkeys(state.words[other]))
    return [word for word in words if word not in state.found and word not in state.fallen]


def doubters(state: ConsonantsState) -> int:
    """A bit for each seat that has something to challenge."""
    return sum([1 << seat for seat in SEATS[: state.seats] if doubtful(state, seat)])


def sealed(state: ConsonantsState) -> list[tuple[Seat, Move]]:
    """The lists, until all are in."""
    return [(s, listing(entered(state, s))) for s in SEATS[: state.seats] if state.lists[s]]


@final
class Wording:
    """What a table has agreed on for its words."""

    __slots__ = ("best", "judge", "mode", "repeats", "seconds", "window")

    def __init__(self, options: ConsonantsOptions, judge: Judge) -> None:
        self.judge: Judge = judge
        self.mode: str = options.mode
        self.repeats: bool = options.repeats
        self.seconds: float = 0.0 if options.minutes == "none" else float(options.minutes) * 60
        self.window: float = 0.0 if options.window == "none" else float(options.window)
        self.best: Best = Best()

    # -- lists are made --

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        """`list BACK / FACE`, `word BACK`, `drop BACK`, `challenge BACK`."""
        words = read_words(arguments)
        if verb in ("drop", "challenge"):
            return About(verb, words[0]) if words and len(words) == 1 else None
        if verb == "list":
            return listing(words) if words is not None else None
        return Add([Spelled(word, [], word) for word in words]) if verb == "word" and words else None

    def choices(self, state: ConsonantsState, seat: Seat) -> list[Move]:
        """Hand the list in, or take a word out of it."""
        moves: list[Move] = [DONE]
        if state.changes[seat] < CHANGES:
            moves += [About("drop", word) for word in dict.fromkeys(entered(state, seat))]
        return moves

    def lists(self, state: ConsonantsState, seat: Seat) -> Lists:
        used = None if self.repeats else state.used
        return Lists(state.piles.zones[TURNED[seat]], self.judge, self.mode, state.fallen, used, self.best)

    def domain(self, state: ConsonantsState, seat: Seat) -> Domain | None:
        """Any list, or one word more."""
        if state.changes[seat] >= CHANGES:
            return None
        lists = self.lists(state, seat)
        lists.beside = Adding(lists, entered(state, seat))
        return lists

    def complete(self, state: ConsonantsState, seat: Seat, move: Move) -> Move:
        """One word more or less, as the whole list."""
        if state.phase != WORDING or not state.acting >> seat & 1:
            return move
        words = entered(state, seat)
        if isinstance(move, Add):
            words += [word.word for word in move.words]
            return listing(words) if self.lists(state, seat).why_not(words) is None else move
        if isinstance(move, About) and move.verb == "drop" and move.word in words:
            words.remove(move.word)
            return listing(words)
        return move

    def anything(self, state: ConsonantsState, seat: Seat, chance: Chance) -> Move:
        """Mostly a list and then to hand it in, now and then another list or a challenge."""
        if state.phase == WORDING:
            new = state.changes[seat] < CHANGES and (not state.lists[seat] or chance.below(6) == 0)
            return self.lists(state, seat).anything(chance) if new else DONE
        words = doubtful(state, seat)
        return About("challenge", words[chance.below(len(words))]) if words and chance.below(5) == 0 else AGREE

    # -- lists are opened (CO-21) --

    def open_lists(self, state: ConsonantsState, table: Table) -> None:
        """From the dealer's left; each word lies with its cards."""
        for step in range(1, state.seats + 1):
            seat = after(state.dealer, state.seats, step)
            words = entered(state, seat)
            state.words[seat] = words
            cards = spent(words, state.piles.zones[TURNED[seat]]) or []
            table.pick(cards, TURNED[seat], LAID[seat])
            if table.told:
                table.say("shows-words", [seat], {"words": phrases(words), "points": total(words)})
        state.lists = [""] * state.seats
        state.changes = [0] * state.seats

    # -- and challenged (CO-14, CO-22) --

    def challenge(self, state: ConsonantsState, seat: Seat, word: str, table: Table) -> None:
        """The word is looked up once, for all who laid it."""
        whose = [s for s in SEATS[: state.seats] if s != seat and word in state.words[s]]
        known = self.judge.knows(word)
        (state.found if known else state.fallen).append(word)
        sum_of = 0
        for owner in whose:
            points = points_of(word) * state.words[owner].count(word)
            sum_of += points
            if known:
                state.adjust[owner] -= points
        state.adjust[seat] += sum_of if known else -sum_of
        if table.told:
            args: dict[str, Arg] = {"word": word, "whose": Who(whose), "points": sum_of, "layers": len(whose)}
            table.say("challenge-wrong" if known else "challenge-right", [seat], args)
        state.acting &= doubters(state)
