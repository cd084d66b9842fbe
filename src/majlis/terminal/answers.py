"""What the table answers when it is asked: the hand, what lies where, the score, the moves. Few lines each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from majlis.cards.card import BACK, CardId
from majlis.event import Arg
from majlis.move import Move, Offer, Reason
from majlis.plan import CROSS, OPEN, PILE, WORDS, Zone
from majlis.speech import letter_shown
from majlis.terminal.arranged import Run, Spot, crossing, rows
from majlis.terminal.native import Kind, typed_part, typed_verb
from majlis.terminal.reading import MOST_MOVES, Reader, first_cards
from majlis.terminal.sitting import Sitting
from majlis.terminal.vocabulary import Vocabulary, lined
from majlis.view import word_list

TERSE: Final = "terse"
NORMAL: Final = "normal"
FULL: Final = "full"
VERBOSITIES: Final = (TERSE, NORMAL, FULL)
MANY_CARDS: Final = 40  # in one place: then it is told how many there are of each
FEW_PLACES: Final = 4  # that fit on one line
LOG: Final = 10

Marks = dict[tuple[Zone, int], str]


class Answers:
    """Answers to one person; `verbosity` may change at any time."""

    def __init__(self, sitting: Sitting, reader: Reader, vocabulary: Vocabulary, verbosity: str) -> None:
        self.sitting = sitting
        self.reader = reader
        self.vocabulary = vocabulary
        self.verbosity = verbosity
        self.joined = sitting.speech.joined
        self.lined = partial(lined, sitting.speech)
        self.by_name: dict[str, Callable[[], list[str]]] = {
            "hand": self.hand,
            "aside": self.aside,
            "table": self.table,
            "score": self.score,
            "turn": self.turn,
            "moves": self.moves,
            "counts": self.counts,
            "again": self.again,
            "help": self.help,
        }

    def text(self, name: str, **args: Arg) -> str:
        """A message `terminal-...` to me."""
        return self.sitting.speech.said(f"terminal-{name}", args, self.sitting.me)

    def number(self, count: int) -> str:
        """So many cards."""
        return self.sitting.speech.text("cards-unseen", {"count": count})

    # -- cards --

    def hand(self) -> list[str]:
        """My cards, numbered."""
        zone, cards = self.reader.hand_zone(), self.reader.hand()
        if zone is None:
            return [self.text("no-hand")]
        if not cards:
            return [self._placed(zone, self.number(0))]
        kept = [card for card in cards if card not in self.sitting.aside]
        lines = [self._placed(zone, self._numbered(kept) if kept else self.number(0))]
        return [*lines, *self.aside()] if len(kept) < len(cards) else lines

    def aside(self) -> list[str]:
        """What I have put aside, with the numbers that the cards have in my hand."""
        cards = [card for card in self.reader.hand() if card in self.sitting.aside]
        return [self.text("aside", cards=self._numbered(cards))] if cards else [self.text("none-aside")]

    def put_aside(self, cards: list[CardId]) -> list[str]:
        """Out of the way, or back where they lie there already."""
        lie = self.sitting.aside
        lie &= set(self.reader.hand())  # what has been played lies nowhere
        up = [card for card in cards if card in lie]
        lie.difference_update(up)
        lie.update(card for card in cards if card not in up)
        return self.hand()

    def _numbered(self, cards: list[CardId]) -> str:
        """Cards with their numbers in my hand, and what they are marked with."""
        view, zone, hand = self.sitting.view(), self.reader.hand_zone(), self.reader.hand()
        lying = view.zones[zone] if zone is not None else None
        marks = {lying[mark.place]: mark.term for mark in view.marks if lying and mark.zone == zone}
        named = [(hand.index(c) + 1, self._marked(c, marks.get(c, ""))) for c in cards]
        return self.joined([self.text("hand-item", number=number, card=name) for number, name in named])

    def table(self) -> list[str]:
        """What lies open, and then how much lies hidden."""
        plan, view = self.sitting.game.plan, self.sitting.view()
        hand = self.reader.hand_zone()
        marks: Marks = {(mark.zone, mark.place): mark.term for mark in view.marks}
        shown: list[str] = []
        bare: list[str] = []
        for z, cards in enumerate(view.zones):
            zone = Zone(z)
            if zone == hand or cards is None or not self._exists(zone):
                continue
            if any(c != BACK for c in cards):
                shown.append(self._placed(zone, self._lying(zone, cards, view.spots[z], marks)))
            elif not cards and plan.sights[z] == OPEN and plan.owners[z] < 0:
                bare.append(self._place(zone))
        if bare and len(shown) < FEW_PLACES:  # of many places it is enough to hear where something lies
            shown.append(self.text("at-place", place=capital(self.joined(bare)), cards=self.number(0)))
        lines = [self.lined(shown)] if len(shown) <= FEW_PLACES else shown
        return [line for line in (*lines, self._hidden()) if line]

    def _lying(self, zone: Zone, cards: list[CardId], spots: list[Spot], marks: Marks) -> str:
        """What is seen in a place: by rows, by its top card, card after card, or how many there are of each."""
        if len(cards) > MANY_CARDS and self.sitting.game.plan.layouts[zone] != PILE:
            return self._by_kind(cards)
        if spots:
            return self._arranged(zone, cards, spots, marks)
        if self.sitting.game.plan.layouts[zone] == PILE and len(cards) > 1 and cards[-1] != BACK and BACK in cards:
            on_top = self._marked(cards[-1], marks.get((zone, len(cards) - 1), ""))
            return self.text("on-top", card=on_top, count=len(cards))
        named = [self._marked(c, marks.get((zone, place), "")) for place, c in enumerate(cards) if c != BACK]
        if BACK in cards:
            named.append(self.number(cards.count(BACK)))
        return self.joined(named)

    def _by_kind(self, cards: list[CardId]) -> str:
        """Of many cards how many show each letter, or look the same."""
        pack = self.sitting.game.pack
        kinds: dict[object, list[CardId]] = {}
        for card in sorted(c for c in cards if c != BACK):
            kinds.setdefault(pack.cards[card].letters or pack.face[card], []).append(card)
        told = [
            self.text("of-kind", card=_shared([self._card(c) for c in kind]), count=len(kind))
            for kind in kinds.values()
        ]
        if BACK in cards:
            told.append(self.number(cards.count(BACK)))
        return self.joined(told)

    def _arranged(self, zone: Zone, cards: list[CardId], spots: list[Spot], marks: Marks) -> str:
        """Cards in rows and columns: each row as a word or as cards; a cross by its words and where they begin."""

        def word(run: Run) -> str:
            return self._word([(cards[i], marks.get((zone, i), "")) for i in run.places])

        layout = self.sitting.game.plan.layouts[zone]
        if layout == WORDS:
            return self.joined([word(run) for run in rows(spots)])
        if layout == CROSS:
            return self.lined([self._run(run, word(run)) for run in crossing(spots)])
        return self.lined([self._row(zone, run, cards, spots, marks) for run in rows(spots)])

    def _run(self, run: Run, word: str) -> str:
        """A word of a cross, how it runs and where it begins."""
        name = "runs-alone" if len(run.places) == 1 else "runs-down" if run.down else "runs-across"
        return self.text(name, word=word, row=run.spot[0] + 1, column=run.spot[1] + 1)

    def _row(self, zone: Zone, run: Run, cards: list[CardId], spots: list[Spot], marks: Marks) -> str:
        """A row of a grid, each card with its column."""
        top = {spots[i][1]: i for i in run.places}
        named = [
            self.text("hand-item", number=column + 1, card=self._marked(cards[i], marks.get((zone, i), "")))
            for column, i in sorted(top.items())
        ]
        return self.text("row", row=run.spot[0] + 1, cards=self.joined(named))

    def _word(self, cards: list[tuple[CardId, str]]) -> str:
        """Cards that show letters as the word that they spell, others by their names."""
        pack = self.sitting.game.pack
        shown = [letter_shown(pack, c, term) if c != BACK else "" for c, term in cards]
        if all(shown):
            return "".join(shown)
        return self.joined([self._marked(c, term) for c, term in cards if c != BACK])

    def counts(self) -> list[str]:
        """How many cards lie in every place that shows it."""
        counted = [
            self._placed(Zone(z), self.number(len(cards)))
            for z, cards in enumerate(self.sitting.view().zones)
            if cards and self._exists(Zone(z))
        ]
        return [self.lined(counted)]

    def _hidden(self) -> str:
        zones = self.sitting.view().zones
        return lined(
            self.sitting.speech,
            [
                self._placed(Zone(z), self.number(len(cards)))
                for z, cards in enumerate(zones)
                if cards and all(c == BACK for c in cards) and self._exists(Zone(z))
            ],
        )

    def _exists(self, zone: Zone) -> bool:
        return self.sitting.game.plan.owners[zone] < self.sitting.match.seats

    def _placed(self, zone: Zone, cards: str) -> str:
        return self.text("at-place", place=capital(self._place(zone)), cards=cards)

    def _place(self, zone: Zone) -> str:
        game = self.sitting.game
        return self.sitting.speech.zone(game, zone, self.sitting.me, game.sides(self.sitting.match.seats))

    def _card(self, card: CardId) -> str:
        if self.verbosity == TERSE:
            return self.sitting.game.pack.code[card]
        return self.sitting.speech.card(card)

    def _marked(self, card: CardId, term: str) -> str:
        name = self._card(card)
        return self.text("card-mark", card=name, mark=self.sitting.speech.text(term)) if term else name

    # -- beside the cards --

    def opening(self) -> list[str]:
        """Which game this is, and which words count in it."""
        speech, game = self.sitting.speech, self.sitting.game
        lists = [speech.fact(fact, self.sitting.me) for fact in word_list(game)]
        words = [self.text("at-place", place=label, cards=value) for label, value in lists]
        return [self.text("opening", game=speech.text("name"), about=speech.text("about")), *words]

    def score(self) -> list[str]:
        """What everybody may know beside the cards: first what belongs to seats."""
        judge = {fact.what for fact in word_list(self.sitting.game)}  # told at the beginning, and the same all the time
        facts = [fact for fact in self.sitting.view().facts if fact.what not in judge]
        lines = []
        for chosen in ([f for f in facts if f.seats], [f for f in facts if not f.seats]):
            said = [self.sitting.speech.fact(fact, self.sitting.me) for fact in chosen]
            if said:
                lines.append(
                    lined(
                        self.sitting.speech, [self.text("at-place", place=label, cards=value) for label, value in said]
                    )
                )
        return lines or [self.text("no-facts")]

    def turn(self) -> list[str]:
        """Whose turn it is."""
        if self.sitting.mine():
            return [self.text("turn-yours")]
        return [self.text("turn-others", who=self.sitting.speech.who(self.sitting.others()))]

    def again(self) -> list[str]:
        """All that was heard since my last move."""
        return self.sitting.heard[self.sitting.fresh :] or [self.text("nothing-heard")]

    def log(self, number: int | None) -> list[str]:
        """The last lines that were heard."""
        return self.sitting.heard[-(number or LOG) :] or [self.text("nothing-heard")]

    # -- moves --

    def moves(self) -> list[str]:
        """What I may do, numbered, with what can be foretold; then what I may not, and why."""
        offers = self.sitting.view().offers
        legal, groups = self.reader.legal(), self.reader.groups()
        key = self.vocabulary.native["moves"][-1]
        lines = [
            self.text("move-item", key=key, number=n, move=self._group(moves))
            for n, moves in enumerate(groups[:MOST_MOVES], start=1)
        ]
        if len(groups) > MOST_MOVES:
            lines.append(self.text("more-moves", count=sum(map(len, groups[MOST_MOVES:]))))
        kinds = self.reader.kinds()
        lines += [
            self._open(kinds, kind) for kind, offer in zip(kinds, offers, strict=True) if offer.domain is not None
        ]
        lines += self._barred(offers, legal)
        if self.verbosity == TERSE:
            return [self.lined(lines)] if lines else self.turn()
        return lines or self.turn()

    def label(self, move: Move) -> str:
        """A move by its name, with what can be told of it before it is made."""
        game, speech, me = self.sitting.game, self.sitting.speech, self.sitting.me
        if self.verbosity == TERSE:
            return move.text
        name = speech.move(move, me)
        told = game.foresee(self.sitting.match.state, me, move)
        return self.text("move-foretold", move=name, told=speech.foreseen(told, me)) if told is not None else name

    def _group(self, moves: Sequence[Move]) -> str:
        """One move, or how many a card has."""
        if len(moves) == 1:
            return self.label(moves[0])
        return self.text("move-group", card=capital(self._card(first_cards(moves[0])[0])), count=len(moves))

    def which(self, moves: Sequence[Move]) -> list[str]:
        """Several moves could be meant: which?"""
        items = [
            self.text("hand-item", number=n, card=self.label(move))
            for n, move in enumerate(moves[:MOST_MOVES], start=1)
        ]
        if len(moves) > MOST_MOVES:
            items.append(self.text("more-moves", count=len(moves) - MOST_MOVES))
        return [self.text("which-move", moves=self.lined(items))]

    def why_not(self, reason: Reason) -> list[str]:
        """The reason, as a sentence."""
        return [self.sitting.speech.reason(reason, self.sitting.me)]

    def _open(self, kinds: Sequence[Kind], kind: Kind) -> str:
        """How a move is typed of which there are too many to be listed."""
        lang = self.sitting.speech.lang
        behind = [self.text("open-part", word=typed_part(lang, kind, p), field=name) for p, name in kind.parts[1:]]
        fields = self.lined([*[name for _, name in kind.parts[:1]], *behind])
        return self.text("open-item", kind=kind.name, verb=typed_verb(lang, kinds, kind.verb), fields=fields)

    def _barred(self, offers: list[Offer], legal: list[Move]) -> list[str]:
        """Barred moves of cards that nothing else can be done with: each reason once."""
        speech, me = self.sitting.speech, self.sitting.me
        by_reason: dict[str, list[str]] = {}
        for move, reason in [each for offer in offers for each in offer.barred]:
            if not any(m.text.startswith(f"{move.text} ") for m in legal):
                by_reason.setdefault(speech.reason(reason, me), []).append(speech.move(move, me))
        return [
            self.text("barred-item", move=self.lined(moves).rstrip(".!"), reason=why)
            for why, moves in by_reason.items()
        ]

    def without_card(self) -> list[str]:
        """The few moves that need no card, where a hand is held: nobody would guess that they are there."""
        plain = [move for move in self.reader.legal() if not first_cards(move)]
        if not self.reader.hand() or not 0 < len(plain) <= FEW_PLACES:
            return []
        return [
            self.text(
                "without-card",
                moves=self.lined([self.sitting.speech.move(m, self.sitting.me) for m in plain]),
            )
        ]

    def help(self) -> list[str]:
        """How to play, what to ask, what else to type."""
        keys = {word: self.vocabulary.told(word) for word in self.vocabulary.native}
        legal = self.reader.legal()
        example = legal[0].text if legal else "play 7D"
        asked = ("hand", "aside", "table", "score", "turn", "moves", "counts", "again", "log")
        other = ("hint", "undo", "rules", "terse", "normal", "full", "quit")
        return [
            self.text("help-play", move=example, key=self.vocabulary.native["moves"][-1]),
            self.text("help-ask", words=self.joined([keys[word] for word in asked])),
            self.text("help-other", words=self.joined([keys[word] for word in other])),
        ]

    def result(self) -> list[str]:
        """How the match ended for me."""
        outcome = self.sitting.match.outcome()
        if outcome is None:
            return []
        me, winners = self.sitting.me, outcome.winners()
        if len(self.sitting.game.sides(self.sitting.match.seats)) == 1:  # there is nobody to beat
            won = "won" if outcome.scores[0] > 0 else "lost"
            return [self.sitting.speech.text(f"result-together-{won}")]
        if len(winners) == self.sitting.match.seats:
            return [self.text("over-shared")]
        if me in winners:
            return [self.text("over-won")]
        return [self.text("over-lost", who=self.sitting.speech.who(winners))]


def capital(text: str) -> str:
    """With a capital at its start, where the script has one."""
    return text[:1].upper() + text[1:]


def _shared(names: Sequence[str]) -> str:
    """The words with which all of these names begin; of one name all of them."""
    split = [name.split() for name in names]
    words = split[0]
    count = next((i for i, word in enumerate(words) if any(each[i : i + 1] != [word] for each in split)), len(words))
    return " ".join(words[:count]).rstrip(",،") or names[0]
