"""Which English text each translation was made from, as short hashes in a file of its own: de.json has de.json.source.

So a change of the English text is noticed, and translation software finds nothing in a catalogue but texts.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

_HASH_LENGTH = 10


def source_file(translation: Path) -> Path:
    return translation.with_name(f"{translation.name}.source")


def text_hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:_HASH_LENGTH]


def read_sources(translation: Path) -> dict[str, str]:
    """The hash of the English text behind each entry that is known to be up to date."""
    file = source_file(translation)
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return {name: hash for name, _, hash in (line.rpartition(" ") for line in lines)}


def write_sources(translation: Path, sources: dict[str, str]) -> None:
    lines = [f"{name} {hash}\n" for name, hash in sources.items()]
    source_file(translation).write_text("".join(lines), "utf-8")
