"""What tools/release makes of the changelog and the version, and when it refuses."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
import release
from release import CannotRelease, check_version, checksums, release_changelog, release_notes

import huetable

ROOT = Path(__file__).resolve().parents[1]

BEFORE = (
    "# Changelog\n\nVersions.\n\n## Unreleased\n\n- New thing.\n\n## 0.1.0 (2026-01-02)\n\n- First thing.\n"
)
AFTER = BEFORE.replace("## Unreleased\n", "## Unreleased\n\n## 0.2.0 (2026-03-04)\n")


def test_what_was_unreleased_becomes_the_release() -> None:
    assert release_changelog(BEFORE, "0.2.0", "2026-03-04") == AFTER


def test_the_notes_are_the_part_about_the_release() -> None:
    assert release_notes(AFTER, "0.2.0") == "# Huetable 0.2.0\n\n- New thing.\n"
    assert release_notes(AFTER, "0.1.0") == "# Huetable 0.1.0\n\n- First thing.\n"
    with pytest.raises(CannotRelease, match=r"says nothing about 0\.3\.0"):
        release_notes(AFTER, "0.3.0")


@pytest.mark.parametrize("text", ["# Changelog\n", AFTER])
def test_without_news_there_is_no_release(text: str) -> None:
    with pytest.raises(CannotRelease, match="Unreleased"):
        release_changelog(text, "0.3.0", "2026-03-04")


@pytest.mark.parametrize(
    ("version", "problem"),
    [
        ("0.2", "expected three numbers"),
        ("v0.2.0", "expected three numbers"),
        ("0.02.0", "expected three numbers"),
        ("0.1.0", "has been released"),
        ("0.0.9", "older than"),
    ],
)
def test_a_version_is_a_new_one(version: str, problem: str) -> None:
    with pytest.raises(CannotRelease, match=problem):
        check_version(version, "0.1.0", ["v0.1.0"])


@pytest.mark.parametrize("version", ["0.1.0", "0.1.1", "0.10.0", "1.0.0"])
def test_the_version_of_the_code_or_a_later_one_can_be_released(version: str) -> None:
    check_version(version, "0.1.0", [])


def test_sha256sum_accepts_the_checksums(tmp_path: Path) -> None:
    files = [tmp_path / "b.whl", tmp_path / "a.tar.gz"]
    for file in files:
        file.write_bytes(file.name.encode())
    (tmp_path / "SHA256SUMS").write_text(checksums(files))
    subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=tmp_path, check=True)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "src/huetable").mkdir(parents=True)
    (tmp_path / "src/huetable/__init__.py").write_text('__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(BEFORE)
    who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    for words in (["init", "-q"], ["add", "."], [*who, "commit", "-qm", "Begin"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_the_release_is_one_commit_and_is_not_made_twice(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Ann")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "ann@example.org")
    for _ in range(2):
        release.write_release(checkout, "0.2.0", "2026-03-04")
    assert release.git("log", "--format=%s", root=checkout).split("\n")[:2] == ["Release 0.2.0", "Begin"]
    assert (checkout / "CHANGELOG.md").read_text() == AFTER
    assert (checkout / "src/huetable/__init__.py").read_text() == '__version__ = "0.2.0"\n'


def test_what_is_not_committed_is_not_released(checkout: Path) -> None:
    (checkout / "CHANGELOG.md").write_text("changed\n")
    with pytest.raises(CannotRelease, match="not committed"):
        release.release(checkout, "0.2.0", tested=True)


def test_the_version_stands_in_one_place() -> None:
    """The page and the wheel read it there."""
    assert release.current_version((ROOT / release.VERSION_FILE).read_text()) == huetable.__version__
    for file in ("pyproject.toml", "package.json"):
        assert not re.search(r'^\s*"?version"?\s*[:=]', (ROOT / file).read_text(), re.MULTILINE)
