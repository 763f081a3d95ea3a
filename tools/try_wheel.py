"""Installs a wheel into an empty environment in another folder, starts `huetable` there and plays a game of each kind.

.venv/bin/python tools/try_wheel.py dist/huetable-0.1.0-py3-none-any.whl
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
UV = [sys.executable, "-m", "uv"]
MOST_CPU_SECONDS = 0.6
"""That a start may take: the same as start.cpu_s in bench/server.py."""


def build_wheel(folder: Path) -> Path:
    """Build the standard way; the build itself brings the front end up to date."""
    build = [*UV, "build", "--quiet", "--wheel", "--no-build-isolation", "-o", str(folder), str(ROOT)]
    subprocess.run(build, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path, *, extra: str = "") -> Path:
    """Make an environment in the folder, install the wheel with the locked versions of what it needs, and return its programs."""
    environment = folder / "environment"
    cache = {**os.environ, "UV_CACHE_DIR": str(ROOT / ".venv/cache/uv"), "UV_SYSTEM_CERTS": "1"}
    python = environment / "bin" / "python"
    commands = (
        ["venv", "--quiet", "--python", sys.executable, str(environment)],
        ["pip", "install", "--quiet", "--python", str(python), "-c", "requirements.lock", f"{wheel}{extra}"],
    )
    for command in commands:
        subprocess.run([*UV, *command], check=True, cwd=ROOT, env=cache)
    return environment / "bin"


class Started(NamedTuple):
    """A server that answers."""

    address: str
    cpu_seconds: float
    """What it has used until its first answer."""


@contextmanager
def serving(program: Path, folder: Path) -> Iterator[Started]:
    """`huetable` alone, as after an installation: only its address and its folder are ours."""
    settings = {"HUETABLE_HOST": "127.0.0.1", "HUETABLE_PORT": "0", "XDG_DATA_HOME": str(folder)}
    # Where Python may not write bytecode, as in many containers, every start would be a first one.
    inherited = {
        name: value for name, value in os.environ.items() if not name.startswith(("HUETABLE_", "PYTHON"))
    }
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(
            [program],
            cwd=folder,
            env={**inherited, **settings},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as process,
    ):
        try:
            address = _printed_address(process.stdout)
            with urllib.request.urlopen(f"{address}/healthz") as answer:
                answer.read()
            yield Started(address, cpu_seconds(process.pid))
        finally:
            process.send_signal(signal.SIGTERM)
            if process.wait(20) != 0:
                raise RuntimeError(
                    f"the server ended with {process.returncode}: {(folder / 'log').read_text()}"
                )


def cpu_seconds(pid: int) -> float:
    """What the process has used so far, in user and in system mode."""
    # The second field is the program's name in brackets, which may have spaces in it.
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _printed_address(lines: IO[str] | None) -> str:
    for line in lines or ():
        if "open at" in line:
            return line.rpartition(" ")[2].strip()
    raise RuntimeError("the server has not started; its log says why")


def try_wheel(wheel: Path) -> str:
    """What was played, line by line; raises if anything fails on the way."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        programs = install(wheel.resolve(), folder)
        # The first start compiles all modules and makes the database; every later one is like the second.
        with serving(programs / "huetable", folder):
            pass
        with serving(programs / "huetable", folder) as (address, used):
            with urllib.request.urlopen(f"{address}/version") as answer:
                version = json.load(answer)["version"]
            if f"huetable-{version}-" not in wheel.name:
                raise RuntimeError(f"{wheel.name} says that it is {version}")
            if used > MOST_CPU_SECONDS:
                raise RuntimeError(
                    f"the start took {used:.2f} s of processor time: {MOST_CPU_SECONDS} s are allowed"
                )
            # Outside the source tree, so that nothing of it can be imported by mistake.
            play: list[str | Path] = [programs / "python", "-P", ROOT / "tools/play_each_game.py", address]
            played = subprocess.run(play, check=True, cwd=folder, stdout=subprocess.PIPE, text=True).stdout
    return f"huetable {version} answered after {used:.2f} s of processor time\n{played}"


if __name__ == "__main__":
    print(try_wheel(Path(sys.argv[1])), end="")
