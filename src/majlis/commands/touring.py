"""`majlis tour`: a guided tour of a game in the terminal."""

from __future__ import annotations

from majlis import tour as tours
from majlis.commands.call import DONE, Call, refused
from majlis.commands.parser import Parser
from majlis.terminal.answers import NORMAL, VERBOSITIES
from majlis.terminal.mouth import Mouth, ears
from majlis.terminal.touring import TourLoop, TourSitting


def tour(call: Call, arguments: list[str]) -> int:
    """Take the tour, and play on as long as one likes."""
    parser = Parser(call, "tour")
    parser.add_argument("KEY")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--verbosity", default=NORMAL)
    args = parser.parse_args(arguments)
    if args.verbosity not in VERBOSITIES:
        raise refused("unknown-verbosity", "--verbosity", name=args.verbosity[:40], known=", ".join(VERBOSITIES))
    sitting = TourSitting(tours.wanted(args.KEY, call.lang), call.lang)
    call.at(sitting.game)
    mouth = Mouth(call.lang, args.plain, call.json)
    loop = TourLoop(sitting, mouth, args.verbosity, lambda: None)
    loop.run(ears(mouth, args.plain, loop.words()))
    return DONE
