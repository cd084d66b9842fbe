"""Who does the work: this process, several of this machine, or Ray on many machines. What is asked for is the same.

Seeds and names are sent out and a few numbers come back, never states. Work goes out in portions of about a fifth of a
second, so that sending does not cost more than playing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

from majlis.move import Reason, Refused

Item = TypeVar("Item")
Done = TypeVar("Done")

PORTION: Final = 0.2  # seconds of work to send out at once
AHEAD: Final = 2  # portions for each worker, so that none waits for the next


class Pool(Protocol):
    """Workers. What `start` gives stands for a result that `first` will hand out."""

    width: int

    def start(self, task: Callable[..., Any], items: Sequence[Any]) -> Any:
        """Have `task` done with `items`."""

    def first(self, started: list[Any]) -> tuple[Any, Any]:
        """Which of those that were started is ready first, and its result."""

    def close(self) -> None:
        """Nobody is needed any more; what has not begun is not done."""


class Here:
    """This process."""

    width: int = 1

    def start(self, task: Callable[..., Any], items: Sequence[Any]) -> Any:
        return [task(items)]

    def first(self, started: list[Any]) -> tuple[Any, Any]:
        return started[0], started[0][0]

    def close(self) -> None:
        pass


class Processes:
    """Several processes of this machine."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._pool = ProcessPoolExecutor(width, mp_context=get_context("spawn"))

    def start(self, task: Callable[..., Any], items: Sequence[Any]) -> Future[Any]:
        return self._pool.submit(task, items)

    def first(self, started: list[Any]) -> tuple[Any, Any]:
        ready = next(iter(wait(started, return_when=FIRST_COMPLETED).done))
        return ready, ready.result()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


class Ray:
    """The workers of a Ray cluster, or of one that it starts on this machine."""

    def __init__(self) -> None:
        try:
            self._ray = import_module("ray")
        except ModuleNotFoundError:
            raise Refused(Reason("extra-missing", {"package": "ray", "extra": "ray"}), "--ray") from None
        if not self._ray.is_initialized():
            self._ray.init(log_to_driver=False)
        self.width = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._remote = self._ray.remote(_call)

    def start(self, task: Callable[..., Any], items: Sequence[Any]) -> Any:
        return self._remote.remote(task, items)

    def first(self, started: list[Any]) -> tuple[Any, Any]:
        ready = self._ray.wait(started, num_returns=1)[0][0]
        return ready, self._ray.get(ready)

    def close(self) -> None:
        self._ray.shutdown()


def pool(processes: int = 1, ray: bool = False) -> Pool:
    """The workers that were asked for."""
    return Ray() if ray else Processes(processes) if processes > 1 else Here()


def shared(workers: Pool, task: Callable[[Sequence[Item]], list[Done]], items: Sequence[Item]) -> Iterator[list[Done]]:
    """`task` done with all `items`, a portion at a time, in whatever order they get ready."""
    timed = _Timed(task)
    waiting: list[Any] = []
    size, at = 1, 0
    while at < len(items) or waiting:
        while at < len(items) and len(waiting) < (AHEAD * workers.width if workers.width > 1 else 1):
            waiting.append(workers.start(timed, items[at : at + size]))
            at += size
        ready, (done, seconds) = workers.first(waiting)
        waiting.remove(ready)
        size = max(1, min(2 * size, round(PORTION * len(done) / max(seconds, 1e-6))))
        yield done


class _Timed:
    """A task that tells how long it took."""

    def __init__(self, task: Callable[[Sequence[Any]], list[Any]]) -> None:
        self.task = task

    def __call__(self, items: Sequence[Any]) -> tuple[list[Any], float]:
        start = time.perf_counter()
        done = self.task(items)
        return done, time.perf_counter() - start


def _call(task: Callable[..., Any], items: Sequence[Any]) -> Any:
    return task(items)
