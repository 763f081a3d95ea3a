import ast
from pathlib import Path

import pytest

import huetable.language

FILES = sorted(Path(huetable.language.__file__).parent.glob("*.py"))
PURE = {"__future__", "collections", "functools", "itertools", "re", "typing", "unicodedata"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_rules_can_depend_on_it_because_it_reads_nothing_and_draws_nothing(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    modules = {
        node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and not node.level
    }
    modules |= {each.name for node in ast.walk(tree) if isinstance(node, ast.Import) for each in node.names}
    allowed = PURE | ({"rapidfuzz"} if file.stem == "closest_words" else set())
    assert {module.split(".")[0] for module in modules} <= allowed
