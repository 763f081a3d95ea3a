"""A server that is told to stop ends in order, also before it has started."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys


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
