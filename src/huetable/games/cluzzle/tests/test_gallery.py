"""After a game: the gallery, votes about false answers, the next game, the end of the match."""

import pytest

from huetable.core.terms import TABLE, Motion, Refusal, Timer, TimerExpired
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.rules.events import (
    Accused,
    Drew,
    Ended,
    GalleryOpened,
    GameBegan,
    Judged,
    WasContent,
)
from huetable.games.cluzzle.rules.moves import Accuse, Content, Reply, Seal
from huetable.games.cluzzle.rules.state import Exhibit, Sculpture, State
from huetable.games.cluzzle.tests.studio import (
    WORDS,
    act,
    clay_of,
    events,
    let_stand,
    play,
    play_out,
    refused,
    rule,
    seal,
    studio,
    table,
    turn,
)


def solved_wolf(*, bot: bool = False, **options: object) -> State:
    """In the gallery: seat 0 has solved the wolf of seat 1 in the first round; the answer may be a bot's."""
    state = table(**options)  # type: ignore[arg-type]
    act(state, 0, "ask 1 Is it alive?")
    play(state, 1, Reply("no"), bot=bot)
    act(state, 0, "guess wolf")
    play_out_round(state)
    return state


@pytest.mark.rule("CLUZ-34")
def test_words_sculptures_and_answers_are_shown_before_the_result_is_final() -> None:
    state = table()
    while state.round < 5 or state.asker < 2:
        turn(state, (state.asker + 1) % 3)
    turn(state, 0)
    emitted = events(let_stand(state))
    cluzzles = tuple(Exhibit(WORDS[seat], Sculpture(clay_of(seat)), None, 0, False) for seat in range(3))
    assert emitted[-1] == GalleryOpened(1, cluzzles)
    assert [each.word for each in GAME.view(state, None).public.cluzzles] == list(WORDS[:3])
    assert GAME.result(state) is None
    assert list(GAME.whose_turn(state)) == [0, 1, 2]
    assert GAME.timeout_move(state, 1) == Content()
    assert refused(state, TABLE, "forfeit 0") == "TABLE-5"


@pytest.mark.rule("CLUZ-35")
def test_points_are_struck_by_vote_and_the_solver_keeps_theirs() -> None:
    state = solved_wolf()
    assert GAME.legal_moves(state, 0) == [Content(), Accuse(1)]
    assert GAME.legal_moves(state, 1) == [Content()]
    assert act(state, 2, "accuse 1") == [(Accused(2, 1), None)]
    assert GAME.motion(state) == Motion("strike/1/1", "CLUZ-35", 2, 1)
    assert list(GAME.whose_turn(state)) == []
    assert refused(state, 0, "accuse 1") == "CLUZ-35 voting"
    assert GAME.timers(state) == ()
    assert rule(state, upheld=True) == [(Judged(1, struck=True, points=1), None)]
    assert state.scores == [1, 0, 0]
    assert GAME.view(state, 0).public.cluzzles[1].struck
    assert GAME.view(state, 0).public.cluzzles[1].judged
    assert GAME.motion(state) is None


@pytest.mark.rule("CLUZ-35")
def test_a_vote_that_fails_changes_nothing_and_is_not_held_again() -> None:
    state = solved_wolf()
    act(state, 2, "accuse 1")
    assert rule(state, upheld=False) == [(Judged(1, struck=False, points=1), None)]
    assert state.scores == [1, 1, 0]
    assert not state.sculptors[1].struck
    assert GAME.refuse(state, 0, Accuse(1)) == Refusal("CLUZ-35", {"sculptor": 1}, "judged")


@pytest.mark.rule("CLUZ-35")
def test_nobody_accuses_themselves_or_before_the_gallery_or_where_nothing_was_scored() -> None:
    state = solved_wolf()
    assert GAME.refuse(state, 1, Accuse(1)) == Refusal("CLUZ-35", {}, "own")
    assert GAME.refuse(state, 0, Accuse(2)) == Refusal("CLUZ-35", {"sculptor": 2}, "unsolved")
    assert GAME.refuse(state, 0, Accuse(5)) == Refusal("CLUZ-35", {"players": 3}, "nobody")
    state = table()
    turn(state, 1, guess="wolf")
    assert GAME.refuse(state, 1, Accuse(0)) == Refusal("CLUZ-35", {}, "early")


@pytest.mark.rule("CLUZ-35")
def test_who_was_content_may_still_accuse() -> None:
    state = solved_wolf()
    act(state, 0, "content")
    act(state, 2, "content")
    assert GAME.legal_moves(state, 0) == [Accuse(1)]
    act(state, 0, "accuse 1")
    act_after = rule(state, upheld=False)
    assert events(act_after) == [Judged(1, struck=False, points=1)]
    assert list(GAME.whose_turn(state)) == [1]


@pytest.mark.rule("CLUZ-36")
def test_nobody_loses_points_for_a_bots_answers() -> None:
    state = solved_wolf(bot=True)
    assert GAME.legal_moves(state, 0) == [Content()]
    assert GAME.refuse(state, 0, Accuse(1)) == Refusal("CLUZ-36", {"sculptor": 1})


@pytest.mark.rule("CLUZ-36")
def test_nobody_can_claim_that_a_bot_answered_or_sealed() -> None:
    state = table()
    act(state, 0, "ask 1 Is it alive?")
    assert refused(state, 1, "answer no true") == "TABLE-51"
    making = studio()
    assert GAME.refuse(making, 0, Seal(clay_of(0), "", WORDS[0], bot=True)) == Refusal("TABLE-51")
    assert GAME.refuse(making, 0, Seal(clay_of(0), "", WORDS[0])) is None


@pytest.mark.rule("CLUZ-36")
def test_one_answer_of_their_own_is_enough() -> None:
    state = table()
    act(state, 0, "ask 1 Is it red?")
    play(state, 1, Reply("unknown"), bot=True)
    turn(state, 1, guess="wolf")
    play_out_round(state)
    assert GAME.refuse(state, 0, Accuse(1)) is None


@pytest.mark.rule("CLUZ-36")
def test_a_bots_answer_that_was_corrected_is_the_sculptors_own() -> None:
    state = table()
    act(state, 0, "ask 1 Is it red?")
    play(state, 1, Reply("yes"), bot=True)
    act(state, 1, "correct no")
    act(state, 0, "guess wolf")
    play_out_round(state)
    assert GAME.refuse(state, 0, Accuse(1)) is None


def play_out_round(state: State) -> None:
    while state.phase == "ask":
        turn(state, 2 if state.asker != 2 else 0)
    let_stand(state)


@pytest.mark.rule("CLUZ-37")
def test_the_gallery_closes_when_all_are_content() -> None:
    state = solved_wolf()
    assert act(state, 0, "content") == [(WasContent(0), None)]
    assert list(GAME.whose_turn(state)) == [1, 2]
    assert GAME.view(state, None).public.cluzzles[0].content
    assert refused(state, 0, "content") == "CLUZ-37 twice"
    act(state, 1, "content")
    assert events(act(state, 2, "content")) == [WasContent(2), Ended("shared")]


@pytest.mark.rule("CLUZ-37")
def test_or_after_ninety_seconds() -> None:
    state = table(clock=True)
    play_out(state)
    assert GAME.timers(state) == (Timer("gallery/1", 90_000, seats="instead"),)
    assert GAME.refuse(state, TABLE, TimerExpired("sculpt/1")) == Refusal("TABLE-5")
    act(state, TABLE, "lapse gallery/1")
    assert state.phase == "over"
    assert GAME.timers(state) == ()
    assert GAME.timers(table(clock=True)) == ()
    untimed = table(clock=False)
    play_out(untimed)
    assert GAME.timers(untimed) == ()


@pytest.mark.rule("CLUZ-37")
def test_a_vote_after_all_were_content_closes_it_too() -> None:
    state = solved_wolf()
    act(state, 0, "accuse 1")
    for sculptor in state.sculptors:
        sculptor.content = True
    assert events(rule(state, upheld=True)) == [Judged(1, struck=True, points=1), Ended("won")]


def all_content(state: State) -> list[object]:
    for seat in range(len(state.scores) - 1):
        act(state, seat, "content")
    return events(act(state, len(state.scores) - 1, "content"))


@pytest.mark.rule("CLUZ-2")
def test_the_next_game_has_new_cards_and_another_first_player_and_carries_the_scores() -> None:
    state = solved_wolf(games=2, first=0)
    old = [sculptor.card for sculptor in state.sculptors]
    emitted = all_content(state)
    assert emitted[1] == GameBegan(2, 1)
    assert emitted[2:] == [Drew(sculptor.card) for sculptor in state.sculptors]
    assert (state.game, state.phase, state.first, state.round) == (2, "sculpt", 1, 0)
    assert not {word for card in old for word in card[:3]} & {
        word for s in state.sculptors for word in s.card
    }
    assert state.scores == [1, 1, 0]
    assert state.talk == []
    assert [shown.word for shown in GAME.view(state, 2).public.past[0].cluzzles] == list(WORDS[:3])
    assert len(GAME.view(state, None).public.past[0].talk) == 15
    for seat in range(3):
        seal(state, seat, state.sculptors[seat].card[0])
    assert state.asker == 1
    assert len(GAME.blobs(state)) == 6
    assert all(who is None for _, who in GAME.blobs(state))


@pytest.mark.rule("CLUZ-2")
def test_the_clocks_of_each_game_have_names_of_their_own() -> None:
    state = table(clock=True, games=2)
    play_out(state)
    act(state, TABLE, "lapse gallery/1")
    assert GAME.timers(state) == (Timer("sculpt/2", 300_000, seats="instead"),)
    assert state.time == "on"


@pytest.mark.rule("CLUZ-2")
def test_two_games_are_usual_and_the_host_sets_one_to_four() -> None:
    assert GAME.options_type().games == 2
    for games in (1, 4):
        assert not isinstance(GAME.read_options({"games": games}, 3), Refusal)
    for games in (0, 5):
        assert isinstance(GAME.read_options({"games": games}, 3), Refusal)


@pytest.mark.rule("CLUZ-38")
def test_who_has_most_points_after_the_last_game_wins() -> None:
    state = table()
    turn(state, 1, guess="wolf")
    turn(state, 0)
    turn(state, 0)
    turn(state, 2, guess="leaf")
    play_out_rest(state)
    assert all_content(state)[-1] == Ended("won")
    result = GAME.result(state)
    assert result is not None
    assert (result.ending, result.winners, result.scores) == ("won", (0,), (3, 1, 2))
    assert list(GAME.whose_turn(state)) == []
    assert not GAME.may_act(state, 0)


def play_out_rest(state: State) -> None:
    while state.phase == "ask":
        turn(state, 0)
    let_stand(state)


@pytest.mark.rule("CLUZ-39")
def test_level_at_the_top_they_share_the_win() -> None:
    state = solved_wolf()
    assert all_content(state)[-1] == Ended("shared")
    result = GAME.result(state)
    assert result is not None
    assert (result.ending, result.winners, result.scores) == ("shared", (0, 1), (1, 1, 0))
