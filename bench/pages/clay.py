"""How long a step of a stroke keeps the page busy: a dab of clay, and the surface that it changes."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from huetable.core.rng import Rng
from huetable.games.cluzzle.clay import recipes

ROOT = Path(__file__).parents[2]


def steps_ms(browser: Browser, address: str, steps: int) -> dict[str, list[float]]:
    """In the browser, on a sculpture of a dragon: a list of milliseconds for each tool and size."""
    page = browser.new_page()
    page.goto(address)
    script = f"([log, steps]) => {{ {_bundle()}; return clay.measure(log, steps); }}"
    log = recipes.build("dragon", Rng.from_number(1), 0.0).hex()
    figures: dict[str, list[float]] = page.evaluate(script, [log, steps])
    page.close()
    return figures


def _bundle() -> str:
    source = ROOT / "bench/pages/clay.mjs"
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, "clay.js")
        command = [
            "tools/npm",
            "exec",
            "--",
            "rolldown",
            source,
            "--format",
            "iife",
            "--name",
            "clay",
            "-o",
            made,
        ]
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
        return made.read_text("utf-8")
