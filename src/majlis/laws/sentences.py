"""Law 10: everything can be said in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from majlis import options
from majlis.game import State
from majlis.laws.runs import AnyGame, Step, played, speech_of
from majlis.move import DRAW, PASS, Offer, Reason
from majlis.plan import SEATS, SPECTATOR, Seat, Zone
from majlis.speech import MissingText, Speech


def law_10_sentences(game: AnyGame, seats: int, seeds: range, lang: str, folder: Path) -> None:
    """Everything that occurred in some matches, in one language; all that is missing in one message."""
    teller = Teller(game, seats, speech_of(game, lang, folder))
    for seed in seeds:
        for step in played(game, seats, seed, 400, last_deal=False).steps:
            teller.step(step)
    teller.form()
    lines = sorted(teller.missing)
    assert not lines, f"{lang} lacks {len(lines)}:\n" + "\n".join(lines)


class Teller:
    """Says everything once, and gathers what cannot be said."""

    def __init__(self, game: AnyGame, seats: int, speech: Speech) -> None:
        self.game, self.seats, self.speech = game, seats, speech
        self.missing: set[str] = set()
        self.done: set[object] = set()
        self.viewers = [SPECTATOR, *SEATS[:seats]]

    def say(self, key: object, *sentences: Any) -> None:
        """Each sentence is a function to call; those of a `key` are said only once."""
        if repr(key) in self.done:
            return
        self.done.add(repr(key))
        for sentence in sentences:
            try:
                said = sentence()
                assert said is None or said, f"{key} is an empty sentence"
            except MissingText as missing:
                self.missing.add(str(missing))

    def step(self, step: Step) -> None:
        for event in step.heard:
            key: tuple[object, ...] = (
                event.what,
                event.doers,
                sorted(event.args),
                [repr(a) for a in event.args.values()],
            )
            self.say(key, *[lambda e=event, v=v: self.speech.event(e, v) for v in self.viewers])
        own = [(fact, s) for s in SEATS[: self.seats] for fact in self.game.facts_for(step.state, s)]
        for fact, seat in own:
            key = ("fact", fact.what, fact.seats, [repr(a) for a in fact.args.values()])
            self.say(key, lambda f=fact, v=seat: " ".join(self.speech.fact(f, v)))
        for fact in self.game.facts(step.state):
            key = ("fact", fact.what, fact.seats, [repr(a) for a in fact.args.values()])
            self.say(key, *[lambda f=fact, v=v: " ".join(self.speech.fact(f, v)) for v in self.viewers])
        for mark in [m for s in SEATS[: self.seats] for m in self.game.marks_for(step.state, s)]:
            self.say(mark.term, lambda m=mark: self.speech.text(m.term))
        for mark in self.game.marks(step.state):
            self.say(mark.term, lambda m=mark: self.speech.text(m.term))
        for seat in SEATS[: self.seats]:
            for offer in self.game.offers(step.state, seat):
                self._offer(step.state, seat, offer)
            for move in [PASS, DRAW, *self.game.moves[:: 1 + len(self.game.moves) // 6]]:
                self._reason(self.game.refuse(step.state, seat, move), seat)

    def _offer(self, state: State, seat: Seat, offer: Offer) -> None:
        speech = self.speech
        self.say(("verb", offer.verb), lambda: speech.verb(offer.verb))
        for f in offer.fields:
            self.say(("field", f.name), lambda f=f: speech.field(f.name))
            for term in f.terms:
                self.say(("term", term), lambda t=term: speech.text(t))
        for move in [*offer.moves, *[m for m, _ in offer.barred]]:
            self.say(("move", move.text), lambda m=move: speech.move(m, seat))
        for move in offer.moves:
            seen = self.game.foresee(state, seat, move)
            if seen is not None:
                key = ("foresee", seen.what, [repr(a) for a in seen.args.values()])
                self.say(key, lambda s=seen: speech.foreseen(s, seat))
        for _, reason in offer.barred:
            self._reason(reason, seat)

    def _reason(self, reason: Reason | None, seat: Seat) -> None:
        if reason is not None:
            key = ("reason", reason.what, [repr(a) for a in reason.args.values()])
            self.say(key, lambda: self.speech.reason(reason, seat))

    def form(self) -> None:
        """What lobby, option form and table say before anything has happened."""
        game, speech = self.game, self.speech
        sides = game.sides(self.seats)
        for zone in [Zone(z) for z, owner in enumerate(game.plan.owners) if owner < self.seats]:
            self.say(("zone", zone), *[lambda v=v, z=zone: speech.zone(game, z, v, sides) for v in self.viewers])
        for name in ("name", "about", *[f"variant-{v}" for v in game.nature.variants]):
            self.say(name, lambda n=name: speech.text(n))
        for choice in options.choices(game.nature.options):
            self.say(choice.name, lambda c=choice: speech.text(f"option-{c.name}"))
            for value in choice.values:
                if isinstance(value, str) and not value.isdigit():
                    self.say((choice.name, value), lambda c=choice, v=value: speech.text(f"value-{c.name}-{v}"))
        for card in game.pack.all:
            forms = [lambda c=card, f=form: speech.card(c, f) for form in ("", "object", "short")]
            self.say(("card", game.pack.code[card]), *forms)
