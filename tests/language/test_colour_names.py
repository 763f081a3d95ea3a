from huetable.language.en.colour_names import COLOUR_FORMS, COLOUR_NAMES, MORE_COLOUR_FORMS
from huetable.language.en.foreign_colour_names import FOREIGN_COLOUR_NAMES


def test_every_colour_name_has_its_forms() -> None:
    assert all(COLOUR_FORMS[name] == name for name in COLOUR_NAMES)
    assert COLOUR_FORMS["bluish"] == "blue"
    assert COLOUR_FORMS["redder"] == "red"
    assert MORE_COLOUR_FORMS["whiteners"] == "white"
    assert "whits" not in COLOUR_FORMS


def test_a_foreign_colour_name_says_what_it_means() -> None:
    assert FOREIGN_COLOUR_NAMES["grun"] == FOREIGN_COLOUR_NAMES["gruen"] == "German for green"
    assert FOREIGN_COLOUR_NAMES["rojas"] == "Spanish for red"
    assert "rot" not in FOREIGN_COLOUR_NAMES
