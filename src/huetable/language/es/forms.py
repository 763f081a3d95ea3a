"""How Spanish words inflect. All words are folded: without accents."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from huetable.language.interface import PossibleBase
from huetable.language.lookalikes import fold_lookalikes
from huetable.language.romance import bases_by_endings, phrase_numbers, stem_by_endings, superlative_bases
from huetable.language.word_lists import stems_of_words

_PAIRS: Final = """
roto/romper rota/romper frito/freir frita/freir abierto/abrir abierta/abrir cubierto/cubrir cubierta/cubrir
muerto/morir muerta/morir escrito/escribir hecho/hacer hecha/hacer puesto/poner visto/ver dicho/decir
hirviendo/hervir durmiendo/dormir muriendo/morir
gata/gato gatas/gato perra/perro perras/perro nina/nino ninas/nino chica/chico chicas/chico leona/leon leonas/leon
osa/oso osas/oso loba/lobo lobas/lobo zorra/zorro zorras/zorro abuela/abuelo abuelas/abuelo hermana/hermano
hermanas/hermano hija/hijo hijas/hijo amiga/amigo amigas/amigo bruja/brujo brujas/brujo reina/rey reinas/rey
senora/senor senoras/senor novia/novio novias/novio vampira/vampiro actriz/actor emperatriz/emperador tigresa/tigre
princesa/principe
"""
_IRREGULAR: Final = dict(pair.split("/") for pair in _PAIRS.split())

_ENDINGS: Final = (
    ("ces", ("z",), "na"),
    ("es", ("", "e"), "na"),
    ("s", ("",), "na"),
    ("a", ("o", ""), "a"),
    ("as", ("o", ""), "a"),
    ("os", ("o",), "a"),
    ("ito", ("o", "e", "a"), "na"),
    ("ita", ("a", "e", "o"), "na"),
    ("itos", ("o", "e"), "na"),
    ("itas", ("a", "e"), "na"),
    ("cito", ("", "e"), "na"),
    ("cita", ("", "e"), "na"),
    ("quito", ("co",), "na"),
    ("quita", ("ca",), "na"),
    ("guito", ("go",), "na"),
    ("guita", ("ga",), "na"),
    *((f"ad{end}", ("ar",), "v") for end in ("o", "a", "os", "as")),
    *((f"id{end}", ("er", "ir"), "v") for end in ("o", "a", "os", "as")),
    ("ando", ("ar",), "v"),
    ("iendo", ("er", "ir"), "v"),
)

_SUPERLATIVE: Final = ("isimo", "isima", "isimos", "isimas")
_CONNECTORS: Final = frozenset(["de", "del", "a", "al", "en", "con", "sin", "para", "por", "y", "o"])
_STEM_ENDINGS: Final = (
    "isim",
    "ando",
    "iendo",
    "adora",
    "ador",
    "ado",
    "ada",
    "ido",
    "ida",
    "ito",
    "ita",
    "ar",
    "er",
    "ir",
)


def possible_bases(word: str) -> Iterator[PossibleBase]:
    if word in _IRREGULAR:
        yield PossibleBase(_IRREGULAR[word], sure=True)
    yield from bases_by_endings(word, _ENDINGS)


def compared_bases(word: str, _last: bool) -> Iterator[str]:  # noqa: FBT001
    return superlative_bases(word, _SUPERLATIVE)


def other_numbers(words: str) -> Iterator[str]:
    return phrase_numbers(words, _other_number, _CONNECTORS)


def _other_number(word: str) -> set[str]:
    """Árbol and árboles, lápiz and lápices; what ends in -is or -us stays as it is."""
    if word.endswith(("is", "us", "xis")) or len(word) < 2:
        return set()
    if word.endswith("s"):
        found = {word[:-1], word[:-2] if word.endswith("es") else word[:-1]}
        return found | ({f"{word[:-3]}z"} if word.endswith("ces") else set())
    if word.endswith("z"):
        return {f"{word[:-1]}ces"}
    return (
        {f"{word}s", f"{word}es"} if word[-1] in "iu" else {f"{word}s" if word[-1] in "aeo" else f"{word}es"}
    )


def stem(word: str) -> str:
    return stem_by_endings(word, _IRREGULAR, _STEM_ENDINGS)


def stems_of(text: str) -> list[str]:
    return stems_of_words(text, fold_lookalikes, stem)
