"""The example of a game in its own package, as if it were installed: importable, and registered by its entry point."""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

EXAMPLE = Path(__file__).parents[3] / "examples" / "colour-memory"
GAME = "colour_memory"


def registration(folder: Path, described: Path = EXAMPLE / "pyproject.toml") -> Path:
    """What an installer writes beside a package: the folder for the path."""
    project = tomllib.loads(described.read_text("utf-8"))["project"]
    written = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    written.mkdir(parents=True)
    (written / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    entries = project["entry-points"]["huetable.games"]
    lines = [f"{name} = {value}" for name, value in entries.items()]
    (written / "entry_points.txt").write_text("\n".join(["[huetable.games]", *lines, ""]))
    return folder


def copy_without_screens(folder: Path) -> Path:
    """The package alone, for tests that bring screens of their own."""
    left_out = shutil.ignore_patterns("screens", "ui", "tests", "__pycache__")
    shutil.copytree(EXAMPLE / "src", folder, ignore=left_out)
    return folder


@contextmanager
def installed(*folders: Path) -> Iterator[None]:
    """Among the games of this process, while it lasts."""
    from huetable import games
    from huetable.server.http.game_info import game_cards

    paths = list(map(str, folders))
    sys.path[:0] = paths
    _forget(games, game_cards)
    try:
        yield
    finally:
        for path in paths:
            sys.path.remove(path)
        for module in [name for name in sys.modules if name.partition(".")[0] == GAME]:
            del sys.modules[module]
        _forget(games, game_cards)


def _forget(*cached: object) -> None:
    games, cards = cached
    games._games_of.cache_clear()  # type: ignore[attr-defined]
    cards.cache_clear()  # type: ignore[attr-defined]


def main() -> int:
    """The server with more folders on its path: python packaged_game.py FOLDERS serve ..."""
    folders = sys.argv[1]
    # Bots think in processes of their own.
    os.environ["PYTHONPATH"] = folders
    sys.path[:0] = folders.split(os.pathsep)
    from huetable.cli import main as huetable

    return huetable(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
