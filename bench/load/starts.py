"""How much processor time it takes to start `huetable serve`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from load.process_usage import cpu_seconds

_PATIENCE = 60.0
_OPEN_AT = re.compile(rb"open at (http://127\.0\.0\.1:\d+)")


def start_times(folder: Path, starts: int) -> list[float]:
    """CPU seconds until each of these starts answers its first request.

    They start on the same data, as a server does after an update. The first one is not counted: it compiles all modules, makes
    the database and the server's keys.
    """
    return [_start(folder / "start") for _ in range(starts + 1)][1:]


def _start(folder: Path) -> float:
    folder.mkdir(exist_ok=True)
    output = folder / "output"
    command = [sys.executable, "-m", "huetable.cli", "serve", "--host", "127.0.0.1", "--port", "0"]
    with output.open("wb") as log:
        server = subprocess.Popen(
            [*command, "--data", str(folder / "data")],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            env=os.environ | {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder / "compiled")},
        )
    try:
        _wait_for_answer(server, output)
        return cpu_seconds(server.pid)
    finally:
        server.terminate()
        server.wait()


def _wait_for_answer(server: subprocess.Popen[bytes], output: Path) -> None:
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end and server.poll() is None:
        found = _OPEN_AT.search(output.read_bytes())
        if found:
            with urllib.request.urlopen(f"{found[1].decode()}/healthz", timeout=_PATIENCE) as answer:
                answer.read()
            return
        time.sleep(0.01)
    raise TimeoutError(f"the server did not start\n{output.read_text('utf-8', 'replace')[-3000:]}")
