"""Which function answers which command: `dispatch(state, sender, command) -> AcceptedCommand | Refusal`. Nothing changes.

What a command needs to know beyond the log comes as plain values: the time, who is online, and the request for a bot's
chair that the host answers. Chat, reactions and questions to the game write nothing and are not dispatched here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .command_result import CommandResult
from .commands.play.applaud import applaud
from .commands.play.cast_vote import cast_vote
from .commands.play.choose_time import choose_time
from .commands.play.concede import concede
from .commands.play.more_time import more_time
from .commands.play.pause import pause
from .commands.play.play import play
from .commands.play.propose import propose
from .commands.play.stand_in import stand_in
from .commands.seats.add_bot import add_bot
from .commands.seats.admit import JoinRequest, admit
from .commands.seats.forget import forget
from .commands.seats.hand_over import hand_over
from .commands.seats.kick import kick
from .commands.seats.leave import leave
from .commands.seats.mute import mute
from .commands.seats.remove_chair import remove_chair
from .commands.seats.rename import rename
from .commands.seats.sit import sit
from .commands.seats.swap_chairs import swap_chairs
from .commands.seats.take_over import take_over
from .commands.setup.change_settings import change_settings
from .commands.setup.ready import ready
from .commands.setup.start import start
from .commands.watchers.lift_ban import lift_ban
from .permissions import Sender
from .state import TableState
from .wire.protocol import (
    AddBot,
    Admit,
    Applaud,
    CastVote,
    ChooseTime,
    Command,
    Concede,
    Forget,
    HandOver,
    Kick,
    Leave,
    LiftBan,
    MoreTime,
    Mute,
    Pause,
    Play,
    Propose,
    Ready,
    RemoveChair,
    Rename,
    SetTable,
    Sit,
    StandIn,
    Start,
    SwapChairs,
)

_BY_LOG: dict[type, Callable[[TableState, Sender, Any], CommandResult]] = {
    Play: play,
    Sit: lambda state, sender, command: (sit if command.chair is None else take_over)(state, sender, command),
    Rename: rename,
    AddBot: add_bot,
    SwapChairs: swap_chairs,
    SetTable: change_settings,
    Ready: ready,
    Start: start,
    Pause: pause,
    Mute: mute,
    Kick: kick,
    LiftBan: lift_ban,
    HandOver: hand_over,
    Concede: concede,
    StandIn: stand_in,
    CastVote: cast_vote,
    Applaud: applaud,
    ChooseTime: choose_time,
}
"""Commands for which the log says everything."""

_BY_PRESENCE: dict[type, Callable[[TableState, Sender, Any, Sequence[str]], CommandResult]] = {
    Leave: leave,
    RemoveChair: remove_chair,
    Forget: forget,
}
"""Commands after which somebody else may have to be the host, if possible somebody who is online."""

NEEDS_PRESENCE = frozenset(_BY_PRESENCE)
NEEDS_TIME = frozenset((Propose, MoreTime, Admit))


def dispatch(
    state: TableState,
    sender: Sender,
    command: Command,
    now: int = 0,
    online: Sequence[str] = (),
    request: JoinRequest | None = None,
) -> CommandResult:
    """Now is for the commands in NEEDS_TIME only. Online: the pseudonyms of the people who are connected, for those in
    NEEDS_PRESENCE only.
    """
    kind = type(command)
    # By far the most commands are moves: they are found by the first look.
    by_log = _BY_LOG.get(kind)
    if by_log is not None:
        return by_log(state, sender, command)
    by_presence = _BY_PRESENCE.get(kind)
    if by_presence is not None:
        return by_presence(state, sender, command, online)
    if isinstance(command, Propose):
        return propose(state, sender, command, now)
    if isinstance(command, MoreTime):
        return more_time(state, sender, command, now)
    if isinstance(command, Admit):
        return admit(state, sender, command, request, now)
    raise TypeError(f"{kind.__name__} is not a command that changes the table")
