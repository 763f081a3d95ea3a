import ast
import re
from pathlib import Path

import pytest

import huetable.language

FILES = sorted(Path(huetable.language.__file__).parent.rglob("*.py"))
PURE = {
    "__future__",
    "collections",
    "functools",
    "huetable.language",
    "itertools",
    "re",
    "typing",
    "unicodedata",
}
ALSO = {"closest_words": {"rapidfuzz"}, "known": {"importlib", "pkgutil"}}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_rules_can_depend_on_it_because_it_reads_nothing_and_draws_nothing(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    modules = {
        node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and not node.level
    }
    modules |= {each.name for node in ast.walk(tree) if isinstance(node, ast.Import) for each in node.names}
    named = set(re.findall(r"^(huetable\.language|\w+)", "\n".join(modules), re.MULTILINE))
    assert named <= PURE | ALSO.get(file.stem, set())
