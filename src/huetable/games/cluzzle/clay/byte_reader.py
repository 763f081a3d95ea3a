"""Reads the bytes of a log one by one and says in words what is wrong with them."""

from __future__ import annotations

from .grid import SPAN
from .limits import InvalidClay
from .strokes import COLOURS, Point


class ByteReader:
    def __init__(self, data: bytes, start: int) -> None:
        self._data = data
        self._at = start
        self.count = 1
        """Which stroke is being read, from 1."""

    def done(self) -> bool:
        return self._at >= len(self._data)

    def invalid(self, what: str) -> InvalidClay:
        return InvalidClay(f"stroke {self.count}: the {what} is not valid")

    def byte(self, what: str, least: int, most: int) -> int:
        if self._at >= len(self._data):
            raise InvalidClay(f"stroke {self.count} breaks off")
        value = self._data[self._at]
        if not least <= value <= most:
            raise self.invalid(what)
        self._at += 1
        return value

    def triple(self, what: str, least: int, most: int) -> Point:
        return self.byte(what, least, most), self.byte(what, least, most), self.byte(what, least, most)

    def point(self) -> Point:
        return self.triple("position", 0, SPAN)

    def points(self, least: int) -> tuple[Point, ...]:
        """All at once: a log may have twenty thousand of them."""
        count = self.byte("number of points", least, 255)
        parts = self._data[self._at : self._at + 3 * count]
        if max(parts, default=0) > SPAN:
            raise self.invalid("position")
        if len(parts) < 3 * count:
            raise InvalidClay(f"stroke {self.count} breaks off")
        self._at += 3 * count
        return tuple(zip(parts[::3], parts[1::3], parts[2::3], strict=True))

    def run(self) -> tuple[int, int] | None:
        """How many cells in a row, and their colour; None at the end of the baked clay."""
        head = self.byte("baked clay", 0, 255)
        if head == 0:
            return None
        colour = (head >> 4) - 1
        length = head & 7
        if head & 8:
            length |= self._more() << 3
        if not 0 <= colour < len(COLOURS) or not length:
            raise self.invalid("baked clay")
        return length, colour

    def _more(self) -> int:
        value = 0
        for shift in (0, 7, 14):
            byte = self.byte("baked clay", 0, 255)
            value |= (byte & 127) << shift
            if byte < 128:
                return value
        raise self.invalid("baked clay")
