"""A picture as a PNG file."""

from __future__ import annotations

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

_RGBA = 6


def png(pixels: NDArray[np.uint8]) -> bytes:
    """From rows of red, green, blue and opacity."""
    height, width, _ = pixels.shape
    head = struct.pack(">IIBBBBB", width, height, 8, _RGBA, 0, 0, 0)
    # Each row says that it is not predicted from its neighbours; clay on nothing packs well without.
    rows = np.concatenate((np.zeros((height, 1), np.uint8), pixels.reshape(height, -1)), axis=1)
    body = zlib.compress(rows.tobytes(), 7)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
