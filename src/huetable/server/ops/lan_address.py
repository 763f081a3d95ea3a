"""By which address other machines in the same network reach this one."""

from __future__ import annotations

import socket

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared, not bound
"""Who listens there can be reached from outside."""


def lan_address() -> str:
    """The address by which this machine would reach the world; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
