"""From a typed line to what is meant by it: a command, a move, or a question back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from majlis.cards.card import CardId
from majlis.event import Cards
from majlis.move import IllegalMove, Move, Reason
from majlis.plan import OWNER, Zone
from majlis.terminal.native import Kind, as_recorded
from majlis.terminal.sitting import Sitting
from majlis.terminal.tidy import tidy
from majlis.terminal.vocabulary import Vocabulary, fold
from majlis.typed import meant

MOST_MOVES: Final = 20  # that are numbered one by one


@dataclass
class Meant:
    """What a line means: a command (with a number, or cards), a move, several to choose from, or why it cannot be."""

    command: str = ""
    number: int | None = None
    cards: list[CardId] = field(default_factory=list)
    move: Move | None = None
    which: list[Move] = field(default_factory=list)
    reason: Reason | None = None


def no_number(number: int | str, most: int) -> Reason:
    """To a number that stands for nothing: which ones do."""
    return Reason("no-such-number", {"number": number, "most": most}) if most else Reason("no-numbers")


class Reader:
    """Reads lines for one sitting; remembers a question until the next line."""

    def __init__(self, sitting: Sitting, vocabulary: Vocabulary) -> None:
        self.sitting = sitting
        self.vocabulary = vocabulary
        self.asked: list[Move] = []

    def read(self, line: str) -> Meant:
        """What `line` means now."""
        text = " ".join(tidy(line).split())
        asked, self.asked = self.asked, []
        meant = self._answer(asked, text) or self._single_letter(text) or self._aside(text)
        meant = meant or self._command(text) or self._decision(text)
        self.asked = meant.which
        return meant

    def _answer(self, asked: list[Move], text: str) -> Meant | None:
        """The number of a choice just asked for."""
        if asked and text.isdecimal() and len(text) < 6 and 1 <= int(text) <= len(asked):
            return Meant(move=asked[int(text) - 1])
        return None

    def _single_letter(self, text: str) -> Meant | None:
        """A letter card as it is written on the card: in capitals before the command keys; ? is always help."""
        pack = self.sitting.game.pack
        if len(text) == 1 and text.isalpha() and text in pack.number and self._holds(pack.number[text]):
            return self._card(pack.number[text])
        return None

    def _aside(self, text: str) -> Meant | None:
        """aside 3 7-9 taj.2: cards of the hand, by their numbers or codes."""
        words = self.vocabulary.after("aside", text)
        if words is None or self._named(text) is not None:  # a letter card may be called “A or O”
            return None
        hand, cards = self.hand(), list[CardId]()
        for word in words:
            first, _, last = word.partition("-")
            if first.isdecimal() and len(word) < 10 and (last.isdecimal() or not last):
                numbers = range(int(first), int(last or first) + 1)
                if not numbers or not 1 <= numbers[0] <= numbers[-1] <= len(hand):
                    return Meant(reason=no_number(word, len(hand)))
                cards += [hand[n - 1] for n in numbers]
            else:
                card = self.sitting.game.pack.find(word)
                card = card if card is not None else self._named(word)
                if card is None or not self._holds(card):
                    return Meant(reason=Reason("not-in-hand", {"text": word}))
                cards.append(card)
        return Meant(command="aside", cards=cards)

    def _command(self, text: str) -> Meant | None:
        found = self.vocabulary.command(text)
        if found is None:
            return None
        command, number = found
        if command == "moves" and number is not None:
            return self._numbered(number)
        if command == "pass":
            return self._verb("pass") or self._written("pass")
        return Meant(command=command, number=number)

    # -- decisions --

    def legal(self) -> list[Move]:
        """The listed moves that I may make, in the order in which they are numbered."""
        moves = [move for offer in self.sitting.view().offers for move in offer.moves]
        face = self.sitting.game.pack.face
        hand = {face[card]: place for place, card in reversed(list(enumerate(self.hand())))}

        def place(move: Move) -> int:
            cards = first_cards(move)
            return hand.get(face[cards[0]], len(hand)) if cards else -1

        return sorted(moves, key=place)

    def hand(self) -> list[CardId]:
        """My cards, in the order in which they are numbered."""
        zone = self.hand_zone()
        cards = self.sitting.view().zones[zone] if zone is not None else None
        return sorted(cards or [])

    def hand_zone(self) -> Zone | None:
        """Where my cards are: my hand, or else the place that I alone see into."""
        plan, me = self.sitting.game.plan, self.sitting.me
        if f"hand/{me}" in plan.index:
            return plan.index[f"hand/{me}"]
        for z, owner in enumerate(plan.owners):
            if owner == me and plan.sights[z] == OWNER:
                return Zone(z)
        return None

    def _decision(self, text: str) -> Meant:
        if text.isdecimal() and len(text) < 6:
            hand = self.hand()
            if not hand:
                meant = self._numbered(int(text))
                if meant.move is not None and meant.move.verb == "resign":  # a number may be meant for a card that lies
                    return Meant(which=[meant.move])
                return meant
            if 1 <= int(text) <= len(hand):
                return self._card(hand[int(text) - 1])
            return Meant(reason=no_number(int(text), len(hand)))
        card = self.sitting.game.pack.find(text) if text else None
        if card is None:
            card = self._named(text)
        if card is not None:
            return self._card(card)
        return self._verb(text) or self._written(text)

    def groups(self) -> list[list[Move]]:
        """The legal moves as they are numbered: each by itself, or where there are many those of a card together."""
        legal = self.legal()
        if len(legal) <= MOST_MOVES:
            return [[move] for move in legal]
        face = self.sitting.game.pack.face
        found: dict[object, list[Move]] = {}
        for move in legal:
            cards = first_cards(move)
            found.setdefault(face[cards[0]] if len(cards) == 1 else move.text, []).append(move)
        return list(found.values())

    def _numbered(self, number: int) -> Meant:
        groups = self.groups()
        if not 1 <= number <= len(groups):
            return Meant(reason=no_number(number, len(groups)))
        moves = groups[number - 1]
        return Meant(move=moves[0]) if len(moves) == 1 else Meant(which=moves)

    def _named(self, text: str) -> CardId | None:
        """A card by its name in the language, also without its article: one of the hand, or any of the pack."""
        typed, speech = fold(text), self.sitting.speech
        for cards in (self.hand(), self.sitting.game.pack.all):
            names = [(c, fold(speech.card(c, form))) for c in cards for form in ("", "object")]
            same = [c for c, name in names if name == typed]
            ends = {c for c, name in names if " " in typed and name.endswith(f" {typed}")}
            if same or len(ends) == 1:
                return same[0] if same else ends.pop()
        return None

    def _holds(self, card: CardId) -> bool:
        face = self.sitting.game.pack.face
        return face[card] in [face[c] for c in self.hand()]

    def _card(self, card: CardId) -> Meant:
        """The move of a card, if it has just one."""
        moves = [move for move in self.legal() if self._moves_card(move, card)]
        if len(moves) == 1:
            return Meant(move=moves[0])
        if moves:
            return Meant(which=moves)
        for offer in self.sitting.view().offers:
            for move, reason in offer.barred:
                if self._moves_card(move, card):
                    return Meant(reason=reason)
        if self._holds(card):
            return Meant(reason=Reason("not-now"))
        return Meant(reason=Reason("you-do-not-hold", {"card": Cards([card])}))

    def _moves_card(self, move: Move, card: CardId) -> bool:
        """Is it this one card that the move plays?"""
        face = self.sitting.game.pack.face
        first = first_cards(move)
        return len(first) == 1 and face[first[0]] == face[card]

    def _verb(self, text: str) -> Meant | None:
        """A kind of move by its name alone, where that says enough, or what the button of a move would say."""
        folded, legal = fold(text), self.legal()
        moves = [move for move in legal if folded == self._label(move)]
        moves = moves or [move for move in legal if folded in (move.verb, *self._spoken(move.verb, [move]))]
        if not moves:
            return None
        return Meant(move=moves[0]) if len(moves) == 1 else Meant(which=moves)

    def _label(self, move: Move) -> str:
        return fold(self.sitting.speech.move(move, self.sitting.me))

    def _spoken(self, verb: str, moves: list[Move]) -> list[str]:
        """The verb in the language: its name, and how the names of such moves begin."""
        speech = self.sitting.speech
        named = [fold(speech.verb(verb))] if speech.has(f"verb-{verb}") else []
        return named + [self._label(move).partition(" ")[0] for move in moves]

    def _written(self, text: str) -> Meant:
        """A move as records write it; its first word may be in the language."""
        first, _, rest = text.partition(" ")
        offers = self.sitting.view().offers
        for offer in offers:
            if fold(first) in self._spoken(offer.verb, offer.moves):
                text = f"{offer.verb} {rest}".strip()
        text = self._with_card(as_recorded(self.kinds(), text))
        game, state, me = self.sitting.game, self.sitting.match.state, self.sitting.me
        try:
            move = game.complete(state, me, meant(game, state, me, text))
        except IllegalMove as refused:
            return Meant(reason=refused.reason)
        reason = game.refuse(state, me, move)
        return Meant(move=move) if reason is None else Meant(reason=reason)

    def kinds(self) -> list[Kind]:
        """The kinds of moves that are offered now, with their names."""
        speech = self.sitting.speech

        def named(what: str, name: str) -> str:
            return speech.text(f"{what}-{name}") if speech.has(f"{what}-{name}") else name

        return [
            Kind(offer.verb, named("verb", offer.verb), [(f.name, named("field", f.name)) for f in offer.fields])
            for offer in self.sitting.view().offers
        ]

    def _with_card(self, text: str) -> str:
        """The same where the card behind a verb is named and not written by its code."""
        verb, _, rest = text.partition(" ")
        card = self._named(rest) if rest and verb in [offer.verb for offer in self.sitting.view().offers] else None
        return f"{verb} {self.sitting.game.pack.code[card]}" if card is not None else text


def first_cards(move: Move) -> list[CardId]:
    """The cards that a move names first."""
    return next((arg.ids for arg in move.args().values() if isinstance(arg, Cards)), [])
