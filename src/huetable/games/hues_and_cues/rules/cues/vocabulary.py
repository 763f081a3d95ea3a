"""The words of the table's language, as the cue check asks for them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache, lru_cache

from huetable.games.hues_and_cues.data import translated_words
from huetable.language.en.colour_names import COLOUR_FORMS, COLOUR_NAMES, MORE_COLOUR_FORMS
from huetable.language.interface import Language
from huetable.language.known import DEFAULT, language

from .dictionary import is_comparison, is_dictionary_word, same_word
from .everyday_words import base_forms, is_everyday_word


class Vocabulary(ABC):
    """All words are folded."""

    searched: Mapping[str, str]
    """The colour names, in their forms, that are looked for in letters that make no word; and what each comes from."""
    plain: frozenset[str]
    """The names alone."""

    def __init__(self, code: str) -> None:
        self.language: Language = language(code)

    @abstractmethod
    def is_word(self, word: str) -> bool:
        """Whether it stands in the full dictionary, as it is or inflected."""

    @abstractmethod
    def is_everyday_word(self, word: str) -> bool:
        """Whether it is a word that anybody uses: letters are only cut into such words."""

    @abstractmethod
    def has_entry(self, word: str) -> bool:
        """Whether the dictionary has it as a noun or an adjective, and not only in texts."""

    @abstractmethod
    def is_noun(self, word: str) -> bool:
        """Whether it is a noun, as far as the dictionary knows."""

    @abstractmethod
    def same_word(self, one: str, other: str) -> bool:
        """Whether two words are forms of one word."""

    @abstractmethod
    def base_forms(self, word: str) -> frozenset[str]:
        """The real words that a word is an inflection of."""

    @abstractmethod
    def compares(self, word: str, *, last: bool) -> bool:
        """Whether a word sets the colour against another one, by what it means or by its form."""

    @abstractmethod
    def colour_name(self, word: str) -> str | None:
        """The colour name that a word is, or comes from, as it is written."""


class EnglishVocabulary(Vocabulary):
    """Recorded cues depend on it: it is what the rules have always asked."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.searched = COLOUR_FORMS
        self.plain = frozenset(COLOUR_NAMES)

    def is_word(self, word: str) -> bool:
        return is_dictionary_word(word)

    def is_everyday_word(self, word: str) -> bool:
        return is_everyday_word(word)

    def has_entry(self, word: str) -> bool:
        return is_everyday_word(word)

    def is_noun(self, word: str) -> bool:
        return is_everyday_word(word)

    def same_word(self, one: str, other: str) -> bool:
        return same_word(one, other)

    def base_forms(self, word: str) -> frozenset[str]:
        return base_forms(word)

    def compares(self, word: str, *, last: bool) -> bool:
        return is_comparison(word)

    def colour_name(self, word: str) -> str | None:
        return COLOUR_FORMS.get(word) or MORE_COLOUR_FORMS.get(word)


class TranslatedVocabulary(Vocabulary):
    """Of any other language: its lists, and a dictionary that says which part of speech a word is."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        written, names = self.language.colour_words, self.language.colour_names
        forms = {**self.language.colour_derivations, **names}
        self.searched = {form: written[colour] for form, colour in forms.items()}
        self.plain = frozenset(self.language.fold_word(name) for name in written.values())
        self._words = translated_words(code)
        self._lemmas = lru_cache(maxsize=8192)(self._find_lemmas)

    def is_word(self, word: str) -> bool:
        compounds = self.language.compounds
        listed = word in self._words or word in self.language.stop_words
        return listed or bool(compounds and word in compounds.things) or bool(self.base_forms(word))

    def has_entry(self, word: str) -> bool:
        return self._is_base(word, "na")

    def is_noun(self, word: str) -> bool:
        if word in self.language.stop_words:
            return False
        if self._is_base(word, "nav"):
            return self._is_base(word, "n")
        bases = list(self.language.possible_bases(word))
        known = [base for base in bases if self._is_base(base.word, base.parts)]
        if known:
            return any("n" in base.parts for base in known)
        singular = [base.word for base in bases if "n" in base.parts]
        return any(map(self._may_be_noun, [word, *singular]))

    def _may_be_noun(self, word: str) -> bool:
        """An everyday word that the wordnets lack mostly is one: "Fink"."""
        return "e" in self._words.get(word, "") and not self._is_base(word, "nav")

    def is_everyday_word(self, word: str) -> bool:
        return "e" in self._words.get(word, "") or word in self.language.stop_words

    def same_word(self, one: str, other: str) -> bool:
        return not self._lemmas(one).isdisjoint(self._lemmas(other))

    def base_forms(self, word: str) -> frozenset[str]:
        return self._lemmas(word) - {word}

    def _find_lemmas(self, word: str) -> frozenset[str]:
        """A word with an entry of its own as a part of speech is no form of another one, unless its form is plain."""
        has_entry = self._is_base(word, "nav")
        bases = (base for base in self.language.possible_bases(word) if base.sure or not has_entry)
        return frozenset([word, *(base.word for base in bases if self._is_base(base.word, base.parts))])

    def _is_base(self, base: str, parts: str) -> bool:
        return bool(set(self._words.get(base, "")) & set(parts))

    def compares(self, word: str, *, last: bool) -> bool:
        if word in self.language.comparisons:
            return True
        # A noun counts as itself, even if it looks like a comparative: German "Bitter".
        if "n" in self._words.get(word, ""):
            return False
        return any(self._is_base(base, "a") for base in self.language.compared_bases(word, last))

    def colour_name(self, word: str) -> str | None:
        return self.searched.get(word)


@cache
def vocabulary(code: str) -> Vocabulary:
    return EnglishVocabulary(code) if code == DEFAULT else TranslatedVocabulary(code)
