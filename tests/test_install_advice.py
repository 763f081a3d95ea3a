"""No package index has Huetable, so nothing may tell people to install it from one."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import huetable
from huetable.server.ops.extras import how_to_install

ROOT = Path(__file__).resolve().parents[1]
FROM_AN_INDEX = re.compile(
    r"""(?:pip3?|pipx|uv\ tool|uv\ pip)\ install\ (?:-\S+\ )*["']?huetable\b(?!-)  # but not ./huetable-0.1.0.whl
    | \buvx\ ["']?huetable\b
    | (?<![\w./*-])huetable\[[a-z]""",
    re.VERBOSE,
)


def advice() -> list[Path]:
    """Everything that people read or that programs print."""
    found = [
        ROOT / name for name in ("README.md", "CHANGELOG.md", "AGENTS.md", "CONTRIBUTING.md", "compose.yaml")
    ]
    found += ROOT.glob("docs/**/*.md")
    for ending in ("py", "md", "json"):
        found += ROOT.glob(f"src/huetable/**/*.{ending}")
    built = {ROOT / "src/huetable/server" / name for name in ("static", "docs_site")}
    return [file for file in found if not built & set(file.parents)]


def test_nobody_is_told_to_install_from_an_index() -> None:
    files = advice()
    assert len(files) > 500
    wrong = [
        f"{file.relative_to(ROOT)}: {line}"
        for file in files
        for line in file.read_text("utf-8").splitlines()
        if FROM_AN_INDEX.search(line)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "line",
    [
        "pip install 'huetable[postgres]'",
        "pipx install huetable",
        "uvx huetable",
        "pip install -U huetable",
        "(needs huetable[ray])",
    ],
)
def test_what_would_not_work_is_found(line: str) -> None:
    assert FROM_AN_INDEX.search(line)


@pytest.mark.parametrize("extra", ["arena", "envs", "mcp", "postgres", "ray"])
def test_the_advice_names_the_wheel_and_an_extra_that_there_is(extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert extra in project["optional-dependencies"]
    advice = how_to_install(extra)
    assert f"'./huetable-{huetable.__version__}-py3-none-any.whl[{extra}]'" in advice
    assert not FROM_AN_INDEX.search(advice)
