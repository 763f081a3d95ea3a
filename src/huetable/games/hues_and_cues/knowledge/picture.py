"""A PNG written by hand: colours in rows, each a square of so many pixels."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence


def png(rows: Sequence[Sequence[str]], pixels: int) -> bytes:
    """Rows of "#rrggbb" as a picture."""
    lines = []
    for row in rows:
        line = b"".join(bytes.fromhex(code[1:]) * pixels for code in row)
        lines.extend([b"\0" + line] * pixels)
    size = struct.pack(">IIBBBBB", pixels * len(rows[0]), pixels * len(rows), 8, 2, 0, 0, 0)
    body = zlib.compress(b"".join(lines), 9)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", size) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
