"""Pictures: the frames that one viewer is sent, made from their view and said in their language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar, cast

from majlis import options, registry, tour
from majlis.agreed import told
from majlis.cards.card import CardId
from majlis.event import Arg, Cards, Event, Moved, Term
from majlis.game import Fact, Game, State
from majlis.kit.words import TABLE
from majlis.match import Match
from majlis.move import CHAIN, HEARD, SPELT, Field, Move, Offer, Whole
from majlis.passing import Passing
from majlis.plan import FAN, OWNER, SEATS, Seat, Zone
from majlis.rooms import protocol
from majlis.speech import LETTER, Speech, letter_shown, plain
from majlis.view import View, word_list

T = TypeVar("T")
MOST_KEPT: Final = 200  # of what one painter made before


class Supply(NamedTuple):
    """What the viewer holds, how these cards look, and the letters that cards on the table stand for."""

    held: list[CardId]
    faces: set[CardId]
    fixed: dict[CardId, str]


CARDS: Final[dict[tuple[str, ...], dict[int, protocol.Card]]] = {}  # by game, language and pack; as they lie unmarked


class Place(NamedTuple):
    """What never changes about a zone, as one viewer is told of it."""

    zone: Zone
    key: str
    label: str
    layout: protocol.Layout
    owner: int | None
    yours: bool
    sorted: bool  # it lies in the order in which it is said


class Painter:
    """Makes frames for one viewer of one table in one language.

    Most of a table lies as it lay before: what was painted then is used again.
    """

    def __init__(self, game: Game[Any], viewer: Seat, lang: str, names: Sequence[str]) -> None:
        self.game = game
        self.viewer = viewer
        self.lang = lang
        self.people: list[str] = []  # who sits where, for the caller to see whether this is still true
        self.speech = Speech.of(game, lang, names, lenient=True)
        self.title = self.speech.text("name")
        self.agreed = told(game, self.speech)
        self.passing = Passing(self.speech, viewer)
        self.sides = game.sides(len(names))
        self.plain_names = [plain(self.speech.name(SEATS[s])) for s in range(len(names))]
        self._places: list[Place] = []
        self._cards = CARDS.setdefault((game.nature.key, lang, game.pack.names, game.pack.form, *game.pack.code), {})
        self._zones: dict[Zone, tuple[list[CardId] | None, protocol.Zone]] = {}  # without marks and spots
        self._facts: dict[int, tuple[str, protocol.Fact]] = {}  # by their place in the row: each as it was last
        self._told: list[protocol.Fact] = []
        self._kept: dict[object, Any] = {}
        self._labels: dict[str, str] = {}  # of moves by their text

    def kept(self, depends: object, make: Callable[[], T]) -> T:
        """What was made before of the same, else made now."""
        found: T | None = self._kept.get(depends)
        if found is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            found = self._kept[depends] = make()
        return found

    def _label(self, move: Move) -> str:
        found = self._labels.get(move.text)
        if found is None:
            if len(self._labels) >= MOST_KEPT:
                self._labels.clear()
            found = self._labels[move.text] = self.speech.move(move, self.viewer)
        return found

    # -- what happened --

    def lines(self, events: Sequence[Event], in_turn: bool = False) -> list[protocol.Line]:
        """The sentences for the ear. `in_turn`: they follow those before, so that who passes can be told together."""
        made = []
        for event in events:
            text = self.speech.event(event, self.viewer)
            run = self.passing.together() if in_turn and self.passing.joins(event) else None
            if text is not None:
                seat = event.doers[0] if event.doers else None
                made.append(protocol.Line(text, self._kind(event), seat, run))
        return made

    def _kind(self, event: Event) -> protocol.Kind:
        tone = self.game.nature.tones.get(event.what)
        if tone is not None:
            return cast(protocol.Kind, tone)
        return "yours" if self.viewer in event.doers else "play"

    def moved(self, events: Sequence[Event]) -> list[protocol.Moved]:
        """The ways of the cards, for the eye."""
        names, code = self.game.plan.names, self.game.pack.code
        made = []
        for event in events:
            seen = event.seen_by(self.viewer) if isinstance(event, Moved) else None
            if isinstance(seen, Moved):
                cards = [None if c < 0 else code[c] for c in seen.cards]
                made.append(protocol.Moved(names[seen.source], names[seen.target], cards))
        return made

    # -- how the table looks --

    def zones(self, view: View[Any]) -> list[protocol.Zone]:
        """Every place that has an owner at the table or none."""
        if not self._places:
            self._places = self._look(view.seats)
        marks: dict[Zone, dict[int, str]] = {}
        for mark in view.marks:
            marks.setdefault(mark.zone, {})[mark.place] = mark.term
        return [self._zone(place, view, marks.get(place.zone)) for place in self._places]

    def _look(self, seats: int) -> list[Place]:
        game, plan = self.game, self.game.plan
        sides = game.sides(seats)
        made = []
        for z, name in enumerate(plan.names):
            owner = plan.owners[z]
            if owner >= seats:
                continue
            shared = self.speech.has(f"zone-{name.partition('/')[0]}-we")  # one pile for each side
            yours = (owner == self.viewer and owner >= 0) or (
                shared and any(owner in side and self.viewer in side for side in sides)
            )
            in_order = yours and plan.sights[z] == OWNER and plan.layouts[z] == FAN
            label = self.speech.zone(game, Zone(z), self.viewer, sides)
            layout = cast(protocol.Layout, plan.layouts[z])
            made.append(Place(Zone(z), name, label, layout, owner if owner >= 0 else None, yours, in_order))
        return made

    def _zone(self, place: Place, view: View[Any], marks: dict[int, str] | None) -> protocol.Zone:
        cards, spots = view.zones[place.zone], view.spots[place.zone]
        bare = not marks and not spots
        painted = self._zones.get(place.zone) if bare else None
        if painted is not None and painted[0] == cards:
            return painted[1]
        if bare:
            lie = sorted(cards or []) if place.sorted else cards or []
            known = self._cards
            try:
                seen = [known[c] for c in lie]
            except KeyError:
                seen = [self._card(c) for c in lie]
        else:
            laid, marks = list(enumerate(cards or [])), marks or {}
            if place.sorted:
                laid.sort(key=lambda at: at[1])
            seen = [self._marked(c, marks.get(i, ""), spots[i] if spots else None) for i, c in laid]
        count = None if cards is None else len(cards)
        zone = protocol.Zone(place.key, place.label, place.layout, place.owner, place.yours, count, seen)
        if bare:
            self._zones[place.zone] = cards, zone
        return zone

    def _card(self, card: int) -> protocol.Card:
        found = self._cards.get(card)
        if found is None:
            found = self._cards[card] = self._marked(card, "", None)
        return found

    def _marked(self, card: int, term: str, spot: tuple[int, int] | None) -> protocol.Card:
        at = None if spot is None else list(spot)
        mark = self.speech.text(term) if term else ""
        if card < 0:
            return protocol.Card(None, "", "", mark, at)
        pack = self.game.pack
        code, name = pack.code[card], self.speech.card(pack.all[card])
        letter = letter_shown(pack, pack.all[card], term)
        return protocol.Card(code, name, code, mark, at, letter, pack.suit[card], pack.rank[card])

    def facts(self, view: View[Any]) -> list[protocol.Fact]:
        """Labels and values."""
        made = [self._fact(number, fact) for number, fact in enumerate(view.facts)]
        if made != self._told:
            self._told = made
        return self._told  # the same row as before, if all is as it was: who looks for changes sees it at once

    def _fact(self, number: int, fact: Fact) -> protocol.Fact:
        said = f"{fact.what} {fact.args} {fact.seats}"
        found = self._facts.get(number)
        if found is None or found[0] != said:
            label, value = self.speech.fact(fact, self.viewer)
            still = fact.what in [each.what for each in word_list(self.game)]
            seats = [int(s) for s in fact.seats]
            found = self._facts[number] = said, protocol.Fact(fact.what, label, value, seats, still)
        return found[1]

    # -- what can be done --

    def offers(self, view: View[Any], state: State) -> list[protocol.Offer]:
        """Every kind of move with its fields, and what can be told of each move beforehand."""
        spelling = any(field.domain in SPELT for offer in view.offers for field in offer.fields)
        supply = self.supply(view) if spelling else Supply([], set(), {})
        return [self._offer(offer, state, supply) for offer in view.offers]

    @staticmethod
    def supply(view: View[Any]) -> Supply:
        """What the viewer can spell with."""
        plan, pack = view.game.plan, view.game.pack
        mine = [z for z, owner in enumerate(plan.owners) if owner == view.viewer and plan.sights[z] == OWNER]
        held = [card for z in mine for card in view.zones[z] or []]
        cards = {(Zone(z), i): card for z, zone in enumerate(view.zones) for i, card in enumerate(zone or [])}
        fixed = {
            cards[mark.zone, mark.place]: letter_shown(pack, cards[mark.zone, mark.place], mark.term)
            for mark in view.marks
            if mark.term.startswith(LETTER)
        }
        return Supply(held, {pack.face[card] for card in held}, fixed)

    def _offer(self, offer: Offer, state: State, supply: Supply) -> protocol.Offer:
        return protocol.Offer(
            offer.verb,
            self.speech.verb(offer.verb),
            [self._field(field, supply) for field in offer.fields],
            [self._choice(move, state) for move in offer.moves],
            [
                protocol.Barred(m.text, self._label(m), self._keys(m), self.speech.reason(r, self.viewer))
                for m, r in offer.barred
            ],
            offer.domain is not None,
        )

    def _field(self, field: Field, supply: Supply) -> protocol.Field:
        pack, letters, wholes = self.game.pack, list[str](), list[protocol.Whole]()
        if field.terms:
            values, names = field.terms, [self.speech.term(t) for t in field.terms]
        else:
            values = [pack.code[c] for c in field.cards]
            names = [self.speech.card(c) for c in field.cards]
        if field.domain in SPELT:
            fixed = supply.fixed if field.domain != CHAIN else {}  # cards of a chain that is laid anew are free (G-14)
            letters = [fixed.get(c, pack.cards[c].letters) for c in field.cards]
            values = [TABLE + v if on else v for v, on in zip(values, self._apart(field, supply), strict=True)]
            wholes = [self._whole(whole) for whole in field.wholes]
        domain = cast(protocol.Domain, field.domain)
        name = self.speech.field(field.name)
        made = protocol.Field(field.name, name, domain, values, names, field.least, field.most, letters)
        made.wholes, made.onto, made.now = wholes, field.onto, field.now
        return made

    def _apart(self, field: Field, supply: Supply) -> list[bool]:
        """Which cards are written as such of the table."""
        if field.laid:
            return [place >= len(field.cards) - field.laid for place in range(len(field.cards))]
        face = self.game.pack.face
        return [c not in supply.held and face[c] in supply.faces for c in field.cards]

    def _whole(self, whole: Whole) -> protocol.Whole:
        """A word on the table, with where it lies."""
        place = self.speech.zone(self.game, whole.zone, self.viewer)
        cards = list(range(whole.first, whole.first + whole.count))
        return protocol.Whole(whole.key, whole.word, place, cards)

    def _choice(self, move: Move, state: State) -> protocol.Choice:
        foreseen = self.game.foresee(state, self.viewer, move)
        foretold = self.speech.foreseen(foreseen, self.viewer) if foreseen is not None else ""
        taken = foreseen.args.get("cards") if foreseen is not None else None
        takes = [self.game.pack.code[c] for c in taken.ids] if isinstance(taken, Cards) else []
        return protocol.Choice(move.text, self._label(move), self._keys(move), foretold, takes)

    def guide(self, taken: tour.Tour, match: Match[Any]) -> protocol.Guide:
        """What a tour says now, as it was said last."""
        wanted = taken.next(match)
        mine = wanted is not None and wanted[0] == self.viewer and wanted[1] is not HEARD
        move = self._choice(wanted[1], match.state) if wanted is not None and mine else None
        return protocol.Guide(taken.recalled(match, self.speech), move)

    def hint(self, move: Move, state: State) -> str:
        """A move that was advised, with what can be told of it beforehand."""
        choice = self._choice(move, state)
        return f"{choice.label}: {choice.foretold}" if choice.foretold else choice.label

    def _keys(self, move: Move) -> dict[str, list[str]]:
        """The fields of a move as keys, as they stand in the values of the offer's fields."""
        return {name: self._key(arg) for name, arg in move.args().items()}

    def _key(self, arg: Arg) -> list[str]:
        if isinstance(arg, Cards):
            return [self.game.pack.code[c] for c in arg.ids]
        return [arg.id if isinstance(arg, Term) else str(arg)]


def game_card(key: str, lang: str) -> protocol.GameCard:
    """A game for the lobby, in a language."""
    nature, speech = registry.nature(key), Speech(lang, key, lenient=True)

    def value(name: str, given: options.Value) -> protocol.OptionValue:
        if isinstance(given, bool):
            return protocol.OptionValue(given, speech.text("yes" if given else "no"))
        message = f"value-{name}-{given}"
        return protocol.OptionValue(given, speech.text(message) if speech.has(message) else str(given))

    form = []
    for choice in options.choices(nature.options):
        first = [
            choice.default,
            *[v for v in choice.values if v != choice.default or type(v) is not type(choice.default)],
        ]
        form.append(
            protocol.Option(choice.name, speech.text(f"option-{choice.name}"), [value(choice.name, v) for v in first])
        )
    variants = [
        protocol.Variant(name, speech.text(f"variant-{name}"), options.changed(chosen))
        for name, chosen in nature.variants.items()
    ]
    name, about = speech.text("name"), speech.text("about")
    toured = tour.of(key) is not None
    return protocol.GameCard(key, name, about, nature.kind, nature.cloth, nature.seats, form, variants, toured)
