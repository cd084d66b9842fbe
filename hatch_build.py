"""What a wheel gets beyond the sources: the web client, and the rules compiled where a C compiler is there.

MAJLIS_BUILD=pure never compiles, MAJLIS_BUILD=compiled fails if it cannot; unset tries and falls back.
An editable install gets neither, so that source and behaviour never differ while one works.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Wheel(BuildHookInterface[Any]):
    work = ""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        self.add_page()
        if os.environ.get("MAJLIS_BUILD") != "pure":
            self.add_libraries(build_data)

    def add_page(self) -> None:
        root = Path(self.root)
        if not (root / "src/majlis/_web/index.html").is_file() and (root / "web/package.json").is_file():
            subprocess.run([sys.executable, str(root / "majlis"), "web"], check=True)

    def add_libraries(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, self.root)
        from tools import build

        self.work = tempfile.mkdtemp()
        try:
            build.copy_code(Path(self.root, "src", "majlis"), Path(self.work))
            made = build.compile_in(Path(self.work))
        except (Exception, SystemExit) as failure:  # mypyc leaves by SystemExit
            if os.environ.get("MAJLIS_BUILD") == "compiled":
                raise
            self.app.display_warning(f"majlis stays interpreted: {failure}")
            return
        build_data["force_include"].update({str(Path(self.work, library)): library.as_posix() for library in made})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.work, ignore_errors=True)
