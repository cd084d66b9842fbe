"""What all may know beside the cards, and what a move will do."""

from __future__ import annotations

from majlis.cards.card import Pack
from majlis.event import Arg, Cards
from majlis.game import Fact, Mark
from majlis.games.wordish.board import END, WORDS_OF, Extend
from majlis.games.wordish.flow import Flow
from majlis.games.wordish.state import WordishState, find, held, seats_of, side_of, word_cards
from majlis.kit import claims
from majlis.kit.words import Word, letter_marks
from majlis.move import Move, Play, Reason
from majlis.plan import Seat


def facts(state: WordishState, flow: Flow) -> list[Fact]:
    """The doubled letter, what each side has laid, its biribaki, doubts, and how the match stands."""
    made: list[Fact] = []
    if state.doubled:
        made.append(Fact("doubled", {"card": Cards([flow.board.pack.number[state.doubled]])}))
    for side in range(len(state.words)):
        seats = seats_of(state, side)
        words = [word_cards(state, side, n) for n in range(len(state.words[side]))]
        said = [
            f"{word} {flow.count.word(cards, state.doubled)}"
            for word, cards in zip(state.words[side], words, strict=True)
        ]
        args: dict[str, Arg] = {"points": flow.count.words(state, side), "words": len(said), "word": ", ".join(said)}
        made.append(Fact("laid", args, seats))
        ready = 2 if state.fetched[side] else int(flow.law.opened(state, side))
        made.append(Fact("kitty", {"ready": ready}, seats))
        if flow.deals > 1:
            made.append(Fact("score", {"score": state.scores[side]}, seats))
    if flow.deals > 1:
        made += _of_the_match(state, flow)
    made += claims.facts(state)
    made.append(Fact("dealer", {}, [state.dealer]))
    return made


def _of_the_match(state: WordishState, flow: Flow) -> list[Fact]:
    made = [Fact("deal", {"deal": state.deals, "deals": 0 if flow.target else flow.deals})]
    if flow.target:
        made.append(Fact("target", {"score": flow.target}))
    for side, counts in enumerate(state.report):
        if counts:
            args: dict[str, Arg] = {"words": counts[0], "bonus": counts[1], "minus": counts[2], "points": counts[3]}
            made.append(Fact("last-deal", args, seats_of(state, side)))
    return made


def marks(state: WordishState, pack: Pack) -> list[Mark]:
    """What atouts stand for."""
    made: list[Mark] = []
    for side, words in enumerate(state.words):
        zone = WORDS_OF[side]
        made += letter_marks(pack, zone, state.piles.zones[zone], "".join(words))
    return made


def foresee(state: WordishState, seat: Seat, move: Move, flow: Flow) -> Reason | None:
    """What a word will count; what becomes of an empty hand; that the deal will end."""
    if isinstance(move, Word) and move.cards:
        return Reason("counts", {"points": flow.count.word(move.cards, state.doubled)})
    if isinstance(move, Extend) and move.bases:
        side = side_of(state, seat)
        number = find(state, side, move.bases[0], move.nth[0])
        cards = (word_cards(state, side, number) if number >= 0 else []) + move.added.cards
        return Reason("counts", {"points": flow.count.word(cards, state.doubled)})
    if isinstance(move, Play) and held(state, seat) == 1:
        return Reason("goes-out" if state.fetched[side_of(state, seat)] else "fetches")
    return Reason("ends") if move is END else None
