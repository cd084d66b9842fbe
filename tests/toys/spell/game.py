"""Spell: lay any word that your cards make. Moves too many to list, of a pack in which cards look the same."""

from __future__ import annotations

from majlis.cards.alpha import alpha
from majlis.event import Cards
from majlis.game import Fact, Game, Nature, Outcome, State
from majlis.move import NOT_NOW, PASS, Domain, Field, Move, Reason
from majlis.options import Options
from majlis.piles import laid_out
from majlis.plan import DOWN, FAN, OWNER, SEATS, TOP, Plan, after

PACK = alpha()
PLAN = Plan(PACK, 3)
STOCK = PLAN.one("stock", DOWN)
SPENT = PLAN.one("spent", TOP)
HAND = PLAN.each("hand", OWNER, 3, FAN)
WORDS = "AT EAT TEN NET SEA TEA SON ONE RUN SUN LINE TREE REST HER MEN HAS NO ON IN IT IS AS".split()
MOST = 120  # moves
NATURE = Nature("spell", "word", "alpha", [1, 3], Options)


class Word(Move):
    """A word and the cards that make it, in order."""

    __slots__ = ("cards", "word")

    def __init__(self, word, cards):
        super().__init__(f"word {word} {PACK.codes(cards)}".strip())
        self.word = word
        self.cards = cards

    def args(self):
        return {"word": self.word, "cards": Cards(self.cards)}

    def __eq__(self, other):
        return isinstance(other, Word) and other.text == self.text

    def __hash__(self):
        return hash(self.text)


def spelling(word, hand):
    """Cards of the hand that spell the word, or None."""
    if not word:
        return []
    for card in sorted(hand):
        if word[0] in PACK.cards[card].letters:
            rest = spelling(word[1:], [c for c in hand if c != card])
            if rest is not None:
                return [card, *rest]
    return None


class Words(Domain):
    verb = "word"

    def __init__(self, hand, used):
        self.hand = hand
        self.used = used

    def fields(self):
        return [Field("word", "word"), Field("cards", "cards", self.hand, None, 1, len(self.hand))]

    def refuse(self, move):
        if not isinstance(move, Word):
            return NOT_NOW
        held = sorted(PACK.face[c] for c in self.hand)
        for face in [PACK.face[c] for c in move.cards]:
            if face not in held:
                return Reason("not-in-your-hand")
            held.remove(face)
        if len(move.cards) != len(move.word):
            return Reason("not-a-word")
        fits = all(letter in PACK.cards[c].letters for letter, c in zip(move.word, move.cards, strict=True))
        return None if fits and move.word in WORDS and move.word not in self.used else Reason("not-a-word")

    def some(self, limit):
        made = [(w, spelling(w, self.hand)) for w in WORDS if w not in self.used]
        return [Word(w, cards) for w, cards in made if cards is not None][:limit]

    def propose(self, chance):
        found = self.some(99)
        return found[chance.below(len(found))] if found else None


class SpellState(State):
    __slots__ = ("moves", "passes", "scores", "turn", "used")

    def __init__(self, piles, seats):
        super().__init__(piles, seats)
        self.turn = SEATS[0]
        self.moves = 0
        self.passes = 0
        self.scores = [0] * seats
        self.used = []

    def fork(self):
        twin = SpellState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.turn, twin.moves = self.acting, self.last_deal, self.turn, self.moves
        twin.passes, twin.scores, twin.used = self.passes, self.scores[:], self.used[:]
        return twin


class Spell(Game[SpellState]):
    def __init__(self, options):
        super().__init__(NATURE, options, PLAN, [PASS], MOST)

    def blank(self, seats):
        state = SpellState(laid_out(PLAN, STOCK), seats)
        state.acting = 1
        return state

    def deal(self, state, table):
        table.open_deal()
        table.shuffle(STOCK)
        for seat in range(state.seats):
            table.draw(7, STOCK, HAND[seat])

    def choices(self, state, seat, why):
        return [PASS] if state.acting >> seat & 1 else []

    def domain(self, state, seat):
        return Words(state.piles.zones[HAND[seat]], state.used)

    def apply(self, state, seat, move, table):
        state.moves += 1
        if isinstance(move, Word):
            cards = []
            for card in move.cards:
                cards.append(table.find(card, HAND[seat]))
                table.move(cards[-1], HAND[seat], SPENT)
            state.scores[seat] += sum(PACK.points[c] for c in cards)
            state.used.append(move.word)
            table.say("lays", [seat], {"word": move.word, "cards": Cards(cards), "total": state.scores[seat]})
            state.passes = 0
        else:
            state.passes += 1
            table.say("passes", [seat], {})
            if state.piles.zones[SPENT] and len(state.piles.zones[HAND[seat]]) > 6:
                table.bury(state.piles.zones[HAND[seat]][0], HAND[seat], STOCK)
        table.draw(7 - len(state.piles.zones[HAND[seat]]), STOCK, HAND[seat])
        state.turn = after(seat, state.seats)
        over = state.passes > state.seats or state.moves >= MOST
        state.acting = 0 if over else 1 << state.turn

    def outcome(self, state):
        return None if state.acting else Outcome([float(score) for score in state.scores])

    def facts(self, state):
        return [Fact("used", {"words": " ".join(state.used[-3:])})]

    def fallback(self, state, seat):
        return PASS

    def compose(self, verb, arguments):
        if verb != "word" or not arguments:
            return None
        cards = [PACK.find(code) for code in arguments[1:]]
        return None if None in cards else Word(arguments[0].upper(), cards)


GAME = Spell
