"""What each move does. `legal_moves.py` lists the moves, `refusals.py` says why one is not legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Seat, TableMove, TimerExpired, VoteEnded

from . import catch_windows, effects, house_rules, rounds
from .cards import CARDS, COLOUR_OF, Colour
from .catch_windows import note_decision
from .events import (
    Accepted,
    Called,
    Caught,
    Challenged,
    Drew,
    FalseCatch,
    HandShown,
    Kept,
    Named,
    Passed,
    Played,
    Reason,
)
from .legal_moves import MAX_SEATS, MAY_HAVE_EFFECT, WORKS_AS_LAST_CARD, effect_of, fits, is_exposed
from .moves import Accept, Catch, Challenge, Done, Doubt, Draw, Keep, Move, NameColour, Pass, Play, Ready, Uno
from .piles import draw_cards, draw_one, draw_until_one_fits, next_seat, tell_in_vain
from .seen_cards import forget_seen_card, remember_seen_cards
from .state import NO_THREAT, NOTHING_TO_CATCH, Action, Effect, State
from .verdicts import remember_verdict

PLAYED: Final = [{card: (Played(seat, card), None) for card in CARDS} for seat in range(MAX_SEATS)]
"""What everybody is told of a play without a choice, as most are."""

CALLED: Final = [(Called(seat), None) for seat in range(MAX_SEATS)]
KEPT: Final = [(Kept(seat), None) for seat in range(MAX_SEATS)]


def play(state: State, seat: Seat, move: Play, rng: Rng) -> list[Emitted]:
    card, colour = move.card, move.colour
    before, hand = state.colour, state.hands[seat]
    # The table first: card, colour, turn. An effect starts from there and changes the turn again.
    hand.remove(card)
    state.discard.append(card)
    state.colour = colour or COLOUR_OF[card]
    state.turn = (seat + state.direction) % len(state.hands)
    state.phase, state.passes = "turn", 0
    if colour is None and move.target is None and move.call is None:
        told = PLAYED[seat][card]
    else:
        told = (Played(seat, card, colour, move.target, move.call), None)
    state.last_play = state.news = told[0]
    # Before the effects: this play closes the window of the player before, not the one it may open itself.
    if state.watch is not NOTHING_TO_CATCH:
        note_decision(state, seat)
    if state.looks:
        forget_seen_card(state, seat, card)
    # Most plays end here: a number card, with more than one card left in hand.
    if card in MAY_HAVE_EFFECT or len(hand) < 2:
        return [told, *after_play(state, seat, move, before, rng)]
    return [told]


def after_play(state: State, seat: Seat, move: Play, before: Colour | None, rng: Rng) -> list[Emitted]:
    """Effects of the card, going out, and the window in which a player with one card can be caught."""
    hand, effect = state.hands[seat], effect_of(state.options, move.card)
    upcoming = state.turn
    emitted: list[Emitted] = [CALLED[seat]] if move.call else []
    if effect == "discard_colour":
        emitted += house_rules.discard_named_colour(state, seat)
    if not hand:
        return emitted + go_out(state, seat, effect, move.target, rng)
    if effect == "four":
        effects.threaten_draw_four(state, seat, before)
    elif effect is not None:
        emitted += effects.apply_effect(state, seat, effect, move.target, rng)
    # A hand that has just changed owners needs no call (UNO-33), so it must still be this player's own.
    if len(hand) == 1 and state.hands[seat] is hand:
        catch_windows.reach_one_card(state, seat, called=move.call is not None)
        # A Draw Two or a house rule made the next player draw already: that counts as acting (UNO-30).
        if effect is not None and state.rules > 1 and has_drawn(emitted, upcoming):
            catch_windows.close_window(state)
    return emitted


def has_drawn(emitted: list[Emitted], seat: Seat) -> bool:
    return any(type(event) is Drew and event.seat == seat for event, _ in emitted)


def go_out(
    state: State, seat: Seat, effect: Action | Effect | None, target: Seat | None, rng: Rng
) -> list[Emitted]:
    """A last card still makes others draw, but has no other effect (UNO-35, UNO-53); then the hands are counted."""
    emitted: list[Emitted] = []
    if effect in ("two", "four"):
        cards = state.threat.cards + (2 if effect == "two" else 4)
        emitted = draw_cards(state, state.turn, cards, effect, rng)
    elif effect in WORKS_AS_LAST_CARD:
        emitted = effects.apply_effect(state, seat, effect, target, rng)
    return emitted + rounds.end_round(state, seat)


def draw(state: State, seat: Seat, move: Draw, rng: Rng) -> list[Emitted]:
    """A drawn card that does not fit ends the turn; one that fits may be played or kept."""
    if state.watch is not NOTHING_TO_CATCH:
        note_decision(state, seat)
    # Nearly always it is one card, from a pile that has some.
    if state.pile and not state.options.draw_until_playable:
        return draw_one(state, seat)
    if state.options.draw_until_playable and not any(fits(state, card) for card in state.hands[seat]):
        emitted = draw_until_one_fits(state, seat, rng)
    else:
        emitted = draw_cards(state, seat, 1, "choice", rng)
    if fits(state, state.hands[seat][-1]):
        state.phase = "drawn"
    else:
        state.turn = (seat + state.direction) % len(state.hands)
        tell_in_vain(seat, emitted)
    return emitted


def keep(state: State, seat: Seat, move: Keep, rng: Rng) -> list[Emitted]:
    state.phase, state.turn = "turn", next_seat(state, seat)
    return [KEPT[seat]]


def pass_turn(state: State, seat: Seat, move: Pass, rng: Rng) -> list[Emitted]:
    state.passes += 1
    state.turn = next_seat(state, seat)
    emitted: list[Emitted] = [(Passed(seat), None)]
    return emitted + rounds.end_round(state, None) if state.passes == len(state.hands) else emitted


def accept(state: State, seat: Seat, move: Accept, rng: Rng) -> list[Emitted]:
    if state.watch is not NOTHING_TO_CATCH:
        note_decision(state, seat)
    why: Reason = "two" if state.phase == "stack" else "four"
    cards = state.threat.cards
    state.phase, state.threat = "turn", NO_THREAT
    return [(Accepted(seat), None), *draw_cards(state, seat, cards, why, rng), *effects.skip_next(state)]


def challenge(state: State, seat: Seat, move: Challenge, rng: Rng) -> list[Emitted]:
    """Judge the hand as it was when the Wild Draw Four was played, and show it to the challenger alone (UNO-24)."""
    note_decision(state, seat)
    threat = state.threat
    # New cards go to the end of a hand, so the first `judged` cards are that hand: the bluffer may have drawn since.
    shown = tuple(state.hands[threat.by][: threat.judged])
    guilty = threat.before in [COLOUR_OF.get(card) for card in shown]
    remember_seen_cards(state, seat, threat.by, shown)
    remember_verdict(state, threat.by, guilty=guilty)
    state.phase, state.threat = "turn", NO_THREAT
    emitted: list[Emitted] = [
        (Challenged(seat, threat.by, guilty), None),
        (HandShown(threat.by, shown), seat),
    ]
    # With stacking, `threat.cards` counts the fours that were stacked before as well (UNO-54).
    if guilty:
        return emitted + draw_cards(state, threat.by, threat.cards, "challenge", rng)
    return emitted + draw_cards(state, seat, threat.cards + 2, "challenge", rng) + effects.skip_next(state)


def name_colour(state: State, seat: Seat, move: NameColour, rng: Rng) -> list[Emitted]:
    state.colour, state.phase = move.colour, "turn"
    return [(Named(seat, move.colour), None)]


def call_uno(state: State, seat: Seat, move: Uno, rng: Rng) -> list[Emitted]:
    catch_windows.end_exposure(state, seat)
    return [CALLED[seat]]


def catch(state: State, seat: Seat, move: Catch, rng: Rng) -> list[Emitted]:
    if not is_exposed(state, move.target):
        catch_windows.lock_catching(state, seat)
        return [(FalseCatch(seat, move.target), None)]
    catch_windows.end_exposure(state, move.target)
    catch_windows.note_forced_draw(state, move.target)
    return [(Caught(seat, move.target), None), *draw_cards(state, move.target, 2, "caught", rng)]


def expire_timer(state: State, seat: Seat, move: TimerExpired, rng: Rng) -> list[Emitted]:
    name, _, number = move.name.partition("/")
    if name == "count":
        return rounds.expire_score_timer(state, rng)
    return (
        catch_windows.expire_grace(state, int(number))
        if name == "grace"
        else catch_windows.expire_lock(state, int(number))
    )


_HANDLERS: Final[dict[type, Callable[[State, Seat, Any, Rng], list[Emitted]]]] = {
    Play: play,
    Draw: draw,
    Keep: keep,
    Pass: pass_turn,
    Accept: accept,
    Challenge: challenge,
    NameColour: name_colour,
    Uno: call_uno,
    Catch: catch,
    Done: house_rules.say_done,
    Doubt: house_rules.open_dispute,
    Ready: rounds.ready,
    TimerExpired: expire_timer,
    VoteEnded: house_rules.settle_dispute,
}


def apply(state: State, seat: Seat, move: Move | TableMove, rng: Rng) -> list[Emitted]:
    # Most moves are plays: they need no lookup.
    if type(move) is Play:
        return play(state, seat, move, rng)
    emitted = _HANDLERS[type(move)](state, seat, move, rng)
    state.news = emitted[0][0]
    return emitted
