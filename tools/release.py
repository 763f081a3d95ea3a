"""Makes a release from a clean checkout: version and changelog in a commit, wheel, sdist, checksums, notes, and a tag.

The wheel is installed elsewhere and plays a game of each kind before the tag is set. Nothing is pushed. If a step fails, mend it
and run the same command again: what is done already is not done twice.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from try_wheel import UV, try_wheel

ROOT = Path(__file__).resolve().parent.parent
VERSION_FILE = Path("src/huetable/__init__.py")
CHANGELOG = Path("CHANGELOG.md")
UNRELEASED = "## Unreleased\n"

_VERSION = re.compile(r'__version__ = "(.+)"')
_NUMBERS = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")


class CannotRelease(Exception):
    """What is in the way, in one line."""


def release_changelog(text: str, version: str, day: str) -> str:
    """What was unreleased is the release from now on, and nothing is unreleased."""
    before, found, after = text.partition(UNRELEASED)
    if not found:
        raise CannotRelease(f'{CHANGELOG} has no line "{UNRELEASED.strip()}"')
    if not re.split(r"^## ", after, maxsplit=1, flags=re.MULTILINE)[0].strip():
        raise CannotRelease(
            f"{CHANGELOG} has nothing under {UNRELEASED.strip()}: there is nothing to release"
        )
    return f"{before}{UNRELEASED}\n## {version} ({day})\n{after}"


def release_notes(changelog: str, version: str) -> str:
    """The part of the changelog about one release."""
    found = re.search(
        rf"^## {re.escape(version)} \(.*?\)\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if found is None:
        raise CannotRelease(f"{CHANGELOG} says nothing about {version}")
    return f"# Huetable {version}\n\n{found[1].strip()}\n"


def current_version(source: str) -> str:
    """The version that the code says it has."""
    found = _VERSION.search(source)
    if found is None:
        raise CannotRelease(f"{VERSION_FILE} names no version")
    return found[1]


def check_version(version: str, current: str, tags: list[str]) -> None:
    """Versions only grow, and each is released once."""
    if not _NUMBERS.fullmatch(version):
        raise CannotRelease(f'Invalid version "{version}": expected three numbers, such as 0.2.0')
    if f"v{version}" in tags:
        raise CannotRelease(f"{version} has been released: the tag v{version} exists")
    if _as_numbers(version) < _as_numbers(current):
        raise CannotRelease(f"{version} is older than {current}, which {VERSION_FILE} says")


def _as_numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def checksums(files: list[Path]) -> str:
    """As sha256sum writes and checks them."""
    return "".join(f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(files))


def git(*words: str, root: Path = ROOT) -> str:
    """What git says."""
    return subprocess.run(["git", *words], cwd=root, check=True, stdout=subprocess.PIPE, text=True).stdout


def write_release(root: Path, version: str, day: str) -> None:
    """The commit of the release, unless it is there already."""
    source, changelog = root / VERSION_FILE, root / CHANGELOG
    text = changelog.read_text()
    if f"\n## {version} (" in text:
        return
    changelog.write_text(release_changelog(text, version, day))
    source.write_text(_VERSION.sub(f'__version__ = "{version}"', source.read_text(), count=1))
    git(
        "commit",
        "--quiet",
        "--message",
        f"Release {version}",
        "--",
        str(VERSION_FILE),
        str(CHANGELOG),
        root=root,
    )


def build(root: Path, folder: Path) -> Path:
    """Wheel and sdist; returns the wheel."""
    build = [
        *UV,
        "build",
        "--quiet",
        "--wheel",
        "--sdist",
        "--no-build-isolation",
        "-o",
        str(folder),
        str(root),
    ]
    subprocess.run(build, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def release(root: Path, version: str, *, tested: bool) -> Path:
    """Everything, in order; returns the folder with the files to publish."""
    if git("status", "--porcelain", root=root):
        raise CannotRelease("There are changes that are not committed: see git status")
    check_version(
        version, current_version((root / VERSION_FILE).read_text()), git("tag", root=root).splitlines()
    )
    write_release(root, version, datetime.now(UTC).date().isoformat())
    if not tested:
        subprocess.run([root / "test"], check=True)
    folder = root / "dist" / version
    wheel = build(root, folder)
    print(try_wheel(wheel), end="", flush=True)
    (folder / "NOTES.md").write_text(release_notes((root / CHANGELOG).read_text(), version))
    (folder / "SHA256SUMS").write_text(checksums([wheel, *folder.glob("*.tar.gz")]))
    (folder / "commit.txt").unlink(missing_ok=True)
    git(
        "tag",
        "--annotate",
        "--cleanup=verbatim",
        "--file",
        str(folder / "NOTES.md"),
        f"v{version}",
        root=root,
    )
    return folder


def main() -> None:
    """Release, or say in one line what is in the way."""
    parser = argparse.ArgumentParser(prog="tools/release", description=__doc__)
    parser.add_argument("version", help="such as 0.2.0; CHANGELOG.md and semantic versioning say which")
    parser.add_argument("--tested", action="store_true", help="don't run ./test: it has just passed")
    given = parser.parse_args()
    try:
        folder = release(ROOT, given.version, tested=given.tested)
    except (CannotRelease, subprocess.CalledProcessError) as problem:
        sys.exit(f"tools/release: {problem}")
    print(f"Released {given.version}: look at {folder}, then push the branch and the tag v{given.version}.")


if __name__ == "__main__":
    main()
