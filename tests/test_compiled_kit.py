"""The compiled rules: how they are made, and that they play as the source does."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import compiled_kit
import msgspec
import pytest
from compiled_kit import CannotCompile, check_compiler, compiled_modules, kit_key
from msgspec import Struct
from native_source import is_worth_compiling, native_source, write_native

ROOT = Path(__file__).resolve().parents[1]
SUITES = ["tests/core", "tests/test_games.py", *map(str, sorted(ROOT.glob("src/huetable/games/*/tests")))]

LOOKS_AT_SOURCE = (
    # What a module may import is a question about the source, not about a copy for mypyc.
    "tests/core/test_purity.py",
    # It replaces a function of the module, and compiled functions call each other directly.
    "src/huetable/games/hues_and_cues/tests/test_colour.py::test_ciede2000_is_the_published_one",
)

MODULE = '''"""A module."""

from __future__ import annotations

from typing import Literal, final

from msgspec import Struct

Colour = Literal["red", "blue"]


class Laid(Struct, frozen=True, tag="laid"):
    colour: Colour | None = None


@final
class State(Struct, gc=False):
    hands: list[list[Colour]]
    last: Laid | None = None


def first(state: State) -> Colour:
    return state.hands[0][0]
'''


@pytest.fixture
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Any]:
    """The module as it is, and as mypyc gets it."""
    for folder in ("as_written", "for_mypyc"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "__init__.py").write_text("")
    (tmp_path / "as_written/example.py").write_text(MODULE)
    write_native(MODULE, tmp_path / "for_mypyc/example.py")
    monkeypatch.syspath_prepend(tmp_path)
    return import_module("as_written.example"), import_module("for_mypyc.example")


def test_a_state_becomes_a_dataclass_that_is_written_and_read_as_before(builds: tuple[Any, Any]) -> None:
    written, native = builds
    assert issubclass(written.State, Struct)
    assert not issubclass(native.State, Struct)
    # A decorator that is for a struct does not see the dataclass.
    assert hasattr(written.State, "__final__")
    assert not hasattr(native.State, "__final__")
    states = [build.State([["red"], []], build.Laid("blue")) for build in builds]
    data = [msgspec.json.encode(state) for state in states]
    assert data[0] == data[1]
    assert msgspec.json.decode(data[1], type=native.State) == states[1]
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"hands": [["green"]]}', type=native.State)


def test_other_structs_stay_what_they_are(builds: tuple[Any, Any]) -> None:
    _, native = builds
    assert issubclass(native.Laid, Struct)
    assert msgspec.json.encode(native.Laid("blue")) == b'{"type":"laid","colour":"blue"}'


def test_every_line_of_a_module_keeps_its_number() -> None:
    before, after = MODULE.splitlines(), native_source(MODULE, "_original").splitlines()
    head = "def first(state: State) -> Colour:"
    assert before.index(head) == after.index(head)


def test_what_has_only_structs_is_not_compiled() -> None:
    assert is_worth_compiling(MODULE)
    assert not is_worth_compiling(MODULE.partition("@final")[0])


def test_the_rules_of_every_game_are_compiled() -> None:
    package = ROOT / "src/huetable"
    folders = {
        file.relative_to(package).parts[1] for file in compiled_modules(package) if "games" in file.parts
    }
    assert folders == {rules.parent.name for rules in package.glob("games/*/rules")}


@pytest.mark.parametrize("checkout", ["checkout", "lab/store/static"])
def test_another_rule_makes_another_kit_and_another_test_does_not(tmp_path: Path, checkout: str) -> None:
    package = tmp_path / checkout
    for name in ("core/rng.py", "games/dots/rules/turns.py", "games/dots/tests/test_turns.py"):
        (package / name).parent.mkdir(parents=True)
        (package / name).write_text("")
    key = kit_key(package)
    (package / "games/dots/tests/test_turns.py").write_text("changed")
    assert kit_key(package) == key
    (package / "games/dots/rules/turns.py").write_text("changed")
    assert kit_key(package) != key


def test_another_mypy_makes_another_kit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = kit_key(tmp_path)
    monkeypatch.setattr(compiled_kit, "version", lambda name: f"{name} 0.0")
    assert kit_key(tmp_path) != key


def test_a_machine_without_a_compiler_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    with pytest.raises(CannotCompile, match=r'no C compiler "no-such-compiler".*apt install gcc'):
        check_compiler()


@pytest.fixture(scope="module")
def kit() -> Path:
    """Built if it is not there yet, which takes minutes."""
    return compiled_kit.compiled_kit()


def run(kit: Path | None, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the compiled rules, or with the ordinary ones."""
    settings = {**os.environ, "PYTHONPATH": str(kit or "")}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=settings, capture_output=True, text=True, check=False
    )


@pytest.mark.soak
def test_both_builds_play_the_same_games_state_by_state(kit: Path) -> None:
    compiled, ordinary = (run(build, "tools/state_hashes.py", "8") for build in (kit, None))
    assert ".so" in compiled.stderr
    assert "rng.py" in ordinary.stderr
    assert len(ordinary.stdout.splitlines()) > 1000
    assert compiled.stdout.splitlines() == ordinary.stdout.splitlines()


@pytest.mark.soak
def test_the_contract_and_the_rules_hold_in_the_compiled_build(kit: Path) -> None:
    rules = "huetable.games.uno_coloradd.rules.apply"
    found = run(kit, "-c", f"import importlib; print(importlib.import_module('{rules}').__file__)")
    assert found.stdout.strip().endswith(".so")
    left_out = [f"--deselect={name}" for name in LOOKS_AT_SOURCE]
    done = run(kit, "-m", "pytest", "-q", "-m", "not soak and not browser", *left_out, *SUITES)
    assert done.returncode == 0, done.stdout[-5000:]
