"""What the documents say is run, and what they point at is there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def test_the_python_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert "TABLE-2" in done.stdout


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_link_of_a_document_leads_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)\)", document.read_text("utf-8")):
        if "://" not in target:
            assert (document.parent / target).exists(), f"{document.name} points at {target}"


def test_the_commands_of_the_readme_exist() -> None:
    named = set(re.findall(r"\.venv/bin/huetable ([a-z-]+)", (ROOT / "README.md").read_text("utf-8")))
    shown = subprocess.run(
        [sys.executable, "-m", "huetable.cli", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert named
    assert all(re.search(rf"^    {command}\b", shown, re.MULTILINE) for command in named)
