"""A contender under test: its server on one core, a load generator on another, both ended by their own ids."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from bars import Report, finish, tell
from msgspec import Struct
from peers import PEERS, node, npm_peer, python_peer

HERE = Path(__file__).resolve().parent
CONTENDERS = HERE.parent / "contenders"
SERVER_CORE, GENERATOR_CORE = "0", "1"
_START = 30.0


class ContenderKind(Struct, frozen=True):
    """What is started, and which protocol it speaks."""

    name: str
    protocol: str
    command: list[str]
    cores: str = SERVER_CORE


class BenchmarkFailed(Exception):
    """A contender that did not start, stopped, or did not do what is measured."""


def huetable(name: str, data: Path) -> ContenderKind:
    """The real thing, as anybody would start it behind a proxy on the same machine."""
    serve = [sys.executable, "-m", "huetable.cli", "serve", "--host", "127.0.0.1", "--port", "0"]
    return ContenderKind(name, "ours", [*serve, "--data", str(data), "--trust-proxy"])


def workers(name: str, folder: Path) -> ContenderKind:
    """Two of them with a PostgreSQL, on whatever cores there are."""
    command = [sys.executable, str(CONTENDERS / "ours_workers.py"), str(folder)]
    return ContenderKind(name, "ours", command, f"{SERVER_CORE},{GENERATOR_CORE}")


def boardgameio(name: str, *folder: str) -> ContenderKind:
    home = npm_peer("boardgameio", "boardgame.io@0.50.2", "node-persist@3.1.3")
    return ContenderKind(
        name, "boardgameio", [node(), str(CONTENDERS / "boardgameio_uno.mjs"), str(home), *folder]
    )


def colyseus(name: str) -> ContenderKind:
    """The package "colyseus" itself wants a transport from outside the registry, so its parts are named."""
    home = npm_peer(
        "colyseus",
        "@colyseus/core@0.18.17",
        "@colyseus/ws-transport@0.18.4",
        "@colyseus/schema@5.0.34",
        "express@5",
        "zod@4",
    )
    return ContenderKind(name, "colyseus", [node(), str(CONTENDERS / "colyseus_uno.mjs"), str(home)])


def generator_python() -> Path:
    return python_peer("load", "picows==2.3.1", "uvloop==0.22.1", "msgspec==0.22.0", "aiohttp==3.14.5")


class RunningContender:
    def __init__(self, kind: ContenderKind, tables: int, folder: Path) -> None:
        self.kind = kind
        self.tables = tables
        self.moves = 0
        """All that were ever played here."""
        self.opened: dict[str, Any] = {}
        self._log = folder / f"{re.sub('[^a-z]+', '-', kind.name.lower())}-{tables}.log"
        self._server: subprocess.Popen[bytes] | None = None
        self._generator: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """The server; it is not waited for, so that several can start at once."""
        with self._log.open("wb") as log:
            self._server = subprocess.Popen(
                ["taskset", "-c", self.kind.cores, *self.kind.command],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, "NODE_ENV": "production"},
            )

    def open(self) -> None:
        """The generator, as soon as the server is there: it begins to open tables at once."""
        port, server = self._port()
        program = [str(generator_python()), str(HERE / "generator.py")]
        self._generator = subprocess.Popen(
            ["taskset", "-c", GENERATOR_CORE, *program, self.kind.protocol, port, server, str(self.tables)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def wait(self) -> None:
        """Until all tables are open."""
        self.opened = self._answer()

    def play(self, moves: int, rate: float = 0.0) -> dict[str, Any]:
        if self._generator is None or self._generator.stdin is None:
            raise BenchmarkFailed(f"{self.kind.name} was not started")
        self._generator.stdin.write(json.dumps({"moves": moves, "rate": rate}) + "\n")
        self._generator.stdin.flush()
        figures = self._answer()
        self.moves += figures["moves"]
        if figures["refused"] * 100 > figures["moves"]:
            raise BenchmarkFailed(
                f"{self.kind.name} refused {figures['refused']} of {figures['moves']} moves"
            )
        return figures

    def stop(self) -> None:
        """The generator ends with its input; the server is told to."""
        if self._generator is not None:
            _end(self._generator)
        if self._server is not None:
            _end(self._server)

    def _answer(self) -> dict[str, Any]:
        line = self._generator.stdout.readline() if self._generator and self._generator.stdout else ""
        answer: dict[str, Any] = json.loads(line) if line else {"broken": "the load generator has stopped"}
        if "broken" in answer:
            raise BenchmarkFailed(f"{self.kind.name}: {answer['broken']}\n{self._last_words()}")
        return answer

    def _port(self) -> tuple[str, str]:
        """Every server says where it is open; taskset becomes the server, so its id is the server's."""
        end = time.monotonic() + _START
        while time.monotonic() < end and self._server is not None and self._server.poll() is None:
            found = re.search(r"open at http://127\.0\.0\.1:([\d,]+)", self._last_words())
            if found:
                return found[1], str(self._server.pid)
            time.sleep(0.02)
        raise BenchmarkFailed(f"{self.kind.name} did not start\n{self._last_words()}")

    def _last_words(self) -> str:
        return self._log.read_text("utf-8", "replace")[-3000:]


def _end(process: subprocess.Popen[Any]) -> None:
    with suppress(BrokenPipeError):
        if process.stdin is not None:
            process.stdin.close()
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        tell(f"process {process.pid} would not end and was killed")
        process.kill()
        process.wait()


def report_on(measure: Callable[[], Report], *, as_json: bool) -> int:
    """Measure with servers that are ended whatever happens, print, and return the code to exit with."""
    # A request to end must not leave servers behind; and 1,000 tables need 4,000 files on each side.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    try:
        report = measure()
    except BenchmarkFailed as error:
        tell(str(error))
        return 2
    except KeyboardInterrupt:
        return 130
    if not sys.stdout.isatty():
        os.environ.setdefault("COLUMNS", "130")  # the table is wider than what rich takes a file for
    return finish(report, as_json=as_json)


def data_folder() -> Path:
    """On the disk that the project lies on: the temporary folder of some machines is memory."""
    PEERS.mkdir(parents=True, exist_ok=True)
    return PEERS
