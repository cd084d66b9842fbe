"""Write tests/print/braille.tsv anew with liblouis (its program lou_translate): python tests/print/louis.py

Left out are the few signs that its tables lack (dashes in Greek) or write by place (quotes in Arabic).
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

VECTORS: Final = Path(__file__).parent / "braille.tsv"
TABLES: Final = {"en": "en-ueb-g1.ctb", "el": "el.ctb", "ar": "ar-ar-g1.utb"}
TEXTS: Final = {
    "en": [
        *"abcdefghijklmnopqrstuvwxyz",
        *"0123456789",
        "T 1",
        "Q 10",
        "A/E",
        "ABC",
        "Ab",
        "2a",
        "2k",
        "b8,",
        "1,000",
        "2.5",
        "(x)",
        "it's",
        "seven of hearts: 7",
        "“hi”",
        "7-5",
        "Lay a card; draw two! Why?",
        "6 × 6 = 36",
        "Play the same card twice.",
    ],
    "el": [
        *"αβγδεζηθικλμνξοπρστυφχψω",
        "ς",
        "ά έ ή ί ό ύ ώ",
        "Α",
        "Ω 3",
        "Ψ 10",
        "ου",
        "αι ει οι υι αυ ευ ηυ",
        "Αυτό",
        "ΑΒΓ",
        "Ά",
        "ού",
        "ϊ",
        "λέξη.",
        "(χ)",
        "28,",
        "1.000",
        "7-5",
        "2α",
        "«α»",
        "ο ρήγας σπαθί",
        "το εφτά κούπα",
        "Τράβα δύο φύλλα από τη στοίβα!",
        "η ντάμα μπαστούνι: 12",
    ],
    "ar": [
        *"ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
        *"ءأإآؤئةى",
        "لا",
        "لأ",
        "السلام",
        "10",
        "١٢",
        "ب 2",
        "2ا",
        "2ك",
        "ب3",
        "بَ بُ بِ بْ",
        "بّ",
        "باء صفراء، نقطتان",
        "سبعة سباتي",
        "لماذا؟",
        "اسحب ورقتين؛ ثم العب.",
        "بنت كوبة: 12",
        "A/E",
    ],
}


def translated(text: str, lang: str) -> str:
    """What liblouis makes of a text, in the signs of Unicode."""
    command = ["lou_translate", "--forward", f"unicode.dis,{TABLES[lang]}"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout.rstrip("\n")


def lines() -> list[str]:
    """All vectors: language, text and cells."""
    return [f"{lang}\t{text}\t{translated(text, lang)}" for lang, texts in TEXTS.items() for text in texts]


if __name__ == "__main__":
    VECTORS.write_text("\n".join(lines()) + "\n", encoding="utf-8")
