"""`huetable serve`: read the settings, open the door, say where it is, and close it again in order."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine

from aiohttp import web

from huetable.server.app import CONNECTIONS, make_app
from huetable.server.door.file_limit import OTHER_FILES, raise_file_limit
from huetable.server.door.http_server import LimitedRunner
from huetable.server.upkeep.garbage import collector_off_at_start, tune_garbage_collector
from huetable.store.base import StoreError

from .lan_address import EVERYWHERE, lan_address
from .log import log, start_logging
from .service_manager import READY, STOPPING, tell_service_manager
from .settings import InvalidSetting, Settings, add_setting_arguments, read_settings

_BACKLOG = 1024
"""How many connections may wait to be accepted: a flood must not keep others from even knocking."""


BAD_INPUT = 2
"""The shell's code for what cannot be done with what was given."""


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    add_setting_arguments(parser)
    parser.add_argument("--open", action="store_true", help="open the page in this machine's browser")


def serve(given: argparse.Namespace) -> int:
    """Serves until a signal stops it; returns the exit code."""
    try:
        settings = read_settings(given)
        start_logging()
        with collector_off_at_start(), asyncio.Runner(loop_factory=_loop_factory()) as runner:
            raise_file_limit(settings.connections + OTHER_FILES)
            runner.run(_serve(settings, show=getattr(given, "open", False)))
    except (InvalidSetting, StoreError) as error:
        return _print_error(str(error))
    except OSError as error:
        return _print_error(
            f"cannot listen there: {error.strerror or error}. Choose another port with --port."
        )
    return 0


def _print_error(line: str) -> int:
    sys.stderr.write(f"huetable: {line}\n")
    return BAD_INPUT


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quick loop, where there is one for this system."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, *, show: bool) -> None:
    stop = asyncio.Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(each, stop.set)
    app = await _unless_stopped(make_app(settings), stop)
    if app is None:
        return
    runner = LimitedRunner(app, app[CONNECTIONS], shutdown_timeout=2.0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, settings.host, settings.port, backlog=_BACKLOG)
        await site.start()
        port = runner.addresses[0][1]
        _print_addresses(settings, port)
        if show:
            open_browser(_local_address(settings, port))
        tune_garbage_collector()
        log.info("server started", extra={"port": port})
        tell_service_manager(READY)
        await stop.wait()
        tell_service_manager(STOPPING)
        log.info("server stopping")
    finally:
        await runner.cleanup()


async def _unless_stopped(
    starting: Coroutine[None, None, web.Application], stop: asyncio.Event
) -> web.Application | None:
    """The application, or nothing if we were told to stop first. A database that does not answer is given a minute."""
    made, stopped = asyncio.ensure_future(starting), asyncio.ensure_future(stop.wait())
    await asyncio.wait((made, stopped), return_when=asyncio.FIRST_COMPLETED)
    stopped.cancel()
    if made.done():
        return made.result()
    made.cancel()
    await asyncio.wait((made,))
    return None


def open_browser(address: str) -> None:
    """Nobody waits for it, also not at the end: in a terminal, a browser stays open until it is closed."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _print_addresses(settings: Settings, port: int) -> None:
    """On this machine, for others on the network, and for a phone as a QR code."""
    here = _local_address(settings, port)
    lan = f"http://{lan_address()}:{port}" if settings.host in EVERYWHERE else here
    outside = settings.public_url or lan
    lines = ["", f"  Huetable is open at {here}"]
    if outside != here:
        lines.append(f"  and for others at   {outside}")
    sys.stdout.write("\n".join([*lines, "", ""]))
    if sys.stdout.isatty():
        # Only a terminal shows it, and it takes a while to load.
        import segno

        segno.make(outside, error="l", micro=False).terminal(compact=True, border=2)
    sys.stdout.flush()


def _local_address(settings: Settings, port: int) -> str:
    host = "localhost" if settings.host in EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
