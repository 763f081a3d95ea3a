"""Which files of the front end a table's page fetches at once, without waiting for the script that asks for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

_HASHED = r"-[\w-]{8}\.(js|css)"
_KINDS = {
    "js": '<link rel="modulepreload" href="/assets/{name}">',
    "css": '<link rel="preload" as="style" crossorigin href="/assets/{name}">',
}


def preload_tags(assets: Path, game: str) -> str:
    """The table's own files and the game's. On a slow line each would else be a round trip after the one before."""
    try:
        return _tags(assets, ("table", "screens", game), assets.stat().st_mtime_ns)
    except OSError:
        return ""


@lru_cache(64)
def _tags(assets: Path, parts: tuple[str, ...], changed: int) -> str:
    """Looked for again when the folder has changed."""
    return "".join(_KINDS[kind].format(name=name) for name, kind in _files(assets, parts))


def _files(assets: Path, parts: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    wanted = re.compile(rf"(?:{'|'.join(map(re.escape, parts))}){_HASHED}")
    for path in sorted(assets.iterdir()):
        found = wanted.fullmatch(path.name)
        if found is not None:
            yield path.name, found[1]
