"""Sets up .venv/, node_modules/ and the built front end, each only if its inputs have changed.

With --screens-may-fail a front end that cannot be built is only a warning, so that the tests of the rules can still run.
"""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import frontend
from stamps import Step, digest

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCK = ROOT / "requirements.lock"


def main() -> None:
    """Bring everything up to date, one process at a time."""
    place = wait_for_turn()
    try:
        for step in environment():
            step.bring_up_to_date()
        if Path(sys.prefix) != VENV:
            # From here on the packages are needed, so go on as the Python that has them.
            os.execv(PYTHON, [str(PYTHON), __file__, *sys.argv[1:]])
        build_screens(may_fail="--screens-may-fail" in sys.argv)
        build_docs()
    except subprocess.CalledProcessError as error:
        sys.exit(f"Setting up failed (exit {error.returncode}): {' '.join(map(str, error.cmd))}")
    except KeyboardInterrupt:
        sys.exit("Interrupted. Run it again to continue.")
    finally:
        os.close(place)


def build_screens(*, may_fail: bool) -> None:
    """Install the browser's packages and build the front end."""
    try:
        pseudo_locales().bring_up_to_date()
        for step in (*frontend.steps(ROOT), *frontend.example_steps(ROOT)):
            step.bring_up_to_date()
    except subprocess.CalledProcessError as error:
        if not may_fail:
            raise
        # The step's stamp is gone now, and by that the browser tests know.
        print(
            f"The front end was not built (exit {error.returncode}). Tests in a browser will fail.",
            flush=True,
        )


def build_docs() -> None:
    """Build the documentation. Without it the server serves everything else, and /docs says what to do."""
    # Zensical is there only now, with the packages.
    import docs_site

    try:
        docs_site.step(ROOT).bring_up_to_date()
    except subprocess.CalledProcessError as error:
        print(
            f"The documentation was not built (exit {error.returncode}). tools/docs tries it again.",
            flush=True,
        )


def pseudo_locales() -> Step:
    """Make the step that writes English in disguise, for the tests of languages."""
    english = [ROOT / "src/huetable/games/TABLE.md", *ROOT.glob("src/huetable/games/*/RULES.md")]
    english += [file for folder in ("src", "web/src") for file in ROOT.glob(f"{folder}/**/*en.json")]
    script = ROOT / "src/huetable/translation/pseudo.py"
    return Step(
        "Making the pseudo-locales",
        VENV / "stamps" / "pseudo",
        digest(ROOT, [script, *sorted(english)]),
        ROOT / "web/src/lib/i18n/en-XA.json",
        make_pseudo_locales,
    )


def make_pseudo_locales() -> None:
    """Write them beside the English files."""
    subprocess.run([PYTHON, "-m", "huetable.translation.pseudo"], check=True)


def wait_for_turn() -> int:
    """Lock the folder itself, so that two starts at once don't install over each other."""
    place = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(place, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("Another start is setting things up. Waiting for it.", flush=True)
        fcntl.flock(place, fcntl.LOCK_EX)
    return place


def environment() -> list[Step]:
    """List the steps of the Python side."""
    stamps = VENV / "stamps"
    # Scripts in an environment hold its path: one that was moved is made again.
    return [
        Step("Making .venv", stamps / "venv", str(VENV), PYTHON, make_venv),
        Step(
            "Installing Python packages", stamps / "packages", digest(ROOT, [LOCK]), PYTHON, install_packages
        ),
        Step(
            "Installing Huetable",
            stamps / "project",
            digest(ROOT, project_files()),
            VENV / "bin" / "huetable",
            install_project,
        ),
    ]


def project_files() -> list[Path]:
    """List what an editable install is made from."""
    return [ROOT / "pyproject.toml", ROOT / "hatch_build.py"]


def make_venv() -> None:
    """Make the environment and put uv, as locked, into it."""
    base = Path(sys.executable).resolve()
    subprocess.run([base, "-m", "venv", "--clear", VENV], check=True)
    locked = LOCK.read_text().replace("\\\n", " ").splitlines()
    wanted = VENV / "uv.txt"
    wanted.write_text(next(line for line in locked if line.startswith("uv==")))
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--no-cache-dir", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "--no-deps", "-r", wanted], check=True)


def install_packages() -> None:
    """Install the locked packages, checked by their hashes."""
    uv_install("--require-hashes", "-r", LOCK)


def install_project() -> None:
    """Install the project itself with the locked build tools."""
    uv_install("--no-deps", "--no-build-isolation", "--reinstall-package", "huetable", "-e", ROOT)


def uv_install(*what: str | Path) -> None:
    """Run uv with its cache inside the project and the certificates the machine trusts."""
    own = {"UV_CACHE_DIR": str(VENV / "cache" / "uv"), "UV_PYTHON_DOWNLOADS": "never"}
    command = [PYTHON, "-m", "uv", "pip", "install", "--quiet", "--python", PYTHON, *what]
    subprocess.run(command, check=True, env={"UV_SYSTEM_CERTS": "1", **os.environ, **own})


if __name__ == "__main__":
    main()
