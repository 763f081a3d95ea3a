"""A server that is told to stop ends in order, also before it has started; systemd hears of both."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from huetable.server.ops.serve import open_browser
from huetable.server.ops.service_manager import READY, tell_service_manager


def test_a_server_that_waits_for_its_database_stops_at_once() -> None:
    """In a container nothing else would end it but a kill."""
    with socket.create_server(("127.0.0.1", 0)) as silent_database:
        silent_database.settimeout(60)
        store = f"postgresql://club@127.0.0.1:{silent_database.getsockname()[1]}/club"
        command = [sys.executable, "-m", "huetable.cli", "serve", "--port", "0", "--store", store]
        with subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        ) as server:
            connection, _ = silent_database.accept()
            with connection:
                server.send_signal(signal.SIGTERM)
                _, said = server.communicate(timeout=50)
            assert (server.returncode, said) == (0, "")


@pytest.fixture
def notify_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """Where systemd listens to what it has started."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listens:
        listens.bind(str(tmp_path / "notify"))
        listens.settimeout(60)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield listens


def test_systemd_hears_when_the_server_answers_and_when_it_stops(
    tmp_path: Path, notify_socket: socket.socket
) -> None:
    command = [sys.executable, "-m", "huetable.cli", "serve", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(
        [*command, "--data", str(tmp_path / "data")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert notify_socket.recv(100) == b"READY=1"
        assert server.stdout is not None
        said = ""
        while "open at" not in said:
            said = server.stdout.readline()
        with urllib.request.urlopen(f"{said.split()[-1]}/healthz") as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGTERM)
        assert notify_socket.recv(100) == b"STOPPING=1"
        server.communicate(timeout=50)
    assert server.returncode == 0


def test_a_name_of_linux_that_is_no_file_is_understood_and_a_wrong_one_does_no_harm(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listens:
        # Linux makes up a name that nobody else has.
        listens.bind("")
        name: bytes = listens.getsockname()
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{name[1:].decode()}")
        tell_service_manager(READY)
        assert listens.recv(100) == b"READY=1"
    tell_service_manager(READY)


def test_a_browser_that_stays_in_the_foreground_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As one in a terminal does."""
    closed, opened = threading.Event(), threading.Event()

    def open_and_stay(address: str) -> None:
        opened.set()
        closed.wait(60)

    monkeypatch.setattr("webbrowser.open", open_and_stay)
    open_browser("http://localhost:8000")
    assert opened.wait(60)
    browsers = [
        each for each in threading.enumerate() if each.daemon and each.name.endswith("(open_and_stay)")
    ]
    assert len(browsers) == 1, "a thread that is no daemon would keep the server from ending"
    closed.set()
    browsers[0].join(60)
