"""The PDF of a pack, set by typst: tagged for screen readers (PDF/UA-1), fonts inside."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from majlis.move import Reason, Refused

HERE: Final = Path(__file__).parent
PYTHON: Final = "MAJLIS_PRINT_PYTHON"  # names the Python that has typst, where it is not the one that runs
MISSING: Final = 3  # how the program below ends without typst
PROGRAM: Final = f"""
import sys
try:
    import typst
except ModuleNotFoundError:
    sys.exit({MISSING})
folder, fonts = sys.argv[1:]
made = typst.compile(
    folder + "/deck.typ", root=folder, font_paths=[fonts], ignore_system_fonts=True, pdf_standards=["ua-1"]
)
sys.stdout.buffer.write(made)
"""


def pdf(data: dict[str, Any]) -> bytes:
    """A document from the data of a pack. Refused where typst is not installed."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(HERE / "deck.typ", folder)
        Path(folder, "deck.json").write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
        command = [os.environ.get(PYTHON) or sys.executable, "-c", PROGRAM, folder, str(HERE / "fonts")]
        done = subprocess.run(command, capture_output=True)
    if done.returncode == MISSING:
        raise Refused(Reason("no-typst"))
    if done.returncode:
        raise RuntimeError(done.stderr.decode(errors="replace"))
    return done.stdout
