"""Tables to look at: one for each way in which cards lie and moves are chosen. Positions, not play."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANKS = {"A": "ace", "J": "jack", "Q": "queen", "K": "king"}


def french(code: str | None) -> Json:
    name = "" if code is None else f"{RANKS.get(code[:-1], code[:-1])} of {SUITS[code[-1]]}"
    return {"code": code, "name": name, "short": code or "", "mark": ""}


def card(code: str | None, name: str = "", mark: str = "") -> Json:
    return {"code": code, "name": name or (code or ""), "short": code or "", "mark": mark}


def zone(
    key: str, name: str, layout: str, cards: list[Json], owner: int | None = None, yours: bool = False, count: int | None = -1
) -> Json:
    number = len(cards) if count == -1 else count
    return {"key": key, "name": name, "layout": layout, "owner": owner, "yours": yours, "count": number, "cards": cards}


def place(seat: int, name: str, held: str, side: int = 0, you: bool = False, acts: bool = False) -> Json:
    return {"seat": seat, "name": name, "held": held, "side": side, "you": you, "bot": not you, "here": True, "acts": acts}


def field(key: str, name: str, domain: str, values: list[str], least: int = 1, most: int = 1) -> Json:
    return {"key": key, "name": name, "domain": domain, "values": values, "names": values, "least": least, "most": most}


def choice(text: str, label: str, fields: Json, foretold: str = "", takes: list[str] | None = None) -> Json:
    return {"text": text, "label": label, "fields": fields, "foretold": foretold, "takes": takes or []}


def barred(text: str, label: str, fields: Json, reason: str) -> Json:
    return {"text": text, "label": label, "fields": fields, "reason": reason}


def offer(verb: str, name: str, fields: list[Json], moves: list[Json], no: list[Json] | None = None, free: bool = False) -> Json:
    return {"verb": verb, "name": name, "fields": fields, "moves": moves, "barred": no or [], "open": free}


def facts(**values: str) -> list[Json]:
    return [
        {"key": f"f{i}", "label": label.replace("_", " "), "value": value, "seats": []}
        for i, (label, value) in enumerate(values.items())
    ]


def view(title: str, pack: str, cloth: str, status: str, **parts: Any) -> Json:
    whole = {
        "room": title, "game": title, "title": title, "pack": pack, "cloth": cloth, "clockwise": True, "step": 7, "viewer": 0,
        "phase": "playing", "status": status, "places": [], "zones": [], "facts": [], "offers": [], "result": [],
    }  # fmt: skip
    return {**whole, **parts}


def basra() -> Json:
    floor, held = ["AS", "7C", "KH", "8D"], ["8S", "JC", "3H"]
    moves = [
        choice("play 8S", "Play the 8, take 3 cards", {"card": ["8S"]}, "takes the 8, and the ace with the 7", ["AS", "7C", "8D"]),
        choice("play JC", "Play the jack, take everything", {"card": ["JC"]}, "sweeps the floor", floor),
        choice("play 3H take none", "Play the 3, take nothing", {"card": ["3H"], "take": []}, "takes nothing"),
        choice("play 3H take AS", "Play the 3, take the ace", {"card": ["3H"], "take": ["AS"]}, "takes the ace", ["AS"]),
    ]
    return view(
        "Basra", "french", "french", "Your turn", clockwise=False,
        places=[
            place(0, "Salma", "3 cards", 0, True, True), place(1, "عمر", "next, 3 cards", 1),
            place(2, "Γιάννης", "your partner, 3 cards", 0), place(3, "Κατερίνα", "dealer, 3 cards", 1),
        ],
        zones=[
            zone("stock", "pack", "pile", [french(None)], count=16), zone("layout", "on the floor", "row", [french(c) for c in floor]),
            zone("taken/0", "your side", "pile", [french(None)], 0, True, None), zone("taken/1", "عمر and Κατερίνα", "pile", [french(None)], 1, False, None),
            zone("basra/0", "your basras", "fan", [french("10C"), french("JD")], 0, True), zone("basra/1", "their basras", "fan", [], 1),
            zone("hand/0", "your hand", "fan", [french(c) for c in held], 0, True), zone("hand/1", "hand of عمر", "fan", [french(None)] * 3, 1),
        ],
        facts=facts(You_and_Γιάννης="64", عمر_and_Κατερίνα="50", To="101", Still_to_deal="16"),
        offers=[offer("play", "play", [field("card", "card", "card", held), field("take", "what to take", "cards", floor, 0, 4)], moves)],
    )  # fmt: skip


def abjad() -> Json:
    held = {
        "red.shin": "شين حمراء", "red.skip": "تخطَّ حمراء", "blue.jim": "جيم زرقاء", "blue.qaf": "قاف زرقاء", "green.kaf": "كاف خضراء",
        "yellow.ayn": "عين صفراء", "wild": "أيّ لون",
    }  # fmt: skip
    no = [barred(f"play {c}", f"العب {held[c]}", {"card": [c]}, "لا اللون ولا الحرف") for c in ("blue.qaf", "green.kaf", "yellow.ayn")]
    can = [choice(f"play {c}", f"العب {held[c]}", {"card": [c]}, "تُلعب لأن اللون نفسه") for c in ("red.shin", "red.skip")]
    can.append(choice("play blue.jim", "العب الجيم الزرقاء", {"card": ["blue.jim"]}, "تُلعب لأن الحرف نفسه، ويصير اللون أزرق"))
    can += [choice(f"play wild {c}", f"العب أيّ لون: {n}", {"card": ["wild"], "part": [c]}) for c, n in (("red", "أحمر"), ("blue", "أزرق"))]
    return view(
        "أبجد", "abjad", "abjad", "دورك", places=[
            place(0, "سلمى", "٧ أوراق", 0, True, True), place(1, "Ελένη", "التالية، ٦ أوراق", 1), place(2, "مريم", "٤ أوراق", 2), place(3, "يوسف", "الموزّع، ٣ أوراق", 3),
        ],
        zones=[
            zone("stock", "السحب", "pile", [card(None)], count=60), zone("discard", "الورقة العليا", "pile", [card("red.jim", "جيم حمراء")], count=12),
            zone("hand/0", "أوراقك", "fan", [card(c, n) for c, n in held.items()], 0, True),
        ],
        facts=facts(أنت="٣٤٠", مريم="٤٠٨", يوسف="٢١٥", Ελένη="١٢٠", الفوز_عند="١٠٠٠"),
        offers=[
            offer("play", "العب", [field("card", "الورقة", "card", list(held))], can, no), offer("draw", "اسحب", [], [choice("draw", "اسحب", {})]),
            offer("call", "قل", [], [], [barred("call abjad", "قل «أبجد»", {}, "ما زالت معك سبع أوراق")]),
        ],
    )  # fmt: skip


def new_word() -> Json:
    held, word = ["S", "T", "H", "W", "E/U", "?"], ["G", "R", "A/E", "I/O", "N"]
    cards = [card("G", "G"), card("R", "R"), card("A/E", "A or E", "as A"), card("I/O", "I or O", "as I"), card("N", "N")]
    return view(
        "New Word", "alpha", "alpha", "Your turn",
        places=[place(0, "Salma", "6 cards, 58", 0, True, True), place(1, "Hana", "6 cards, 71", 1), place(2, "Petros", "dealer, 40", 2)],
        zones=[
            zone("stock", "stock", "pile", [card(None)], count=31), zone("word", "the word on the table", "line", cards),
            zone("discard", "discard", "pile", [card("H", "H")], count=4), zone("hand/0", "your hand", "fan", [card(c) for c in held], 0, True),
        ],
        facts=facts(You="58", Hana="71", Petros="40", Stock="31"),
        offers=[
            offer("word", "make a word", [field("word", "your word", "word", [])], [], free=True),
            offer("exchange", "exchange", [field("cards", "cards", "cards", held, 1, 3)], [], free=True), offer("pass", "pass", [], [choice("pass", "Pass", {})]),
        ],
    )  # fmt: skip


def wordish() -> Json:
    held = ["Σ", "Α", "Ν", "Ω", "?", "Η", "Ψ"]
    return view(
        "Μπιριμπόλεξο", "wordish", "wordish", "Σειρά σας",
        places=[place(0, "Κατερίνα", "7 φύλλα", 0, True, True), *(place(i, n, "11 φύλλα", i) for i, n in enumerate(["Γιάννης", "Ελένη", "Νίκος", "عمر", "Σοφία"], 1))],
        zones=[
            zone("meld/0", "λέξη σας", "line", [card(c) for c in "ΘΑΛΑΣΣΑ"], 0, True), zone("meld/1", "λέξη του Γιάννη", "line", [card(c) for c in "ΗΛΙΟΣ"], 1),
            zone("grid", "ανοιχτά", "grid", [card(c) for c in "ΑΒΓΔΕΖΗΘΙΚΛΜ"]), zone("hand/0", "τα φύλλα σας", "fan", [card(c) for c in held], 0, True),
        ],
        facts=facts(Εσείς="120", Γιάννης="85", Στόχος="2000"),
        offers=[offer("lay", "κατεβάστε", [field("cards", "φύλλα", "order", held, 3, 7)], [], free=True)],
    )  # fmt: skip


def ganjifa() -> Json:
    held = [f"{s}.{r}" for s, rs in {"taj": "9 6 2", "safed": "wazir 8 3 1", "shamsher": "10 4", "ghulam": "mir 7 5", "chang": "wazir 2 9", "surkh": "4 8 10", "barat": "1 6 10", "qimash": "mir 3 7"}.items() for r in rs.split()]
    return view(
        "Ganjifa", "ganjifa", "ganjifa", "Your turn",
        places=[place(0, "Salma", "24 cards", 0, True, True), place(1, "Anahita", "dealer, 22 cards", 1), place(2, "Meera", "22 cards", 2), place(3, "Rostam", "leads, 22 cards", 3)],
        zones=[
            zone("trick/3", "Rostam led", "row", [card("surkh.mir"), card("taj.1")], 3), zone("trick/2", "Meera threw", "row", [card("shamsher.1"), card("qimash.10")], 2),
            zone("trick/1", "Anahita threw", "row", [card("barat.9"), card("safed.2")], 1), zone("trick", "the trick", "row", [card("surkh.mir"), card("taj.1")]),
            zone("hand/0", "your hand", "fan", [card(c, c.replace(".", " ")) for c in held], 0, True),
        ],
        facts=facts(Lead_suit_by_day="surkh", Tricks="0", Round="1 of 4"),
        offers=[offer("throw", "throw", [field("cards", "cards", "cards", held, 2, 2)], [], free=True)],
    )  # fmt: skip


TABLES = {"basra": basra, "abjad": abjad, "new_word": new_word, "wordish": wordish, "ganjifa": ganjifa}
