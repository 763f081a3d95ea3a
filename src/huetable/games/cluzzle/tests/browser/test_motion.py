"""What happens in Cluzzle is shown one thing after the other: cloths, stamps and points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Emitted, Forfeit
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.rules.state import Sculpture, State
from huetable.games.cluzzle.tests.studio import WORDS, act, studio

if TYPE_CHECKING:
    from browser_fixtures import Put
    from stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

FILM = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const look = () => ({
        potters: all('[data-working]').length,
        tiles: all('[data-part^="cluzzle:"]').length,
        round: all('.track .now').map((stone) => stone.innerText.trim()).join(),
        stamps: all('[data-part^="cluzzle:"]').flatMap((tile) =>
            [...tile.querySelectorAll('.stamp')].map((stamp) => `${tile.dataset.part} ${stamp.innerText.trim()}`)).join(),
        asked: all('.asked :is(form, section)').some((form) => form.checkVisibility()),
        points: all('.points b').filter((chip) => !chip.hidden).map((chip) => chip.innerText).join(),
    });
    window.film = [];
    window.moved = false;
    const watch = () => {
        const now = look();
        if (JSON.stringify(window.film.at(-1)) !== JSON.stringify(now)) window.film.push(now);
        window.moved ||= document.getAnimations().some(({ playState }) => playState === 'running');
    };
    window.watcher?.disconnect();
    window.watcher = new MutationObserver(watch);
    window.watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    watch();
}"""
"""Notes what the board shows each time that anything on it changes, and whether anything moved meanwhile."""

ALL_TOLD = "() => { const { seq, told } = document.querySelector('main').dataset; return seq === told; }"


def one_left() -> State:
    """All but the last have sealed; nothing was modelled, so there is nothing to load."""
    state = studio()
    for seat, sculptor in enumerate(state.sculptors):
        sculptor.choice = WORDS[seat]
        sculptor.sculpture = Sculpture(None) if seat < 2 else None
    return state


def film(stage: Stage, state: State, emitted: list[Emitted]) -> list[dict[str, Any]]:
    stage.page.evaluate(FILM)
    stage.show(state, [event for event, audience in emitted if audience in (None, 0)])
    stage.page.wait_for_function(ALL_TOLD)
    seen: list[dict[str, Any]] = stage.page.evaluate("window.film")
    return seen


def column(seen: list[dict[str, Any]], name: str) -> list[Any]:
    """What one thing was, each time that it changed."""
    values = [frame[name] for frame in seen]
    return [value for at, value in enumerate(values) if at == 0 or value != values[at - 1]]


def unveil(stage: Stage) -> tuple[State, list[dict[str, Any]]]:
    state = one_left()
    stage.show(state)
    return state, film(stage, state, GAME.apply(state, TABLE, Forfeit(2), Rng.from_number(1)))


def guess(stage: Stage, state: State, sculptor: int, word: str) -> list[dict[str, Any]]:
    act(state, state.asker, f"ask {sculptor} Is it alive?")
    act(state, sculptor, "answer yes")
    stage.show(state)
    return film(stage, state, act(state, state.asker, f"guess {word}"))


def check_unveiling(seen: list[dict[str, Any]]) -> None:
    """First the last cloth falls, then all sculptures are unveiled, then the first round begins."""
    assert column(seen, "potters") == [1, 0]
    assert next(frame for frame in seen if frame["potters"] == 0)["tiles"] == 0
    assert column(seen, "tiles") == [0, 3]
    assert next(frame for frame in seen if frame["tiles"] == 3)["round"] == ""
    assert column(seen, "round") == ["", "1"]
    assert not any(frame["asked"] for frame in seen if frame["tiles"] == 0), "I ask when the cloths are off"


@pytest.mark.soak
def test_sculptures_are_unveiled_and_guesses_stamped_one_step_after_the_other(put: Put) -> None:
    stage = put(GAME, one_left())
    stage.page.emulate_media(reduced_motion="no-preference")
    state, seen = unveil(stage)
    check_unveiling(seen)
    assert stage.page.evaluate("window.moved")

    seen = guess(stage, state, 1, "dog")
    assert column(seen, "stamps") == ["", "cluzzle:1 WRONG", ""]
    assert column(seen, "points") == [""]

    seen = guess(stage, state, 2, WORDS[2])
    assert column(seen, "stamps") == ["", "cluzzle:2 RIGHT"], "what is solved keeps its stamp"
    assert column(seen, "points") == ["", "+1,+1", ""]

    seen = guess(stage, state, 1, "kite")
    assert not any(frame["asked"] for frame in seen if "WRONG" in frame["stamps"]), "I ask after the stamp"
    assert seen[-1]["asked"]


@pytest.mark.soak
def test_nothing_moves_for_players_who_want_no_motion_but_all_is_shown_in_order(put: Put) -> None:
    stage = put(GAME, one_left())
    state, seen = unveil(stage)
    check_unveiling(seen)
    seen = guess(stage, state, 1, WORDS[1])
    assert column(seen, "stamps") == ["", "cluzzle:1 RIGHT"]
    assert column(seen, "points") == [""], "nothing flies"
    assert not stage.page.evaluate("window.moved")
