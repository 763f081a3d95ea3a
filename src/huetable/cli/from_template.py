"""How a game is made from the template: copied, renamed, and its recorded games played again."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module, invalidate_caches
from itertools import chain
from pathlib import Path

import msgspec

from huetable import games
from huetable.core import playthrough
from huetable.core.game import AnyGame
from huetable.core.record import read_record, verify, write_record

from .errors import CommandError

TEMPLATE = games.HERE / "_template"


def copy_template(name: str, home: Path) -> Path:
    """All of it or nothing: a copy that does not work is taken away again."""
    folder = home / name
    if folder.exists():
        raise CommandError(f"{folder} already exists: choose another name, or delete it first")
    home.mkdir(parents=True, exist_ok=True)
    try:
        shutil.copytree(TEMPLATE, folder, ignore=shutil.ignore_patterns("__pycache__"))
        rename(folder, renamer(name))
        with _found_in(home, name) as game:
            play_again(game, folder)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return folder


def renamer(name: str, *, in_package: bool = False) -> Callable[[str], str]:
    """Puts every name of the template into those of the new game, which may be a package of its own."""
    words = name.split("_")
    changes = {
        "RisingCards": _class_name(words),
        "Rising Cards": " ".join(words).title(),
        "rising_cards": name,
        "rising-cards": "-".join(words),
        "RISE": _prefix(words),
        "huetable.games._template": name if in_package else f"huetable.games.{name}",
        'short="rising"': f'short="{_short_name(words)}"',
    }
    # Whole words only: the game may speak of rising and of cards.
    pattern = re.compile("|".join(rf"(?<![A-Za-z]){re.escape(old)}(?![A-Za-z])" for old in changes))
    return lambda text: pattern.sub(lambda found: changes[found[0]], text)


def _class_name(words: list[str]) -> str:
    name = "".join(word.capitalize() for word in words)
    taken = re.search(rf"\b{name}\b", (TEMPLATE / "game.py").read_text("utf-8"))
    return f"{name}Game" if taken else name


def _prefix(words: list[str]) -> str:
    """The first letters, as many as make it the only one: PS, or PAI, PAIN, PAINT ..."""
    taken = {"TABLE", *(game.meta.clauses for game in games.all_games().values())}
    initials = "".join(word[0] for word in words if word[0].isalpha())
    letters = "".join(filter(str.isalpha, "".join(words)))
    longer = (letters[:length] for length in range(3, len(letters) + 1))
    wanted = chain(
        [initials] if len(initials) > 1 else [], longer, (letters + "X" * more for more in range(99))
    )
    return next(prefix for prefix in map(str.upper, wanted) if prefix not in taken)


def _short_name(words: list[str]) -> str:
    taken = {word for game in games.all_games().values() for word in (game.meta.id, game.meta.short)}
    return "_".join(words) if words[0] in taken else words[0]


def rename(folder: Path, renamed: Callable[[str], str]) -> None:
    """In all files of a folder."""
    for file in (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".jsonl"):
        try:
            file.write_text(renamed(file.read_text("utf-8")), "utf-8")
        except UnicodeDecodeError:
            continue  # A picture has no name in it.


@contextmanager
def _found_in(home: Path, name: str) -> Iterator[AnyGame]:
    """The new game, imported from where it is even if nothing points there yet."""
    games.__path__.append(str(home))
    invalidate_caches()
    try:
        yield import_module(f"{games.__name__}.{name}").GAME
    finally:
        games.__path__.remove(str(home))
        for module in [
            module for module in sys.modules if f"{module}.".startswith(f"{games.__name__}.{name}.")
        ]:
            del sys.modules[module]


def play_again(game: AnyGame, folder: Path) -> None:
    """Playthroughs and records carry the game's id, its clauses and hashes over them: they are made again."""
    for file in sorted((folder / "tests" / "playthroughs").glob("*.txt")):
        file.write_text(playthrough.replay_playthrough(game, file.read_text("utf-8")), "utf-8")
    for file in sorted((folder / "tests" / "records").glob("*.jsonl")):
        record = read_record(file.read_bytes())
        header = msgspec.structs.replace(record.header, game=game.meta.id)
        file.write_bytes(write_record(msgspec.structs.replace(record, header=header)))
        verify(game, file.read_bytes())
