"""How the project of a game in its own package is made: the template's game, with what builds, tests and shows it."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module, invalidate_caches
from importlib.util import find_spec
from pathlib import Path

from huetable import games
from huetable.core.game import AnyGame

from .errors import CommandError
from .from_template import TEMPLATE, play_again, rename, renamer

PROJECT = games.HERE / "_package"
_HIDDEN = ("gitignore", "npmrc")
"""Files whose names begin with a dot in the project. Here they would mean us."""


def make_project(name: str, project: Path) -> Path:
    """All of it or nothing: a project that doesn't work is taken away again. Returns the folder of the game."""
    if find_spec(name) is not None:
        raise CommandError(f"There is already a Python package called {name}: choose another name")
    if project.exists() and (not project.is_dir() or any(project.iterdir())):
        raise CommandError(f"{project} isn't empty: choose another folder")
    folder = project / "src" / name
    try:
        _copy(project, folder)
        rename(project, renamer(name, in_package=True))
        with _imported(name, project / "src") as game:
            play_again(game, folder)
            _write_types(game)
    except BaseException:
        shutil.rmtree(project, ignore_errors=True)
        raise
    return folder


def _copy(project: Path, folder: Path) -> None:
    shutil.copytree(PROJECT, project, ignore=shutil.ignore_patterns("src", "__pycache__"), dirs_exist_ok=True)
    for file in _HIDDEN:
        (project / file).rename(project / f".{file}")
    shutil.copytree(TEMPLATE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(PROJECT / "src" / "ui", folder / "ui")
    _add_texts(folder / "text" / "en.json", PROJECT / "src" / "text" / "en.json")


def _add_texts(catalogue: Path, more: Path) -> None:
    """The sections that only a game with screens needs."""
    texts = json.loads(catalogue.read_text("utf-8")) | json.loads(more.read_text("utf-8"))
    catalogue.write_text(json.dumps(texts, ensure_ascii=False, indent=2) + "\n", "utf-8")


@contextmanager
def _imported(name: str, source: Path) -> Iterator[AnyGame]:
    """The new game, from where it is, although it isn't installed yet."""
    sys.path.insert(0, str(source))
    invalidate_caches()
    try:
        yield import_module(name).GAME
    finally:
        sys.path.remove(str(source))
        for module in [module for module in sys.modules if f"{module}.".startswith(f"{name}.")]:
            del sys.modules[module]


def _write_types(game: AnyGame) -> None:
    from huetable.typescript.types import files_of_game

    for file, text in files_of_game(game).items():
        file.write_text(text, "utf-8")
