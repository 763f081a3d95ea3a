"""Which files of the built front end a page needs: the texts of its language, and what a table fetches at once."""

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


def preload_tags(assets: Path, game: str, language: str) -> str:
    """The table's own files and the game's. On a slow line each would else be a round trip after the one before."""
    try:
        parts = ("table", "screens", game, f"more-{language}", f"{game}-{language}")
        return _tags(assets, parts, assets.stat().st_mtime_ns)
    except OSError:
        return ""


def page_texts(assets: Path, language: str) -> str | None:
    """The file with the page's texts in this language; None if the page was built without it."""
    try:
        return _find_file(assets, f"text-{language}", assets.stat().st_mtime_ns)
    except OSError:
        return None


@lru_cache(64)
def _tags(assets: Path, parts: tuple[str, ...], changed: int) -> str:
    """Looked for again when the folder has changed."""
    return "".join(_KINDS[kind].format(name=name) for name, kind in _files(assets, parts))


@lru_cache(64)
def _find_file(assets: Path, part: str, changed: int) -> str | None:
    return next((name for name, _ in _files(assets, (part,))), None)


def _files(assets: Path, parts: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    wanted = re.compile(rf"(?:{'|'.join(map(re.escape, parts))}){_HASHED}")
    for path in sorted(assets.iterdir()):
        found = wanted.fullmatch(path.name)
        if found is not None:
            yield path.name, found[1]
