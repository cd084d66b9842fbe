"""The compiled build: a second copy of the package in which the rules are machine code, made from the same source.

    python tools/build.py                 make it where it is missing, and print its folder
    python tools/build.py --background    the same at low priority, and only if nobody else is at it
    python tools/build.py --path          only print its folder (nothing, and exit 1, while it is missing)
    python tools/build.py --quick         for tests: as it is, else one made in a third of the time by a C compiler
                                          that optimizes less; nobody is served by that one

It lies in .build/compiled/<hash of the rules>/majlis. Only the rules are copied there; the hash covers them and what
they rely on. All else is a link into src/majlis, so a change to a room, a message or a word list shows at once.
Nothing outside the standard library is imported until something is compiled.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "majlis"
COMPILED = ROOT / ".build" / "compiled"

PACKAGES = ("cards", "kit", "games")
MODULES = (
    *("chance", "event", "game", "judge", "luck", "move", "piles", "plan", "search", "strength", "table", "thought"),
    *("passing", "speech", "view", "worlds"),
    *("rooms/changes", "rooms/pictures", "rooms/scene"),  # what everybody at a table is sent after each move
)
PLAIN = ("__init__.py", "options.py", "advice.py", "analysis.py")  # inside those packages, yet left as they are
BELOW = (  # not compiled, but compiled code relies on their types
    *("agreed", "lexicon", "match", "messages", "options", "registry", "tour"),
    *("rooms/glance", "rooms/protocol", "rooms/room"),
)
WAYS = ("--background", "--path", "--quick")
QUICK = "-quick"  # ends the name of a build that was made for tests
TYPED = ("--config-file=", "--ignore-missing-imports", "--explicit-package-bases")  # what mypy is told
LIBRARIES = "libraries.json"  # in a build: what each of its libraries was made of
MOST_AT_ONCE = 4  # compilers: each takes up to a gigabyte
KEPT = 2  # builds: the newest, and the one before it for whoever still runs on it


def no_noise(folder: Path) -> list[Path]:
    """What lies in a folder, less caches, hidden files and built things."""
    built = ("__pycache__", "_web")
    return sorted(path for path in folder.iterdir() if path.name not in built and not path.name.startswith("."))


def is_code(name: Path) -> bool:
    """Whether compiled code depends on what this file (a path inside the package) says."""
    return name.suffix == ".py" and is_of(name, (*PACKAGES, *MODULES, *BELOW))


def is_below(name: Path) -> bool:
    return is_of(name, BELOW)


def is_of(name: Path, known: Sequence[str]) -> bool:
    """Is it one of these modules, or a part of one of these packages?"""
    return name.parts[0].removesuffix(".py") in known or name.with_suffix("").as_posix() in known


def is_mixed(name: Path) -> bool:
    """A folder that has code of both kinds."""
    return name.parts[0] in PACKAGES or any(module.startswith(f"{name.as_posix()}/") for module in MODULES)


def rules(package: Path) -> list[Path]:
    """The modules to compile, as paths inside `package`, in order."""
    names = (path.relative_to(package) for path in package.rglob("*.py"))
    return sorted(name for name in names if is_code(name) and not is_below(name) and name.name not in PLAIN)


def fingerprint(package: Path) -> str:
    """The hash of the code that is compiled or relied on, of all names beside it, and of what compiles it."""
    hashed = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode() + Path(__file__).read_bytes())

    def add(folder: Path) -> None:
        for path in no_noise(folder):
            name = path.relative_to(package)
            hashed.update(f"\n{name.as_posix()}\n".encode())
            if is_code(name):
                hashed.update(path.read_bytes())
            elif path.is_dir() and is_mixed(name):
                add(path)

    add(package)
    for path in sorted(path for name in BELOW for path in (package / name).rglob("*.py")):
        hashed.update(path.read_bytes())
    return hashed.hexdigest()[:16]


def compiler() -> str | None:
    """A C compiler that can make extensions of this Python, or nothing."""
    if os.name == "nt" or not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        return None
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(named).split()[0])


def folder(quick: bool = False) -> Path:
    """Where the compiled build of the present source is, or would be."""
    return COMPILED / (fingerprint(SOURCE) + QUICK * quick)


def ready(quick: bool = False) -> Path | None:
    """The folder to put first on PYTHONPATH, if the source has been compiled; for tests a `quick` build will do."""
    return next((found for found in (folder(), folder(True))[: 1 + quick] if found.is_dir()), None)


def failed_mark() -> Path:
    """Exists when compiling the present source failed, so that nobody tries it again at every start."""
    return folder().with_suffix(".failed")


def copy_code(source: Path, work: Path) -> Path:
    """Copy the package `source` to `work`/majlis, less what is built and the word lists."""

    def skip(folder: str, names: list[str]) -> list[str]:
        lists = Path(folder).relative_to(source).parts[:1] in [(name,) for name in BELOW]
        data = [name for name in names if lists and Path(folder, name).is_file() and not name.endswith(".py")]
        return [*data, *(name for name in names if name in ("__pycache__", "_web") or name.endswith((".so", ".pyd")))]

    return Path(shutil.copytree(source, work / "majlis", ignore=skip))


def libraries(files: Sequence[str]) -> list[tuple[list[str], str | None]]:
    """What becomes one library: a folder of rules of one game, all that the games share, and what is of rooms.

    So a changed game is all that has to be compiled again, and several are compiled at a time.
    """
    found: dict[str, list[str]] = {}
    for file in files:
        *folders, _ = Path(file).parts
        shared = folders[0] == SOURCE.name and folders[1:2] not in (["games"], ["rooms"])
        found.setdefault("_".join([SOURCE.name, "rules"] if shared else folders[:3]), []).append(file)
    return [(names, library) for library, names in found.items()]


def compile_in(work: Path, beside: Sequence[str] = (), quick: bool = False, kept: Sequence[Path] = ()) -> list[Path]:
    """Compile the rules of `work`/majlis, and files `beside` them, where they lie; what was made, by path in `work`.

    A library that one of the builds in `kept` has, made of the same C in the same way, is taken from there.
    """
    from setuptools import Distribution

    if not (files := [f"majlis/{name.as_posix()}" for name in rules(work / "majlis")]):
        raise RuntimeError("there are no rules to compile yet")
    with contextlib.chdir(work):
        modules = write_c([*files, *beside], quick)
        project = Distribution({"name": "majlis", "packages": [], "ext_modules": modules})
        command: Any = project.get_command_obj("build_ext")
        command.inplace = True
        command.parallel = min(os.cpu_count() or 1, MOST_AT_ONCE)
        command.ensure_finalized()
        made = {command.get_ext_filename(module.name): digest(module) for module in modules}
        there = [name for name in made if take(name, made[name], kept)]
        command.extensions = [module for module in modules if command.get_ext_filename(module.name) not in there]
        command.run()
        Path(LIBRARIES).write_text(json.dumps(made, indent=0))
    if missing := [name for name in made if not (work / name).is_file()]:
        raise RuntimeError(f"{missing[0]} was not made")
    return [Path(name) for name in made]


def write_c(files: Sequence[str], quick: bool) -> list[Any]:
    """Write the C of each library below this folder, and tell how it is compiled, the largest first."""
    from mypyc.build import build_using_shared_lib, get_cflags, mypyc_build, setup_mypycify_vars
    from mypyc.options import CompilerOptions

    how = CompilerOptions(separate=True, target_dir="build")
    how.global_opts = True  # all the C is written at once, so it may rely on every class; mypycify would not let it
    groups, parts, _ = mypyc_build([*TYPED, *files], how, separate=libraries(files))
    setup_mypycify_vars()
    flags = get_cflags(opt_level="1" if quick else "3", debug_level="0")
    linux = sys.platform == "linux"  # where calls inside a library need no detour
    flags += ["-fno-semantic-interposition", "-fno-plt"] if linux else []
    modules = []
    for (sources, library), (c_files, headers) in zip(groups, parts, strict=True):
        modules += build_using_shared_lib(sources, library or "", c_files, headers, how.target_dir, flags, [])
    for module in modules:
        module.extra_link_args += ["-Wl,-Bsymbolic"] if linux else []
    return sorted(modules, key=lambda module: -sum(Path(source).stat().st_size for source in module.sources))


def digest(module: Any) -> str:
    """A hash of all that a library is made of: the C and how it is compiled."""
    how = [sys.version, compiler_version(), version("mypy"), *module.extra_compile_args, *module.extra_link_args]
    hashed = hashlib.sha256("\n".join([module.name, *how]).encode())
    for name in sorted({*module.sources, *module.depends}):
        hashed.update(f"\n{name}\n".encode() + Path(name).read_bytes())
    return hashed.hexdigest()


@cache
def compiler_version() -> str:
    return subprocess.run([compiler() or "cc", "--version"], capture_output=True, text=True, check=True).stdout


def take(name: str, wanted: str, kept: Sequence[Path]) -> bool:
    """Copy a library from a build that has the same, to where it belongs below this folder."""
    for build in kept:
        if (build / LIBRARIES).is_file() and json.loads((build / LIBRARIES).read_text()).get(name) == wanted:
            with contextlib.suppress(FileNotFoundError):  # builds go when newer ones are made
                shutil.copy2(build / name, name)
                return True
    return False


def mirror(source: Path, copied: Path, target: Path) -> None:
    """Fill `target` with code from `copied`, what was compiled, and with links to all else that `source` has."""
    target.mkdir()
    for path in no_noise(source):
        name = path.relative_to(SOURCE)
        if path.is_dir() and is_mixed(name):
            mirror(path, copied / path.name, target / path.name)
        elif not (is_code(name) and not is_below(name)):
            (target / path.name).symlink_to(path)
        elif (copied / path.name).is_file():
            shutil.copy2(copied / path.name, target / path.name)


def make(quick: bool = False) -> Path:
    """Compile the present source, unless that is done, and put the build in its place in one step."""
    if done := ready(quick):
        return done
    with tempfile.TemporaryDirectory(prefix="making-", dir=COMPILED) as scratch:
        work, new = Path(scratch, "work"), Path(scratch, "new")
        new.mkdir()
        copied = fingerprint(copy_code(SOURCE, work))  # of the copy: the source may change meanwhile
        goal = COMPILED / (copied + QUICK * quick)
        made = compile_in(work, quick=quick, kept=[path for path in COMPILED.iterdir() if path.is_dir()])
        mirror(SOURCE, work / "majlis", new / "majlis")
        (new / "majlis" / "_web").symlink_to(SOURCE / "_web")
        for library in [*made, Path(LIBRARIES)]:
            (new / library).parent.mkdir(parents=True, exist_ok=True)
            shutil.move(work / library, new / library)
        new.rename(goal)
    builds = sorted((path for path in COMPILED.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for old in builds[:-KEPT]:
        shutil.rmtree(old)
    for mark in COMPILED.glob("*.failed"):
        mark.unlink()
    return goal


@contextlib.contextmanager
def alone(wait: bool) -> Iterator[bool]:
    """Hold the right to compile here, if it is free or one waits for it; the system frees it when its holder ends."""
    import fcntl

    COMPILED.mkdir(parents=True, exist_ok=True)
    with open(COMPILED.parent / "compile.lock", "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
            return
        for left in COMPILED.glob("making-*"):  # by somebody who was ended at once
            shutil.rmtree(left, ignore_errors=True)
        yield True


def start(python: Path) -> None:
    """Compile in the background, in a process that outlives this one."""
    COMPILED.mkdir(parents=True, exist_ok=True)
    with open(COMPILED.parent / "compile.log", "a") as log:
        command = [str(python), __file__, "--background"]
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def refuse(reason: str) -> int:
    print(f"majlis: {reason}", file=sys.stderr)
    return 2


def main(arguments: list[str]) -> int:
    if {"-h", "--help"} & set(arguments):
        print(__doc__.strip())
        return 0
    unknown = [word for word in arguments if word not in WAYS]
    if unknown:
        return refuse(f"there is no {unknown[0]}; one of {', '.join(WAYS)}, or nothing")
    if "--path" in arguments:
        print(ready() or "", end="\n" if ready() else "")
        return 0 if ready() else 1
    if not compiler():
        return refuse("no C compiler, or the headers of Python are missing")
    background = "--background" in arguments
    if background:
        os.nice(10)
    with alone(wait=not background) as mine:
        mark = failed_mark()
        if not mine or (background and mark.exists()):
            return 0
        try:
            print(make("--quick" in arguments))
        except (Exception, SystemExit) as failure:  # mypyc leaves by SystemExit when types do not fit
            mark.touch()
            return refuse(f"the rules could not be compiled: {failure}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
