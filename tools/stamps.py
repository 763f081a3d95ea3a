"""A step of the setup. When it is done it writes a stamp, and it is skipped as long as the stamp matches its inputs."""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Step:
    """What to say, where the stamp is, what it must hold, what must exist, how to make it."""

    title: str
    stamp: Path
    key: str
    product: Path
    make: Callable[[], None]

    def is_current(self) -> bool:
        """Whether the step was finished with the same inputs and its result is still there."""
        return self.stamp.exists() and self.stamp.read_text() == self.key and self.product.exists()

    def bring_up_to_date(self) -> None:
        """Run the step if needed. The stamp is deleted first, so that an interrupted run doesn't count."""
        if self.is_current():
            return
        print(f"{self.title} ...", flush=True)
        self.stamp.unlink(missing_ok=True)
        self.make()
        self.stamp.parent.mkdir(parents=True, exist_ok=True)
        self.stamp.write_text(self.key)


def digest(root: Path, files: Iterable[Path]) -> str:
    """Hash the contents of files and their paths under root."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(root)}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()
