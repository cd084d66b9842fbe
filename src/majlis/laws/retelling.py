"""Laws 4 and 5: the match that a viewer could as well have been in, played beside the true one."""

from __future__ import annotations

from pathlib import Path

from majlis.cards.card import BACK, CardId
from majlis.chance import chance
from majlis.event import Arg, Cards, Event, Moved, Term, Who
from majlis.game import State
from majlis.laws.runs import AnyGame, Run, lies, played, speech_of
from majlis.move import DRAW, PASS, Field, IllegalMove, Move, Offer
from majlis.plan import OWNER, SEATS, SPECTATOR, Seat, Zone
from majlis.search import hidden_places, world
from majlis.speech import Speech
from majlis.table import Table
from majlis.view import View

# -- 4 and 5: what nobody can know changes nothing, and worlds have legal histories --


def law_4_and_5(game: AnyGame, seats: int, seed: object, looks: int = 8, folder: Path | None = None) -> None:
    """Imagine what a viewer could as well be looking at, and play the match that leads there beside the true one."""
    for name, sight in zip(game.plan.names, game.plan.sights, strict=True):
        assert not name.startswith("hand/") or sight == OWNER, f"{name} is not its owner's secret"
    run = played(game, seats, seed)
    while run.match.deals[1:2] == [0]:  # a deal that was over before anybody could move has nothing to retell
        seed = f"{seed}'"
        run = played(game, seats, seed)
    first = [n for n, step in enumerate(run.steps) if n == 0 or run.match.deals[1:2] != [n]]
    luck = chance("twin", seed)
    viewers = [SPECTATOR, *SEATS[:seats]]
    last = min(run.match.deals[1:] or [len(run.steps)], default=len(run.steps)) - 1
    last = min(last, len(first) - 1)
    for upto in [*range(min(3, last + 1)), last, *[luck.below(last + 1) for _ in range(looks)]]:
        viewer = viewers[luck.below(len(viewers))]
        state = run.steps[upto].state
        twin = world(game, state, viewer, luck)
        assert lies(game, twin, viewer) == lies(game, state, viewer), "a world shows something else"
        _obeys(game, twin)
        Retelling(run, upto, viewer, twin, folder).tell()


def _obeys(game: AnyGame, state: State) -> None:
    """Nothing lies where all know that it cannot, and what joins cards holds too."""
    for z, cards in enumerate(state.piles.zones):
        assert not game.inferences or game.credible(state, Zone(z), cards), f"nobody believes in {game.plan.names[z]}"
        for card in cards:
            assert not state.piles.cannot[z] >> card & 1, f"{game.pack.code[card]} in {game.plan.names[z]}"


class Retelling:
    """The whole match again as it would have led to `twin`, beside the true one, through the eyes of `viewer`.

    `taus[n]` tells for each card which card took its place after n moves. It changes on the way: of two cards in a
    hand, one known, the mover may have played the one or the other; of two cards that look the same nobody can tell
    which one went.
    """

    def __init__(self, run: Run, upto: int, viewer: Seat, twin: State, folder: Path | None = None) -> None:
        self.run, self.game, self.upto, self.viewer = run, run.game, upto, viewer
        self.pack = run.game.pack
        self.twin = twin
        self.start = upto
        self.taus: dict[int, list[CardId]] = {upto: self._swap(run.steps[upto].state, twin)}
        self.speech = speech_of(run.game, "en", folder) if folder is not None else None
        self.given: dict[int, CardId] = {}  # by the number of a move: the card that was given instead
        self.swapped: dict[int, Move] = self._resealed()
        self._look_back()

    # -- which card took the place of which --

    def _swap(self, state: State, twin: State) -> list[CardId]:
        tau = self.pack.all[:]
        for true, other in zip(state.piles.zones, twin.piles.zones, strict=True):
            for a, b in zip(true, other, strict=True):
                tau[a] = b
        return tau

    def _look_back(self) -> None:
        """From the world at the end to its beginning, or to where the viewer lost track of a card."""
        tau = self.taus[self.upto]
        for n in range(self.upto, 0, -1):
            tau = tau[:]
            self._give_like(tau, n)
            lost = self._put_back(tau, self.run.steps[n - 1].state)
            if lost >= 0:
                code = self.pack.code[lost]
                assert self._may_have_gone(n, CardId(lost)), f"{self._where(n)}: has no reason to lose track of {code}"
                break
            self.start = n - 1
            self.taus[n - 1] = tau

    def _give_like(self, tau: list[CardId], n: int) -> None:
        """A card that the viewer did not see given was, in the twin, one of the receiver's of the same suit."""
        suit, state = self.pack.suit, self.run.steps[n].state
        for event in self.run.steps[n].heard:
            seen = event.seen_by(self.viewer)
            if not isinstance(event, Moved) or not isinstance(seen, Moved) or BACK not in seen.cards:
                continue
            if self.game.plan.sights[event.source] != OWNER:  # drawn, not given
                continue
            given = event.cards[0]
            cards = state.piles.zones[event.target]
            hidden = [cards[i] for i in hidden_places(state.piles, event.target, self.viewer)]
            likes = [card for card in hidden if suit[tau[card]] == suit[given]]
            if len(event.cards) == 1 and given in hidden and given not in likes and likes:
                tau[given], tau[likes[0]] = tau[likes[0]], tau[given]
                self.given[n - 1] = tau[given]

    def _put_back(self, tau: list[CardId], state: State) -> int:
        """Let every card that the viewer could tell stand for itself in `tau`; the card that cannot, or -1."""
        for z, cards in enumerate(state.piles.zones):
            hidden = set(hidden_places(state.piles, Zone(z), self.viewer))
            told = {card for i, card in enumerate(cards) if i not in hidden}
            for card in told:
                other = CardId(tau.index(card))
                if other == card:
                    continue
                if other not in cards or other in told:
                    return card
                tau[other], tau[card] = tau[card], card
        return -1

    def _may_have_gone(self, n: int, card: CardId) -> bool:
        """Did luck, or a hidden move out of the place where it lay, take `card` out of the viewer's sight?"""
        step, zones = self.run.steps[n], self.run.steps[n - 1].state.piles.zones
        moves = [(e, e.seen_by(self.viewer)) for e in step.heard if isinstance(e, Moved)]
        return step.lucky or any(
            isinstance(seen, Moved) and BACK in seen.cards and card in zones[e.source] for e, seen in moves
        )

    def _resealed(self) -> dict[int, Move]:
        """Sealed choices that are others in the twin, by the number of the move that made them."""
        true = self.game.sealed(self.run.steps[self.upto].state)
        made: dict[int, Move] = {}
        for (seat, move), (_, other) in zip(true, self.game.sealed(self.twin), strict=True):
            if seat == self.viewer:
                assert move.text == other.text, "a world changes a seat's own choice"
                continue
            log = self.run.match.log[: self.upto]
            made[max(n for n, (s, m) in enumerate(log) if s == seat and m.text == move.text)] = other
        return made

    # -- the match beside the match --

    def tell(self) -> None:
        steps = self.run.steps
        others = [seat for seat, _ in self.game.sealed(steps[self.start].state) if seat != self.viewer]
        if others and self.start:
            return
        state, heard = self._begin()
        self._align(state, self.start)
        for n in range(self.start, self.upto + 1):
            self._compare(state, steps[n].state, n)
            if heard is not None:
                self._same(self._heard(heard), self._heard(steps[n].heard), n, "hears")
            if n < self.upto:
                heard = self._make(state, n)
                self._align(state, n + 1)

    def _begin(self) -> tuple[State, list[Event] | None]:
        """Dealt from a stock in which the cards are swapped; where the deal looks at cards, put there."""
        true, tau = self.run.steps[self.start].state, self.taus[self.start]
        if self.start == 0:
            state, heard, drawn = self._dealt(tau)
            if self._sorted(state) == self._sorted(true, tau) and drawn == self._dealt(self.pack.all)[2]:
                return state, heard
        state = true.fork()
        for z, cards in enumerate(true.piles.zones):
            state.piles.zones[z] = [tau[c] for c in cards]
        for card in self.pack.all:
            state.piles.known[tau[card]] = true.piles.known[card]
        return state, None

    def _dealt(self, tau: list[CardId]) -> tuple[State, list[Event], int]:
        """The deal from a stock in which the cards are swapped, what is heard of it, and how often luck was drawn."""
        match = self.run.match
        state: State = self.game.blank(match.seats)
        heard: list[Event] = []
        for cards in state.piles.zones:
            cards[:] = [tau[c] for c in cards]
        table = Table(state.piles, match.luck.step(0, 0), heard, match.luck, 0)
        self.game.deal(state, table)
        state.last_deal = True
        return state, heard, table.chance.count

    def _sorted(self, state: State, tau: list[CardId] | None = None) -> list[list[str]]:
        swap = tau if tau is not None else self.pack.all
        return [sorted(self.pack.code[swap[c]] for c in cards) for cards in state.piles.zones]

    def _align(self, state: State, n: int) -> None:
        """Everything must lie as swapped; which of two cards that look the same went is nobody's concern."""
        tau, code = self.taus[n], self.pack.code
        same = self.pack.all[:]
        for z, cards in enumerate(self.run.steps[n].state.piles.zones):
            wanted, got = [tau[c] for c in cards], state.piles.zones[z]
            if [code[c] for c in wanted] != [code[c] for c in got]:
                name = self.game.plan.names[z]
                assert self._sorted_codes(wanted) == self._sorted_codes(got), f"{self._where(n)}: {name} holds others"
                left = got[:]
                for i, card in enumerate(wanted):
                    got[i] = next(c for c in left if code[c] == code[card])
                    left.remove(got[i])
            for a, b in zip(wanted, got, strict=True):
                same[a] = b
        for later in range(n, self.upto + 1):
            self.taus[later] = [same[c] for c in self.taus[later]]

    def _sorted_codes(self, cards: list[CardId]) -> list[str]:
        return sorted(self.pack.code[c] for c in cards)

    def _make(self, state: State, n: int) -> list[Event]:
        """The move of the true match with the swapped cards: legal, or the world's history is not."""
        seat, move = self.run.match.log[n]
        other: Move | None = self.swapped.get(n)
        try:
            other = other or self.game.read(self._text(n, seat, move))
            reason = self.game.refuse(state, seat, other)
        except IllegalMove as refused:
            reason = refused.reason
        if reason is not None and not self._heard(self.run.steps[n + 1].heard):  # the viewer cannot know what it was
            likes = [m for d in self.game.domains(state, seat) if d.verb == move.verb for m in d.some(1)]
            other, reason = (likes[0], None) if likes else (other, reason)
        assert reason is None, f"{self._where(n)}: seat {seat} could not have made {other or move}: {reason}"
        assert other is not None
        heard: list[Event] = []
        match = self.run.match
        self.game.apply(state, seat, other, Table(state.piles, match.luck.step(1, n + 1), heard, match.luck, 1))
        return heard

    def _text(self, n: int, seat: Seat, move: Move) -> str:
        """The words of a move with each card of the mover's own replaced by the one that took its place."""
        before, after = self.run.steps[n].state.piles.zones, self.run.steps[n + 1].state.piles.zones
        own = [z for z, owner in enumerate(self.game.plan.owners) if owner == seat]
        held = [c for z in own for c in before[z]]
        stayed = {c for z in own for c in before[z] if c in after[z]}
        used: set[CardId] = set()
        words = []
        for word in move.text.split():
            code, mark, rest = word.partition("=")
            likes = [c for c in held if self.pack.code[c] == code and c not in used]
            if likes:
                card = min(likes, key=lambda c: (c in stayed, self.pack.code[self.taus[n + 1][c]] != code))
                used.add(card)
                code = self.pack.code[self.given.get(n, self.taus[n + 1][card])]
            words.append(code + mark + rest)
        return " ".join(words)

    # -- what the viewer is sent --

    def _compare(self, state: State, true: State, n: int) -> None:
        self._same(lies(self.game, state, self.viewer), lies(self.game, true, self.viewer), n, "sees")
        self._same(sent(self.game, state, self.viewer), sent(self.game, true, self.viewer), n, "is sent")
        if self.viewer != SPECTATOR and n % 5 == 0:
            moves = [PASS, DRAW, *self.game.moves[n % 7 :: 1 + len(self.game.moves) // 8]]
            ours, theirs = [[self._refused(s, m) for m in moves] for s in (state, true)]
            self._same(ours, theirs, n, "is refused")
        if self.speech is not None and n == self.upto:
            ours, theirs = [_sentences(self.speech, self.game, s, self.viewer) for s in (state, true)]
            self._same(ours, theirs, n, "is told")

    def _refused(self, state: State, move: Move) -> object:
        reason = self.game.refuse(state, self.viewer, move)
        return move.text, None if reason is None else (reason.what, shaped(self.game, reason.args))

    def _heard(self, heard: list[Event]) -> list[object]:
        seen = [event.seen_by(self.viewer) for event in heard]
        return [
            (event_shape(self.game, e), self.speech.event(e, self.viewer) if self.speech is not None else None)
            for e in seen
            if e is not None
        ]

    def _same(self, ours: object, theirs: object, n: int, what: str) -> None:
        assert ours == theirs, f"{self._where(n)}: what it {what} depends on cards that it cannot know"

    def _where(self, n: int) -> str:
        moves = self.run.match.log[max(0, n - 3) : n]
        return f"{self.game.nature.key}, viewer {self.viewer}, after {n} moves (world at {self.upto}), last {moves}"


# -- what is sent, in a form that can be compared --


def shaped(game: AnyGame, args: dict[str, Arg]) -> dict[str, object]:
    """Arguments with cards by their codes: cards that look the same are the same."""
    made: dict[str, object] = {}
    for name, arg in args.items():
        if isinstance(arg, Cards):
            made[name] = ["--" if c < 0 else game.pack.code[c] for c in arg.ids]
        else:
            made[name] = arg.seats if isinstance(arg, Who) else arg.id if isinstance(arg, Term) else arg
    return made


def event_shape(game: AnyGame, event: Event) -> object:
    if isinstance(event, Moved):
        codes = ["--" if c < 0 else game.pack.code[c] for c in event.cards]
        return "moved", codes, event.source, event.target
    return event.what, event.doers, shaped(game, event.args)


def sent(game: AnyGame, state: State, viewer: Seat) -> object:
    """Everything that `viewer` is sent of a state, but the cards."""
    view = View(game, state, viewer)
    timer = game.timer(state) if state.acting else None
    return (
        view.waiting,
        [(f.what, f.seats, shaped(game, f.args)) for f in view.facts],
        [(m.zone, m.place, m.term) for m in view.marks],
        view.spots,
        view.outcome.scores if view.outcome is not None else None,
        (timer.seconds, timer.seat) if timer is not None else None,
        [_offered(game, state, viewer, offer) for offer in view.offers],
    )


def _offered(game: AnyGame, state: State, viewer: Seat, offer: Offer) -> object:
    return (
        offer.verb,
        [(m.text, _foreseen(game, state, viewer, m)) for m in offer.moves],
        [(m.text, r.what, shaped(game, r.args)) for m, r in offer.barred],
        [_field(game, field) for field in offer.fields],
    )


def _field(game: AnyGame, f: Field) -> object:
    wholes = [(whole.key, whole.word, whole.first, whole.count, whole.zone) for whole in f.wholes]
    cards = [game.pack.code[c] for c in f.cards]
    return f.name, f.domain, cards, f.terms, f.least, f.most, wholes, f.onto, f.laid, f.now


def _foreseen(game: AnyGame, state: State, viewer: Seat, move: Move) -> object:
    seen = game.foresee(state, viewer, move)
    return None if seen is None else (seen.what, shaped(game, seen.args))


def _sentences(speech: Speech, game: AnyGame, state: State, viewer: Seat) -> list[object]:
    """A state in words: facts, offers and the reasons against the rest."""
    said: list[object] = [speech.fact(f, viewer) for f in game.facts(state)]
    if viewer != SPECTATOR:
        said += [speech.fact(f, viewer) for f in game.facts_for(state, viewer)]
    for offer in game.offers(state, viewer) if viewer != SPECTATOR else []:
        said += [speech.move(m, viewer) for m in offer.moves]
        said += [(speech.move(m, viewer), speech.reason(r, viewer)) for m, r in offer.barred]
    return said
