"""What may be asked while the game is on, and after a reveal. Asking is no move and changes nothing."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from huetable.core.terms import Refusal

from .rules import clauses
from .rules.board import FIELDS
from .rules.cues.check import check_cue
from .rules.moves import CueText
from .rules.palette import COLOURS
from .rules.refusals import cue_context
from .rules.view import View

WARMEST: Final = 255


class CheckCue(Struct, frozen=True, tag="check", forbid_unknown_fields=True):
    """Would these words be taken as the next cue?"""

    words: CueText


class AskBotGuesses(Struct, frozen=True, tag="bots", forbid_unknown_fields=True):
    """Where would bots have looked in a round that is over?"""

    round: Annotated[int, Meta(ge=1)]


class CueAccepted(Struct, frozen=True, tag="taken"):
    """The cue would be taken."""

    doubts: tuple[str, ...]
    """The clauses that it comes close to breaking."""


class BotHeatMap(Struct, frozen=True, tag="warmth"):
    round: int
    fields: tuple[int, ...]
    """How likely each field was, row by row; the likeliest is 255."""
    best: str
    """Where a bot alone on the board would have placed its piece."""


Question = CheckCue | AskBotGuesses
Answer = CueAccepted | BotHeatMap


def consult(view: View, question: Question) -> Answer | Refusal:
    if isinstance(question, CheckCue):
        return would_take_cue(view, question.words)
    return bot_guesses(view, question.round)


def would_take_cue(view: View, words: str) -> CueAccepted | Refusal:
    verdict = check_cue(words, cue_context(view.public))
    return verdict.refusal or CueAccepted(verdict.doubts)


def bot_guesses(view: View, round: int) -> BotHeatMap | Refusal:
    """Of rounds that are over only: what bots think of a cue would help whoever still guesses."""
    if round > len(view.public.past):
        return Refusal(clauses.NOT_REVEALED_YET, {"round": round}, "not_over")
    if not view.public.past[round - 1].cues:
        return Refusal(clauses.NOT_REVEALED_YET, {"round": round}, "no_cue")
    # Imported where it is asked, beside the loop: it takes a while, and a server should start without it.
    from .knowledge import colour_model_for
    from .knowledge.listener import expected_points, field_chances

    model = colour_model_for(COLOURS, view.public.options.language)
    likely = field_chances(model, view.public.past[round - 1].cues)
    shares = (likely / likely.max() * WARMEST).round().astype(int).tolist()
    return BotHeatMap(round, tuple(shares), FIELDS[int(expected_points(likely, ()).argmax())])
