"""Lighthouse's marks for the home page, on its mobile settings: a slow phone on a slow line."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from peers import node, npm_peer
from server_and_browser import FLAGS, ROOT

PACKAGE = "lighthouse@13"
CATEGORIES = ("performance", "accessibility", "best-practices")


def marks(address: str) -> dict[str, float]:
    """From 0 to 100, by category."""
    script = npm_peer("lighthouse", PACKAGE) / "node_modules/lighthouse/cli/index.js"
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        subprocess.run(
            [
                *(node(), str(script), address, "--quiet", "--output=json", f"--output-path={report}"),
                f"--only-categories={','.join(CATEGORIES)}",
                f"--chrome-flags=--headless=new {' '.join(FLAGS)}",
            ],
            check=True,
            env={**os.environ, "CHROME_PATH": _whole_browser()},
            stdout=subprocess.DEVNULL,
        )
        found = json.loads(report.read_text())["categories"]
    return {category: 100 * found[category]["score"] for category in CATEGORIES}


def _whole_browser() -> str:
    """Lighthouse asks for the one with windows, where it is installed."""
    chosen = os.environ.get("HUETABLE_CHROMIUM") or shutil.which("chromium")
    return chosen or subprocess.check_output([ROOT / "tools/browser"], text=True).strip()
