"""The packs of Ganjifa: Moghul in two orders, Dashavatara, a short one of four suits, and two made of the French pack.

The cards of each suit stand from its strongest to its weakest, suit after suit, so that of two cards of a suit the one
with the smaller number is the stronger. `rank` tells how strong a card is in its suit (12 for the mir), `points` what
it counts by its face: mir 12, wazir 11, and its pips. Codes are suit and rank: barat.1, safed.V, rama.K.
"""

from __future__ import annotations

from typing import Any, Final

from majlis.cards.card import Pack, faced
from majlis.cards.data import read

NAME: Final = "ganjifa"
DATA: Final[dict[str, Any]] = read(NAME)
MIR: Final = 12  # the points of the courts
WAZIR: Final = 11
KINDS: Final = {"moghul": "96", "iran": "iran", "dashavatara": "120", "short": "48"}


def packs() -> list[Pack]:
    """Every pack of this module, each once."""
    return [*[ganjifa(kind) for kind in KINDS], french_48(), french_51()]


def ganjifa(kind: str, names: str = "meaning") -> Pack:
    """moghul: 96 cards in the Indian order; iran: the same in the Iranian one; dashavatara: 120; short: 48.

    With indian or persian `names` cards and suits go by the names that they have there.
    """
    rows: list[tuple[str, int, int, str, int]] = []
    for suit, half in enumerate(DATA[kind].values()):
        name = suits(kind)[suit]
        pips = [(str(n), n) for n in range(1, DATA["pips"] + 1)]
        if half == "strong":
            pips.reverse()
        faces = [*zip(DATA["courts"], (MIR, WAZIR), strict=True), *pips]
        for place, (rank, points) in enumerate(faces):
            rows.append((f"{name}.{rank}", suit, len(faces) - place, "", points))
    pack = faced(f"{NAME}-{KINDS[kind]}", rows, [1] * len(rows), NAME)
    pack.form = "" if names == "meaning" else names
    return pack


def suits(kind: str) -> list[str]:
    """The suits of a pack by name, in its order."""
    return list(DATA[kind])


def weak_suits(kind: str) -> list[str]:
    """The suits in which 1 is the highest of the pips."""
    return [suit for suit, half in DATA[kind].items() if half == "weak"]


def lead_suit(kind: str, hours: str) -> str:
    """The suit whose mir leads first, by day or by night."""
    found: str = DATA["lead"][kind][hours]
    return found


def precedence(kind: str, listed: bool = True) -> list[int]:
    """The suits from the highest to the lowest when cards are drawn: as listed (Chatto), or by Gordhandas."""
    order = suits(kind) if listed or kind == "dashavatara" else DATA["gordhandas"]
    return [suits(kind).index(suit) for suit in order]


# -- made of the French pack --


def french_51(ace: str = "low", red: str = "plain", indian: bool = True) -> Pack:
    """51 cards: the 2 of diamonds is out. The ace is the lowest, or high below the jack; or red suits are reversed.

    With `indian` names the king is Badshah, the queen Bibia, the jack Ghulam.
    """
    data = DATA["french"]
    rows: list[tuple[str, int, int, str, int]] = []
    for suit, letter in enumerate(data["suits"]):
        order: list[str] = data["reversed" if red == "reversed" and letter in data["red"] else ace]
        codes = [rank + letter for rank in order if rank + letter not in data["out"]]
        for place, code in enumerate(codes):
            rows.append((code, suit, len(codes) - place, "", 0))
    return faced("french-51", rows, [1] * len(rows), "french-indian" if indian else "french")


def french_48() -> Pack:
    """48 cards without jacks, for Naqsh: the king counts as mir, the queen as wazir."""
    data = DATA["french"]
    rows: list[tuple[str, int, int, str, int]] = []
    for suit, letter in enumerate(data["suits"]):
        ranks = ["K", "Q", *[str(n) for n in range(DATA["pips"], 1, -1)], "A"]
        for place, rank in enumerate(ranks):
            rows.append((rank + letter, suit, len(ranks) - place, "", MIR - place))
    return faced("french-48", rows, [1] * len(rows), "french")


def french_suits() -> list[str]:
    """Clubs, diamonds, hearts, spades."""
    return list(DATA["french"]["names"])
