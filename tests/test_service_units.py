"""The units for systemd in deploy/: systemd accepts them, and they leave the server few rights."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"
UNITS = ("huetable.service", "huetable@.service")
INSTALLED = "/opt/huetable/bin/huetable"

pytestmark = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None,
    reason="no systemd-analyze: on Debian, install the package systemd",
)


@pytest.fixture(params=UNITS)
def unit(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """With a program that exists: systemd looks for it."""
    text = (DEPLOY / request.param).read_text()
    assert text.count(INSTALLED) == 1
    copied: Path = tmp_path / request.param
    copied.write_text(text.replace(INSTALLED, str(Path(sys.executable).with_name("huetable"))))
    return copied


def analyze(*words: str | Path) -> str:
    done = subprocess.run(["systemd-analyze", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_systemd_accepts_it_without_a_warning(unit: Path) -> None:
    assert analyze("verify", "--man=no", unit) == ""


def test_it_can_do_little_harm(unit: Path) -> None:
    """From 0, nothing at all, to 10, anything."""
    level = re.search(r"exposure level for \S+: ([\d.]+)", analyze("security", "--offline=true", unit))
    assert level is not None
    assert float(level[1]) <= 2.5
