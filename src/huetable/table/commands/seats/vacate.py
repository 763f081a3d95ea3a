"""What happens to chairs whose person goes, and to the host's role. Every way to leave a table ends here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from huetable.table.cast import free_bot_names
from huetable.table.chairs import stand_in_level
from huetable.table.events import HandedOver, Left, SentAway, TableEvent
from huetable.table.state import TableState


def vacate(
    state: TableState,
    event: Callable[[int, str, str], Left | SentAway],
    chairs: Sequence[int],
    online: Sequence[str],
) -> tuple[TableEvent, ...]:
    """The last chair first: before the start, the chairs behind one that goes move up."""
    bots, level = free_bot_names(state.names, len(chairs)), stand_in_level(state.game)
    left = [event(chair, bot, level) for chair, bot in zip(sorted(chairs, reverse=True), bots, strict=True)]
    return *left, *pass_host_on(state, chairs, online)


def pass_host_on(state: TableState, leaving: Sequence[int], online: Sequence[str]) -> tuple[TableEvent, ...]:
    """If the host is among those who leave, somebody else becomes the host."""
    for chair in leaving:
        if state.chairs[chair].person is not None and state.chairs[chair].person == state.host:
            next_host = next_host_after(state, chair, online, leaving)
            return (HandedOver(next_host),) if next_host else ()
    return ()


def next_host_after(
    state: TableState, chair: int, online: Sequence[str], leaving: Sequence[int] = ()
) -> str | None:
    """The next person in the row. People who are online go first, and among them the old host's own other chairs."""
    row = [index for index in (*range(chair + 1, len(state.chairs)), *range(chair)) if index not in leaving]
    holder, order = state.chairs[chair].holder, count()
    people = [state.chairs[index] for index in row if state.chairs[index].person is not None]
    ranked = [(each.person not in online, each.holder != holder, next(order), each.person) for each in people]
    return min(ranked)[3] if ranked else None
