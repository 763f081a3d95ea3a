"""Colour names of other languages that players are likely to share: German, Portuguese and Spanish.

A form that is an everyday English word as well is left out: German "rot" and "rote".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from huetable.language.lookalikes import fold_lookalikes

_GENDER_AND_NUMBER: Final = ("o", "a", "os", "as")
_ROMANCE: Final = {
    "Portuguese": """
        red vermelh*, green verde verdes, blue azul azuis, yellow amarel*, orange laranja laranjas alaranjad*,
        purple rox* púrpura púrpuras, pink rosa rosas, brown marrom marrons castanh*, white branc*,
        black pret* negr*, grey cinza cinzas cinzent*
    """,
    "Spanish": """
        red roj*, green verde verdes, blue azul azules, yellow amarill*, orange naranja naranjas anaranjad*,
        purple morad* púrpura púrpuras, pink rosa rosas rosad*, brown marrón marrones, white blanc*, black negr*,
        grey gris grises
    """,
}
_GERMAN: Final = {
    "red": "rot",
    "green": "grün",
    "blue": "blau",
    "yellow": "gelb",
    "purple": "lila purpur purpurn",
    "pink": "rosa",
    "brown": "braun",
    "white": "weiß",
    "black": "schwarz",
    "grey": "grau",
    "orange": "orangen",
}
_GERMAN_ENDINGS: Final = ("", "e", "en", "em", "er", "es")
_ALSO_ENGLISH: Final = ("rot", "rote")


def _romance() -> Iterator[tuple[str, str]]:
    for language, names in _ROMANCE.items():
        for entry in names.split(","):
            colour, *words = entry.split()
            for word in words:
                stem = word.removesuffix("*")
                for ending in _GENDER_AND_NUMBER if stem != word else ("",):
                    yield stem + ending, f"{language} for {colour}"


def _german() -> Iterator[tuple[str, str]]:
    """Without its dots an ü is a u or, as typewriters have it, ue. Lila and rosa stay as they are."""
    for colour, words in _GERMAN.items():
        for word in words.split():
            for ending in ("",) if word.endswith("a") else _GERMAN_ENDINGS:
                yield word + ending, f"German for {colour}"
                yield word.replace("ü", "ue") + ending, f"German for {colour}"


FOREIGN_COLOUR_NAMES: Final[dict[str, str]] = {
    fold_lookalikes(form): meaning for form, meaning in (*_german(), *_romance()) if form not in _ALSO_ENGLISH
}
"""Every form, folded, and what it says: "Spanish for blue". A form that two languages share goes by the last."""
