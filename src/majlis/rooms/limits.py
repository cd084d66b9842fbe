"""How much one may ask for: of a socket, of an address, of a person. Clocks come in as arguments."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from typing import Final, NamedTuple

from majlis.move import Reason, Refused

MOST_KNOWN: Final = 20_000  # addresses and people that are remembered at once; the longest unseen are forgotten


class Rate(NamedTuple):
    """So many a second, and at first, or after a rest, so many at once."""

    per_second: float
    burst: float


SOCKET: Final = Rate(10, 60)
PERSON: Final = Rate(20, 120)
ADDRESS: Final = Rate(100, 600)  # a class of thirty behind one address
ROOMS: Final = Rate(1 / 30, 20)  # opened from one address
KNOCKS: Final = Rate(5, 100)  # new sockets from one address
REPORTS: Final = Rate(1 / 60, 5)  # by one person: each is kept for a month, and somebody reads it
WRONG_KEYS: Final = Rate(1 / 10, 20)  # rooms asked for by a key that is none's, so that nobody tries them all
RECORDS: Final = Rate(1 / 5, 30)  # brought along from one address, to be played again


class Bucket:
    """What is left of a rate."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self.left, self.at = rate, rate.burst, now

    def spend(self, now: float) -> bool:
        """One more; False if that is too many."""
        passed = max(0.0, now - self.at)
        self.left = min(self.rate.burst, self.left + passed * self.rate.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each of many: of those that were seen last."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def spend(self, who: str, now: float) -> bool:
        """One more by `who`; False if that is too many. The machine itself is never limited."""
        if not who:
            return True
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.rate, now)
            if len(self.known) > MOST_KNOWN:
                self.known.popitem(last=False)
        self.known.move_to_end(who)
        return bucket.spend(now)


class Limits:
    """All limits of one door."""

    def __init__(self) -> None:
        self.people = Buckets(PERSON)
        self.addresses = Buckets(ADDRESS)
        self.rooms = Buckets(ROOMS)
        self.knocks = Buckets(KNOCKS)
        self.wrong = Buckets(WRONG_KEYS)
        self.records = Buckets(RECORDS)
        self.reports = Buckets(REPORTS)

    def command(self, own: Bucket, who: str, address: str, now: float) -> None:
        """One command; Refused if they come too fast."""
        if not (own.spend(now) and self.people.spend(who, now) and self.addresses.spend(address, now)):
            raise Refused(Reason("too-fast"))


def address(host: str) -> str:
    """Who counts as one: an address, of the long ones the first half; "" is this machine itself."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if found.is_loopback:
        return ""
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)
