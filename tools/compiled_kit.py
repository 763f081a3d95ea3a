"""Compiles the rules of all games with mypyc, for simulation, search and training. docs/adr/0027 says what is compiled and why.

    PYTHONPATH=$(tools/compile) .venv/bin/python my_training.py

The result is a whole package under .compiled/, to be put on the path before the ordinary one. It is made again only if the
source, Python, mypy or msgspec have changed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from native_source import is_worth_compiling, write_native
from stamps import digest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src/huetable"
KITS = ROOT / ".compiled"

CORE = ("rng.py",)
"""The part of the core that rules call. What is left of it is around the rules, or made of structs alone."""

_TOOLS = [Path(__file__), Path(__file__).with_name("native_source.py")]
_NOT_COMPILED = frozenset(["tests", "lab", "ui", "server", "store", "cli"])
"""Folders on which no compiled module depends."""
_GENERATED = frozenset(["static", "docs_site", "__pycache__"])
_MYPY = """[mypy]
explicit_package_bases = True
namespace_packages = True
ignore_missing_imports = True
follow_imports = silent
"""


class CannotCompile(RuntimeError):
    """Why the rules were not compiled, and what to do about it."""


def compiled_modules(package: Path) -> list[Path]:
    """The rules of every game, and what they call of the core."""
    files = [*[package / "core" / name for name in CORE], *sorted(package.glob("games/*/rules/**/*.py"))]
    return [file for file in files if is_worth_compiling(file.read_text())]


def kit_key(package: Path) -> str:
    """The name of the kit. It changes with the names of all files, with the Python source and with what compiles it."""
    # By their place in the package: where the checkout lies must not decide what counts.
    places = [file.relative_to(package) for file in sorted(package.rglob("*"))]
    files = [place for place in places if not _GENERATED.intersection(place.parts)]
    sources = [
        package / place
        for place in files
        if place.suffix == ".py" and not _NOT_COMPILED.intersection(place.parts)
    ]
    names = "\n".join(map(str, files))
    made_by = [str(sysconfig.get_config_var("SOABI")), version("mypy"), version("msgspec")]
    parts = [names, digest(package, sources), digest(ROOT, _TOOLS), *made_by]
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


def compiled_kit() -> Path:
    """The folder that holds the compiled package; it is built first if there is none for this source."""
    kit = KITS / kit_key(PACKAGE)
    if not kit.exists():
        check_compiler()
        KITS.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=KITS, prefix="building-") as building:
            built = Path(building) / "kit"
            _build(built)
            # All at once: an interrupted build leaves no kit, and of two builds at the same time one counts.
            if not kit.exists():
                built.rename(kit)
    return kit


def check_compiler() -> None:
    """Raise CannotCompile if there is no C compiler."""
    compiler = os.environ.get("CC", "") or str(sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler.split()[0]) is None:
        raise CannotCompile(
            f'There is no C compiler "{compiler.split()[0]}" on this machine. Install one (on Debian: apt install gcc), '
            "or name another in CC. Everything works without the compiled rules, only slower."
        )


def _build(kit: Path) -> None:
    modules = compiled_modules(PACKAGE)
    _lay_out(PACKAGE, kit / "huetable", modules)
    (kit / "mypy.ini").write_text(_MYPY)
    print(f"compiling {len(modules)} modules with mypyc; this takes minutes", file=sys.stderr, flush=True)
    _run_mypyc(kit, [str(module.relative_to(PACKAGE.parent)) for module in modules])
    shutil.rmtree(kit / "build")


def _lay_out(source: Path, target: Path, modules: list[Path]) -> None:
    """A folder of the kit: the modules to compile as copies that mypyc understands, everything else as links."""
    target.mkdir(parents=True)
    for entry in source.iterdir():
        place = target / entry.name
        if entry in modules:
            write_native(entry.read_text(), place)
        elif any(entry in module.parents for module in modules):
            _lay_out(entry, place, modules)
        elif entry.name != "__pycache__":
            place.symlink_to(entry)


def _run_mypyc(kit: Path, modules: list[str]) -> None:
    """Compile all modules together, so that they call each other directly."""
    settings = {
        "MYPY_CACHE_DIR": os.devnull,
        "MYPYPATH": str(kit),
        "MYPYC_DEBUG_LEVEL": "0",
        "MYPYC_OPT_LEVEL": "2",
    }
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", "--config-file", "mypy.ini", *modules],
        cwd=kit,
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotCompile(f"mypyc failed; the end of what it said:\n{done.stdout[-3000:]}")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="tools/compile", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.parse_args()
    try:
        print(compiled_kit())
    except CannotCompile as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
