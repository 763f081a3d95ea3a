"""Makes docs/results.md from records that verify: results which others can beat.

    .venv/bin/python tools/results.py play RECORDS    runs the command of each line whose folder is not there yet
    .venv/bin/python tools/results.py write RECORDS   checks every record, counts, and writes the page

RECORDS has a folder for each line. A folder counts only if every record in it verifies, if all are of the game and the options
that the line names, and if their deals are those that the command gives, all of them and each as often as it should: so no record is
changed, made up, left out or counted twice. A line whose folder is not there keeps what the page said.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from huetable.bots.virtual_game import SecretSeed
from huetable.cli.simulation.totals import wilson_interval
from huetable.core.record import BadRecord, Record, verify
from huetable.games import find_game

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/results.md"

BEGIN, END = "<!-- results -->\n", "<!-- end of results -->\n"


class Line(NamedTuple):
    """One line of the page: which bot is counted, and how its games are played again."""

    folder: str
    game: str
    bot: str
    """The level whose wins are counted, as the records name it."""
    seats: int
    games: int
    command: str
    """Its last word is the folder for the records."""
    options: dict[str, Any] = {}
    seed: int = 1
    repeats: int = 1
    """How often each deal is played: once from each seat, or once in all."""


class BadFolder(ValueError):
    """Why the records of a line don't count."""


def _sim(folder: str, game: str, bots: str, games: int, options: str = "") -> str:
    words = f" --options {options}" if options else ""
    seats = f" --seats {len(bots.split(','))}"
    return f".venv/bin/huetable sim {game} --bots {bots}{seats} --games {games}{words} --save {folder}"


_ROUND = {"goal": 0, "clock": False}
_ROUND_WORDS = "goal=0 clock=false"
_TRAIN = ".venv/bin/python examples/train_uno.py --save uno-trained"
_VECTORS = ".venv/bin/python examples/hues_word_vectors.py --vectors VECTORS --games 60"
_NO_CLOCK = {"clock": False}

LINES = (
    *(
        Line(
            f"uno-{level}",
            "uno",
            level,
            2,
            1000,
            _sim(f"uno-{level}", "uno", f"{level},random", 1000, _ROUND_WORDS),
            _ROUND,
        )
        for level in ("easy", "normal", "hard")
    ),
    Line("uno-trained", "uno", "trained", 2, 1000, _TRAIN, _ROUND, seed=1_000_001, repeats=2),
    *(
        Line(f"dye-{level}", "dye", level, 3, 999, _sim(f"dye-{level}", "dye", f"{level},random,random", 999))
        for level in ("easy", "normal")
    ),
    Line(
        "hues-easy",
        "hues",
        "easy",
        3,
        60,
        _sim("hues-easy", "hues", "easy,random,random", 60, "clock=false"),
        _NO_CLOCK,
    ),
    *(
        Line(
            f"hues-vectors-{level}",
            "hues",
            "word_vectors",
            3,
            60,
            f"{_VECTORS} --against {level} --save hues-vectors-{level}",
            _NO_CLOCK,
            repeats=3,
        )
        for level in ("random", "easy")
    ),
    Line(
        "cluzzle-easy",
        "cluzzle",
        "easy",
        3,
        60,
        _sim("cluzzle-easy", "cluzzle", "easy,random,random", 60, "clock=false"),
        _NO_CLOCK,
    ),
    Line(
        "guardians-normal",
        "guardians",
        "normal",
        3,
        60,
        _sim("guardians-normal", "guardians", "normal,normal,normal", 60, "difficulty=difficult"),
        {"difficulty": "difficult"},
    ),
)


def read_folder(line: Line, folder: Path) -> list[tuple[Record, str]]:
    """Every record with the hash of its last line; raises BadFolder unless all of them count."""
    game = find_game(line.game)
    records = [_read(game, file) for file in sorted(folder.glob("*.jsonl"))]
    for record, _ in records:
        if record.header.game != game.meta.id or len(record.header.seats) != line.seats:
            raise BadFolder(f"{folder} has a record of another game or another number of seats")
        if record.header.options != line.options:
            raise BadFolder(f"{folder} has a record with other options: {record.header.options}")
    dealt = Counter(record.footer.seed for record, _ in records if record.footer)
    if dealt != _deals_of(line):
        raise BadFolder(f"{folder} does not have the {line.games} games that the command of this line plays")
    return records


def _read(game: Any, file: Path) -> tuple[Record, str]:
    data = file.read_bytes()
    try:
        return verify(game, data), sha256(data).hexdigest()
    except BadRecord as error:
        raise BadFolder(f"{file} does not verify: {error}") from error


def _deals_of(line: Line) -> Counter[str]:
    numbers = (number // line.repeats for number in range(line.games))
    return Counter(SecretSeed.from_numbers(line.seed, number).seed.hex() for number in numbers)


def count_wins(line: Line, records: Sequence[tuple[Record, str]]) -> tuple[int, int]:
    """How often a chair of this bot has won, and how many such chairs there were; a team that wins together counts once."""
    together = find_game(line.game).meta.cooperative
    won = chairs = 0
    for record, _ in records:
        mine = {seat for seat, chair in enumerate(record.header.seats) if chair.level == line.bot}
        winners = mine & set(record.footer.result.winners) if record.footer else set()
        won += bool(winners) if together else len(winners)
        chairs += 1 if together else len(mine)
    if chairs == 0:
        raise BadFolder(f"no record of {line.folder} has a bot called {line.bot}")
    return won, chairs


def row(line: Line, folder: Path) -> str:
    records = read_folder(line, folder)
    won, chairs = count_wins(line, records)
    low, high = wilson_interval(won, chairs)
    rivals = Counter(
        chair.level for record, _ in records for chair in record.header.seats if chair.level != line.bot
    )
    against = ", ".join(
        f"{count // len(records)} × `{level}`" for level, count in sorted(rivals.items(), key=str)
    )
    proof = sha256("".join(sorted(digest for _, digest in records)).encode()).hexdigest()[:12]
    return (
        f"| `{line.folder}` | {line.game} | `{line.bot}` | {against or 'the game'} | {len(records):,} "
        f"| {100 * won / chairs:.1f} % | {100 * low:.1f} – {100 * high:.1f} % | `{proof}` |"
    )


def rows(records: Path, page: str) -> Iterator[str]:
    """A new row for each line whose records are here, and the old one for the others."""
    old = {found.split("`")[1]: found for found in page.splitlines() if found.startswith("| `")}
    for line in LINES:
        folder = records / line.folder
        if folder.is_dir():
            yield row(line, folder)
        elif line.folder in old:
            yield old[line.folder]


def write_page(records: Path) -> None:
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    head = "| line | game | bot | against | games | won | 95 % | proof |\n|---|---|---|---|---|---|---|---|\n"
    table = "".join(f"{each}\n" for each in rows(records, rest))
    commands = "".join(f"{line.command}\n" for line in LINES)
    body = f"{head}{table}\nThe commands; the last word of each is the folder for its records:\n\n```sh\n{commands}```\n"
    PAGE.write_text(f"{before}{BEGIN}{body}{END}{after}", "utf-8")


def play(records: Path, vectors: str | None) -> None:
    for line in LINES:
        folder = records / line.folder
        if folder.exists() or ("VECTORS" in line.command and vectors is None):
            continue
        folder.mkdir(parents=True)
        *words, _ = shlex.split(line.command.replace("VECTORS", vectors or ""))
        print(line.command, flush=True)
        subprocess.run([*words, str(folder)], cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": "0"}, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Make docs/results.md from verified records.")
    parser.add_argument("do", choices=["play", "write"])
    parser.add_argument("records", type=Path)
    parser.add_argument("--vectors", metavar="FILE", help="word vectors, for the lines that need them")
    args = parser.parse_args()
    if args.do == "play":
        play(args.records.resolve(), args.vectors)
        return
    try:
        write_page(args.records)
    except BadFolder as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
