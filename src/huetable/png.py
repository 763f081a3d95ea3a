"""Pictures as PNG files."""

from __future__ import annotations

import struct
import zlib

_COLOUR_TYPE = {3: 2, 4: 6}
"""How the file format names a picture of red, green and blue, and one that also has an opacity."""


def encode_png(pixels: bytes, height: int, width: int, channels: int, *, compression: int = 9) -> bytes:
    """Row after row, each pixel as 3 bytes (RGB) or 4 (RGBA): an array's `tobytes()` and `shape`."""
    header = struct.pack(">IIBBBBB", width, height, 8, _COLOUR_TYPE[channels], 0, 0, 0)
    stride = width * channels
    # The zero before each row says that it is stored as it is, not as differences to its neighbours:
    # our pictures are large areas of one colour, which pack well without.
    rows = b"".join(b"\0" + pixels[start : start + stride] for start in range(0, height * stride, stride))
    body = zlib.compress(rows, compression)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
