"""What the documents say is run, and what they point at is there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from screens import SCREENS
from screenshots import page_of, section_of

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("src/huetable/games/*/docs/*.md")]
)


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


@pytest.mark.parametrize("name", ["architecture.md", "glossary.md"])
def test_every_path_that_a_page_names_exists(name: str) -> None:
    """Paths are given from the root, from src/huetable, from web/src or from a game's folder. NAME is any game."""
    page = (ROOT / "docs" / name).read_text("utf-8")
    named = set(re.findall(r"`([\w.-]+(?:/[\w.-]+)+)/?`", page))
    assert len(named) >= 10
    places = [ROOT, ROOT / "src/huetable", ROOT / "web/src", *ROOT.glob("src/huetable/games/*/")]
    assert {
        path for path in named if not any(any(place.glob(path.replace("NAME", "*"))) for place in places)
    } == set()


def test_the_commands_of_the_readme_exist() -> None:
    named = set(re.findall(r"\.venv/bin/huetable ([a-z-]+)", (ROOT / "README.md").read_text("utf-8")))
    shown = subprocess.run(
        [sys.executable, "-m", "huetable.cli", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert named
    assert all(re.search(rf"^    {command}\b", shown, re.MULTILINE) for command in named)


def test_the_page_of_screens_is_up_to_date() -> None:
    """Sections of games that are not here stay as they are."""
    page = (ROOT / "docs/screens.md").read_text("utf-8")
    current = {section_of(screen) for screen in SCREENS}
    head, *sections = re.split(r"^(?=## )", page, flags=re.MULTILINE)
    ours = [section for section in sections if section.rstrip("\n") + "\n" in current]
    assert "".join([head, *ours]).rstrip("\n") + "\n" == page_of(SCREENS)
    foreign = "".join(section for section in sections if section not in ours)
    ours_words = {screen.name.partition("-")[0] for screen in SCREENS}
    assert not ours_words & set(re.findall(r"images/([a-z]+)", foreign)), "sections of screens that are gone"


def test_every_picture_is_shown_and_every_picture_that_is_shown_is_there() -> None:
    page = (ROOT / "docs/screens.md").read_text("utf-8")
    assert set(re.findall(r'src="images/([^"]+)"', page)) == _images()


def _images() -> set[str]:
    return {file.name for file in (ROOT / "docs/images").iterdir()}
