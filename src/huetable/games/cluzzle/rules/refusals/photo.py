"""A photo of real clay: a JPEG with nothing in it but the picture, so that it tells nobody where it was taken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from huetable.core.terms import Refusal
from huetable.games.cluzzle.rules import clauses

MOST_PIXELS: Final = 1600
"""Along either side."""

_START: Final = b"\xff\xd8"
_END: Final = b"\xff\xd9"
_JFIF, _SCAN = 0xE0, 0xDA
_MARKER: Final = re.compile(rb"\xff[^\x00\xd0-\xd7\xff]")
"""Where the compressed picture ends: what follows this byte in it is a zero, a restart or another such byte."""
_SIZES: Final = (0xC0, 0xC2)
_TABLES: Final = (0xC4, 0xDB, 0xDD)
"""Huffman tables, quantisation tables, restart intervals: what it takes to show the picture, and no more."""


def is_photo(data: bytes) -> bool:
    return data.startswith(_START)


def refuse_photo(data: bytes) -> Refusal | None:
    """Comments, camera data and previews are not let in; a browser leaves them out."""
    if not data.endswith(_END):
        return _no_photo("cut_off")
    segments = list(_segments(data))
    if not segments or segments[-1][0] != _END[1] or _SCAN not in {kind for kind, _ in segments}:
        return _no_photo("unreadable_photo")
    if any(not _needed(kind, body) for kind, body in segments):
        return _no_photo("more_than_a_picture")
    return _refuse_size([body for kind, body in segments if kind in _SIZES])


def _no_photo(reason: str, **args: int) -> Refusal:
    return Refusal(clauses.NOT_A_SCULPTURE, dict(args), reason)


def _segments(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Up to the end of the picture, whose body is what follows it; broken ones end it earlier."""
    at = len(_START)
    while at + 2 <= len(data) and data[at] == 0xFF:
        kind, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        if kind == _END[1]:
            yield kind, data[at + 2 :]
            return
        yield kind, data[at + 4 : at + 4 + max(length - 2, 0)]
        if length < 2:
            return
        at += 2 + length
        # A picture may be stored in several scans, and more segments may stand between them.
        following = _MARKER.search(data, at) if kind == _SCAN else None
        at = following.start() if following else at


def _needed(kind: int, body: bytes) -> bool:
    if kind == _END[1]:
        return not body
    if kind == _JFIF:
        return body.startswith(b"JFIF\x00") and len(body) == 14
    return kind in _TABLES or kind in _SIZES or kind == _SCAN


def _refuse_size(frames: list[bytes]) -> Refusal | None:
    if len(frames) != 1 or len(frames[0]) < 6:
        return _no_photo("unreadable_photo")
    height, width = int.from_bytes(frames[0][1:3], "big"), int.from_bytes(frames[0][3:5], "big")
    if not height or not width:
        return _no_photo("unreadable_photo")
    fits = max(height, width) <= MOST_PIXELS
    return None if fits else _no_photo("large_photo", most=MOST_PIXELS, width=width, height=height)
