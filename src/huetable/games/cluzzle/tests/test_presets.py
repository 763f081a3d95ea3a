"""What the waiting room says of each way to play."""

from huetable.games.cluzzle import GAME


def test_every_preset_says_how_long_it_takes_and_one_quick_game_takes_about_half_as_long_as_two() -> None:
    fewest, most = GAME.meta.seats
    assert set(GAME.preset_minutes) == set(GAME.presets)
    assert all(len(minutes) == most - fewest + 1 for minutes in GAME.preset_minutes.values())
    for quick, classic in zip(GAME.preset_minutes["quick"], GAME.preset_minutes["classic"], strict=True):
        assert 0.3 < quick / classic < 0.6
    assert GAME.meta.minutes in GAME.preset_minutes["classic"]
