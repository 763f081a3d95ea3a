"""Breaks a game's rules in small ways, one at a time, and counts how many of these mutants the game's tests notice.

    .venv/bin/python tools/mutate.py uno_coloradd --mutants 100

A mutant inverts a condition, moves a bound by one, swaps "and" with "or", drops a statement or forgets a
refusal. It is caught when a test fails. Citing a clause is not enough: a test must fail when its rule is broken.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
REQUIRED = 0.85
NOT_RULES = {
    "__init__.py",
    "game.py",
    "state.py",
    "bots.py",
    "cli.py",
    "terminal.py",
    "learning.py",
    "measure.py",
    "clauses.py",
    "moves.py",
    "events.py",
}
SECONDS_A_MUTANT = 240

OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


class Mutant(NamedTuple):
    """A rule file with one thing broken."""

    file: Path
    line: int
    what: str
    source: str


def mutants(file: Path) -> Iterator[Mutant]:
    """A mutant for every place of a file that can be broken."""
    source = file.read_text("utf-8")
    for index, node in enumerate(ast.walk(ast.parse(source))):
        for what in breakages(node):
            tree = ast.parse(source)
            broken = list(ast.walk(tree))[index]
            apply_breakage(broken, what)
            yield Mutant(file, getattr(node, "lineno", 0), what, ast.unparse(tree))


def breakages(node: ast.AST) -> list[str]:
    """Name the ways in which a piece of code can be broken without becoming nonsense."""
    ways = {
        "another comparison": isinstance(node, ast.Compare) and type(node.ops[0]) in OPPOSITE,
        "and for or": isinstance(node, ast.BoolOp),
        "condition inverted": isinstance(node, ast.If | ast.IfExp),
        "refusal forgotten": isinstance(node, ast.Return) and _refuses(node),
        "step dropped": isinstance(node, ast.AugAssign),
        "off by one": isinstance(node, ast.Constant) and type(node.value) is int,
    }
    return [what for what, possible in ways.items() if possible]


def _refuses(node: ast.Return) -> bool:
    called = node.value.func if isinstance(node.value, ast.Call) else None
    return isinstance(called, ast.Name) and called.id == "Refusal"


def apply_breakage(node: ast.AST, what: str) -> None:
    """Break it in place."""
    if isinstance(node, ast.Compare):
        node.ops[0] = OPPOSITE[type(node.ops[0])]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.If | ast.IfExp):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.Return):
        node.value = ast.Constant(None)
    elif isinstance(node, ast.AugAssign):
        node.value = ast.Constant(0)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        node.value += 1


def is_caught(mutant: Mutant, game: str) -> bool:
    """Run the game's own tests over a copy of the tree with the mutant in it."""
    with tempfile.TemporaryDirectory() as home:
        copy = Path(home) / "src"
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
        (copy / mutant.file.relative_to(ROOT / "src")).write_text(mutant.source, "utf-8")
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-x",
            "-q",
            "-p",
            "no:cacheprovider",
            "-c",
            str(ROOT / "pyproject.toml"),
        ]
        tests = copy / "huetable/games" / game / "tests"
        environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(
                [*command, "--rootdir", home, str(tests)],
                env=environment,
                capture_output=True,
                timeout=SECONDS_A_MUTANT,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True
        return done.returncode != 0


def main() -> None:
    """Break, test and count; exit with 1 if too few mutants are caught."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", help="the folder of the game")
    parser.add_argument("--mutants", type=int, default=100, help="how many, drawn at random (default 100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    folder = ROOT / "src/huetable/games" / wanted.game
    files = sorted([*folder.glob("*.py"), *(folder / "rules").rglob("*.py")])
    found = [m for file in files if file.name not in NOT_RULES for m in mutants(file)]
    chosen = random.Random(wanted.seed).sample(found, min(wanted.mutants, len(found)))
    with ThreadPoolExecutor(wanted.jobs) as pool:
        verdicts = list(pool.map(lambda mutant: is_caught(mutant, wanted.game), chosen))
    for mutant, caught in zip(chosen, verdicts, strict=True):
        if not caught:
            print(f"survived: {mutant.file.name}:{mutant.line} {mutant.what}")
    share = sum(verdicts) / len(verdicts)
    print(
        f"{sum(verdicts)} of {len(verdicts)} mutants caught ({share:.0%}); {len(found)} are possible; required {REQUIRED:.0%}"
    )
    sys.exit(0 if share >= REQUIRED else 1)


if __name__ == "__main__":
    main()
