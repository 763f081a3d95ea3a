"""`huetable` alone in a terminal: it serves, and shows where, as an address and as a QR code for phones."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

_HALF_BLOCKS = "█▀▄"


def _read_until_closed(terminal: int) -> str:
    """Linux reports a terminal that nobody writes to any more as an error."""
    parts = []
    try:
        while part := os.read(terminal, 4096):
            parts.append(part)
    except OSError:
        pass
    return b"".join(parts).decode()


def test_without_a_command_it_serves_and_shows_the_address_with_a_qr_code(tmp_path: Path) -> None:
    ours, its = pty.openpty()
    settings = {"HUETABLE_HOST": "127.0.0.1", "HUETABLE_PORT": "0", "HUETABLE_DATA": str(tmp_path / "data")}
    public = {"HUETABLE_PUBLIC_URL": "https://games.example.org"}
    with subprocess.Popen(
        [sys.executable, "-m", "huetable.cli"],
        stdin=subprocess.DEVNULL,
        stdout=its,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **settings, **public},
    ) as process:
        os.close(its)
        assert process.stderr is not None
        while "server started" not in process.stderr.readline():
            assert process.poll() is None
        process.send_signal(signal.SIGTERM)
        shown = _read_until_closed(ours)
        os.close(ours)
        assert process.wait(20) == 0
    assert re.search(r"open at http://127\.0\.0\.1:\d+", shown)
    assert "and for others at   https://games.example.org" in shown
    code = [line for line in shown.splitlines() if any(block in line for block in _HALF_BLOCKS)]
    assert len(code) > 10
