from typing import Any

import pytest
from show_of_hands import HANDS, PrivateView, PublicView, ShowOfHands

from huetable.core import playthrough
from huetable.core.playthrough import PlaythroughSetup
from huetable.games import find_game

DYE: Any = find_game("dye_pot")


def test_a_playthrough_is_its_own_script() -> None:
    opening = PlaythroughSetup(3, 5, {"goal": 3}, "a short one")
    text = playthrough.write_playthrough(DYE, opening, playthrough.random_play(DYE, opening))
    assert playthrough.replay_playthrough(DYE, text) == text
    assert playthrough.read_playthrough(text)[0] == opening
    assert "result: " in text


def test_a_changed_line_shows() -> None:
    opening = PlaythroughSetup(3, 5, {})
    text = playthrough.write_playthrough(DYE, opening, playthrough.random_play(DYE, opening))
    forged = text.replace('"scores":[0,0,0]', '"scores":[1,0,0]', 1)
    assert playthrough.replay_playthrough(DYE, forged) != forged


def test_every_answer_of_the_rules_is_written_out() -> None:
    opening = PlaythroughSetup(3, 1, {})
    tries = [(0, "pour red"), (0, "pour red"), (-1, "lapse pour/1"), (1, "claim"), (2, "name blue moon")]
    text = playthrough.write_playthrough(DYE, opening, tries)
    for part in (
        "awaited: seat 0, seat 1, seat 2",
        "timer: pour/1 20000 ms",
        "may seat 0: pour red | pour yellow | pour blue | pour water",
        "refused: TABLE-3 {}",
        "> table: lapse pour/1",
        "event to all: ",
        "private spectator: ",
    ):
        assert part in text


def test_what_is_told_to_one_seat_is_marked() -> None:
    openings = [PlaythroughSetup(6, seed, {}) for seed in range(8)]
    texts = [
        playthrough.write_playthrough(DYE, opening, playthrough.random_play(DYE, opening))
        for opening in openings
    ]
    assert any(f'event to {seat}: {{"type":"drew"' in text for text in texts for seat in range(6))


def test_votes_are_written_out() -> None:
    text = playthrough.write_playthrough(
        HANDS, PlaythroughSetup(2, 1, {}), [(0, "propose"), (-1, "ruling proposal/3 true")]
    )
    assert 'ballot: {"name":"proposal/3"' in text
    assert "awaited: nobody" in text
    assert 'result: {"ending":"agreed"' in text


def test_an_endless_game_is_cut_off() -> None:
    assert len(playthrough.random_play(DYE, PlaythroughSetup(3, 1, {}), most=4)) == 4


def test_an_unlawful_opening_is_refused() -> None:
    with pytest.raises(ValueError, match="TABLE-7"):
        playthrough.write_playthrough(DYE, PlaythroughSetup(3, 1, {"goal": 99}), [])


def test_who_has_nothing_to_do_is_not_listed() -> None:
    text = playthrough.write_playthrough(DYE, PlaythroughSetup(3, 1, {}), [(0, "pour red")])
    assert "may seat 0" not in text.partition("> seat 0: pour red")[2]


def test_a_view_that_stands_still_is_written_once() -> None:
    class Dull(ShowOfHands):
        def public_view(self, state: Any) -> PublicView:
            return PublicView(2, 0, None, None)

        def private_view(self, state: Any, seat: int | None) -> PrivateView:
            return PrivateView(7)

    text = playthrough.write_playthrough(Dull(), PlaythroughSetup(2, 1, {}), [(0, "propose")])
    assert [text.count(line) for line in ("public: ", "private seat 0: ", "private spectator")] == [1, 1, 1]
