"""A process that measures on request: a line of JSON in, a line of JSON out, a short slice of CPU time each."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

Step = Callable[[int], int]
"""Does the work once, for the n-th time, and tells how many units of work that was."""

WARM_UP = 0.15


class Bench:
    """The cases of one process, each prepared when it is first asked for."""

    def __init__(self, prepare: Callable[[list[str]], Step]) -> None:
        self.prepare = prepare
        self.steps: dict[str, Step] = {}
        self.times: dict[str, int] = {}

    def slice(self, case: str, seconds: float) -> dict[str, float]:
        """How often the step was made, how many units that was, and the CPU time."""
        if case not in self.steps:
            self.steps[case] = self.prepare(case.split())
            self.times[case] = 0
            self._spend(case, WARM_UP)
        return self._spend(case, seconds)

    def _spend(self, case: str, seconds: float) -> dict[str, float]:
        step, n = self.steps[case], self.times[case]
        first, units = n, 0
        start = time.process_time()
        spent = 0.0
        while spent < seconds:
            units += step(n)
            n += 1
            spent = time.process_time() - start
        self.times[case] = n
        return {"steps": n - first, "units": units, "seconds": spent}


def serve(about: dict[str, Any], prepare: Callable[[list[str]], Step]) -> None:
    """Answer until there are no more questions."""
    bench = Bench(prepare)
    print(json.dumps(about), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        try:
            answer: dict[str, Any] = bench.slice(asked["case"], asked["seconds"])
        except Exception as failure:
            answer = {"failure": f"{asked['case']}: {type(failure).__name__}: {failure}"}
        print(json.dumps(answer), flush=True)
