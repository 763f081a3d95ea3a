"""Makes the images of compose.yaml where none can be pulled: their base comes from Debian's packages.

Huetable's own image is built by the Containerfile as it is. PostgreSQL's and Caddy's are built from Debian's packages by
tools/container/, under the names that compose.yaml gives them.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAND_INS = ROOT / "tools/container"
CERTIFICATES = Path("/usr/local/share/ca-certificates")
"""What this machine trusts beside the usual authorities: without it, a build behind such a network reaches nothing."""

# What Debian's slim images leave out.
LEFT_OUT = ("man", "doc", "info", "locale", "groff", "lintian", "linda")

NEEDED = ("mmdebstrap", "podman", "runc", "conmon", "unshare", "ip", "iptables")
NETWORK_HELPERS = ("netavark", "aardvark-dns")


class Engine:
    """Podman with all its images, containers and settings in one folder."""

    def __init__(self, folder: Path, driver: str = "overlay") -> None:
        self.folder = folder
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        # Inside a container that may raise no limit, Podman's own limits are too high.
        limits = f'default_ulimits = ["nofile={files}:{files}", "nproc=10000:10000"]'
        engine = 'runtime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"'
        network = f'network_backend = "netavark"\nnetwork_config_dir = "{folder}/networks"'
        self._write("containers.conf", f"[containers]\n{limits}\n[engine]\n{engine}\n[network]\n{network}\n")
        places = f'graphroot = "{folder}/images"\nrunroot = "{folder}/running"'
        self._write("storage.conf", f'[storage]\ndriver = "{driver}"\n{places}\n')
        self.environment = {
            **os.environ,
            "CONTAINERS_CONF": str(folder / "containers.conf"),
            "CONTAINERS_STORAGE_CONF": str(folder / "storage.conf"),
        }

    def _write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text)

    def run(self, *words: str | Path, check: bool = True) -> subprocess.CompletedProcess[str]:
        """One command of Podman; what it says is shown only if it fails."""
        done = subprocess.run(
            ["podman", *words], env=self.environment, capture_output=True, text=True, check=False
        )
        if check and done.returncode != 0:
            raise RuntimeError(f"podman {' '.join(map(str, words))}: {done.stdout}{done.stderr}")
        return done

    def build(self, tag: str, file: Path, context: Path, *extra: str) -> None:
        """On the base that we have made, with this machine's network."""
        own = ["--format", "docker", "--pull=never", "--network", "host", "--from", base_image()]
        self.run("build", *own, *extra, "--tag", f"localhost/{tag}", "--file", file, context)


def base_image() -> str:
    """The image that the Containerfile begins with, as one of our own."""
    (found,) = re.findall(r"^FROM (debian:\S+) AS base$", (ROOT / "Containerfile").read_text(), re.MULTILINE)
    return f"localhost/{found}"


def missing_programs() -> list[str]:
    """What must be installed first; on Debian, packages have the same names, but for iproute2 and util-linux."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    return missing + [name for name in NETWORK_HELPERS if not Path("/usr/lib/podman", name).exists()]


def make_base(engine: Engine) -> None:
    """As Debian's own slim image: the essential packages and apt."""
    if engine.run("image", "exists", base_image(), check=False).returncode == 0:
        return
    archive = engine.folder / "base.tar"
    suite = base_image().rpartition(":")[2].removesuffix("-slim")
    options = [f"--dpkgopt=path-exclude=/usr/share/{name}/*" for name in LEFT_OUT]
    options.append("--dpkgopt=path-include=/usr/share/doc/*/copyright")
    if CERTIFICATES.is_dir():
        options.append(f"--customize-hook=copy-in {CERTIFICATES} {CERTIFICATES.parent}")
    subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", *options, suite, archive], check=True)
    engine.run("import", "--quiet", archive, base_image())
    archive.unlink()


def make_images(engine: Engine) -> None:
    """All that compose.yaml names."""
    make_base(engine)
    commit = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    ).stdout.strip()
    engine.build("huetable", ROOT / "Containerfile", ROOT, "--build-arg", f"COMMIT={commit}")
    for tag in ("postgres:17", "caddy:2"):
        engine.build(tag, STAND_INS / f"{tag.partition(':')[0]}.Containerfile", STAND_INS)


def require_programs() -> None:
    """Say what is missing, all at once."""
    missing = missing_programs()
    if os.geteuid() != 0:
        sys.exit("This makes networks and mounts: run it as root, on a machine that you can spare.")
    if missing:
        sys.exit(f"Missing: {', '.join(missing)} (on Debian, install the packages of these names).")
