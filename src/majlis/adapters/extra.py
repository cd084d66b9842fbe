"""Libraries of others that an adapter speaks to, where they are installed."""

from __future__ import annotations

from majlis.move import Reason, Refused

EXTRAS = {"pyspiel": ("open_spiel", "openspiel")}  # by module: package and extra, where these differ


def lacking(missing: ModuleNotFoundError) -> Exception:
    """How to get a library that is missing; a part of our own that is missing is a mistake and stays one."""
    name = str(missing.name).partition(".")[0]
    if name == "majlis":
        return missing
    package, extra = EXTRAS.get(name, (name, "learn"))
    return Refused(Reason("extra-missing", {"package": package, "extra": extra}))
