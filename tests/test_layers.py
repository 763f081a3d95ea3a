"""Who may import whom: the layers that docs/architecture.md draws."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"

MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "language": set(),
    "messages": set(),
    "png": set(),
    "games": {"core", "language", "bots", "messages", "png"},
    "bots": {"core", "games"},
    "store": {"core"},
    "table": {"core", "games", "bots", "store"},
    "server": {"core", "games", "bots", "messages", "store", "table"},
    "client": {"core", "games", "bots", "table", "server"},
    "contract": {"core", "games", "bots", "messages"},
    "envs": {"core", "games", "bots", "messages", "cli"},
    "mcp": {"core", "games", "messages", "table", "server", "client", "envs", "cli"},
    "translation": {"core", "games", "messages"},
    "typescript": {"core", "games", "messages", "table", "server"},
    "cli": {
        "core",
        "games",
        "bots",
        "client",
        "contract",
        "mcp",
        "messages",
        "store",
        "server",
        "translation",
        "typescript",
    },
}

LOOP_AND_IO = {
    "aiohttp",
    "asyncio",
    "io",
    "os",
    "pathlib",
    "random",
    "socket",
    "sqlite3",
    "threading",
    "time",
}
"""What the table, a state machine, does without."""


def sources(package: str) -> Iterator[Path]:
    """The files of a package, but for what a game's folder holds beside the game: tests, lab, shell commands."""
    file = SRC / "huetable" / f"{package}.py"
    found = [file] if file.exists() else sorted((SRC / "huetable" / package).rglob("*.py"))
    return (each for each in found if not ({"tests", "lab"} & set(each.parts) or is_game_command(each)))


def is_game_command(file: Path) -> bool:
    """A game's commands are part of the shell, which finds them there."""
    return file.match("huetable/games/*/cli.py")


@cache
def imported(file: Path) -> tuple[str, ...]:
    """The modules that a file imports, by their whole names. Several tests ask, and reading all files takes a second."""
    return tuple(_read_imports(file))


def _read_imports(file: Path) -> Iterator[str]:
    package = file.parent.relative_to(SRC).parts
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*above, *([node.module] if node.module else [])))
            yield from (
                [f"{module}.{each.name}" for each in node.names] if module == "huetable" else [module]
            )


def layer(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if parts[0] == "huetable" and len(parts) > 1 and parts[1] in MAY_IMPORT else None


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_a_package_imports_only_the_layers_below_it(package: str) -> None:
    files = list(sources(package))
    assert files
    assert wrong_imports(files, {package, *MAY_IMPORT[package]}) == set()


def test_the_shell_commands_of_a_game_import_what_games_and_the_shell_may() -> None:
    files = [file for file in (SRC / "huetable/games").glob("*/cli.py") if is_game_command(file)]
    assert wrong_imports(files, {"games", "cli", *MAY_IMPORT["games"]}) == set()


def test_no_code_imports_the_lab_of_a_game() -> None:
    """A wheel does not carry it."""
    files = [file for package in MAY_IMPORT for file in sources(package)]
    assert not [file for file in files for module in imported(file) if "lab" in module.split(".")]


def wrong_imports(files: Iterable[Path], allowed: set[str]) -> set[str]:
    return {
        f"{file.relative_to(SRC)} imports {module}"
        for file in files
        for module in imported(file)
        if layer(module) not in {None, *allowed}
    }


def test_every_package_has_its_layer() -> None:
    found = {
        each.stem
        for each in (SRC / "huetable").iterdir()
        if each.suffix == ".py" or (each / "__init__.py").exists()
    }
    assert found - {"__init__"} == set(MAY_IMPORT)


def test_the_table_is_a_state_machine_without_a_loop_or_io() -> None:
    used = {
        f"{file.relative_to(SRC)}: {module}"
        for file in sources("table")
        for module in imported(file)
        if module.split(".")[0] in LOOP_AND_IO
    }
    assert used == set()
