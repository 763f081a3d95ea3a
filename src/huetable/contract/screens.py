"""Checks of a game's own screens. Those of the games in Huetable's own folders are part of the page, and built with it."""

from __future__ import annotations

from huetable import games
from huetable.core.contract import expect
from huetable.core.game import AnyGame


def check_screens(game: AnyGame) -> None:
    if not games.is_packaged(game):
        return
    folder = games.game_folder(game)
    module = folder / games.SCREENS / games.SCREEN_MODULE
    if not (folder / "ui").is_dir() and not module.exists():
        return
    expect(module.exists(), "the screens are built", module)
    expect("export" in module.read_text("utf-8"), "the screens are an ES module", module)
