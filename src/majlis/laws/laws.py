"""The laws that every game keeps, as functions that take the rules of any game and a number of seats.

They know nothing of the registry, so they judge toys, plug-ins and games of the room alike. Each raises
AssertionError with what happened, where and by whose move.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from majlis import position, record
from majlis.cards.card import CardId
from majlis.chance import Chance, chance
from majlis.event import Cards
from majlis.game import State
from majlis.laws.retelling import law_4_and_5
from majlis.laws.runs import AnyGame, Run, anything, at, lies, played, whole
from majlis.laws.sentences import law_10_sentences
from majlis.luck import SealedLuck
from majlis.match import Match, remembered, slots
from majlis.move import DRAW, PASS, QUIET, Domain, IllegalMove, Move, Why
from majlis.plan import SEATS, Seat, Zone
from majlis.search import hidden_places, ismcts, pimc, playout, playouts
from majlis.table import Table
from majlis.view import Mind

# -- 1: somebody may move until the end, nobody after it --


def law_1_it_ends(game: AnyGame, seats: int, seed: object) -> None:
    run = played(game, seats, seed, last_deal=False)
    for n, step in enumerate(run.steps):
        state = step.state
        assert state.acting < 1 << seats
        assert (game.outcome(state) is None) == bool(state.acting), f"after {n} moves"
        timer = game.timer(state) if state.acting else None
        for seat in SEATS[:seats]:
            may = bool(game.choices(state, seat, QUIET)) or _opens(game, state, seat)
            assert may == (seat in state.waiting()), at(n, seat, "may" if may else "may not")
            if seat in state.waiting() and timer is None:
                _has_a_way_out(game, state, seat, n)
        if timer is not None:
            assert game.refuse(state, timer.seat, timer.move) is None, at(n, timer.seat, timer.move)
            assert timer.seconds > 0
    outcome = game.outcome(_played_on(run, chance("to the end", seed)))
    assert outcome is not None
    assert len(outcome.scores) == seats
    assert sorted(s for side in game.sides(seats) for s in side) == SEATS[:seats]
    assert sorted(game.joining(seats)) == SEATS[:seats]


def _played_on(run: Run, luck: Chance) -> State:
    """The state in which the match ends."""
    left = run.game.bound - len(run.match.log)
    state: State = run.match.state.fork()
    assert playout(run.game, state, luck, left + 1) <= left, "more moves than its bound"
    assert not state.acting, "no end in sight"
    return state


def _opens(game: AnyGame, state: State, seat: Seat) -> bool:
    return any(domain.propose(chance("opens")) is not None for domain in game.domains(state, seat))


def _has_a_way_out(game: AnyGame, state: State, seat: Seat, n: int) -> None:
    """The move for who does not answer is legal, and the same whenever it is asked for."""
    before = whole(state)
    move = game.fallback(state, seat)
    assert game.refuse(state, seat, move) is None, at(n, seat, f"fallback {move}")
    assert game.fallback(state, seat).text == move.text, at(n, seat, move)
    assert whole(state) == before, "asking for the fallback changed something"


# -- 2: a record replays to the same state --


def law_2_replays(game: AnyGame, seats: int, seed: object, upto: int = 200) -> None:
    run = played(game, seats, seed, upto, last_deal=False)
    match = run.match
    assert match.replay().digest() == match.digest()
    text = record.write(record.of(match))
    again = record.replay(record.read(text, game.nature), game=game)
    assert again.digest() == match.digest()
    assert record.write(record.of(again)) == text
    half = len(match.log) // 2
    assert whole(match.replay(half).state) == whole(run.steps[half].state)
    luck = SealedLuck(lambda deal: bytes([deal % 256]) * 32)
    sealed = Match(game, seats, luck)
    bots = chance("sealed", seed)
    while sealed.state.acting and len(sealed.log) < 12:
        seat = sealed.waiting()[0]
        sealed.play(seat, anything(game, sealed.state, seat, bots))
    assert sealed.replay().digest() == sealed.digest()
    shown = record.of(sealed)
    assert not shown.unproved()
    if sealed.outcome() is None:
        assert sealed.deal not in shown.reveals, "the seed of a deal is shown while it is played"


def fingerprint(game: AnyGame, seats: int) -> str:
    """What both builds, and all later versions with the same rules, must share."""
    digests = [played(game, seats, seed, 400, last_deal=False).match.digest()[:12] for seed in range(3)]
    return " ".join([f"{playouts(game, seats, 0, 20)}", *digests])


# -- 3: no card is lost or made --


def law_3_no_card_is_lost(game: AnyGame, seats: int, seed: object) -> None:
    for n, step in enumerate(played(game, seats, seed, last_deal=False).steps):
        assert sorted(c for zone in step.state.piles.zones for c in zone) == game.pack.all, at(n, step.seat, step.move)


# -- 6: a fork is whole and independent --


def law_6_forks(game: AnyGame, seats: int, seed: object) -> None:
    luck = chance("fork", seed)
    for step in played(game, seats, seed, 60).steps:
        state = step.state
        before = whole(state)
        twin = state.fork()
        assert whole(twin) == before
        assert twin.seats == state.seats
        if state.acting:
            seat = state.waiting()[0]
            game.apply(twin, seat, game.propose(twin, seat, luck), Table(twin.piles, luck))
        assert whole(state) == before, f"playing on in a fork changed its original, {step.move}"
    _pokes(state)


def _pokes(state: State) -> None:
    """Every field that a state has is copied, and no list is shared."""
    for slot in slots(state):
        true = getattr(state, slot)
        other = _another(true)
        setattr(state, slot, other)
        twin = state.fork()
        assert getattr(twin, slot) == other, f"fork forgets {slot}"
        if isinstance(other, list):
            assert getattr(twin, slot) is not other, f"fork shares {slot}"
        setattr(state, slot, true)
    piles, twin_piles = state.piles, state.fork().piles
    for mine, theirs in [
        (piles.known, twin_piles.known),
        (piles.traced, twin_piles.traced),
        (piles.cannot, twin_piles.cannot),
        *zip(piles.zones, twin_piles.zones, strict=True),
    ]:
        assert mine == theirs
        assert mine is not theirs


def _another(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    assert isinstance(value, list), f"{value!r} is no value for a state"
    return [_another(v) for v in value] or [1]


# -- 7: an illegal move says why and changes nothing --


def law_7_refusals(game: AnyGame, seats: int, seed: object) -> None:
    run = played(game, seats, seed, 120)
    luck = chance("illegal", seed)
    for n, step in enumerate(run.steps):
        state = step.state
        before = whole(state)
        match = run.match.fork()
        match.state, match.log = state, run.match.log[:n]
        for seat in SEATS[:seats]:
            for move in [PASS, DRAW, *[game.moves[luck.below(len(game.moves))] for _ in range(3) if game.moves]]:
                reason = game.refuse(state, seat, game.complete(state, seat, move))
                assert (reason is None) == _legal(game, state, seat, move), at(n, seat, move)
                if reason is not None:
                    _is_refused(match, seat, move)
        assert whole(state) == before, f"after {n} moves: a refused move changed something"
        assert len(match.log) == n
    for text in ("", " ", "xyzzy", "play", "play play", "word", "\x00", "١٢", "pass 7", "play " + "7D " * 500):
        with contextlib.suppress(IllegalMove):
            game.read(text)


def _is_refused(match: Match[Any], seat: Seat, move: Move) -> None:
    reason = None
    try:
        match.play(seat, move)
    except IllegalMove as refused:
        reason = refused.reason
    assert reason is not None, f"{move} is refused and yet played"
    assert reason.what, "no reason given"


def _legal(game: AnyGame, state: State, seat: Seat, move: Move) -> bool:
    move = game.complete(state, seat, move)
    if move in game.choices(state, seat, QUIET):
        return True
    return any(domain.verb == move.verb and domain.refuse(move) is None for domain in game.domains(state, seat))


# -- 8: offers, legal moves and refusals agree --


def law_8_offers(game: AnyGame, seats: int, seed: object) -> None:
    luck = chance("offers", seed)
    for n, step in enumerate(played(game, seats, seed, 150).steps):
        for seat in SEATS[:seats]:
            why = Why(True)
            moves = game.choices(step.state, seat, why)
            quiet = game.choices(step.state, seat, QUIET)
            assert [m.text for m in moves] == [m.text for m in quiet], at(n, seat, "told and quiet differ")
            assert len({m.text for m in moves}) == len(moves), at(n, seat, f"a move twice: {moves}")
            assert not set(moves) & set(why.barred), at(n, seat, "both legal and barred")
            offers = game.offers(step.state, seat)
            assert sorted(m.text for o in offers for m in o.moves) == sorted(m.text for m in moves)
            assert len({o.verb for o in offers}) == len(offers)
            if not step.state.acting >> seat & 1:
                assert not moves
                assert not offers
                continue
            for move in moves:
                assert game.refuse(step.state, seat, move) is None, at(n, seat, move)
            for move, reason in why.barred.items():
                told = game.refuse(step.state, seat, move)
                assert told is not None, at(n, seat, f"{move} is barred and legal")
                assert told.what == reason.what, at(n, seat, move)
            _hand_is_spoken_for(game, step.state, seat, [*moves, *why.barred], n)
            for domain in game.domains(step.state, seat):
                _domain_agrees(game, step.state, seat, domain, luck, n)


def _hand_is_spoken_for(game: AnyGame, state: State, seat: Seat, moves: list[Move], n: int) -> None:
    """Where cards are played one by one, each held card is either in a move or barred."""
    zone = game.plan.index.get(f"hand/{seat}")
    held = {game.pack.code[c] for c in state.piles.zones[zone]} if zone is not None else set()
    spoken = set()
    for move in moves:
        card = move.args().get("card")
        if isinstance(card, Cards):
            spoken |= {game.pack.code[c] for c in card.ids}
    if spoken & held:
        assert held <= spoken, at(n, seat, f"nothing is said of {held - spoken}")


def _domain_agrees(game: AnyGame, state: State, seat: Seat, domain: Domain, luck: Chance, n: int) -> None:
    offer = next(o for o in game.offers(state, seat) if o.verb == domain.verb)
    fields = {f.name: f for f in domain.fields()}
    assert fields
    assert list(fields) == [f.name for f in offer.fields]
    found = [domain.propose(luck), *domain.some(5)]
    for move in found:
        if move is None:
            continue
        assert move.verb == domain.verb
        assert domain.refuse(move) is None, at(n, seat, move)
        assert game.refuse(state, seat, move) is None, at(n, seat, move)
        again = game.read(move.text)
        assert again.text == move.text
        assert game.refuse(state, seat, again) is None, at(n, seat, f"{move} read again")
        for name, arg in move.args().items():
            assert name in fields, at(n, seat, f"{move} has a field {name} that is not offered")
            if isinstance(arg, Cards) and fields[name].cards:
                likes = {game.pack.code[c] for c in fields[name].cards}
                assert {game.pack.code[c] for c in arg.ids} <= likes, at(n, seat, move)
                assert fields[name].least <= len(arg.ids) <= fields[name].most, at(n, seat, move)
    assert len(domain.some(2)) <= 2


# -- 9: positions, records and moves go to text and back --


def law_9_round_trips(game: AnyGame, seats: int, seed: object, upto: int = 200) -> None:
    run = played(game, seats, seed, upto, last_deal=False)
    for n, step in enumerate(run.steps):
        if n % 5 == 0 or not step.state.acting:
            _position_returns(game, step.state, n)
        for move in [step.move] if n else []:
            again = game.read(move.text)
            assert again == move, at(n, step.seat, f"{move} is read as {again}")
            assert again.args().keys() == move.args().keys()
        for seat in step.state.waiting():
            for move in game.choices(step.state, seat, QUIET)[:4]:
                assert game.read(move.text) == move, at(n, seat, move)
                assert game.read(f"  {move.text.upper()} ").text == move.text, at(n, seat, move)
    for move in game.moves:
        assert game.read(move.text) is move


def _position_returns(game: AnyGame, state: State, n: int) -> None:
    data = position.write(game, state)
    back = position.place(game, data)
    assert position.write(game, back) == data, f"after {n} moves"
    assert remembered(back) == remembered(state), f"after {n} moves"
    code = game.pack.code
    for mine, theirs in zip(back.piles.zones, state.piles.zones, strict=True):
        assert [code[c] for c in mine] == [code[c] for c in theirs]
        assert [back.piles.known[c] for c in mine] == [state.piles.known[c] for c in theirs]
    assert back.piles.cannot == [_with_twins(game, mask) for mask in state.piles.cannot]
    for seat in SEATS[: state.seats]:
        assert [m.text for m in game.choices(back, seat, QUIET)] == [m.text for m in game.choices(state, seat, QUIET)]


def _with_twins(game: AnyGame, mask: int) -> int:
    faces = {game.pack.face[c] for c in game.pack.all if mask >> c & 1}
    return sum(1 << c for c in game.pack.all if game.pack.face[c] in faces)


# -- bots: they choose legal moves and know no more than their seat --


def law_of_bots(game: AnyGame, seats: int, seed: object, simulations: int = 4) -> None:
    run = played(game, seats, seed, 400)
    luck = chance("law of bots", seed)
    for step in [run.steps[luck.below(len(run.steps))] for _ in range(2)]:
        before = whole(step.state)
        for seat in step.state.waiting()[:1]:
            for move in (
                pimc(game, step.state, seat, chance("search", seed), 1),
                ismcts(game, step.state, seat, chance("search", seed), simulations),
            ):
                assert game.refuse(step.state, seat, move) is None, f"a bot plays {move}"
        assert whole(step.state) == before, "thinking changed the state"
    _minds_are_their_own(run, luck)


def _minds_are_their_own(run: Run, luck: Chance) -> None:
    """A mind holds a world, not the truth: with enough hidden cards the two are hardly ever the same."""
    tried, same = 0, 0
    choices: list[bool] = []
    for step in run.steps[:: 1 + len(run.steps) // 30]:
        for seat in step.state.waiting()[:1]:
            hidden = list(_hidden(run.game, step.state, seat))
            mind = Mind(run.game, step.state, seat, luck)
            assert mind.state is not step.state
            for other in (mind.state, mind.world()):
                assert lies(run.game, other, seat) == lies(run.game, step.state, seat)
                if len({run.game.pack.code[c] for c in hidden}) > 7:
                    tried += 1
                    same += other.piles.zones == step.state.piles.zones
            mine = [(s, m.text) for s, m in run.game.sealed(step.state) if s != seat]
            choices += [mine == [(s, m.text) for s, m in run.game.sealed(mind.world()) if s != seat] for _ in mine]
    assert len(choices) < 20 or not all(choices), "a mind knows what others have sealed"
    assert not tried or same * 10 <= tried, f"{same} of {tried} worlds are the truth"


def _hidden(game: AnyGame, state: State, viewer: Seat) -> Iterator[CardId]:
    for z, cards in enumerate(state.piles.zones):
        for place in hidden_places(state.piles, Zone(z), viewer):
            if not state.piles.cannot[z]:
                yield cards[place]


def every_law(game: AnyGame, seats: int, seed: object, folder: Path | None = None) -> None:
    """All laws but the last, with one seed: for games that somebody wrote."""
    law_1_it_ends(game, seats, seed)
    law_2_replays(game, seats, seed)
    law_3_no_card_is_lost(game, seats, seed)
    law_4_and_5(game, seats, seed, folder=folder)
    law_6_forks(game, seats, seed)
    law_7_refusals(game, seats, seed)
    law_8_offers(game, seats, seed)
    law_9_round_trips(game, seats, seed)
    law_of_bots(game, seats, seed)


LAWS = [
    law_1_it_ends,
    law_2_replays,
    law_3_no_card_is_lost,
    law_4_and_5,
    law_6_forks,
    law_7_refusals,
    law_8_offers,
    law_9_round_trips,
    law_of_bots,
]
__all__ = ["LAWS", "every_law", "fingerprint", "law_4_and_5", "law_10_sentences"]
