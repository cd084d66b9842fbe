"""Greek: the full forms of hunspell-el with their accents; names, abbreviations and fragments out before anything is
folded."""

from __future__ import annotations

import re
from pathlib import Path

from common import RARE, Entry, glossary, own, plain, ranks, rude, write

# Without an accent only words of one syllable are spelt rightly; ια, ιο, ιου and the like may count as one.
ONE_SYLLABLE = re.compile(r"[^αεηιουω]*(ι?(αι|ει|οι|ου|αυ|ευ|υι)|ι?[αεηοω]|[αεηιουω])[^αεηιουω]*")
ENDINGS = sorted(
    """ος ου ο ον οι ους ων ε ιου ια ιων ιο α ας ες η ης εσ ω εις ει ουμε ετε ουν ουνε ομαι εσαι εται ομαστε εστε
    ονται αμε ατε αν ανε
    εων εως εις ματα ματος ματων μα ας αδες αδων ηδες ηδων ουδες ουδων ιες εα εας εου αστε ονταν οταν οσουν ομουν
    ομασταν οσασταν
    ηκα ηκε ηκες ηκαν ηκαμε ηκατε ησω ησεις ησει ησουμε ησετε ησουν ησα ησε ησες ησαν ησαμε ησατε ιεται ιουνται ιεμαι
    ιεσαι
    αγα αγε αγες αγαν αγαμε αγατε ουσα ουσε ουσες ουσαν ουσαμε ουσατε""".split(),
    key=len,
    reverse=True,
)


def stem(word: str) -> str:
    """What is left of a folded form when its ending goes; only to see which forms belong to a common word."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: len(word) - len(ending)]
    return word


def forms(packages: Path) -> set[str]:
    text = (packages / "hunspell-el/usr/share/hunspell/el_GR.dic").read_text(encoding="iso8859-7")
    two, dropped = set(own("two_letters.el.txt")), set(own("dropped.el.txt"))
    found = set()
    for word in (line.strip().split("/")[0] for line in text.splitlines()[1:]):
        bare = plain(word)
        if not re.fullmatch("[α-ω]{2,15}", bare) or word in dropped:
            continue  # a capital first letter marks a name
        if len(bare) == 2 and word not in two or not re.search("[αεηιουω]", bare):
            continue
        if bare == word and not ONE_SYLLABLE.fullmatch(word):
            continue
        found.add(word)
    return found


def build(packages: Path, data: Path) -> None:
    found = forms(packages)
    rank = ranks(packages, "el", "small", plain)
    known = {plain(word) for word in found}
    near = {stem(w) for w, place in rank.items() if place <= 20_000 and w in known}
    far = {stem(w) for w in rank if w in known}
    bad, ours = rude(packages, "el", lambda w: w), glossary(data, "el")

    def commonness(word: str) -> int:
        bare = plain(word)
        place = rank.get(bare, 10**6)
        if place <= 20_000 or word in ours:
            return 1
        return 2 if place < 10**6 or stem(bare) in near else 3 if stem(bare) in far else RARE

    entries = [Entry(word, commonness(word), bad(word)) for word in found]
    print("el", write(data / "el.txt.xz", "Majlis Greek", entries), "offensive", sum(e.offensive for e in entries))
