"""The units for systemd in deploy/: systemd accepts them, and they leave the server few rights."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"
HOST_PAGE = (DEPLOY.parent / "docs/host.md").read_text("utf-8")
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


def test_systemd_waits_until_the_server_answers_and_for_a_database_that_is_converted(unit: Path) -> None:
    lines = unit.read_text().splitlines()
    assert {"Type=notify", "TimeoutStartSec=infinity"} <= set(lines)


def test_the_doctor_in_the_recipe_is_told_what_the_unit_sets() -> None:
    (line,) = re.findall(r"^ +(HUETABLE_.+) \S+/huetable doctor$", HOST_PAGE, re.MULTILINE)
    settings = re.findall(r"^Environment=(.+)$", (DEPLOY / UNITS[0]).read_text(), re.MULTILINE)
    assert len(settings) == 3
    assert set(settings) <= set(line.split())


def test_a_worker_can_be_reached_from_the_machine_with_the_proxy() -> None:
    """The unit listens on its own machine alone, so the recipe for several machines has to say something else."""
    recipe = HOST_PAGE.partition("### A club on several machines")[2].partition("\n## ")[0]
    assert "echo HUETABLE_HOST=" in recipe
    assert "listen_addresses" in recipe
    assert "pg_hba.conf" in recipe
    password = re.search(r"PASSWORD '(\w+)'", recipe)
    assert password is not None
    assert f"postgresql://club:{password[1]}@" in recipe
