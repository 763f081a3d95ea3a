"""The bots' characters: the same names, faces and temperaments in every game."""

from itertools import combinations
from pathlib import Path
from typing import get_args

from huetable.core.feelings import Feeling
from huetable.games.hues_and_cues.data import colour_names
from huetable.language.en.colour_names import COLOUR_FORMS, MORE_COLOUR_FORMS
from huetable.language.en.foreign_colour_names import FOREIGN_COLOUR_NAMES
from huetable.table.cast import CAST, MANNERS, TEMPOS, character_of, free_bot_names, temperament_of
from huetable.table.faces import bot_face
from huetable.table.wire.protocol import BotManner, BotTempo

NAMES = [character.name for character in CAST]


def test_a_cast_of_sixteen_with_names_and_faces_of_their_own() -> None:
    assert len(CAST) == 16
    for one, other in combinations(CAST, 2):
        assert one.face != other.face
        # Names that begin alike are told apart badly, above all when they are read aloud.
        assert one.name[:2] != other.name[:2]


def test_names_are_easy_to_say_and_no_colour_words() -> None:
    assert all(name.isascii() and name.isalpha() and 4 <= len(name) <= 6 for name in NAMES)
    well_known = {word for _, key, _, _ in colour_names() for word in key.split("_")}
    colours = {*COLOUR_FORMS, *MORE_COLOUR_FORMS, *FOREIGN_COLOUR_NAMES, *well_known}
    assert not {name.lower() for name in NAMES} & colours


def test_a_character_keeps_its_face() -> None:
    """Faces are drawn from these seeds at tables, in replays and on pictures, of old games too."""
    assert all(bot_face(character.name) == character.face for character in CAST)
    assert bot_face("Yara") == "yara"
    assert bot_face("李") == "bot"


def test_everybody_at_a_full_table_is_somebody_else() -> None:
    assert free_bot_names(["noor", "Ann"], 3) == ["Hugo", "Amara", "Kaito"]
    assert len(set(free_bot_names(["Ann"], 9))) == 9
    assert free_bot_names(NAMES, 2) == NAMES[:2]


def test_every_temperament_is_somebodys_and_only_colours_what_a_bot_does() -> None:
    assert {character.tempo for character in CAST} == set(get_args(BotTempo)) == set(TEMPOS)
    assert {character.manner for character in CAST} == set(get_args(BotManner)) == set(MANNERS)
    # Who sits down at an ordinary table is never like somebody else there.
    assert len({(character.tempo, character.manner) for character in CAST[:12]}) == 12
    assert all(0.8 <= times <= 1.2 for times in TEMPOS.values())
    for manner in MANNERS.values():
        assert set(manner.reactions) <= set(get_args(Feeling))
        assert not {"hurry", "think"} & {each for some in manner.reactions.values() for each in some}


def test_nobody_shows_each_feeling_every_time() -> None:
    assert MANNERS["quiet"].shows < min(MANNERS[name].shows for name in MANNERS if name != "quiet")
    assert max(manner.shows for manner in MANNERS.values()) < 1


def test_a_bot_of_an_old_table_is_like_one_of_the_cast() -> None:
    assert character_of("Yara") is None
    assert temperament_of("Yara") == temperament_of("Yara") in CAST
    assert temperament_of("Noor") is character_of("Noor")


def test_the_document_shows_the_cast_as_it_is() -> None:
    """docs/bots.md has a line for each of them."""
    document = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    for character in CAST:
        assert f"| {character.name} | {character.tempo} | {character.manner} |" in document
