"""Moving to another device: a link that works once, for ten minutes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from .guests import Guest
from .seeds import key_of, new_token

_TEN_MINUTES = 10 * 60 * 1000
_MOST = 1000


class Devices:
    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._links: OrderedDict[str, tuple[Guest, int]] = OrderedDict()

    def link(self, guest: Guest) -> str:
        token = new_token()
        self._links[key_of(token)] = (guest, self._now() + _TEN_MINUTES)
        if len(self._links) > _MOST:
            self._links.popitem(last=False)
        return token

    def redeem(self, token: str) -> Guest | None:
        guest, ends = self._links.pop(key_of(token), (None, 0))
        return guest if self._now() < ends else None
