"""Fails if a file of the project names a package registry: where packages come from is each machine's own setting."""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Written in pieces, so that this file passes its own check.
HOSTS = [("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"), ("yarnpkg", "com")]


def main() -> None:
    """Print what is wrong and exit 1, or print nothing."""
    problems = [*python_lock(), *node_lock(), *hosts_in_files()]
    if problems:
        sys.exit("\n".join(problems))


def python_lock() -> list[str]:
    """Allow names, versions, markers and hashes in requirements.lock, and nothing that points anywhere."""
    lines = (ROOT / "requirements.lock").read_text().splitlines()
    allowed = re.compile(r"\s+--hash=sha256:[0-9a-f]{64}( \\)?|[a-z0-9-]+==\S+( ; [^/@]+)? \\")
    return [
        f"requirements.lock:{n}: {line}" for n, line in enumerate(lines, 1) if not allowed.fullmatch(line)
    ]


def node_lock() -> list[str]:
    """Allow no download address in package-lock.json, and no package without a hash."""
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    fetched = {name: entry for name, entry in packages.items() if name}
    resolved = [
        f"package-lock.json: {name} says where it was fetched"
        for name, entry in fetched.items()
        if "resolved" in entry
    ]
    bare = [
        f"package-lock.json: {name} has no hash"
        for name, entry in fetched.items()
        if "integrity" not in entry
    ]
    return resolved + bare


def hosts_in_files() -> list[str]:
    """Look for the hosts in everything that would be committed."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    files = [ROOT / name for name in listed.stdout.split("\0") if name]
    pattern = re.compile("|".join(re.escape(".".join(host)) for host in HOSTS).encode())
    return [
        f"{file.relative_to(ROOT)} names a registry"
        for file in files
        if file.is_file() and pattern.search(file.read_bytes())
    ]


if __name__ == "__main__":
    main()
