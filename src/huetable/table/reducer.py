"""How each event changes the table. Nothing here reads a clock or draws a number: time and chance are in the events, so
the same log always leads to the same state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from huetable import games
from huetable.core.codec import encode
from huetable.core.record import FORMAT, Header
from huetable.core.terms import Emitted
from huetable.table.game_on_table.clocks import DECISION_TIME, HOUR
from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.game_on_table.outdated_game import OutdatedGame

from .chairs import Chair
from .drafts import Drafts
from .events import (
    Agreed,
    Applauded,
    BanLifted,
    BotAdded,
    ChairsSwapped,
    Closed,
    Conceded,
    Ended,
    HandedOver,
    Left,
    LinkChanged,
    Moved,
    Muted,
    Opened,
    Paused,
    PersonMuted,
    Proposed,
    Readied,
    Rejected,
    Removed,
    Renamed,
    Rested,
    Sat,
    Sealed,
    SentAway,
    Slept,
    StandInBegan,
    StandInEnded,
    Started,
    Stopped,
    TableEvent,
    TimeAdded,
    TimeChosen,
    TookOver,
    TurnedAway,
    Undone,
    Voted,
    WebhookSet,
    Woke,
)
from .seeds import Seed
from .state import TableState
from .votes import Vote


def apply_event(
    state: TableState, event: TableEvent, seq: int, at: int, command: str | None = None
) -> list[Emitted]:
    """Change the state by one event; returns the game's own events.

    Seq, at and command: the number of the event's row, its time, and the key of the command that led to it.
    """
    emitted = _REDUCERS[type(event)](state, event, seq, at) or []
    # A command counts once: when it is sent again, it is answered by the row that it led to.
    state.seq = seq
    state.at = at
    if command is not None:
        state.note_handled(command)
    # Last: whatever happened may have ended the game, opened a vote, or started and stopped clocks.
    state.after_event(at)
    return emitted


def _opened(state: TableState, event: Opened, seq: int, at: int) -> None:
    state.game = games.find_game(event.game)
    state.code = event.code
    state.seed, state.sealed = Seed(event.seed, event.salt), True
    state.options = event.options
    state.clocks, state.pace, state.listed = event.clocks, event.pace, event.listed
    state.clocks_chosen, state.options_chosen = event.clocks_chosen, event.options_chosen
    state.lesson = event.lesson


def _sat(state: TableState, event: Sat, seq: int, at: int) -> None:
    holder = event.holder or event.person
    state.chairs.append(Chair(event.colour, person=event.person, holder=holder, nonce=event.nonce))
    state.host = state.host or event.person


def _took_over(state: TableState, event: TookOver, seq: int, at: int) -> None:
    state.chairs[event.chair].seat_person(event.person, event.holder or event.person, event.nonce)
    state.host = state.host or event.person
    if state.phase == "playing":
        state.holders[event.chair] = (*state.holders.get(event.chair, ()), event.person)
    if state.vote is not None and state.vote.person == event.person:
        state.vote = None


def _renamed(state: TableState, event: Renamed, seq: int, at: int) -> None:
    state.chairs[event.chair].colour = event.colour


def _left(state: TableState, event: Left | SentAway, seq: int, at: int) -> None:
    """The next host comes with an event of their own, because the log does not know who is online."""
    chair = state.chairs[event.chair]
    if state.host == chair.person:
        state.host = None
    # In a game and after it, a chair is a seat of that game: it stays, and a bot takes it.
    if state.phase == "waiting":
        del state.chairs[event.chair]
    else:
        chair.vacate(event.bot, event.level)
    if state.vote is not None:
        state.vote.person_left(event.chair)


def _sent_away(state: TableState, event: SentAway, seq: int, at: int) -> None:
    # Before the chair is given to a bot: after that its person is gone.
    if event.ban:
        state.kicked.add(state.chairs[event.chair].person or "")
    if state.vote is not None and state.vote.kind == "kick":
        state.vote = None
    _left(state, event, seq, at)


def _bot_added(state: TableState, event: BotAdded, seq: int, at: int) -> None:
    state.chairs.append(Chair(event.colour, bot=event.bot, level=event.level))


def _removed(state: TableState, event: Removed, seq: int, at: int) -> None:
    """A chair's place in the row is its seat, so the finished game goes from the table with the chair."""
    if state.chairs[event.chair].person == state.host:
        state.host = None
    del state.chairs[event.chair]
    state.phase, state.current_game, state.outdated_game, state.stopped = "waiting", None, None, None
    state.applause = {}


def _chairs_swapped(state: TableState, event: ChairsSwapped, seq: int, at: int) -> None:
    row, one, other = state.chairs, event.chair, event.with_chair
    row[one], row[other] = row[other], row[one]


def _agreed(state: TableState, event: Agreed, seq: int, at: int) -> None:
    for name in Agreed.__struct_fields__:
        value = getattr(event, name)
        if value is not UNSET:
            setattr(state, name, value)
    # The rules of the game have changed: everybody has to agree again.
    if event.options is not UNSET or event.forfeit is not UNSET:
        for chair in state.chairs:
            chair.ready = False


def _readied(state: TableState, event: Readied, seq: int, at: int) -> None:
    chair = state.chairs[event.chair]
    chair.ready = event.ready
    chair.nonce = event.nonce or chair.nonce


def _started(state: TableState, event: Started, seq: int, at: int) -> None:
    """A game that began under rules that we no longer know cannot go on; the table can."""
    # The seed is used up, and drafts belong to one game.
    state.game_no += 1
    state.sealed = False
    state.drafts, state.cited = Drafts(), ()
    # Everybody moves on by one seat; a player who conceded the last game plays for themselves again.
    if event.rotated:
        state.chairs = [*state.chairs[1:], *state.chairs[:1]]
    for chair in state.chairs:
        chair.give_back()
        chair.ready = False
    state.holders = {
        seat: () if chair.person is None else (chair.person,) for seat, chair in enumerate(state.chairs)
    }
    state.phase, state.vote, state.rejected, state.applause = "playing", None, {}, {}
    state.current_game, state.outdated_game, state.stopped = None, None, None
    header = Header(
        FORMAT,
        state.game.meta.id,
        event.rules_version,
        event.options,
        event.chairs,
        state.seed.commitment,
        event.nonces,
    )
    # Deal, unless the rules of this game are too old for us.
    if state.game.supports_rules_version(event.rules_version):
        state.current_game = CurrentGame(
            state.game, header, state.seed, _decision_time(state), prepared=event.position
        )
        state.current_game.note_deal(at, instant=state.pace == "instant")
        state.current_game.note_decisions(seq)
    else:
        state.phase, state.outdated_game = "over", OutdatedGame(header)


def _decision_time(state: TableState) -> int | None:
    if state.unhurried:
        return None
    return state.decision_hours * HOUR if state.clocks == "days" else DECISION_TIME[state.clocks]


def _moved(state: TableState, event: Moved, seq: int, at: int) -> list[Emitted]:
    # The game was not dealt because its rules are unknown: its moves are only kept.
    if state.current_game is None:
        if state.outdated_game is not None:
            state.outdated_game.add(seq, event, at)
        return []
    emitted = state.current_game.play(seq, event, encode(event.move), at)
    state.current_game.note_steps(emitted, at, instant=state.pace == "instant")
    return emitted


def _sealed(state: TableState, event: Sealed, seq: int, at: int) -> None:
    state.seed, state.sealed = Seed(event.seed, event.salt), True
    # The next seed is drawn when a game is over. This one ended while its rules were known, and its record was kept then.
    if state.stopped is None:
        state.outdated_game = None


def _undone(state: TableState, event: Undone, seq: int, at: int) -> None:
    vote, state.vote = state.vote, None
    if state.current_game is not None:
        state.current_game.undo(event.to_seq, seq)
        # Pages show the position before the move at once.
        state.current_game.told_until = at
        if vote is not None:
            state.current_game.taken_back[vote.proposer] += 1
    elif state.outdated_game is not None:
        state.outdated_game.undo(event.to_seq)


def _paused(state: TableState, event: Paused, seq: int, at: int) -> None:
    state.paused = event.paused


def _rested(state: TableState, event: Rested, seq: int, at: int) -> None:
    state.resting = event.resting


def _time_added(state: TableState, event: TimeAdded, seq: int, at: int) -> None:
    if state.current_game is not None:
        state.current_game.add_time(event.chair, event.tip, event.milliseconds)


def _time_chosen(state: TableState, event: TimeChosen, seq: int, at: int) -> None:
    state.chairs[event.chair].times = event.times
    # A player who chooses is there.
    if state.current_game is not None:
        state.current_game.missed_in_a_row.pop(event.chair, None)


def _muted(state: TableState, event: Muted, seq: int, at: int) -> None:
    _mute(state, state.chairs[event.chair].person or "", muted=event.muted)


def _person_muted(state: TableState, event: PersonMuted, seq: int, at: int) -> None:
    _mute(state, event.person, muted=event.muted)


def _mute(state: TableState, person: str, *, muted: bool) -> None:
    """A mute is the person's: it stays with them when they stand up."""
    (state.muted.add if muted else state.muted.discard)(person)


def _turned_away(state: TableState, event: TurnedAway, seq: int, at: int) -> None:
    if event.ban:
        state.kicked.add(event.person)


def _ban_lifted(state: TableState, event: BanLifted, seq: int, at: int) -> None:
    state.kicked.discard(event.person)


def _link_changed(state: TableState, event: LinkChanged, seq: int, at: int) -> None:
    state.link, state.code = event.link, event.code
    state.link_changed_at = at


def _webhook_set(state: TableState, event: WebhookSet, seq: int, at: int) -> None:
    state.webhook = (event.host, event.person) if event.host else None


def _handed_over(state: TableState, event: HandedOver, seq: int, at: int) -> None:
    state.host = event.person


def _conceded(state: TableState, event: Conceded, seq: int, at: int) -> None:
    state.chairs[event.chair].give_to_bot(event.level, until_back=False)


def _stand_in_began(state: TableState, event: StandInBegan, seq: int, at: int) -> None:
    state.chairs[event.chair].give_to_bot(event.level, until_back=True)
    if state.current_game is not None:
        state.current_game.missed_in_a_row.pop(event.chair, None)


def _stand_in_ended(state: TableState, event: StandInEnded, seq: int, at: int) -> None:
    state.chairs[event.chair].give_back()
    # A clock went on while the bot thought; the player who is back gets all of theirs.
    if state.current_game is not None:
        state.current_game.decisions.pop(event.chair, None)


def _proposed(state: TableState, event: Proposed, seq: int, at: int) -> None:
    state.vote = Vote(
        name=f"{event.vote}/{seq}",
        kind=event.vote,
        question=event.vote,
        proposer=event.proposer,
        accused=event.accused,
        opened_at=at,
        chair=event.chair,
        person=event.person,
        nonce=event.nonce,
        row=seq,
    )


def _voted(state: TableState, event: Voted, seq: int, at: int) -> None:
    if state.vote is not None:
        state.vote.answers[event.chair] = event.yes


def _rejected(state: TableState, event: Rejected, seq: int, at: int) -> None:
    if state.vote is not None:
        proposer = state.chairs[state.vote.proposer].person
        state.rejected.setdefault(state.vote.kind, {})[proposer or ""] = at
    state.vote = None


def _ended(state: TableState, event: Ended, seq: int, at: int) -> None:
    state.close()


def _stopped(state: TableState, event: Stopped, seq: int, at: int) -> None:
    state.close()
    state.stopped = event.reason


def _closed(state: TableState, event: Closed, seq: int, at: int) -> None:
    state.close()
    state.closed, state.listed = True, False


def _applauded(state: TableState, event: Applauded, seq: int, at: int) -> None:
    state.applause[event.person] = event.seat


def _slept(state: TableState, event: Slept, seq: int, at: int) -> None:
    state.asleep = True


def _woke(state: TableState, event: Woke, seq: int, at: int) -> None:
    state.asleep = False


_REDUCERS: dict[type, Callable[[TableState, Any, int, int], list[Emitted] | None]] = {
    Opened: _opened,
    Sat: _sat,
    TookOver: _took_over,
    Renamed: _renamed,
    Left: _left,
    SentAway: _sent_away,
    BotAdded: _bot_added,
    Removed: _removed,
    ChairsSwapped: _chairs_swapped,
    Agreed: _agreed,
    Readied: _readied,
    Started: _started,
    Moved: _moved,
    Sealed: _sealed,
    Undone: _undone,
    Paused: _paused,
    Rested: _rested,
    TimeAdded: _time_added,
    TimeChosen: _time_chosen,
    Muted: _muted,
    PersonMuted: _person_muted,
    TurnedAway: _turned_away,
    BanLifted: _ban_lifted,
    LinkChanged: _link_changed,
    WebhookSet: _webhook_set,
    HandedOver: _handed_over,
    Conceded: _conceded,
    StandInBegan: _stand_in_began,
    StandInEnded: _stand_in_ended,
    Proposed: _proposed,
    Voted: _voted,
    Rejected: _rejected,
    Ended: _ended,
    Stopped: _stopped,
    Closed: _closed,
    Applauded: _applauded,
    Slept: _slept,
    Woke: _woke,
}
