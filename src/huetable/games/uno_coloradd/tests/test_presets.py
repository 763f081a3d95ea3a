"""What the waiting room says of each way to play."""

from huetable.games.uno_coloradd import GAME


def test_every_preset_says_how_long_it_takes_and_one_round_is_shorter_than_a_match() -> None:
    assert set(GAME.preset_minutes) == set(GAME.presets)
    quick, classic = GAME.preset_minutes["quick"], GAME.preset_minutes["classic"]
    assert max(quick) < min(classic)
