"""Lighthouse's marks on its mobile settings, a slow phone on a slow line: home, a waiting room, and a game."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import urllib.request
from pathlib import Path

from peers import node, npm_peer
from server_and_browser import FLAGS, ROOT

PACKAGE = "lighthouse@13"
BARS = {"performance": 95, "accessibility": 100, "best-practices": 100}


def pages(address: str) -> dict[str, str]:
    """What a friend opens who has never been here: the home page, and links to tables."""
    return {
        "home": address,
        "room": _table(address, start=False),
        "table": _table(address, start=True),
    }


def _table(address: str, *, start: bool) -> str:
    order = {"game": "uno_coloradd", "name": "Ada", "bots": ["easy"] * 3, "start": start, "clocks": "off"}
    asked = urllib.request.Request(
        f"{address}/api/tables", json.dumps(order).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(asked) as answer:
        link: str = json.load(answer)["link"]
    return link


def marks(address: str) -> dict[str, float]:
    """From 0 to 100, by category."""
    script = npm_peer("lighthouse", PACKAGE) / "node_modules/lighthouse/cli/index.js"
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        subprocess.run(
            [
                *(node(), str(script), address, "--quiet", "--output=json", f"--output-path={report}"),
                f"--only-categories={','.join(BARS)}",
                f"--chrome-flags=--headless=new {' '.join(FLAGS)}",
            ],
            check=True,
            env={**os.environ, "CHROME_PATH": _whole_browser()},
            stdout=subprocess.DEVNULL,
        )
        found = json.loads(report.read_text())["categories"]
    return {category: 100 * found[category]["score"] for category in BARS}


def _whole_browser() -> str:
    """Lighthouse asks for the one with windows, where it is installed."""
    chosen = os.environ.get("HUETABLE_CHROMIUM") or shutil.which("chromium")
    return chosen or subprocess.check_output([ROOT / "tools/browser"], text=True).strip()
