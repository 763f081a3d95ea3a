"""What the game knows about words, as files; SOURCES.md says where it comes from."""

from __future__ import annotations

import lzma
from functools import cache
from importlib.resources import files


def read(name: str) -> bytes:
    return files(__name__).joinpath(name).read_bytes()


@cache
def dictionary() -> frozenset[str]:
    """Real words, names among them, in their base forms."""
    return frozenset(lzma.decompress(read("words.xz")).decode("ascii").split("\n"))
