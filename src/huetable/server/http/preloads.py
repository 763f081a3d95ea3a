"""Which files of the built front end a page needs: the texts of its language, and what a table fetches at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from huetable.messages.languages import spoken_language

_HASHED = r"-[\w-]{8}\.(js|css)"
_KINDS = {
    "js": '<link rel="modulepreload" href="/assets/{name}">',
    "css": '<link rel="preload" as="style" crossorigin href="/assets/{name}">',
}

_INFO = '<link rel="preload" as="fetch" crossorigin href="/api/games/{game}?lang={language}">'
"""The page fetches the same address without headers of its own: else the browser would fetch it twice."""

_MODULE = '<link rel="modulepreload" href="{module}">'


def preload_tags(assets: Path, game: str, language: str, module: str = "") -> str:
    """The table's own files, the game's, and its description. Else each would be a round trip after the one before.

    `module` is the address of the screens that a game of another package brings: the page has none for it.
    """
    try:
        changed, spoken = assets.stat().st_mtime_ns, spoken_language(language)
        # A game without names of others has no second set of texts.
        texts = language if _find_file(assets, f"{game}-{language}", changed) else spoken
        own = () if module else ("screens", game, f"{game}-{texts}")
        tags = _tags(assets, ("rolldown-runtime", "games", "table", f"more-{spoken}", *own), changed)
    except OSError:
        return ""
    brought = _MODULE.format(module=module) if module else ""
    return tags + brought + _INFO.format(game=game, language=spoken)


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
