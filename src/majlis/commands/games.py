"""`majlis games`: every game with its names, seats, options and variants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from majlis import options, registry, speech
from majlis.commands.call import DONE, Call
from majlis.commands.parser import Parser
from majlis.game import Nature
from majlis.speech import LANGUAGES, Speech


def games(call: Call, arguments: list[str]) -> int:
    """Tell of all games, a line each; of those that are named, or with --long of all, also what can be agreed on.

    On standard error: of those that cannot be used.
    """
    parser = Parser(call, "games")
    parser.add_argument("KEY", nargs="*")
    parser.add_argument("--long", action="store_true")
    args = parser.parse_args(arguments)
    call.tell_broken()
    natures = [registry.nature(key) for key in args.KEY] or list(registry.natures().values())
    if call.json:
        call.give([described(nature) for nature in natures])
        return DONE
    for nature in natures:
        _say(call, nature, bool(args.KEY or args.long))
    if not args.KEY and not args.long:
        call.say(call.text("games-more"))
    return DONE


def described(nature: Nature) -> dict[str, Any]:
    """A game as data."""
    return {
        "key": nature.key,
        "names": _names(nature, "name"),
        "seats": nature.seats,
        "options": [
            {
                "name": choice.name,
                "values": list(choice.values),
                "default": choice.default,
                "names": _names(nature, f"option-{choice.name}"),
            }
            for choice in options.choices(nature.options)
        ],
        "variants": [
            {"name": name, "options": options.changed(chosen), "names": _names(nature, f"variant-{name}")}
            for name, chosen in nature.variants.items()
        ],
        "kind": nature.kind,
    }


def _names(nature: Nature, message: str) -> dict[str, str]:
    return {lang: speech.plain(Speech(lang, nature.key, lenient=True).text(message)) for lang in LANGUAGES}


def _say(call: Call, nature: Nature, long: bool) -> None:
    """A game in plain lines: what it is first, what may be agreed on after it."""
    own = Speech(call.lang, nature.key, lenient=True)
    seats = call.text("games-seats", {"seats": _seats(nature.seats)})
    if not long:
        call.say(f"{nature.key}: {own.text('name')}; {seats}")
        return
    call.say(f"{nature.key}: {own.text('name')}. {own.text('about')}")
    call.say(f"  {seats}")
    for name in nature.variants:
        call.say(f"  --variant {name}: {own.text(f'variant-{name}')}")
    for choice in options.choices(nature.options):
        values = ", ".join(map(options.written, choice.values))
        label = own.text(f"option-{choice.name}")
        line = {"name": choice.name, "label": label, "values": values, "default": options.written(choice.default)}
        call.say(f"  {call.text('games-option', {**line})}")


def _seats(seats: Sequence[int]) -> str:
    """2, 3, 4, 5 are told as 2-5."""
    if len(seats) > 2 and list(seats) == list(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}-{seats[-1]}"
    return ", ".join(map(str, seats))
