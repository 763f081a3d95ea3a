"""What can go wrong, one exception for each."""

from __future__ import annotations

import aiohttp

from huetable.table.wire.protocol import VERSION, Goodbye, Refused


class CommandRefused(Exception):
    """The table has refused a command; the sentence says why.

    >>> with SyncClient(address) as me, me.join(link) as table:
    ...     try:
    ...         table.ready()
    ...     except CommandRefused as refusal:
    ...         print(refusal.refused.clause)
    TABLE-4
    """

    def __init__(self, refused: Refused) -> None:
        super().__init__(f"{refused.clause}: {refused.sentence}")
        self.refused = refused


class RequestRefused(aiohttp.ClientError):
    """The server has refused a request over HTTP; the sentence says why.

    >>> with SyncClient(address) as me:
    ...     try:
    ...         me.get("/api/games/chess", dict)
    ...     except RequestRefused as refusal:
    ...         print(refusal.status)
    404
    """

    def __init__(self, status: int, sentence: str, clause: str | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence
        self.clause = clause

    @property
    def is_temporary(self) -> bool:
        """A server that is full or restarts may have room soon; anything else stays refused."""
        return self.status >= 500 or self.status == 429


class ConnectionClosed(ConnectionError):
    """The server has closed the connection for good, or it is lost and could not be made again.

    >>> with SyncClient(address) as me:
    ...     try:
    ...         me.join("nothing")
    ...     except ConnectionClosed as closed:
    ...         print(closed.goodbye is not None)
    True
    """

    def __init__(self, goodbye: Goodbye | None) -> None:
        super().__init__(goodbye.reason if goodbye else "the connection is gone")
        self.goodbye = goodbye


class OtherVersion(ConnectionError):
    """The server speaks another version of the protocol: this program has to be updated, or the server.

    >>> isinstance(OtherVersion(1), ConnectionError)
    True
    """

    def __init__(self, version: int) -> None:
        super().__init__(
            f"the server speaks version {version} of the protocol, and this is version {VERSION}"
        )
