"""core/ and the rule files of the games import no clock, no I/O and no randomness of their own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import huetable.core
from huetable.games import all_games, game_folder

ALLOWED_IN_CORE = {
    "__future__",
    "abc",
    "ast",
    "collections",
    "functools",
    "hashlib",
    "itertools",
    "json",
    "msgspec",
    "re",
    "struct",
    "typing",
}
ALLOWED_IN_GAMES = ALLOWED_IN_CORE | {
    "bisect",
    "enum",
    "huetable",
    "math",
    "operator",
    "unicodedata",
}
FORBIDDEN_CALLS = {"open", "input", "print", "exec", "eval", "__import__", "hash", "id"}

CORE_FILES = sorted(Path(huetable.core.__file__).parent.glob("*.py"))
RULE_FILES = sorted(
    file
    for game in all_games().values()
    for file in [*game_folder(game).glob("*.py"), *(game_folder(game) / "rules").rglob("*.py")]
    if file.name not in ("bots.py", "cli.py", "learning.py", "measure.py", "terminal.py")
)


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.split(".")[0]


def called(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


@pytest.mark.parametrize("file", CORE_FILES, ids=lambda file: file.name)
def test_core_is_pure(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    assert set(imported(tree)) <= ALLOWED_IN_CORE
    assert not set(called(tree)) & FORBIDDEN_CALLS


@pytest.mark.parametrize("file", RULE_FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_the_rules_of_a_game_are_pure(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    assert set(imported(tree)) <= ALLOWED_IN_GAMES
    assert not set(called(tree)) & FORBIDDEN_CALLS


def test_core_knows_no_game_and_no_server() -> None:
    for file in CORE_FILES:
        assert "huetable" not in set(imported(ast.parse(file.read_text("utf-8"))))
