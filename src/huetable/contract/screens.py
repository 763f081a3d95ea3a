"""Checks of a game's own screens. Those of the games in Huetable's own folders are part of the page, and built with it."""

from __future__ import annotations

from pathlib import Path

from huetable import games
from huetable.core.contract import expect
from huetable.core.game import AnyGame

from .screen_module import NoModule, exported_names

NEEDED = frozenset({"default", "version"})
"""What the page asks the module for."""


def check_screens(game: AnyGame) -> None:
    if not games.is_packaged(game):
        return
    folder = games.game_folder(game)
    module = folder / games.SCREENS / games.SCREEN_MODULE
    if not (folder / "ui").is_dir() and not module.exists():
        return
    expect(module.exists(), "the screens are built", module)
    _check_module(module)


def _check_module(module: Path) -> None:
    """As a browser would load it, where there is a Node; elsewhere only whether it exports anything."""
    problem = ""
    try:
        exported = exported_names(module)
    except NoModule as error:
        exported, problem = frozenset(), str(error)
    expect(not problem, "the page can load the screens", problem)
    if exported is None:
        expect("export" in module.read_text("utf-8"), "the screens are an ES module", module)
        return
    missing = sorted(NEEDED - exported)
    expect(not missing, "the screens export `version` and a function by default", f"missing: {missing}")
