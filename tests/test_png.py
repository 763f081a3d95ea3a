"""The PNG writer: pixels out as they were put in."""

import struct
import zlib

import pytest

from huetable.png import encode_png


@pytest.mark.parametrize(("channels", "colour_type"), [(3, 2), (4, 6)])
def test_a_picture_holds_the_pixels(channels: int, colour_type: int) -> None:
    pixels = bytes(range(2 * 3 * channels))
    data = encode_png(pixels, 2, 3, channels)
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">IIBB", data[16:26]) == (3, 2, 8, colour_type)
    rows = zlib.decompress(data[data.index(b"IDAT") + 4 : -16])
    assert rows == b"\0" + pixels[: 3 * channels] + b"\0" + pixels[3 * channels :]


def test_every_part_of_the_file_has_its_checksum() -> None:
    data = encode_png(b"\xff\0\0", 1, 1, 3)
    start, kinds = 8, []
    while start < len(data):
        (length,) = struct.unpack(">I", data[start : start + 4])
        part = data[start + 4 : start + 8 + length]
        assert data[start + 8 + length : start + 12 + length] == struct.pack(">I", zlib.crc32(part))
        kinds.append(part[:4])
        start += 12 + length
    assert kinds == [b"IHDR", b"IDAT", b"IEND"]
