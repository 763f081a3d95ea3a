"""Runs every check of ./test and prints one line for each."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable
HUETABLE = str(Path(PYTHON).with_name("huetable"))
PYTEST = [PYTHON, "-m", "pytest", "-q"]
BROWSER_TESTS = [
    str(path) for path in [ROOT / "tests/browser", *ROOT.glob("src/huetable/games/*/tests/browser")]
]
MEMORY = Path("/dev/shm")
ROOM = 4 * 2**30
"""Bytes that must be free there; the tests need a fraction of them."""


class Check(NamedTuple):
    """A name to print, and a command that exits with 0 if it passes."""

    name: str
    command: list[str]


# None of these depends on another, so they share the cores; the slow ones begin first.
ALONE = [
    Check("mypy", [PYTHON, "-m", "mypy"]),
    Check("eslint", ["tools/npm", "run", "lint:quick"]),
    Check("oxlint", ["tools/npm", "run", "lint:typed"]),
    # Coverage slows the rules several times, so only the core's own tests run under it.
    Check(
        "core coverage",
        [*PYTEST, "tests/core", "--cov=huetable.core", "--cov-branch", "--cov-fail-under=100"],
    ),
    Check("vitest", ["tools/npm", "test"]),
    Check("svelte-check", ["tools/npm", "run", "check"]),
    Check("generated files", [HUETABLE, "types", "--check"]),
    Check("lock files", [PYTHON, "tools/lockcheck.py"]),
    # All that can be checked of it here.
    Check(
        "workflow",
        [
            *(PYTHON, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"),
            ".github/workflows/test.yml",
        ],
    ),
    Check(
        "compose file",
        [PYTHON, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml"],
    ),
    Check("packages", [PYTHON, "-m", "uv", "pip", "check", "--python", PYTHON]),
    Check("ruff", [PYTHON, "-m", "ruff", "check"]),
    Check("format", [PYTHON, "-m", "ruff", "format", "--check"]),
    Check("prettier", ["tools/npm", "run", "format:check"]),
]
# These take both cores for themselves: side by side they take longer in all, and pages answer too late for their tests.
# Collecting all tests takes seconds, so the browser's tests are named by their folders.
TOGETHER = [
    Check(
        "pytest",
        [
            # One more than there are cores: now and then a test waits.
            *(*PYTEST, "-n3", "--dist=worksteal", "-m", "not soak and not browser"),
            *("--ignore=tests/core", "--ignore-glob=*/tests/browser"),
        ],
    ),
    Check("browser", [*PYTEST, "-n2", "--dist=worksteal", "-m", "browser and not soak", *BROWSER_TESTS]),
]


def main() -> None:
    """Run all checks, continue after a failure, and name the failures at the end."""
    start = time.monotonic()
    with tempfile.TemporaryDirectory(dir=quick_folder(), ignore_cleanup_errors=True) as folder:
        os.environ["TMPDIR"] = folder
        failed = run_all()
    seconds = time.monotonic() - start
    if failed:
        sys.exit(f"FAILED after {seconds:.0f} s: {', '.join(failed)}")
    print(f"All {len(ALONE) + len(TOGETHER)} checks passed in {seconds:.0f} s.")


def quick_folder() -> Path | None:
    """Where tests keep their files. Most of the time of a stored move is spent waiting for a disk, and memory has none."""
    roomy = MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM
    return MEMORY if roomy else None


def run_all() -> list[str]:
    """The names of the checks that failed."""
    with ThreadPoolExecutor(max_workers=2) as pool:
        results = list(pool.map(run, ALONE))
    results += map(run, TOGETHER)
    return [name for name in results if name]


def run(check: Check) -> str | None:
    """Run one check and print its line. If it failed, print all its output and return its name."""
    start = time.monotonic()
    done = subprocess.run(
        check.command,
        cwd=ROOT,
        env={**os.environ, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    failed = done.returncode != 0
    line = f"{'FAILED' if failed else 'ok':<7}{check.name:<20}{time.monotonic() - start:6.1f} s"
    counted = done.stdout.rstrip().rpartition("\n")[2] if "pytest" in check.command else ""
    print(f"{line}\n{done.stdout}" if failed else f"{line}  {counted}".rstrip(), flush=True)
    return check.name if failed else None


if __name__ == "__main__":
    main()
