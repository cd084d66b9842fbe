"""Moves with words of people's own: a word with its sealed meaning, an answer; and where they are judged."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Arg
from majlis.games.abjad_guess.meanings import Meanings
from majlis.games.abjad_guess.table import ABSTAINS, CHOICES, FOR_ASKER, FOR_GUESSER
from majlis.judge import Judge
from majlis.kit.abjad_words import Spelled, Speller, holds
from majlis.kit.claims import CHALLENGE
from majlis.move import NOT_NOW, PASS, Domain, Field, Move, Name, Reason

MEANS: Final = "means"  # before the meaning
SAID_TOO: Final = ("معناها", "معناه", "σημαίνει")  # as people may type it
BETWEEN: Final = "|"  # between what is said and what the program adds
NOTHING: Final = "none"  # as a form writes an empty field
LONGEST: Final = 200  # letters of a meaning or an answer

GIVE_UP: Final = Move("give-up")
ACCEPT: Final = Move("accept")
REJECT: Final = Move("reject")
YIELD: Final = Move("yield")
DISPUTE: Final = Move("dispute")
ABSTAIN: Final = Name("vote nobody", ABSTAINS, "side-nobody")
VOTES: Final = [
    ABSTAIN,
    Name("vote asker", FOR_ASKER, "side-asker"),
    Name("vote guesser", FOR_GUESSER, "side-guesser"),
]
MOVES: Final = [PASS, CHALLENGE, GIVE_UP, ACCEPT, REJECT, YIELD, DISPUTE, *VOTES]


def clean(text: str) -> str:
    """What somebody wrote, in one line and without the sign that means something."""
    line = " ".join(text.replace(BETWEEN, " ").split())
    return "".join([c for c in line if c.isprintable()])[:LONGEST].strip()


@final
class Lay(Move):
    """A word with its meaning: `lay red.ba blue.alif green.ba means where one goes in | gloss`.

    What stands behind the first text is added by the program, so that a record has all it needs: the gloss of the
    dictionary, or the three wrong ones to choose from.
    """

    __slots__ = ("texts", "word")

    def __init__(self, word: Spelled, texts: list[str]) -> None:
        said = f" {MEANS} {f' {BETWEEN} '.join(texts)}" if texts else ""
        super().__init__(f"lay {word.text}{said}")
        self.word: Spelled = word
        self.texts: list[str] = texts

    def args(self) -> dict[str, Arg]:
        args: dict[str, Arg] = {"word": self.word.word}
        if len(self.texts) < CHOICES:
            args[MEANS] = self.texts[0] if self.texts else ""
        return args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lay) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


@final
class Answer(Move):
    """What the guesser thinks the word means."""

    __slots__ = ("said",)

    def __init__(self, said: str) -> None:
        super().__init__(f"answer {said}")
        self.said: str = said

    def args(self) -> dict[str, Arg]:
        return {"meaning": self.said}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


@final
class Pick(Move):
    """One of the four meanings, by its number from 1."""

    __slots__ = ("meaning", "number")

    def __init__(self, number: int, meaning: str) -> None:
        super().__init__(f"choose {number}")
        self.number: int = number
        self.meaning: str = meaning

    def args(self) -> dict[str, Arg]:
        return {"meaning": self.meaning}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pick) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def read_move(verb: str, arguments: list[str], speller: Speller) -> Move | None:
    """`lay باب means ...`, `answer ...`, `choose 2`."""
    if verb == "lay":
        words = [MEANS if word.casefold() == MEANS or word in SAID_TOO else word for word in arguments]
        at = words.index(MEANS) if MEANS in words else len(words)
        word = speller.read(words[:at])
        texts = [clean(text) for text in " ".join(words[at + 1 :]).split(BETWEEN)]
        texts = [] if texts in ([""], [NOTHING]) else texts
        return Lay(word, texts) if word is not None and all(texts) and len(texts) <= CHOICES else None
    said = clean(" ".join(arguments))
    if verb == "answer":
        return Answer(said) if said else None
    if verb == "choose" and said.isascii() and said.isdigit() and len(said) == 1 and 0 < int(said) <= CHOICES:
        return Pick(int(said), "")
    return None


def noted(move: Lay) -> str:
    """What a record notes, beside verdicts, of a move to which the program itself has added something."""
    return f"meanings {move.text}"


@final
class Laying(Domain):
    """Any word from the open cards, with any meaning."""

    verb: str = "lay"

    def __init__(
        self,
        speller: Speller,
        stock: list[CardId],
        used: list[str],
        judge: Judge,
        meanings: Meanings,
        mode: str,
        lengths: tuple[int, int],
    ) -> None:
        self.speller: Speller = speller
        self.stock: list[CardId] = stock
        self.used: list[str] = used
        self.judge: Judge = judge
        self.meanings: Meanings = meanings
        self.mode: str = mode
        self.shortest: int = lengths[0]
        self.longest: int = lengths[1]

    def fields(self) -> list[Field]:
        fields = [Field("word", "word", self.stock, None, self.shortest, min(self.longest, len(self.stock)))]
        return fields if self.meanings.choice else [*fields, Field(MEANS, "text", None, None, 0, LONGEST)]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Lay):
            return NOT_NOW
        word = move.word.word
        if len(word) < self.shortest:
            return Reason("word-short", {"word": word, "least": self.shortest})
        if len(word) > self.longest:
            return Reason("word-long", {"word": word, "most": self.longest})
        if not move.word.cards or not holds(self.speller.pack, move.word.cards, self.stock):
            return self.speller.lacking([word], self.stock)
        if not self.speller.spells(word, move.word.cards):
            return self.speller.lacking([word], move.word.cards)
        if word in self.used:
            return Reason("word-repeated", {"word": word})
        if self.mode == "strict" and not self.judge.knows(word):
            return Reason("word-unknown", {"word": word})
        if self.meanings.choice:
            return None if len(move.texts) == CHOICES else Reason("no-meanings", {"word": word})
        return Reason("no-meaning", {"word": word}) if not move.texts else None

    def full(self, move: Lay, turns: int) -> Lay:
        """With the cards that count most, and with what the program adds to the meaning."""
        word = move.word
        if not word.cards:
            found = self.speller.spend([word.word], self.stock)
            if found is None:
                return move
            word = self.speller.spelled(word.word, found[0])
        made = Lay(word, self.meanings.all_of(word.word, move.texts[0] if move.texts else "", turns))
        if len(move.texts) > 1 and (self.judge.recalled.get(noted(move)) or self.judge.lexicon is None):
            made = move  # as the record has it, whatever the dictionary says by now
        return made

    def propose(self, chance: Chance) -> Move | None:
        words = self.meanings.known()
        for _ in range(len(words)):
            move = self._with(words[chance.below(len(words))], chance.below(1000))
            if move is not None:
                return move
        return None

    def bluff(self, chance: Chance) -> Lay | None:
        """Letters that are no word, or hardly."""
        cards = self.stock[:]
        chance.shuffle(cards)
        word = "".join([self.speller.own[card] for card in cards[: self.shortest]])
        found = self.speller.spend([word], cards)
        if found is None:
            return None
        move = Lay(self.speller.spelled(word, found[0]), [self.meanings.anything(chance) or "?"])
        return move if self.refuse(move) is None else None

    def _with(self, word: str, turns: int) -> Lay | None:
        if word in self.used or not self.shortest <= len(word) <= self.longest:
            return None
        found = self.speller.spend([word], self.stock)
        if found is None:
            return None
        move = Lay(self.speller.spelled(word, found[0]), self.meanings.all_of(word, "", turns))
        return move if self.refuse(move) is None else None

    def some(self, limit: int) -> list[Move]:
        """The words with a meaning that count most."""
        points: dict[str, int] = {}
        for card in self.stock:
            for letter in self.speller.shows[card]:
                points[letter] = max(points.get(letter, 0), self.speller.points[card])
        ranked = sorted([(-sum([points.get(c, 0) for c in word]), word) for word in self.meanings.known()])
        moves: list[Move] = []
        for _, word in ranked:
            if len(moves) == limit:
                break
            move = self._with(word, 0)
            if move is not None:
                moves.append(move)
        return moves


@final
class Answering(Domain):
    """Any answer."""

    verb: str = "answer"

    def __init__(self, word: str, meanings: Meanings) -> None:
        self.word: str = word
        self.meanings: Meanings = meanings

    def fields(self) -> list[Field]:
        return [Field("meaning", "text", None, None, 1, LONGEST)]

    def refuse(self, move: Move) -> Reason | None:
        return None if isinstance(move, Answer) else NOT_NOW

    def propose(self, chance: Chance) -> Move | None:
        said = clean(self.meanings.anything(chance))
        return Answer(said) if said else None

    def some(self, limit: int) -> list[Move]:
        """What the dictionary says."""
        said = clean(self.meanings.gloss(self.word))
        moves: list[Move] = [Answer(said)] if said else []
        return moves[:limit]
