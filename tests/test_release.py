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


@pytest.fixture
def ann(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose commits and tags these are."""
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Ann")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "ann@example.org")


@pytest.mark.usefixtures("ann")
def test_the_release_is_one_commit_and_is_not_made_twice(checkout: Path) -> None:
    for _ in range(2):
        release.write_release(checkout, "0.2.0", "2026-03-04")
    assert release.git("log", "--format=%s", root=checkout).split("\n")[:2] == ["Release 0.2.0", "Begin"]
    assert (checkout / "CHANGELOG.md").read_text() == AFTER
    assert (checkout / "src/huetable/__init__.py").read_text() == '__version__ = "0.2.0"\n'


def test_what_is_not_committed_is_not_released(checkout: Path) -> None:
    (checkout / "CHANGELOG.md").write_text("changed\n")
    with pytest.raises(CannotRelease, match="not committed"):
        release.release(checkout, "0.2.0", tested=True)


class Workshop:
    """In the place of what takes minutes: the build, and playing with its wheel."""

    def __init__(self) -> None:
        self.tried: list[str] = []
        self.broken = False

    def build(self, root: Path, folder: Path) -> Path:
        version = release.current_version((root / release.VERSION_FILE).read_text())
        folder.mkdir(parents=True, exist_ok=True)
        wheel = folder / f"huetable-{version}-py3-none-any.whl"
        for file in (wheel, folder / f"huetable-{version}.tar.gz", folder / "commit.txt"):
            file.write_text(file.name)
        return wheel

    def try_wheel(self, wheel: Path) -> str:
        self.tried.append(wheel.name)
        if self.broken:
            raise subprocess.CalledProcessError(1, "play")
        return "all games were played\n"


@pytest.fixture
def workshop(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop()
    monkeypatch.setattr(release, "build", made.build)
    monkeypatch.setattr(release, "try_wheel", made.try_wheel)
    (checkout / ".git/info/exclude").write_text("dist/\n")
    return made


@pytest.mark.usefixtures("ann")
def test_a_release_has_a_tag_notes_and_sums_and_a_wheel_that_was_tried(
    checkout: Path, workshop: Workshop
) -> None:
    folder = release.release(checkout, "0.2.0", tested=True)
    wheel, archive = "huetable-0.2.0-py3-none-any.whl", "huetable-0.2.0.tar.gz"
    assert {file.name for file in folder.iterdir()} == {wheel, archive, "NOTES.md", "SHA256SUMS"}
    subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=folder, check=True)
    assert {line.split()[1] for line in (folder / "SHA256SUMS").read_text().splitlines()} == {wheel, archive}
    assert workshop.tried == [wheel]
    notes = "# Huetable 0.2.0\n\n- New thing.\n"
    assert (folder / "NOTES.md").read_text() == notes
    assert (
        release.git("tag", "--list", "--format=%(contents)", "v0.2.0", root=checkout).strip() == notes.strip()
    )
    tagged = release.git("rev-parse", "v0.2.0^{commit}", root=checkout)
    assert tagged == release.git("rev-parse", "HEAD", root=checkout)
    assert release.git("log", "-1", "--format=%s", root=checkout) == "Release 0.2.0\n"


@pytest.mark.usefixtures("ann")
def test_a_release_that_failed_goes_on_where_it_was_and_is_made_once(
    checkout: Path, workshop: Workshop
) -> None:
    workshop.broken = True
    with pytest.raises(subprocess.CalledProcessError):
        release.release(checkout, "0.2.0", tested=True)
    assert release.git("tag", root=checkout) == ""
    workshop.broken = False
    release.release(checkout, "0.2.0", tested=True)
    assert release.git("tag", root=checkout) == "v0.2.0\n"
    assert release.git("rev-list", "--count", "HEAD", root=checkout) == "2\n"
    with pytest.raises(CannotRelease, match="has been released"):
        release.release(checkout, "0.2.0", tested=True)


def test_the_version_stands_in_one_place() -> None:
    """The page and the wheel read it there."""
    assert release.current_version((ROOT / release.VERSION_FILE).read_text()) == huetable.__version__
    for file in ("pyproject.toml", "package.json"):
        assert not re.search(r'^\s*"?version"?\s*[:=]', (ROOT / file).read_text(), re.MULTILINE)
