"""The Python packages that a server runs with, those of other people's games too: those that are installed, each with the texts of its licences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, PackagePath, distribution, entry_points
from typing import Final

from huetable.server.http.api import Package

_NAME: Final = re.compile(r"[A-Za-z0-9._-]+")
_FOR_AN_EXTRA: Final = re.compile(r"\bextra\s*==\s*['\"](?P<extra>[\w-]+)")
_OF_A_SERVER: Final = ("postgres",)
"""The extras of ours that belong to a server."""

_LICENCE_FILE: Final = re.compile(r"(?:LICEN[CS]E|COPYING|NOTICE)[^/]*", re.IGNORECASE)
_OSI: Final = "License :: OSI Approved :: "


def server_packages() -> tuple[Package, ...]:
    found = dict[str, Distribution]()
    _collect("huetable", found, _OF_A_SERVER)
    for game in entry_points(group="huetable.games"):
        if game.dist is not None:
            _collect(game.dist.name, found)
    found.pop("huetable", None)
    return tuple(_package(found[name]) for name in sorted(found))


def _collect(name: str, found: dict[str, Distribution], extras: tuple[str, ...] = ()) -> None:
    """The package and what it needs. What this machine doesn't need isn't installed on it, and left out."""
    key = re.sub(r"[-_.]+", "-", name).lower()
    if key in found:
        return
    try:
        found[key] = distribution(name)
    except PackageNotFoundError:
        return
    for needed in _requirements(found[key], extras):
        _collect(needed, found)


def _requirements(package: Distribution, extras: tuple[str, ...]) -> Iterator[str]:
    for line in package.requires or ():
        extra = _FOR_AN_EXTRA.search(line)
        name = _NAME.match(line)
        if name is not None and (extra is None or extra["extra"] in extras):
            yield name[0]


def _package(package: Distribution) -> Package:
    files = sorted(map(str, filter(_is_licence, package.files or ())))
    texts = [package.read_text(file.partition(".dist-info/")[2]) or "" for file in files]
    return Package(
        package.name, package.version, _licence(package), "server", "\n\n".join(map(str.strip, texts))
    )


def _is_licence(file: PackagePath) -> bool:
    return ".dist-info/" in str(file) and _LICENCE_FILE.fullmatch(file.name) is not None


def _licence(package: Distribution) -> str:
    """By its SPDX expression. Older packages say it in a word, or in a classifier."""
    about = package.metadata
    said = next((about[name] for name in ("License-Expression", "License") if about[name]), "")
    classifiers = [line for line in about.get_all("Classifier") or () if line.startswith(_OSI)]
    by_classifier = " AND ".join(line.removeprefix(_OSI) for line in classifiers)
    return said if said and "\n" not in said else by_classifier
