"""What bots leave to the people beside them: what a person has planned, the location where a person stands, and the
last thing to do. It is weighed: what would cost too much of the chance to win, a bot does itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from huetable.games.guardians_of_hue.data.cards import CENTRE
from huetable.games.guardians_of_hue.rules.guardians.table_talk import may_suggest
from huetable.games.guardians_of_hue.rules.legal_moves import MOVES_BY_PHASE
from huetable.games.guardians_of_hue.rules.moves import Attack, BreakSeal, Encounter, Move, Suggest
from huetable.games.guardians_of_hue.rules.rounds import actions_a_turn, growth_rolls
from huetable.games.guardians_of_hue.rules.state import OUTER_LOCATIONS, Card, State, Wish
from huetable.games.guardians_of_hue.rules.state_queries import (
    has_standing_agent,
    is_tired,
    locations_in_mask,
)

from .map_analysis import map_analysis_of

Reserved = frozenset[tuple[Wish, Card]]
"""What is left to people, and where."""

NOTHING_RESERVED: Final[Reserved] = frozenset()

LAST_SEAL: Final[tuple[Wish, Card]] = ("seal", CENTRE)

MAX_COURTESY_COST: Final = 0.1
"""More than this of the chance to win no bot gives away."""

WISH_OF_DEED: Final[dict[type, Wish]] = {Attack: "attack", Encounter: "encounter", BreakSeal: "seal"}

DEEDS_OF_PLAN: Final[dict[Wish, tuple[Wish, ...]]] = {
    "attack": ("attack",),
    "encounter": ("encounter", "seal"),
    "seal": ("seal",),
    "move": ("attack", "encounter", "seal"),
}
"""What nobody else does at the location of a plan. To win a spirit for the seal that a person wants to break is a help."""


def left_to_people(state: State, people: frozenset[int]) -> Reserved:
    """What the guardian whose turn it is leaves to these seats."""
    beside = [seat for seat in people if seat < state.guardians and seat != state.active]
    waiting = [seat for seat in beside if acts_later(state, seat) and not hands_over(state, seat, people)]
    awaited = () if person_at_last_seal(state, people) is None else (LAST_SEAL,)
    return frozenset(
        (*_planned(state, beside), *_where_they_stand(state, waiting), *_last_deed(state, waiting), *awaited)
    )


def moves_but(state: State, reserved: Reserved) -> list[Move]:
    """The legal moves without what is left to others."""
    here = state.places[state.active]
    moves = MOVES_BY_PHASE[state.phase](state)
    return [move for move in moves if (WISH_OF_DEED.get(type(move)), here) not in reserved]


def ask_person(state: State, people: frozenset[int], reserved: Reserved) -> Suggest | None:
    """Somebody has to know that the last thing to do is left to them; once said, that is enough."""
    card = last_location(state)
    if card is None or ("seal", card) not in reserved or any(line.card == card for line in state.plan):
        return None
    person = person_able(state, people, card, _attempts_needed(state, card))
    if person is None and card == CENTRE:
        person = person_at_last_seal(state, people)
    wish: Wish = "seal" if card == CENTRE or state.spirits >> card & 1 else "encounter"
    return None if person is None or has_just_failed(state, person, card) else Suggest(person, wish, card)


def has_just_failed(state: State, person: int, card: Card) -> bool:
    """Nobody is asked again for what they have tried in vain, as long as nobody has tried anything since: they know."""
    last = state.attempt
    return last is not None and (last.seat, last.card, last.outcome) == (person, card, False)


def is_theirs(state: State, people: frozenset[int], wanted: tuple[Wish, Card]) -> bool:
    """Whether a person who comes later in this round can attempt what they have planned, or the last seal. Until then nothing
    turns dark, so that it is theirs at any price. So is the last seal for the only person, who stands beside it.
    """
    if wanted == LAST_SEAL and person_at_last_seal(state, people) is not None:
        return True
    planned = wanted in _planned(state, [seat for seat in people if acts_later(state, seat)])
    return (planned or wanted == LAST_SEAL) and person_able(state, people, wanted[1], attempts=1) is not None


def person_at_last_seal(state: State, people: frozenset[int]) -> int | None:
    """The only person among bots, while they stand on the centre: the bots wait for them there, however many rounds it takes.
    A person who goes elsewhere, lies exhausted after a try, or hands the seal over isn't waited for. Where darkness grows
    more than once a round, or soon will in a short night, waiting loses too many games: there only a person who has done
    nothing yet is waited for, because nobody wins by looking on.
    """
    beside = [seat for seat in people if seat < state.guardians and seat != state.active]
    there = [seat for seat in beside if state.places[seat] == CENTRE and not is_tired(state, seat)]
    if not len(beside) == len(there) == 1:
        return None
    dear = growth_rolls(state) > 1 or state.options.short_night
    if dear and state.took_part >> there[0] & 1:
        return None
    return None if hands_over(state, there[0], people) else there[0]


def hands_over(state: State, person: int, people: frozenset[int]) -> bool:
    """Whether this person has declined to break the last seal, or a bot has taken it over from them. Bots say so before
    their turn; what they say in it is only where they are going.
    """
    about_seal = [line for line in state.plan if (line.wish, line.card) == LAST_SEAL]
    declined = any(line.to == person and line.answer == "declined" for line in about_seal)
    return declined or any(
        line.seat == line.to not in people and not state.said[line.seat] for line in about_seal
    )


def take_over(state: State, seat: int, people: frozenset[int]) -> Suggest | None:
    """The bot that was told "Rather not" says that it will break the last seal: that answer is forgotten when the person's
    turn is over, the bot's own plan only after the bot's turn.
    """
    about_seal = [line for line in state.plan if line.seat == seat and (line.wish, line.card) == LAST_SEAL]
    declined = any(line.to in people and line.answer == "declined" for line in about_seal)
    told = any(line.to == seat for line in about_seal)
    return Suggest(seat, *LAST_SEAL) if declined and not told and may_suggest(state, seat) else None


def person_able(state: State, people: frozenset[int], card: Card, attempts: int) -> int | None:
    """The next of the people who can make so many attempts at this location in their turn of this round."""
    waiting = [seat for seat in people if seat < state.guardians and acts_later(state, seat)]
    able = [seat for seat in waiting if _is_able(state, seat, card, attempts)]
    return min(able, key=lambda seat: (seat - state.active) % state.guardians, default=None)


def _planned(state: State, people: list[int]) -> Iterator[tuple[Wish, Card]]:
    """What people mean to do: by their own words, or because they have agreed to it."""
    for line in state.plan:
        if line.to in people and (line.seat == line.to or line.answer == "agreed"):
            yield from ((deed, line.card) for deed in DEEDS_OF_PLAN.get(line.wish, ()))


def _where_they_stand(state: State, people: list[int]) -> Iterator[tuple[Wish, Card]]:
    for seat in people:
        if not is_tired(state, seat):
            yield from (("encounter", state.places[seat]), ("seal", state.places[seat]))


def _last_deed(state: State, people: list[int]) -> Iterator[tuple[Wish, Card]]:
    """The seal of the centre, or the only other location that is dark, if a person can finish it in this round."""
    card = last_location(state)
    if card is not None and any(
        _is_able(state, seat, card, _attempts_needed(state, card)) for seat in people
    ):
        yield from (("encounter", card), ("seal", card))


def last_location(state: State) -> Card | None:
    """The only location at which light can still be won; none where an agent stands in the way."""
    dark = locations_in_mask(OUTER_LOCATIONS & ~state.light)
    card = CENTRE if not dark else dark[0]
    return None if len(dark) > 1 or has_standing_agent(state, card) else card


def _attempts_needed(state: State, card: Card) -> int:
    """How many attempts make this location light, if all of them succeed."""
    return 1 if card == CENTRE or state.spirits >> card & 1 else 2


def _is_able(state: State, seat: int, card: Card, attempts: int) -> bool:
    way = map_analysis_of(state).steps[state.places[seat]][card]
    return is_tired(state, seat) + way + attempts <= actions_a_turn(state)


def acts_later(state: State, seat: int) -> bool:
    """Whether this guardian's turn of this round is still to come."""
    return (seat - state.first) % state.guardians > (state.active - state.first) % state.guardians
