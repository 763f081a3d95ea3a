"""The rules of eslint that need types: ./test leaves them out in .svelte files, where they take too long."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.soak
def test_every_screen_keeps_the_rules_that_need_types() -> None:
    done = subprocess.run(["tools/npm", "run", "lint"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
