"""Our own rules compiled by mypyc, unchanged, for the record: how far the same source could go."""

from __future__ import annotations

import shutil
import subprocess
import sys

from bars import tell
from peers import PEERS, ROOT, python_peer

FOLDER = "src/huetable/games/uno_coloradd/rules"
RULES = (
    "apply",
    "cards",
    "catch_windows",
    "deal",
    "effects",
    "house_rules",
    "legal_moves",
    "piles",
    "refusals",
    "rounds",
    "seen_cards",
)
"""The files of functions. Structs stay msgspec's own: mypyc does not compile what another metaclass makes."""


def compiled_rules() -> list[str] | None:
    """The command that plays with compiled rules, or None (and why) where they do not compile."""
    python = python_peer("mypyc", "mypy", "setuptools", "msgspec", "numpy", "rich")
    tree = PEERS / "mypyc-tree"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("static", "__pycache__", "ui"))
    files = [tree / FOLDER / f"{name}.py" for name in RULES]
    done = subprocess.run(
        [str(python.parent / "mypyc"), "--ignore-missing-imports", *map(str, files)],
        cwd=tree / "src",
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": "/usr/bin:/bin", "MYPYPATH": str(tree / "src")},
    )
    if done.returncode:
        tell(f"mypyc did not compile the rules: {done.stdout.strip().splitlines()[-1:]}")
        return None
    return ["env", f"PYTHONPATH={tree / 'src'}", str(python), str(ROOT / "bench/contenders/ours_uno.py")]


if __name__ == "__main__":
    print(compiled_rules(), file=sys.stderr)
