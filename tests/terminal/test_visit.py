"""Two people in two terminals at one table of a card room: each types and reads as at any terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from majlis import registry
from majlis.speech import Speech
from majlis.terminal.line import address
from majlis.terminal.vocabulary import ROOM_WORDS, WORDS, Vocabulary, fold
from tests.commands.asking import called
from tests.terminal.sitting import KEYS, LANGS
from tests.turns import in_some_language

PATIENCE = 60.0
FEW, MOST = 3, 60  # lines of an answer, and of a beginning


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """A card room in a process of its own, which can be shut and opened again."""

    def __init__(self, database: Path) -> None:
        self.database, self.port = database, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        command = [sys.executable, "-P", "-m", "majlis.cli", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--database", str(self.database)],
            env={**os.environ, "MAJLIS_PACE": "0"},
            stdout=subprocess.DEVNULL,
        )
        for _ in range(600):
            with socket.socket() as knock:
                if knock.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.1)

    def shut(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("house") / "rooms.db")
    made.open()
    yield made
    made.shut()


class Person:
    """Somebody at a terminal."""

    def __init__(self, name: str, data: Path, *words: str) -> None:
        self.read = ""
        self.own, theirs = pty.openpty()
        command = [sys.executable, "-P", "-m", "majlis.cli", "play", *words, "--name", name, "--plain"]
        environment = {**os.environ, "MAJLIS_DATA": str(data)}  # a device of their own
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
        )
        os.close(theirs)

    def hears(self, wanted: str) -> str:
        """Read on until that stands there; what stood before it."""
        ends = time.monotonic() + PATIENCE
        while wanted not in self.read:
            assert time.monotonic() < ends, f"“{wanted}” is not in:\n{self.read}"
            if select.select([self.own], [], [], 0.1)[0]:
                try:
                    self.read += os.read(self.own, 65536).decode(errors="ignore")
                except OSError:
                    raise AssertionError(f"gone before “{wanted}”:\n{self.read}") from None
        before, _, self.read = self.read.partition(wanted)
        return before

    def is_asked(self, prompt: str) -> bool:
        """Is this the last prompt, after half a second in which nothing comes?"""
        while select.select([self.own], [], [], 0.5)[0]:
            self.read += os.read(self.own, 65536).decode(errors="ignore")
        return self.read.rstrip().endswith(prompt)

    def types(self, line: str) -> None:
        os.write(self.own, f"{line}\n".encode())

    def leaves(self, again: str) -> None:
        """In Greek, told by what command to come back."""
        self.types("έξοδος")
        self.hears(again)
        assert self.process.wait(30) == 0

    def go(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        os.close(self.own)


def text(lang: str, message: str, /, **args: str | int) -> str:
    return Speech(lang).text(message, args)


def test_two_people_play_talk_take_back_and_come_back(house: House, tmp_path: Path) -> None:
    key = next(key for key in KEYS if min(registry.nature(key).seats) == 2)
    salma = Person("Salma", tmp_path / "salma", key, "--room", house.address)
    people = [salma]
    try:
        link = salma.hears(text("en", "terminal-prompt-others")).partition(house.address)[2].split()[0]
        nikos = Person("Nikos", tmp_path / "nikos", key, "--room", house.address + link, "--lang", "el")
        people.append(nikos)
        salma.hears(text("en", "line-joined", name="Nikos"))
        salma.types("ready")
        nikos.hears(text("el", "line-ready", name="Salma"))
        nikos.types("έτοιμος")
        salma.hears(text("en", "line-started"))
        nikos.types("πες καλησπέρα σε όλους")
        salma.hears("Nikos: καλησπέρα σε όλους")

        salma.types("mute nikos")
        salma.hears(text("en", "terminal-muted", person="Nikos"))
        nikos.types("πες δεν ακούγεται")
        nikos.hears(": δεν ακούγεται")  # so it was told to whom it is told
        salma.types("hear 2")
        salma.hears(text("en", "terminal-heard-again", person="Nikos"))
        nikos.types("πες ακούγεται")
        assert "δεν ακούγεται" not in salma.hears("Nikos: ακούγεται")
        salma.types("report")
        salma.hears(text("en", "terminal-reported"))
        salma.types("watchers")
        salma.hears(text("en", "terminal-nobody-watches"))
        nikos.types("έξω salma")
        nikos.hears("Με «ναι» γίνεται")
        nikos.types("ναι")
        nikos.hears(text("el", "reason-not-yours"))

        first, second = (salma, nikos) if salma.is_asked(text("en", "terminal-prompt-yours")) else (nikos, salma)
        first.types("m1")
        second.types("log")
        first.types("u")
        second.hears("yes" if second is salma else "ναι")
        second.types("yes" if second is salma else "ναι")
        first.hears("takes back" if first is salma else "Αναίρεση: Nikos")

        house.shut()
        salma.hears(text("en", "terminal-line-lost"))
        house.open()
        salma.hears(text("en", "terminal-line-back"))
        nikos.hears(text("el", "terminal-line-back"))
        salma.types("say still here")
        nikos.hears("still here")
        salma.types("kick")
        salma.hears(text("en", "terminal-whom"))
        salma.types("kick 2")
        salma.hears(text("en", "terminal-kick-sure", person="Nikos"))
        nikos.leaves(f"--room '{house.address}{link}' --lang el")
    finally:
        for person in people:
            person.go()


def test_who_watches_hears_all_has_no_seat_and_gets_none(house: House, tmp_path: Path) -> None:
    key = next(key for key in KEYS if min(registry.nature(key).seats) == 2)
    watching = text("el", "terminal-prompt-watching")
    salma = Person("Salma", tmp_path / "salma", key, "--room", house.address)
    people = [salma]
    try:
        link = salma.hears(text("en", "terminal-prompt-others")).partition(house.address)[2].split()[0]
        words = ["--room", house.address + link, "--lang", "el", "--watch"]  # the link names the game
        layla = Person("Layla", tmp_path / "layla", *words)
        people.append(layla)
        layla.hears(watching)
        layla.types("1")
        layla.hears(text("el", "reason-no-numbers"))
        house.shut()
        layla.hears(text("el", "terminal-line-lost"))
        house.open()
        layla.hears(text("el", "terminal-line-back"))
        salma.hears(text("en", "terminal-line-back"))
        salma.types("begin")  # with a bot: the seat is still free
        layla.hears(text("el", "line-started"))
        assert layla.is_asked(watching)
        layla.leaves(f"--room '{house.address}{link}' --watch --lang el")
    finally:
        for person in people:
            person.go()


def test_who_watches_says_which_table(capsys: pytest.CaptureFixture[str]) -> None:
    for where in ((), ("--room", "http://127.0.0.1:9/")):
        said = called(capsys, "play", KEYS[0], *where, "--watch", "--lang", "en")
        assert said.code == 2
        assert text("en", "reason-watch-which-table") in said.err


def test_a_table_that_is_yet_to_be_opened_wants_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    for where in ((), ("--room", "http://127.0.0.1:9/")):
        said = called(capsys, "play", *where, "--lang", "en")
        assert said.code == 2
        assert text("en", "reason-argument-missing", name="KEY", help="majlis play --help") in said.err


@in_some_language
def test_what_a_table_answers_from_afar(
    key: str, lang: str, house: House, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Typed from a pipe, each line for the next turn: the same questions and moves as at a table of one's own."""
    words = [text(lang, f"terminal-word-{word}").split()[0] for word in ("hand", "table", "score", "moves", "help")]
    begin, leave = (text(lang, f"terminal-word-{word}").split()[0] for word in ("begin", "leave"))
    monkeypatch.setattr("sys.stdin", StringIO("\n".join([begin, *words, "m1", leave, ""])))
    told = called(capsys, "play", key, "--room", house.address, "--name", "Omar", "--one-deal", "--lang", lang)
    assert told.code == 0, told.err
    assert not told.err
    assert Speech(lang, key).text("name") in told.out
    answers = re.split(r"^\[.*\] >\n", told.out, flags=re.MULTILINE)
    assert len(answers) == len(words) + 4, told.out
    assert all(answers[2:-1]), told.out
    most = [MOST, FEW, FEW, FEW, 2 * MOST, FEW]
    assert all(len(answer.splitlines()) <= lines for answer, lines in zip(answers[1:], most, strict=False)), told.out


@pytest.mark.parametrize("lang", LANGS)
def test_words_of_a_card_room_mean_one_thing_each(lang: str) -> None:
    typed = [fold(one) for word in WORDS + ROOM_WORDS for one in text(lang, f"terminal-word-{word}").split()]
    assert len(typed) == len(set(typed))
    assert Vocabulary(lang, WORDS + ROOM_WORDS).command(typed[-1]) == (ROOM_WORDS[-1], None)


def test_an_address_is_read_as_a_browser_would() -> None:
    assert address("http://10.0.0.2:8000/#abc") == ("ws://10.0.0.2:8000/ws", "abc")
    assert address("https://cards.example/majlis/") == ("wss://cards.example/majlis/ws", "")
    assert address("localhost:8000") == ("ws://localhost:8000/ws", "")


def test_where_nobody_opens_a_sentence_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    said = called(capsys, "play", KEYS[0], "--room", f"http://127.0.0.1:{free_port()}/")
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert called(capsys, "play", KEYS[0], "--room", "http:// /").code == 2
