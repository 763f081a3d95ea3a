"""How a module of rules is put so that mypyc compiles it to the same behaviour. The changes are made in a copy of the source.

mypyc can't compile a struct of msgspec's: it would drop its settings (`frozen`, `tag`) and most of its annotations. So:

- Moves, events, views and all other frozen structs stay as they are, in Python. A compiled module that had some imports them from its
  original, which lies beside it under another name.
- The mutable structs are the states of the games, which the rules read all the time. They become dataclasses, which mypyc
  compiles, and which msgspec reads and writes just the same once their annotations are put back.
- Any other class may have subclasses in Python, as the Rng has in bots; mypyc must be told so.
"""

from __future__ import annotations

import ast
from pathlib import Path

_FUTURE = "from __future__ import annotations"


def is_worth_compiling(source: str) -> bool:
    """Whether a module has anything that runs faster compiled: a function, or a state."""
    return any(isinstance(node, ast.FunctionDef) or _is_state(node) for node in ast.parse(source).body)


def write_native(source: str, file: Path) -> None:
    """Write the module for mypyc to a file, and its original beside it where that is needed for its structs."""
    original = file.with_name(f"_original_{file.name}")
    native = native_source(source, original.stem)
    file.write_text(native)
    if f"from .{original.stem} import" in native:
        original.write_text(source)


def native_source(source: str, original: str) -> str:
    """The module for mypyc. Every line keeps its number, so that a traceback still points at the source."""
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    lines = source.split("\n")
    for kind in classes:
        if _is_state(kind):
            _make_dataclass(lines, kind)
            lines.append(_restore_annotations(kind))
        elif _is_struct(kind):
            _import_struct(lines, kind, original)
        elif not kind.bases:
            _allow_subclasses(lines, kind)
    return "\n".join(lines) + "\n"


def _is_struct(node: ast.stmt) -> bool:
    bases = node.bases if isinstance(node, ast.ClassDef) else []
    return "Struct" in [base.id for base in bases if isinstance(base, ast.Name)]


def _is_state(node: ast.stmt) -> bool:
    settings = node.keywords if isinstance(node, ast.ClassDef) else []
    return _is_struct(node) and {setting.arg for setting in settings} <= {"gc"}


def _make_dataclass(lines: list[str], kind: ast.ClassDef) -> None:
    """The decorator takes the place of the state's own or of a blank line, which the formatter asks for there; the import, too."""
    head = kind.lineno - 1
    lines[head - 1 : head + 1] = ["@dataclass(slots=True)", f"class {kind.name}:"]
    lines[lines.index(_FUTURE) + 1] = "from dataclasses import dataclass"


def _allow_subclasses(lines: list[str], kind: ast.ClassDef) -> None:
    lines[kind.lineno - 2] = "@mypyc_attr(allow_interpreted_subclasses=True)"
    lines[lines.index(_FUTURE) + 1] = "from mypy_extensions import mypyc_attr"


def _restore_annotations(kind: ast.ClassDef) -> str:
    """Put back what the future import makes of annotations: strings. mypyc keeps only `list` of `list[Card]`."""
    fields = [node for node in kind.body if isinstance(node, ast.AnnAssign)]
    written = {ast.unparse(field.target): ast.unparse(field.annotation) for field in fields}
    # By name, because mypyc forbids an attribute of a compiled class that it doesn't know.
    return f"getattr({kind.name}, '__annotations__').update({written!r})"


def _import_struct(lines: list[str], kind: ast.ClassDef, original: str) -> None:
    head, end = kind.lineno - 1, kind.end_lineno or kind.lineno
    lines[head:end] = [f"from .{original} import {kind.name}", *[""] * (end - head - 1)]
