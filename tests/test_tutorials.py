"""What the tutorials say to type works. Blocks marked `sh` and `python` are run; `console` needs a server, a person or time."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TUTORIALS = {file.stem: file.read_text("utf-8") for file in (ROOT / "docs/tutorials").glob("*.md")}
COPIED = ("src", "web/src", "docs")
"""What a tutorial may write to, if it is in the checkout."""


def blocks(name: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", TUTORIALS[name], re.DOTALL)


def test_there_is_one_for_everybody() -> None:
    assert set(TUTORIALS) == {"host", "bot", "train", "game", "translate"}


def test_the_bots_are_those_of_the_page_whose_programs_are_run() -> None:
    tested = re.findall(r"```python\n(.*?)```", (ROOT / "docs/client.md").read_text("utf-8"), re.DOTALL)
    written = blocks("bot", "python")
    assert written[0] == tested[0]
    assert set(written) <= set(tested)


def test_their_commands_exist() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "huetable.cli", "--help"], capture_output=True, text=True, check=True
    ).stdout
    everything = "\n".join(TUTORIALS.values())
    commands = set(re.findall(r"bin/huetable ([a-z-]+)", everything))
    assert {"serve", "sim", "verify", "new-game", "new-language"} <= commands
    assert [command for command in commands if not re.search(rf"^    {command}\b", shown, re.MULTILINE)] == []
    assert all((ROOT / script).is_file() for script in re.findall(r"examples/\w+\.py", everything))


@pytest.mark.soak
@pytest.mark.parametrize("block", blocks("train", "python"))
def test_the_programs_of_the_trainers_run(block: str) -> None:
    done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(TUTORIALS))
def test_its_commands_do_what_it_says(name: str, tmp_path: Path) -> None:
    """In a copy of the checkout, with a home of its own, one command after another."""
    checkout = tmp_path / "checkout"
    for folder in COPIED:
        ignored = shutil.ignore_patterns("static", "docs_site", "images", "__pycache__")
        shutil.copytree(ROOT / folder, checkout / folder, ignore=ignored)
    for name_of_link in (".venv", "pyproject.toml", "conftest.py", "tests", "tools", "node_modules"):
        (checkout / name_of_link).symlink_to(ROOT / name_of_link)
    (checkout / "robby.py").write_text(blocks("bot", "python")[-1], "utf-8")
    environment = {**os.environ, "HOME": str(tmp_path), "PYTHONPATH": str(checkout / "src")}
    commands = "\n".join(["set -eu", *blocks(name, "sh")])
    done = subprocess.run(
        ["bash", "-c", commands], cwd=checkout, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
