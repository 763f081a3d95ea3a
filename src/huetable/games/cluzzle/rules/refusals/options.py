"""What a host may agree on."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.games.cluzzle.rules import clauses
from huetable.games.cluzzle.rules.state import CARD_WORDS, GUESS_LETTERS, OWN_LETTERS, RULES, Options
from huetable.games.cluzzle.rules.words.deck import own_words, too_long_word


def refuse_options(options: Options, seats: int) -> Refusal | None:
    return refuse_options_for_version(RULES, options, seats)


def refuse_options_for_version(version: int, options: Options, seats: int) -> Refusal | None:
    if options.first is not None and options.first >= seats:
        return Refusal(clauses.NO_SUCH_FIRST_ASKER, {"number": options.first + 1, "players": seats})
    return _refuse_long_words(version, options) or _refuse_few_words(version, options, seats)


def _refuse_long_words(version: int, options: Options) -> Refusal | None:
    if len(options.words) > OWN_LETTERS:
        args = {"most": OWN_LETTERS, "characters": len(options.words)}
        return Refusal(clauses.BAD_OWN_WORDS, args, "long_list")
    long = too_long_word(options, version)
    if long is None:
        return None
    shown: dict[str, str | int] = {"word": f"{long[:20]}…", "most": GUESS_LETTERS, "characters": len(long)}
    return Refusal(clauses.BAD_OWN_WORDS, shown, "long_word")


def _refuse_few_words(version: int, options: Options, seats: int) -> Refusal | None:
    """Cards of the host's words alone: six for every player in every game."""
    needed, there = seats * options.games * CARD_WORDS, len(own_words(options, version))
    if not options.only_own or there >= needed:
        return None
    args = {"players": seats, "games": options.games, "needed": needed, "words": there}
    return Refusal(clauses.BAD_OWN_WORDS, {**args, "more": needed - there}, "few")


def friends_only(options: Options) -> bool:
    """Photos are for people who know each other."""
    return options.photos
