"""Moves that together have every kind of event of a game, and what a page shows while it tells one of them.

They come from the playthroughs, as those of web/src/lib/table/steps/film-strip.test.ts do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stage import PATIENCE

from huetable.core.audience import reaches
from huetable.core.game import AnyGame
from huetable.core.move_text import parse_any_move
from huetable.core.playthrough import read_playthrough
from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Seat
from huetable.games import step_lengths

if TYPE_CHECKING:
    from stage import Stage

GAMES: Final = Path(__file__).parents[3] / "src/huetable/games"

BOARD_TEXT: Final = """() => {
    const moving = '.motion, [data-effect], .narration, .unseen, [data-part=clock], [aria-live], .thinking';
    const seen = (node) => node.checkVisibility() && !node.closest(moving);
    const main = document.querySelector('.ring') ?? document.createElement('p');
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words = [];
    while (walker.nextNode())
        if (walker.currentNode.data.trim() && seen(walker.currentNode.parentElement)) words.push(walker.currentNode.data.trim());
    return words.join(' ');
}"""
"""What is written on the board and around it, but for what is there only while a step is told."""

RESTING_TEXT: Final = """async () => {
    const read = BOARD_TEXT;
    let [text, frames] = [read(), 0];
    while (frames < 10) {
        await new Promise((done) => requestAnimationFrame(done));
        const now = read();
        frames = now === text ? frames + 1 : 0;
        text = now;
    }
    return text;
}""".replace("BOARD_TEXT", BOARD_TEXT)
"""The same when it has stood still for a while: names may be shorter on a map that is still being fitted to its place."""

ROLL: Final = """(taps) => {
    const stepNow = () => document.querySelector('.shown')?.dataset.step ?? '';
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const lookClosely = async (step) => {
        // A board that has to be drawn smaller is so in the second frame.
        for (let count = 0; count < 3; count++) await frame();
        const seen = await (SEEN)(() => stepNow() === step);
        if (stepNow() !== step) return;
        film.seen[step] = seen;
        if (taps) document.querySelector('.shown').click();
    };
    const look = () => {
        const step = stepNow();
        const now = { step, said: document.querySelector('.narration')?.textContent.trim() ?? '' };
        const before = film.frames.at(-1);
        if (step && step !== before?.step) lookClosely(step);
        if (now.step !== before?.step || now.said !== before.said) film.frames.push(now);
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    globalThis.film = { frames: [], seen: {}, watcher };
}"""
"""Takes down what the page shows each time that it changes. With taps, each step is skipped as soon as it was looked at."""

DEVELOP: Final = """async (patience) => {
    const toldAll = () => {
        const { told, seq } = document.querySelector('#main').dataset;
        return told === seq && !document.querySelector('.shown')?.dataset.step;
    };
    const end = performance.now() + patience;
    while (!toldAll() && performance.now() < end) await new Promise((done) => requestAnimationFrame(done));
    const { frames, seen, watcher } = film;
    watcher.disconnect();
    delete globalThis.film;
    return toldAll() ? { frames, seen } : null;
}"""
"""What was taken down until everything was told; null if that never came."""


class FilmedMove(NamedTuple):
    """A move of a playthrough, with the position before it and the one after it."""

    where: str
    before: Any
    emitted: tuple[Emitted, ...]
    after: Any

    def heard_by(self, seat: Seat | None) -> list[object]:
        return [event for event, audience in self.emitted if reaches(audience, seat)]


def filmed_moves(game: AnyGame) -> Iterator[FilmedMove]:
    """Every move of every playthrough that tells anything."""
    for file in sorted((GAMES / game.meta.id / "tests/playthroughs").glob("*.txt")):
        yield from _moves_of(game, file)


def _moves_of(game: AnyGame, file: Path) -> Iterator[FilmedMove]:
    opening, tries = read_playthrough(file.read_text("utf-8"))
    rng = Rng.from_number(opening.seed)
    state = game.setup(game.read_options(opening.options, opening.seats), opening.seats, rng.child(0))
    taken = 0
    for seat, text in tries:
        move = parse_any_move(text, game.move_type)
        if game.refuse_recorded(state, seat, move) is not None:
            continue
        taken += 1
        before = game.copy(state)
        emitted = tuple(game.apply(state, seat, move, rng.child(taken)))
        if emitted:
            yield FilmedMove(f"{file.stem}: {text}", before, emitted, game.copy(state))


def told_steps(game: AnyGame, move: FilmedMove) -> list[str]:
    """The kinds of the events that are told one after another. What not everybody hears has no step of its own."""
    tags = [event.__struct_config__.tag for event, audience in move.emitted if audience is None]
    lengths = step_lengths(game)
    return [tag for tag in tags if tag in lengths]


def cover(game: AnyGame, moves: Iterable[FilmedMove]) -> list[FilmedMove]:
    """Few moves, and short ones, that together have every kind of step."""
    lengths = step_lengths(game)
    steps = [(move, told_steps(game, move)) for move in moves]
    missing = set(lengths)
    chosen: list[FilmedMove] = []
    while missing:
        move, tags = min(
            ((move, tags) for move, tags in steps if missing.intersection(tags)),
            key=lambda each: sum(lengths[tag] for tag in each[1]) / len(missing.intersection(each[1])),
        )
        chosen.append(move)
        missing.difference_update(tags)
    return chosen


class Film(NamedTuple):
    """What a page showed while it told a move."""

    frames: list[dict[str, str]]
    """From one change to the next: the step with its number, and the line about it."""
    seen: dict[str, Any]
    """What was asked in each step that stood long enough to look."""

    def steps(self) -> list[str]:
        """The kinds of the steps, in their order."""
        return [step.partition(" ")[2] for step, _ in groupby(frame["step"] for frame in self.frames) if step]

    def first_seen(self) -> Any:
        """What was asked in the first step; None if it was over before anybody could look, as on a busy machine."""
        return self.seen.get(next(frame["step"] for frame in self.frames if frame["step"]))

    def said(self) -> list[str]:
        """The last line in each step."""
        steps = groupby(self.frames, lambda frame: frame["step"])
        return [[frame["said"] for frame in frames][-1] for step, frames in steps if step]


def film(stage: Stage, move: FilmedMove, seat: Seat | None, *, taps: bool, look: str = BOARD_TEXT) -> Film:
    """Show what a move tells, and ask this function of the page in every step; it can ask whether that is still shown."""
    stage.show(move.before)
    connections = stage.connections
    stage.page.evaluate(ROLL.replace("SEEN", look), taps)
    stage.show(move.after, move.heard_by(seat))
    developed = stage.page.evaluate(DEVELOP, 1000 * PATIENCE)
    if stage.connections != connections:
        # The page had to reconnect, and was sent where the game stands without what led to it.
        return film(stage, move, seat, taps=taps, look=look)
    assert developed is not None, f"{move.where}: not everything was told"
    return Film(developed["frames"], developed["seen"])
