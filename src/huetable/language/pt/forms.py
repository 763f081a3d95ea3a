"""How Portuguese words inflect. All words are folded: without accents, tildes and cedillas."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from huetable.language.interface import PossibleBase
from huetable.language.lookalikes import fold_lookalikes
from huetable.language.romance import bases_by_endings, phrase_numbers, stem_by_endings, superlative_bases
from huetable.language.word_lists import stems_of_words

_PAIRS: Final = """
aberto/abrir aberta/abrir coberto/cobrir coberta/cobrir morto/morrer morta/morrer escrito/escrever feito/fazer
feita/fazer posto/por visto/ver dito/dizer frito/fritar frita/fritar
gata/gato gatas/gato cadela/cao cadelas/cao caes/cao paes/pao maos/mao menina/menino meninas/menino leoa/leao
leoas/leao ursa/urso ursas/urso loba/lobo lobas/lobo avos/avo irma/irmao irmas/irmao filha/filho filhas/filho
amiga/amigo amigas/amigo bruxa/bruxo bruxas/bruxo rainha/rei rainhas/rei senhora/senhor senhoras/senhor noiva/noivo
noivas/noivo vampira/vampiro atriz/ator imperatriz/imperador princesa/principe
"""
_IRREGULAR: Final = dict(pair.split("/") for pair in _PAIRS.split())

_ENDINGS: Final = (
    ("oes", ("ao",), "na"),
    ("aes", ("ao",), "na"),
    ("aos", ("ao",), "na"),
    ("ais", ("al",), "na"),
    ("eis", ("el", "il"), "na"),
    ("ois", ("ol",), "na"),
    ("uis", ("ul",), "na"),
    ("is", ("il",), "na"),
    ("ns", ("m",), "na"),
    ("es", ("", "e"), "na"),
    ("s", ("",), "na"),
    ("a", ("o", ""), "a"),
    ("as", ("o", ""), "a"),
    ("os", ("o",), "a"),
    ("inho", ("o", "e", "a"), "na"),
    ("inha", ("a", "e", "o"), "na"),
    ("inhos", ("o", "e"), "na"),
    ("inhas", ("a", "e"), "na"),
    ("zinho", ("", "o", "e"), "na"),
    ("zinha", ("", "a", "e"), "na"),
    ("quinho", ("co",), "na"),
    ("quinha", ("ca",), "na"),
    ("guinho", ("go",), "na"),
    ("guinha", ("ga",), "na"),
    *((f"ad{end}", ("ar",), "v") for end in ("o", "a", "os", "as")),
    *((f"id{end}", ("er", "ir"), "v") for end in ("o", "a", "os", "as")),
    ("ando", ("ar",), "v"),
    ("endo", ("er",), "v"),
    ("indo", ("ir",), "v"),
)

_SUPERLATIVE: Final = ("issimo", "issima", "issimos", "issimas")
_CONNECTORS: Final = frozenset(
    ["de", "do", "da", "dos", "das", "a", "ao", "em", "no", "na", "com", "sem", "para", "por", "e", "ou"]
)
_STEM_ENDINGS: Final = (
    "issim",
    "ando",
    "endo",
    "indo",
    "adora",
    "ador",
    "ado",
    "ada",
    "ido",
    "ida",
    "inho",
    "inha",
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


_PLURALS: Final = (
    ("ao", ("oes", "aes", "aos")),
    ("al", ("ais",)),
    ("el", ("eis",)),
    ("ol", ("ois",)),
    ("ul", ("uis",)),
)
_MORE_PLURALS: Final = (
    ("il", ("is", "eis")),
    ("m", ("ns",)),
    ("r", ("res",)),
    ("z", ("zes",)),
    ("n", ("ns",)),
)


def _other_number(word: str) -> set[str]:
    """Balão and balões, animal and animais, jardim and jardins; what ends in -s and is no plural stays as it is."""
    found = {
        word.removesuffix(single) + plural
        for single, plurals in (*_PLURALS, *_MORE_PLURALS)
        if word.endswith(single)
        for plural in plurals
    }
    found |= {
        word.removesuffix(plural) + single
        for single, plurals in (*_PLURALS, *_MORE_PLURALS)
        for plural in plurals
        if word.endswith(plural) and len(word) > len(plural) + 1
    }
    if word.endswith("s") and not word.endswith(("us", "is")) and len(word) > 2:
        found |= {word[:-1], *([word[:-2]] if word.endswith(("ses", "res", "zes")) else [])}
    return found or ({f"{word}s"} if word[-1:] in "aeiou" and word else set())


def stem(word: str) -> str:
    for plural, single in (("oes", "ao"), ("aes", "ao"), ("ais", "al"), ("eis", "el"), ("ns", "m")):
        if word.endswith(plural) and len(word) > len(plural) + 1:
            word = word.removesuffix(plural) + single
    return stem_by_endings(word, _IRREGULAR, _STEM_ENDINGS)


def stems_of(text: str) -> list[str]:
    return stems_of_words(text, fold_lookalikes, stem)
