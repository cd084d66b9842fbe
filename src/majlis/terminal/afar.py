"""What a table in a card room answers when it is asked. The room sends it in words; here it is only put into lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from majlis.event import Arg
from majlis.plan import SPECTATOR
from majlis.rooms import protocol
from majlis.speech import Speech
from majlis.terminal.answers import FULL, LOG, MANY_CARDS, TERSE, capital
from majlis.terminal.native import Kind, typed_part, typed_verb
from majlis.terminal.reading import MOST_MOVES
from majlis.terminal.vocabulary import COMPANY_WORDS, Vocabulary, lined

OF_CARDS: Final = ("card", "cards", "order", "chain")


class Afar:
    """Answers from the last view; `heard` are all lines since I sat down."""

    def __init__(self, speech: Speech, vocabulary: Vocabulary, verbosity: str) -> None:
        self.speech = speech
        self.vocabulary = vocabulary
        self.verbosity = verbosity
        self.joined = speech.joined
        self.lined = partial(lined, speech)
        self.view: protocol.View | None = None
        self.heard: list[str] = []
        self.fresh = 0  # where in `heard` begins what came after my last move
        self.by_name: dict[str, Callable[[protocol.View], list[str]]] = {
            "hand": self.hand,
            "table": self.table,
            "score": self.score,
            "turn": self.turn,
            "moves": self.moves,
            "counts": self.counts,
            "people": self.people,
        }

    def text(self, name: str, **args: Arg) -> str:
        """A message `terminal-...`."""
        return self.speech.said(f"terminal-{name}", args, SPECTATOR)

    # -- cards --

    def held(self, view: protocol.View) -> list[protocol.Card]:
        """My cards, in the order in which they are numbered."""
        cards = [card for zone in view.zones if zone.yours and _is_hand(zone) for card in zone.cards if card.code]
        return sorted(cards, key=lambda card: (card.suit, card.rank, card.code))

    def hand(self, view: protocol.View) -> list[str]:
        """My cards, numbered."""
        places = [zone for zone in view.zones if zone.yours and _is_hand(zone)]
        if not places:
            return [self.text("no-hand")]
        numbered = [
            self.text("hand-item", number=n, card=self.named(c)) for n, c in enumerate(self.held(view), start=1)
        ]
        return [self._placed(places[0], self.joined(numbered) or self.number(0))]

    def named(self, card: protocol.Card) -> str:
        """A card by its name, or by its code where little is to be said; with the mark that lies on it."""
        name = (card.code or "") if self.verbosity == TERSE else card.name
        return self.text("card-mark", card=name, mark=card.mark) if card.mark else name

    def table(self, view: protocol.View) -> list[str]:
        """What lies open, then how much lies hidden."""
        mine = [zone for zone in view.zones if zone.yours and _is_hand(zone)]
        others = [zone for zone in view.zones if zone not in mine and (zone.cards or zone.count)]
        shown = [zone for zone in others if any(card.code for card in zone.cards)]
        hidden = [
            self._placed(zone, self.number(zone.count or len(zone.cards))) for zone in others if zone not in shown
        ]
        lines = [
            self.lined([self._placed(zone, self._lying(zone)) for zone in shown]),
            self.lined(hidden),
        ]
        return [line for line in lines if line] or self.turn(view)

    def _lying(self, zone: protocol.Zone) -> str:
        seen = [card for card in zone.cards if card.code]
        if zone.layout == "pile" and len(zone.cards) > 1:
            return self.text("on-top", card=self.named(seen[-1]), count=len(zone.cards))
        if len(seen) > MANY_CARDS:
            return self._by_kind(seen)
        if zone.layout == "words":
            return self.joined(_rows(seen, lambda card: card.letter or self.named(card)))
        if zone.layout in ("grid", "cross") and all(card.at for card in seen):
            rows = [(row, [card for card in seen if (card.at or [0])[0] == row]) for row in _row_numbers(seen)]
            return lined(
                self.speech, [self.text("row", row=row + 1, cards=self._columns(cards)) for row, cards in rows]
            )
        backs = len(zone.cards) - len(seen)
        return self.joined([*[self.named(card) for card in seen], *([self.number(backs)] if backs else [])])

    def _columns(self, cards: list[protocol.Card]) -> str:
        at = sorted(cards, key=lambda card: (card.at or [0, 0])[1])
        items = [self.text("hand-item", number=(c.at or [0, 0])[1] + 1, card=self.named(c)) for c in at]
        return self.joined(items)

    def _by_kind(self, cards: list[protocol.Card]) -> str:
        kinds: dict[str, list[protocol.Card]] = {}
        for card in cards:
            kinds.setdefault(card.letter or card.name, []).append(card)
        return self.joined([self.text("of-kind", card=name, count=len(kind)) for name, kind in kinds.items()])

    def counts(self, view: protocol.View) -> list[str]:
        """How many cards lie where."""
        zones = [zone for zone in view.zones if zone.cards or zone.count]
        return [self.lined([self._placed(zone, self.number(zone.count or len(zone.cards))) for zone in zones])]

    def number(self, count: int) -> str:
        """So many cards."""
        return self.speech.text("cards-unseen", {"count": count})

    def _placed(self, zone: protocol.Zone, cards: str) -> str:
        return self.text("at-place", place=capital(zone.name), cards=cards)

    # -- beside the cards --

    def score(self, view: protocol.View) -> list[str]:
        """What everybody may know beside the cards: first what belongs to seats."""
        facts = [fact for fact in view.facts if not fact.still]
        own, others = [f for f in facts if f.seats], [f for f in facts if not f.seats]
        told = [
            [self.text("at-place", place=f.label, cards=f.value) for f in facts] for facts in (own, others) if facts
        ]
        return [self.lined(facts) for facts in told] or [self.text("no-facts")]

    def turn(self, view: protocol.View) -> list[str]:
        """Whose turn it is, or how the match ended."""
        return [view.status, *view.result]

    def people(self, view: protocol.View) -> list[str]:
        """Who sits where."""
        told = [self.text("at-place", place=f"{p.seat + 1}) {p.name}", cards=p.held or "-") for p in view.places]
        return [self.lined(told)]

    def again(self) -> list[str]:
        """All that was heard since my last move."""
        return self.heard[self.fresh :] or [self.text("nothing-heard")]

    def log(self, number: int | None) -> list[str]:
        """The last lines that were heard."""
        return self.heard[-(number or LOG) :] or [self.text("nothing-heard")]

    # -- moves --

    def legal(self, view: protocol.View) -> list[protocol.Choice]:
        """The listed moves, as they are numbered: those of my cards in the order of my cards, first those without."""
        codes = [card.code for card in self.held(view)]

        def place(move: protocol.Choice) -> int:
            first = begins(view, move)
            return codes.index(first[0]) if first and first[0] in codes else len(codes) if first else -1

        return sorted([move for offer in view.offers for move in offer.moves], key=place)

    def groups(self, view: protocol.View) -> list[list[protocol.Choice]]:
        """Each move by itself, or where there are many those of a card together."""
        legal = self.legal(view)
        if len(legal) <= MOST_MOVES:
            return [[move] for move in legal]
        found: dict[str, list[protocol.Choice]] = {}
        for move in legal:
            cards = begins(view, move)
            found.setdefault(cards[0] if len(cards) == 1 else move.text, []).append(move)
        return list(found.values())

    def moves(self, view: protocol.View) -> list[str]:
        """What I may do, numbered; what is typed freely; what I may not do, and why."""
        key = self.vocabulary.native["moves"][-1]
        groups = self.groups(view)
        lines = [
            self.text("move-item", key=key, number=n, move=self._group(view, moves))
            for n, moves in enumerate(groups[:MOST_MOVES], start=1)
        ]
        if len(groups) > MOST_MOVES:
            lines.append(self.text("more-moves", count=sum(map(len, groups[MOST_MOVES:]))))
        kinds = self.kinds(view)
        lines += [self._open(kinds, kind) for kind, offer in zip(kinds, view.offers, strict=True) if offer.open]
        lines += self._barred(view)
        return lines or self.turn(view)

    def label(self, move: protocol.Choice) -> str:
        """A move by its name, with what can be told of it before it is made."""
        if self.verbosity == TERSE:
            return move.text
        return self.text("move-foretold", move=move.label, told=move.foretold) if move.foretold else move.label

    def which(self, moves: Sequence[protocol.Choice]) -> list[str]:
        """Several moves could be meant: which?"""
        items = [
            self.text("hand-item", number=n, card=self.label(m)) for n, m in enumerate(moves[:MOST_MOVES], start=1)
        ]
        return [self.text("which-move", moves=self.lined(items))]

    def kinds(self, view: protocol.View) -> list[Kind]:
        """The kinds of moves that are offered now, with their names."""
        return [Kind(offer.verb, offer.name, [(f.key, f.name) for f in offer.fields]) for offer in view.offers]

    def _group(self, view: protocol.View, moves: Sequence[protocol.Choice]) -> str:
        if len(moves) == 1:
            return self.label(moves[0])
        code = begins(view, moves[0])[0]
        name = next((c.name for zone in view.zones for c in zone.cards if c.code == code), code)
        return self.text("move-group", card=capital(code if self.verbosity == TERSE else name), count=len(moves))

    def _open(self, kinds: Sequence[Kind], kind: Kind) -> str:
        lang = self.speech.lang
        behind = [self.text("open-part", word=typed_part(lang, kind, p), field=name) for p, name in kind.parts[1:]]
        fields = self.lined([*[name for _, name in kind.parts[:1]], *behind])
        return self.text("open-item", kind=kind.name, verb=typed_verb(lang, kinds, kind.verb), fields=fields)

    def _barred(self, view: protocol.View) -> list[str]:
        by_reason: dict[str, list[str]] = {}
        for move in [move for offer in view.offers for move in offer.barred]:
            by_reason.setdefault(move.reason, []).append(move.label)
        return [
            self.text("barred-item", move=self.lined(moves).rstrip(".!"), reason=why)
            for why, moves in by_reason.items()
        ]

    # -- at my turn, and for help --

    def described(self, view: protocol.View) -> list[str]:
        """The table at the beginning of my turn, as much of it as was asked for."""
        if self.verbosity == TERSE:
            return []
        moves = self.moves(view) if self.verbosity == FULL else []
        return [*self.table(view)[:1], *self.hand(view), *moves]

    def help(self) -> list[str]:
        """How to play, what to ask, what else to type."""
        example = next((m.text for m in self.legal(self.view)), "play 7D") if self.view is not None else "play 7D"
        asked = ("hand", "table", "score", "turn", "moves", "counts", "again", "log", "people")
        other = ("ready", "begin", "say", "yes", "no", "hint", "undo", "pause", "resume", "rules", "leave", "quit")
        return [
            self.text("help-play", move=example, key=self.vocabulary.native["moves"][-1]),
            self.text("help-ask", words=self.joined([self.vocabulary.told(word) for word in asked])),
            self.text(
                "help-other", words=self.joined([self.vocabulary.told(word) for word in (*other, *COMPANY_WORDS)])
            ),
        ]


def begins(view: protocol.View, move: protocol.Choice) -> list[str]:
    """The codes of the cards that a move names first."""
    offer = next(offer for offer in view.offers if move in offer.moves)
    field = next((field for field in offer.fields if field.domain in OF_CARDS), None)
    return move.fields.get(field.key, []) if field is not None else []


def _is_hand(zone: protocol.Zone) -> bool:
    return zone.key.partition("/")[0] == "hand"


def _row_numbers(cards: Sequence[protocol.Card]) -> list[int]:
    return sorted({(card.at or [0])[0] for card in cards})


def _rows(cards: Sequence[protocol.Card], shown: Callable[[protocol.Card], str]) -> list[str]:
    """Each row of letters as a word."""
    return ["".join([shown(c) for c in cards if (c.at or [0])[0] == row]) for row in _row_numbers(cards)]
