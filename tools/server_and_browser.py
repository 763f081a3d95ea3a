"""A real server process and a Chromium, for the browser tests, the benchmarks and the screenshots."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent

FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]
# Clay is drawn in 3D, here without a graphics card.
WITHOUT_A_CARD = ["--enable-unsafe-swiftshader"]

NO_COACH = "localStorage['huetable.coach'] ??= JSON.stringify({ on: false })"
"""Turns the coach off, as for a player who knows the games."""

HUETABLE = ("-m", "huetable.cli")
PATIENCE = 30.0
"""Seconds until a server that does not answer has failed to start."""


class Server:
    """A server process on its own port. It can be killed, and started again on the same data."""

    def __init__(
        self, data: Path, program: Sequence[str | Path] = HUETABLE, python: str | Path = sys.executable
    ) -> None:
        self._data = data
        self._program = program
        self._python = python
        self._port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it, and return when it answers."""
        command = [self._python, *self._program, "serve", "--host", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--port", str(self._port), "--data", str(self._data)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            if time.monotonic() > end:
                raise TimeoutError(f"the server did not answer within {PATIENCE:.0f} seconds")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=1):
                return True
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it; by default as in a power failure."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None


def noon() -> str:
    """A time zone in which it is about noon: screens must not depend on the hour at which they are looked at."""
    ahead = 12 - datetime.now(UTC).hour
    # In these names the sign says how far Greenwich is ahead.
    return f"Etc/GMT{-ahead:+d}" if ahead else "Etc/GMT"


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


@contextmanager
def server(program: Sequence[str | Path] = HUETABLE, python: str | Path = sys.executable) -> Iterator[str]:
    """Start a server with a temporary data folder; yields its address. Another checkout's is its own Python's."""
    with tempfile.TemporaryDirectory() as data:
        running = Server(Path(data), program, python)
        try:
            yield running.url
        finally:
            running.kill(signal.SIGTERM)


@contextmanager
def browser() -> Iterator[Browser]:
    """The Chromium that tools/browser finds."""
    found = subprocess.check_output([ROOT / "tools/browser"], text=True).strip()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=FLAGS + WITHOUT_A_CARD)
        try:
            yield opened
        finally:
            opened.close()
