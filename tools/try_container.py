"""Builds the container image from Debian's packages, and plays through both profiles of compose.yaml.

    .venv/bin/python tools/try_container.py [--folder FOLDER] [--only WORD]     # as root; --folder keeps images for the next time

It pulls no image, so it runs where none can be reached: container_images.py makes them all. The containers run in a network of
their own, with the ports that compose.yaml names, and nothing of it can be reached from outside. Without systemd nobody calls the health checks,
so we call them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from container_images import ROOT, Engine, make_images, require_programs
from play_each_game import play_each_game
from try_recipes import play_meanwhile, play_when_ready

COMPOSE = Path(sys.executable).with_name("podman-compose")
PATIENCE = 120.0
"""Seconds until what was started must be healthy."""

LOCAL = "http://127.0.0.1:8000"
PUBLIC = "https://localhost"


class Project:
    """A folder with compose.yaml in it, as somebody has it who hosts Huetable, and what runs from it."""

    def __init__(self, engine: Engine, profile: str, settings: str = "") -> None:
        self.engine = engine
        self.profile = profile
        self.folder = engine.folder / profile
        (self.folder / "deploy").mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "compose.yaml", self.folder)
        shutil.copy(ROOT / "deploy/Caddyfile", self.folder / "deploy")
        (self.folder / ".env").write_text(settings)

    def compose(self, *words: str) -> None:
        """As in docs/host.md, with Podman's compose."""
        command = [str(COMPOSE), "--profile", self.profile, *words]
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.engine.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(command)}: {done.stdout}")

    def container(self, service: str) -> str:
        """Its name."""
        return f"huetable_{service}_1"

    def wait_until_healthy(self, *services: str) -> None:
        """By the health checks of compose.yaml."""
        end = time.monotonic() + PATIENCE
        for service in services:
            while self.engine.run("healthcheck", "run", self.container(service), check=False).returncode != 0:
                if time.monotonic() > end:
                    raise RuntimeError(f"{service} is not healthy: {self.log(service)}")
                time.sleep(0.5)

    def log(self, service: str) -> str:
        """The end of what it has said."""
        done = self.engine.run("logs", "--tail", "40", self.container(service), check=False)
        return done.stdout + done.stderr

    def shell(self, service: str, script: str) -> str:
        """What a script inside the container says."""
        return self.engine.run("exec", self.container(service), "sh", "-c", script).stdout

    def stop(self, service: str) -> float:
        """By the signal; returns the seconds it took. A server that doesn't end by itself and in time is killed, which its exit code says."""
        begun = time.monotonic()
        self.compose("stop", service)
        seconds = time.monotonic() - begun
        state = json.loads(self.engine.run("inspect", self.container(service)).stdout)[0]["State"]
        if state["ExitCode"] != 0:
            raise RuntimeError(
                f"{service}: exit {state['ExitCode']} after {seconds:.1f} s: {self.log(service)}"
            )
        return seconds

    def restart(self, service: str) -> None:
        """On the same volume."""
        self.stop(service)
        self.compose("start", service)
        self.wait_until_healthy(service)


@contextmanager
def running(project: Project, *services: str) -> Iterator[Project]:
    """In the order in which they need each other; all is deleted at the end."""
    try:
        project.compose("up", "--detach", "--no-build")
        project.wait_until_healthy(*services)
        yield project
    finally:
        project.compose("down", "--volumes")


def check_confinement(project: Project, service: str) -> str:
    """Who the server is inside its container, and what it can't do there."""
    status = project.shell(service, "cat /proc/1/cmdline /proc/1/status | tr '\\0' ' '")
    expected = {"Uid": "1000", "Gid": "1000", "CapEff": "0000000000000000", "NoNewPrivs": "1"}
    found = {name: re.findall(rf"^{name}:\s+(\S+)", status, re.MULTILINE)[0] for name in expected}
    if found != expected or "huetable serve" not in status:
        raise RuntimeError(f"process 1 of {service} is not confined: {found}")
    written = project.shell(
        service,
        "for place in / /opt/huetable /etc /run; do touch $place/x 2>/dev/null && echo $place; done; true",
    )
    if written.strip():
        raise RuntimeError(f"{service} can write to {written.split()}")
    return "process 1 is the server, user 1000, without capabilities, and can't write outside /data and /tmp"


def check_zombies(project: Project, service: str) -> str:
    """Process 1 must wait for its children."""
    dead = project.shell(service, "grep -l '^State:.Z' /proc/[0-9]*/status; true")
    if dead.strip():
        raise RuntimeError(f"{service} has {len(dead.split())} dead processes that nobody waits for")
    return "no dead process is left"


def check_version(address: str) -> str:
    """The image knows what it was built from."""
    with urllib.request.urlopen(f"{address}/version") as answer:
        found = json.load(answer)
    return f"huetable {found['version']}, commit {found['commit'][:12]}"


def try_alone(engine: Engine) -> Iterator[str]:
    """One server on its volume: a game of each kind, and one through a stop and a start."""
    with running(Project(engine, "alone"), "alone") as project:
        yield check_version(LOCAL)
        yield check_confinement(project, "alone")
        for game, ending in asyncio.run(play_each_game(LOCAL)).items():
            yield f"{game}: {ending}"
        yield check_zombies(project, "alone")
        yield "restarted in the middle: " + play_meanwhile(LOCAL, None, lambda: project.restart("alone"))
        project.compose("exec", "-T", "alone", "huetable", "backup", "/data/backups")
        copy = project.shell("alone", "ls /data/backups").strip()
        yield f"made a backup: {copy}"
        yield f"stopped in order after {project.stop('alone'):.1f} s"
        project.compose("run", "--rm", "alone", "huetable", "restore", f"/data/backups/{copy}")
        project.compose("start", "alone")
        project.wait_until_healthy("alone")
        kept = project.shell("alone", "ls /data | grep replaced").strip()
        yield f"restored it, with the tables from before in {kept}: dye_pot: {play_when_ready(LOCAL)}"


def try_run(engine: Engine) -> Iterator[str]:
    """The command without compose, as docs/host.md has it."""
    (command,) = re.findall(r"^ +podman (run .+)$", (ROOT / "docs/host.md").read_text(), re.MULTILINE)
    engine.run(*shlex.split(command))
    try:
        yield f"dye_pot: {play_when_ready(LOCAL)}"
        engine.run("healthcheck", "run", "huetable")
        engine.run("stop", "huetable")
        ended = engine.run("inspect", "--format", "{{.State.ExitCode}}", "huetable").stdout.strip()
        if ended != "0":
            raise RuntimeError(f"exit {ended}")
        yield "healthy, and stopped in order"
    finally:
        engine.run("rm", "--force", "--volumes", "huetable")
        engine.run("volume", "rm", "tables")


def try_club(engine: Engine) -> Iterator[str]:
    """Two workers, PostgreSQL and Caddy: a game, and one while the workers are restarted one after the other."""
    password = "DATABASE_PASSWORD=0123456789abcdef\n"
    workers = ("worker-one", "worker-two")
    with running(Project(engine, "club", password), "database", *workers, "proxy") as project:
        authority = project.folder / "root.crt"
        root = f"{project.container('proxy')}:/data/caddy/pki/authorities/local/root.crt"
        engine.run("cp", root, authority)
        yield f"through Caddy: dye_pot: {play_when_ready(PUBLIC, authority)}"
        for worker in workers:
            yield f"{worker}: {check_confinement(project, worker)}"

        def restart_both() -> None:
            for worker in workers:
                project.restart(worker)

        yield "both workers restarted in the middle: " + play_meanwhile(
            PUBLIC, authority, restart_both, unnoticed=True
        )
        for worker in workers:
            yield f"{worker} stopped in order after {project.stop(worker):.1f} s"


TRIALS = {"run": try_run, "alone": try_alone, "club": try_club}


def play(engine: Engine, word: str) -> None:
    """Print a line for each thing that was tried."""
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    # Where Podman and its name server remember what runs: of this trial alone.
    subprocess.run(["mount", "-t", "tmpfs", "trial", "/run"], check=True)
    for name, attempt in TRIALS.items():
        if word in name:
            for line in attempt(engine):
                print(f"{name}: {line}", flush=True)


def main() -> None:
    """Build with this machine's network; then start again in a network of its own and play."""
    parser = argparse.ArgumentParser(
        description="Build the container image and play through both profiles of compose.yaml."
    )
    parser.add_argument(
        "--folder",
        type=Path,
        help="where images are kept for the next time; if none is named, all is deleted",
    )
    parser.add_argument(
        "--only", default="", metavar="WORD", help="only what has this word in its name: run, alone, club"
    )
    parser.add_argument(
        "--driver", default="overlay", help="how images are stored: vfs works on every file system"
    )
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    require_programs()
    with tempfile.TemporaryDirectory() as temporary:
        folder = (given.folder or Path(temporary)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        engine = Engine(folder, given.driver)
        if given.play:
            play(engine, given.only)
            return
        begun = time.monotonic()
        make_images(engine)
        print(f"built all images in {time.monotonic() - begun:.0f} s", flush=True)
        again = [sys.executable, __file__, "--play", "--folder", str(folder), "--only", given.only]
        # With processes of its own too, so that none of them outlives it.
        apart = ["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"]
        sys.exit(subprocess.run([*apart, *again, "--driver", given.driver], check=False).returncode)


if __name__ == "__main__":
    main()
