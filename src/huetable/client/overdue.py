"""How long the server may owe something: an answer to a command, or a greeting. A server that pongs may still never say more."""

from __future__ import annotations

import asyncio

ANSWER_WITHIN = 30.0
"""Seconds. Then the connection is made again, and the command is sent again with the same id."""


class Overdue:
    """Use it inside a running loop."""

    def __init__(self) -> None:
        self._since: float | None = None
        """When the server first owed it."""
        self._until = 0.0

    def begin(self) -> None:
        """Something is owed from now on. Said again on a new connection, it gets its time again."""
        now = asyncio.get_running_loop().time()
        self._since = now if self._since is None else self._since
        self._until = now + ANSWER_WITHIN

    def end(self) -> None:
        self._since = None

    @property
    def seconds_left(self) -> float | None:
        """None if nothing is owed."""
        return None if self._since is None else max(0.0, self._until - asyncio.get_running_loop().time())

    def lasts_for(self, seconds: float) -> bool:
        """Whether new connections have not helped for that long."""
        return self._since is not None and asyncio.get_running_loop().time() - self._since >= seconds
