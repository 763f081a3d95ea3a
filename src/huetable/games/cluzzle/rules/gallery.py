"""After the last round: everything is shown, points may be struck, and the next game or the end follows."""

from __future__ import annotations

from huetable.core.terms import Emitted, Result

from .events import Drew, Ended, GalleryOpened, GameBegan, Judged
from .state import Accusation, Exhibit, Past, Sculptor, Sculpture, State


def open_gallery(state: State) -> list[Emitted]:
    state.phase, state.turns_over = "gallery", True
    return [(GalleryOpened(state.game, shown(state)), None)]


def shown(state: State) -> tuple[Exhibit, ...]:
    return tuple(
        Exhibit(
            word=sculptor.choice or "",
            sculpture=sculptor.sculpture or Sculpture(None),
            solver=sculptor.solver,
            points=sculptor.points,
            struck=sculptor.struck,
        )
        for sculptor in state.sculptors
    )


def settle_accusation(state: State, accusation: Accusation, *, upheld: bool) -> list[Emitted]:
    """Upheld: the sculptor's points are gone, those of the solver stay."""
    seat = accusation.sculptor
    accused = state.sculptors[seat]
    state.accusation = None
    accused.judged = True
    accused.struck = upheld
    state.scores[seat] -= accused.points if upheld else 0
    return [(Judged(seat, upheld, accused.points), None), *close_if_content(state)]


def close_if_content(state: State) -> list[Emitted]:
    return next_game_or_end(state) if all(sculptor.content for sculptor in state.sculptors) else []


def next_game_or_end(state: State) -> list[Emitted]:
    """Another game with new cards, in which the next player to the left asks first; or the match is over."""
    state.past.append(Past(shown(state), tuple(state.talk)))
    if state.game == state.options.games:
        return end_match(state)
    state.game += 1
    state.first = (state.first + 1) % len(state.scores)
    return begin_game(state)


def begin_game(state: State) -> list[Emitted]:
    state.sculptors = [Sculptor(state.deck.pop()) for _ in state.scores]
    state.phase, state.time = "sculpt", "on"
    state.round, state.asker = 0, state.first
    state.turns_over = False
    state.talk = []
    emitted: list[Emitted] = [(GameBegan(state.game, state.first), None)]
    return emitted + [(Drew(sculptor.card), seat) for seat, sculptor in enumerate(state.sculptors)]


def end_match(state: State) -> list[Emitted]:
    state.phase = "over"
    state.ending = "won" if len(winners(state)) == 1 else "shared"
    return [(Ended(state.ending), None)]


def winners(state: State) -> tuple[int, ...]:
    return tuple(seat for seat, score in enumerate(state.scores) if score == max(state.scores))


def result(state: State) -> Result | None:
    if state.ending is None:
        return None
    return Result(state.ending, winners(state), tuple(state.scores))
