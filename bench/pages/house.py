"""The server as anybody starts it, and the Chromium of the browser tests."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

from peers import ROOT
from playwright.sync_api import Browser, sync_playwright

FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]


def chromium() -> str:
    """The whole browser where it is installed, because Lighthouse asks for it; else the headless one."""
    chosen = os.environ.get("HUETABLE_CHROMIUM") or shutil.which("chromium")
    return chosen or subprocess.check_output([ROOT / "tools/browser"], text=True).strip()


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield opened
        opened.close()


@contextmanager
def server() -> Iterator[str]:
    """Its address."""
    with tempfile.TemporaryDirectory() as data:
        port = _free_port()
        command = [sys.executable, "-m", "huetable.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
        process = subprocess.Popen(
            [*command, "--data", data], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            _wait_for(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def _wait_for(address: str) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=1):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.05)
    raise TimeoutError("the server did not answer within half a minute")
