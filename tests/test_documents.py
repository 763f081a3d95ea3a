"""What the documents say is run, and what they point at is there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from screens import SCREENS
from screenshots import page_of

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
    text = document.read_text("utf-8")
    links = re.findall(r"\]\(([^)#\s]+)\)", text) + re.findall(r"src(?:set)?=\"([^\"]+)\"", text)
    for target in links:
        if "://" not in target:
            assert (document.parent / target).exists(), f"{document.name} points at {target}"


def test_the_commands_of_the_readme_exist() -> None:
    named = set(re.findall(r"\.venv/bin/huetable ([a-z-]+)", (ROOT / "README.md").read_text("utf-8")))
    shown = subprocess.run(
        [sys.executable, "-m", "huetable.cli", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert named
    assert all(re.search(rf"^    {command}\b", shown, re.MULTILINE) for command in named)


def test_every_screen_of_the_documents_is_there_by_day_and_by_night() -> None:
    images = {file.name for file in (ROOT / "docs/images").iterdir()}
    assert images == {f"{screen.name}-{scheme}.jpg" for screen in SCREENS for scheme in ("light", "dark")}
    assert (ROOT / "docs/screens.md").read_text("utf-8") == page_of(SCREENS)
