"""Tells systemd when the server answers and when it stops, so that `systemctl restart` waits for it (sd_notify(3))."""

from __future__ import annotations

import os
import socket

from .log import log

READY = "READY=1"
STOPPING = "STOPPING=1"


def tell_service_manager(state: str) -> None:
    """Does nothing where nobody asked to be told."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    # A name that begins with @ is in the abstract namespace of Linux.
    name = f"\0{address[1:]}" if address.startswith("@") else address
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
            told.connect(name)
            told.sendall(state.encode())
    except OSError as error:
        log.warning("systemd could not be told about the server", extra={"problem": type(error).__name__})
