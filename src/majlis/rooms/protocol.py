"""What goes over the wire, and nothing else does. `web/src/protocol.ts` is generated from this module.

Everything that a person reads or hears comes ready in their own language; codes beside it are for drawing and for
commands. A client needs no rule and no list of games: how zones lie, what can be chosen and what a card is stand in
the frames, from closed vocabularies.
"""

from __future__ import annotations

from typing import Literal

import msgspec

# long: the whole vocabulary of the wire is read, and written for the page, from one place

PROTOCOL = 1

Layout = Literal["pile", "fan", "row", "column", "grid", "cross", "line", "words"]
Domain = Literal["one", "card", "cards", "order", "word", "words", "chain", "place", "number", "text"]
Kind = Literal["deal", "play", "yours", "big", "count", "end", "room", "guide"]
"""What a line is about, so that a client can choose a sound and a colour: never the only sign of anything."""


# -- what a client sends --


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """First of all: who I am. `token` is this device's own, kept by the client."""

    token: str
    name: str
    lang: Literal["en", "ar", "el"]
    protocol: int = PROTOCOL
    changes: bool = False
    """Tell me only what changed on the table, once I have seen all of it."""


class Open(msgspec.Struct, tag="open", forbid_unknown_fields=True):
    """Open a room for a game. Seats that nobody takes are played by bots."""

    id: str
    game: str
    seats: int
    options: dict[str, bool | int | str] = {}
    variant: str = ""
    bots: str = "greedy"
    chat: Literal["", "play", "room", "off"] = ""
    clock: Literal[0, 60, 120, 300] = 0
    one_deal: bool = False
    public: bool = False
    watch: Literal["free", "ask", "no"] = "free"
    fill: bool = True
    takebacks: bool = True
    deal: int = 0
    """A number by which others can have the same cards, where nobody plays against anybody; 0: cards nobody knows."""
    tour: bool = False
    """Take the game's tour: nothing else is agreed on then."""
    bank: Literal[0, 300, 600, 1200, 1800, 3600] = 0
    """Seconds of each seat for the whole match; 0: they are not counted."""


class Join(msgspec.Struct, tag="join", forbid_unknown_fields=True):
    """Go into a room, to the next free seat or to watch; `seen` is the number of the last step I know of."""

    id: str
    room: str
    watch: bool = False
    seen: int = 0


class Start(msgspec.Struct, tag="start", forbid_unknown_fields=True):
    """Begin: bots take the seats that are free. After a match: the same again."""

    id: str


class Play(msgspec.Struct, tag="play", forbid_unknown_fields=True):
    """Make a move, as text. `id` makes a repeated command harmless; `step` is the last step I have seen."""

    id: str
    text: str
    step: int


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    id: str
    text: str


class Hint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """What would be good to do now? Answered where the table allows it."""

    id: str


class Leave(msgspec.Struct, tag="leave", forbid_unknown_fields=True):
    """Leave the room; a bot plays on."""

    id: str


class Ready(msgspec.Struct, tag="ready", forbid_unknown_fields=True):
    """I am ready, or not yet. When all people at the table are, the match begins, or the next one."""

    id: str
    on: bool = True


class Wish(msgspec.Struct, tag="wish", forbid_unknown_fields=True):
    """Ask the others to let me take back my last move, to pause, or to begin a numbered deal again."""

    id: str
    what: Literal["takeback", "pause", "restart"]


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """Yes or no to what somebody has asked for."""

    id: str
    wish: int
    yes: bool


class Resume(msgspec.Struct, tag="resume", forbid_unknown_fields=True):
    """End a pause."""

    id: str


class Slack(msgspec.Struct, tag="slack", forbid_unknown_fields=True):
    """So many times the seconds for my turns; 0: no clock for me. Before the match."""

    id: str
    factor: Literal[0, 1, 2, 5, 10]


class Kick(msgspec.Struct, tag="kick", forbid_unknown_fields=True):
    """Send who sits at a seat, or who watches, away for good: only who opened the room may."""

    id: str
    seat: int = -1
    watcher: int = 0


class Watchers(msgspec.Struct, tag="watchers", forbid_unknown_fields=True):
    """Who watches? Answered to who sits there."""

    id: str


class Mute(msgspec.Struct, tag="mute", forbid_unknown_fields=True):
    """Send me no more lines of who sits at a seat; or send them again."""

    id: str
    seat: int
    on: bool = True


class Report(msgspec.Struct, tag="report", forbid_unknown_fields=True):
    """Show a line of chat, and the ten before it, to whoever keeps order here."""

    id: str
    line: int


class Pong(msgspec.Struct, tag="pong", forbid_unknown_fields=True):
    """The answer to a ping, at once: it tells how far away I am, so that in a race nobody is late because of that."""

    id: str


Command = (
    Pong
    | Hello
    | Open
    | Join
    | Start
    | Play
    | Say
    | Hint
    | Leave
    | Ready
    | Wish
    | Answer
    | Resume
    | Slack
    | Kick
    | Watchers
    | Mute
    | Report
)


# -- what a client is sent --


class Card(msgspec.Struct):
    """A card where it lies. Without a code only its back is seen. `at`: row and column, where they tell something.

    `letter` is the one that it shows or stands for where it lies, if that is one. `suit` and `rank` sort a hand.
    """

    code: str | None
    name: str
    short: str = ""
    mark: str = ""
    at: list[int] | None = None
    letter: str = ""
    suit: int = 0
    rank: int = 0


class Zone(msgspec.Struct):
    """A place for cards. `count` is null where the number is not shown; `owner` a seat."""

    key: str
    name: str
    layout: Layout
    owner: int | None
    yours: bool
    count: int | None
    cards: list[Card]


class Whole(msgspec.Struct):
    """A word on the table, all of whose cards go into a new one: `cards` are their places in the field's values.

    `place` names where it lies.
    """

    key: str
    word: str
    place: str
    cards: list[int]


class Field(msgspec.Struct):
    """One thing to choose in a kind of move. `values` are what a move's text needs, `names` what people read.

    For cards that spell something, `letters` are those that each can stand for where it lies. The text of a move names
    the letter behind a card whose value is another: `A/E=E`; / stands between words, in a chain behind each that is
    complete, and a comma behind one that is not. `wholes` are words on the table to make another of; where a move says
    of which one, `onto` is the field for its key. `now` is how it lies at present, as a move would write it.
    """

    key: str
    name: str
    domain: Domain
    values: list[str]
    names: list[str]
    least: int
    most: int
    letters: list[str] = []
    wholes: list[Whole] = []
    onto: str = ""
    now: list[str] = []


class Choice(msgspec.Struct):
    """A move that can be made now: its text, what its button says, its fields, and what can be foretold of it.

    `takes` are the codes of the cards that the foretelling names, for the eye.
    """

    text: str
    label: str
    fields: dict[str, list[str]]
    foretold: str = ""
    takes: list[str] = []


class Barred(msgspec.Struct):
    """A move that cannot be made now, and why."""

    text: str
    label: str
    fields: dict[str, list[str]]
    reason: str


class Offer(msgspec.Struct):
    """A kind of move. Where `open` is set, other moves than those listed may be possible: the server judges."""

    verb: str
    name: str
    fields: list[Field]
    moves: list[Choice]
    barred: list[Barred]
    open: bool


class Fact(msgspec.Struct):
    """A labelled value beside the cards. `still`: it is the same all through the match, and need not be told again."""

    key: str
    label: str
    value: str
    seats: list[int]
    still: bool = False


class Place(msgspec.Struct):
    """A seat and who sits there."""

    seat: int
    name: str
    held: str
    side: int
    you: bool
    bot: bool
    here: bool
    acts: bool


class Guide(msgspec.Struct):
    """What a tour says at this point, and the move it waits for; none while others move, or where the tour is over."""

    lines: list[str]
    move: Choice | None


class View(msgspec.Struct):
    """The whole table as one viewer may see it."""

    room: str
    game: str
    title: str
    pack: str
    cloth: str
    clockwise: bool
    step: int
    viewer: int | None
    phase: Literal["waiting", "playing", "over"]
    status: str
    places: list[Place]
    zones: list[Zone]
    facts: list[Fact]
    offers: list[Offer]
    result: list[str]
    chat: Literal["open", "closed", "off"]
    seconds: float | None = None
    """Until something happens by itself: a window closes, or time for the turn is up."""
    one_deal: bool = False
    """Is the match over after one deal?"""
    deal: int = 0
    """The number of the deal, where it has one."""
    options: dict[str, bool | int | str] = {}
    """What the table has agreed on that is not as usual."""
    won: bool | None = None
    """Have I won? Once the match is over."""
    match: int = 0
    """Which match of this room it is; 0 before the first."""
    dealt: int = 0
    """Which deal of the match it is."""
    agreed: list[str] = []
    """What this table has agreed on, after a sentence that says so."""
    guide: Guide | None = None
    seal: str = ""
    """What was published of this deal's luck before its first card."""
    paused: bool = False
    """Has somebody asked for a pause, which lasts until somebody goes on?"""


class Line(msgspec.Struct, omit_defaults=True):
    """A sentence for log and ear, and the seat it is about."""

    text: str
    kind: Kind
    seat: int | None = None
    run: list[str] | None = None
    """Of who passes: the same told together with who has passed just before, then with the two before, and so on."""


class Moved(msgspec.Struct):
    """Cards went from one zone to another: for the eye."""

    source: str
    target: str
    cards: list[str | None]


class Step(msgspec.Struct, tag="step"):
    """What happened since the step before, and how the table looks now."""

    step: int
    lines: list[Line]
    moved: list[Moved]
    view: View


class Cards(msgspec.Struct):
    """The zone with number `zone` has `count` cards: from `at` on `gone` of them are gone and `put` come there."""

    zone: int
    count: int | None
    at: int
    gone: int
    put: list[Card]


class Facts(msgspec.Struct):
    """In the row of facts, from place `at` on `gone` of them are gone and `put` come there."""

    at: int
    gone: int
    put: list[Fact]


class Places(msgspec.Struct):
    """In the row of places, from place `at` on `gone` of them are gone and `put` come there."""

    at: int
    gone: int
    put: list[Place]


class Changed(msgspec.Struct, omit_defaults=True):
    """What of a view is not as it was. What is left out is as it was."""

    phase: Literal["waiting", "playing", "over"] | None = None
    status: str | None = None
    chat: Literal["open", "closed", "off"] | None = None
    result: list[str] | None = None
    offers: list[Offer] | None = None
    places: Places | None = None
    facts: Facts | None = None
    cards: list[Cards] | None = None


class Change(msgspec.Struct, tag="change"):
    """What happened since the step `since`, the last that I was sent, and how the table differs now."""

    step: int
    since: int
    lines: list[Line]
    moved: list[Moved]
    seconds: float | None
    view: Changed


class Hints(msgspec.Struct, tag="hints"):
    """The answer to a hint: the best few moves, best first, with what can be foretold of them."""

    id: str
    moves: list[str]


class Watcher(msgspec.Struct):
    """Somebody who watches, and the number by which a command can name them."""

    number: int
    name: str


class Watching(msgspec.Struct, tag="watching"):
    """The answer to who watches."""

    id: str
    watchers: list[Watcher]


class Done(msgspec.Struct, tag="done"):
    """A command was carried out; `room` is where I am now."""

    id: str
    room: str


class Refused(msgspec.Struct, tag="refused"):
    """A command was not carried out, why, and nothing changed."""

    id: str
    code: str
    message: str


class Said(msgspec.Struct, tag="said"):
    """A line of chat by somebody."""

    seat: int | None
    name: str
    text: str
    number: int = 0


class Asked(msgspec.Struct):
    """What somebody at the table has asked for, in words; `yours`: I have to answer yet."""

    number: int
    what: Literal["takeback", "pause", "restart", "watch"]
    text: str
    yours: bool


class Wishes(msgspec.Struct, tag="wishes"):
    """All that is asked for and not answered yet: it takes the place of the list before."""

    wishes: list[Asked]


class Ping(msgspec.Struct, tag="ping"):
    """Answer with a pong at once."""


Frame = Step | Change | Hints | Watching | Done | Refused | Said | Wishes | Ping


# -- what the lobby asks for over HTTP --


class OptionValue(msgspec.Struct):
    """A value of an option and what it is called."""

    value: bool | int | str
    name: str


class Option(msgspec.Struct):
    """An option for the form, its first value the default."""

    key: str
    name: str
    values: list[OptionValue]


class Variant(msgspec.Struct):
    """Options by a name."""

    key: str
    name: str
    options: dict[str, bool | int | str]


class RoomCard(msgspec.Struct):
    """An open room in the lobby's list."""

    room: str
    game: str
    title: str
    seats: int
    people: list[str]
    free: int
    playing: bool
    watch: Literal["free", "ask", "no"]


class PaperField(msgspec.Struct):
    """One thing to choose for a pack on paper; the first value is the usual one."""

    key: str
    label: str
    values: list[OptionValue]


class Papers(msgspec.Struct):
    """The form by which a pack is put on paper, and what is said while that is done."""

    fields: list[PaperField]
    about: list[str]
    make: str
    waits: str
    saved: str


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """To log in, or to be known from now on: an account's name and password, and the device's own token."""

    name: str
    password: str
    token: str


class Passkey(msgspec.Struct):
    """One of those that open an account, by the name that its maker gave it. `since`: when it was made."""

    id: str
    since: float


class GameFigures(msgspec.Struct):
    """How somebody has done at a game. `streak`: matches won in a row, now and at best."""

    game: str
    title: str
    played: int
    won: int
    shared: int
    streak: int
    best_streak: int
    words: int
    longest: str


class Account(msgspec.Struct):
    """Who is logged in at a device, and their statistics."""

    name: str
    since: float
    games: list[GameFigures]
    passkeys: list[Passkey] = []
    """Those that open it."""
    password: bool = True
    """Does a password open it, too?"""


class Wrong(msgspec.Struct):
    """Why a question over HTTP was not answered, for programs and for people."""

    code: str
    message: str


class GameCard(msgspec.Struct):
    """A game in the lobby."""

    key: str
    name: str
    about: str
    kind: str
    cloth: str
    seats: list[int]
    options: list[Option]
    variants: list[Variant]
    tour: bool = False
    """Has it a tour?"""


# -- looking back, over HTTP --


class Dealt(msgspec.Struct):
    """A deal of a match that is over.

    It was dealt after so many `moves`; `count` is what it came to, in words. `commit` was published before its first
    card, `seed` after its last; "" where the luck was no secret.
    """

    moves: int
    count: list[str]
    commit: str
    seed: str


class Replay(msgspec.Struct):
    """A match to look back at, from one seat. `lines` are the sentences of each step, the deal being step 0.

    `open` is true if everybody could know its luck beforehand, so that there is nothing to be checked. `record` is the
    match as a file keeps it.
    """

    key: str
    game: str
    title: str
    names: list[str]
    viewer: int | None
    lines: list[list[str]]
    deals: list[Dealt]
    result: list[str]
    open: bool
    record: str


class Parcel(msgspec.Struct):
    """The card room for a page that keeps it: its version, the file it is in, and where Python is. `files` are all that
    is to be kept, with their bytes, as the page finds them from its own address; `words` are those among them that are
    word lists, by their alphabets."""

    version: str
    file: str
    python: str
    words: dict[str, str]
    files: dict[str, int]


class Kept(msgspec.Struct):
    """A table that is kept on a device: its game, who plays there, how it stands, its matches, and my seat."""

    room: str
    title: str
    names: list[str]
    phase: Literal["waiting", "playing", "over", "broken"]  # the last: it can be read no more
    moves: int
    matches: int
    seat: int | None
