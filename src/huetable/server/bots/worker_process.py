"""How a process of the bot pool begins, and how it ends when its server is gone."""

from __future__ import annotations

import multiprocessing
import os
import signal
from threading import Thread

from huetable.server.ops.log import start_logging


def prepare_worker_process() -> None:
    start_logging()
    # Ctrl-C in a terminal reaches every process; the server ends these itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, name="end-with-server", daemon=True).start()


def _end_with_server() -> None:
    """A server that is killed can end nobody. Without it there is nobody to think for: end at once, whatever runs."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
