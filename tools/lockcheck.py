"""Fails if a lock file says where a package is downloaded from: that is each machine's own setting."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

ADDRESS = re.compile(r"\b(?:https?|git|ssh|ftp)(?:\+\w+)?://|^git@|^file:")
INDEX = re.compile(
    r"^\s*(?:registry|index-url|extra-index-url|index|find-links)\s*=|^\[\[tool\.uv\.index", re.MULTILINE
)
PINNED = re.compile(r"\s+--hash=sha256:[0-9a-f]{64}( \\)?|[a-z0-9-]+==\S+( ; [^/@]+)? \\")


def main() -> None:
    """Print what is wrong and exit with 1, or print nothing."""
    problems = [*python_lock(ROOT), *node_lock(ROOT), *settings(ROOT)]
    if problems:
        sys.exit("\n".join(problems))


def python_lock(root: Path) -> Iterator[str]:
    """Allow names, versions, markers and hashes in requirements.lock, but no address."""
    for number, line in enumerate((root / "requirements.lock").read_text().splitlines(), 1):
        if not PINNED.fullmatch(line):
            yield f"requirements.lock:{number}: {line}"


def node_lock(root: Path) -> Iterator[str]:
    """Allow no address in package-lock.json but the packages' own links for funding, and no package without a hash."""
    packages = json.loads((root / "package-lock.json").read_text())["packages"]
    for name, entry in packages.items():
        for place, address in addresses(entry):
            yield f"package-lock.json: {name or 'the project'} says where it is downloaded: {place} {address}"
        if name and "integrity" not in entry:
            yield f"package-lock.json: {name} has no hash"


def addresses(value: object, place: str = "") -> Iterator[tuple[str, str]]:
    """Every text that contains an address, with the path of keys to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key != "funding":
                yield from addresses(inner, f"{place}.{key}".lstrip("."))
    elif isinstance(value, list):
        for inner in value:
            yield from addresses(inner, place)
    elif isinstance(value, str) and ADDRESS.search(value):
        yield place, value


def settings(root: Path) -> Iterator[str]:
    """Check that no setting of the project chooses a registry."""
    for name in (".npmrc", "pyproject.toml"):
        if INDEX.search((root / name).read_text()):
            yield f"{name} chooses a registry"


if __name__ == "__main__":
    main()
