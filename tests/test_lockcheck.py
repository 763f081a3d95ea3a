"""The check of the lock files."""

import json
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[1] / "tools"
HASH = "0" * 64


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project whose lock files are as they should be."""
    lock(tmp_path, {"node_modules/a": {"version": "1.0.0", "integrity": "sha512-x"}})
    (tmp_path / "requirements.lock").write_text(
        f"a==1.0 ; python_version < '4' \\\n    --hash=sha256:{HASH}\n"
    )
    (tmp_path / ".npmrc").write_text("omit-lockfile-registry-resolved=true\n")
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'a'\n")
    return tmp_path


def lock(root: Path, packages: dict[str, object]) -> None:
    (root / "package-lock.json").write_text(json.dumps({"packages": {"": {"name": "a"}, **packages}}))


def problems(root: Path) -> list[str]:
    sys.path.insert(0, str(TOOLS))
    try:
        import lockcheck
    finally:
        sys.path.remove(str(TOOLS))
    return [*lockcheck.python_lock(root), *lockcheck.node_lock(root), *lockcheck.settings(root)]


def test_a_clean_lock_file_passes(root: Path) -> None:
    assert problems(root) == []


def test_a_link_for_funding_may_stay(root: Path) -> None:
    lock(root, {"node_modules/a": {"integrity": "x", "funding": {"url": "https://example.org/give"}}})
    assert problems(root) == []


@pytest.mark.parametrize(
    "entry",
    [
        {"integrity": "x", "resolved": "https://example.org/a.tgz"},
        {"integrity": "x", "dependencies": {"b": "git+ssh://example.org/b"}},
        {"integrity": "x", "resolved": "file:../b"},
        {"version": "1.0.0"},
    ],
)
def test_a_download_address_or_a_missing_hash_is_found(root: Path, entry: dict[str, object]) -> None:
    lock(root, {"node_modules/a": entry})
    assert len(problems(root)) == 1


@pytest.mark.parametrize(
    "line", ["--index-url https://example.org/simple", "a @ https://example.org/a.whl", "a==1.0"]
)
def test_a_python_requirement_that_points_somewhere_is_found(root: Path, line: str) -> None:
    (root / "requirements.lock").write_text(line + "\n")
    assert len(problems(root)) == 1


@pytest.mark.parametrize(
    ("file", "text"),
    [(".npmrc", "registry=https://example.org\n"), ("pyproject.toml", "[[tool.uv.index]]\nname='x'\n")],
)
def test_a_setting_that_chooses_a_registry_is_found(root: Path, file: str, text: str) -> None:
    (root / file).write_text(text)
    assert problems(root) == [f"{file} chooses a registry"]
