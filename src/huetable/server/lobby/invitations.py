"""Inviting people to a new table with whom one has played before. Whether any of them is told stays between them and the server.

Here is decided whom a guest may ask. Who wants to be asked, and how often in a day, is looked up where the notices are sent.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from huetable.core.terms import Refusal
from huetable.server.http.api import NewInvitation
from huetable.server.live.table_runner import TableRunner
from huetable.server.notify.notice import Notice, table_note
from huetable.server.upkeep.guest_use import DAY
from huetable.store.base import StoreError
from huetable.table import clauses
from huetable.table.guest import Guest
from huetable.table.permissions import sender_of

from .guest_page import Encounter, encounters, fellow_id
from .lobby import Lobby, NoSuchTable

MOST_A_DAY: Final = 10
"""By one guest, however many people each is for."""


async def invite(lobby: Lobby, sender: Guest, table: TableRunner, wish: NewInvitation) -> Refusal | None:
    state, services = table.state, lobby.services
    if not sender_of(state, sender, state.chairs_of(sender.id)).host:
        return Refusal(clauses.NOT_THE_HOST)
    if state.phase != "waiting":
        return Refusal(clauses.MAY_NOT_INVITE, reason="begun")
    day = services.time.now() // DAY
    if not await services.store.notifications.count_invitation(sender.id, "sent", day, MOST_A_DAY):
        return Refusal(clauses.MAY_NOT_INVITE, reason="many")
    played, _ = await services.store.table_by_link(wish.table)
    people = _wished(sender.id, replace(wish, table=played), await encounters(services.store, sender.id))
    for met in people:
        if not state.chairs_of(met.person.guest) and await _is_in_good_standing(lobby, sender, met):
            services.notices.send(Notice(met.person.guest, "invitation", (table_note(state),), 1))
    return None


def _wished(sender: str, wish: NewInvitation, met: list[Encounter]) -> list[Encounter]:
    """Each guest once, as they were met last."""
    latest: dict[str, Encounter] = {}
    for each in met:
        named = fellow_id(sender, each.person.guest) in wish.people
        played = (each.game.table, each.game.game_no) == (wish.table, wish.number)
        if named or played:
            latest.setdefault(each.person.guest, each)
    return list(latest.values())


async def _is_in_good_standing(lobby: Lobby, sender: Guest, met: Encounter) -> bool:
    """Whoever was muted or banned at the table where they met asks nobody from there."""
    try:
        state = (await lobby.table(met.game.table)).state
    except (NoSuchTable, StoreError):
        return False
    return not (state.is_banned(sender.id) or state.is_muted(sender.id))
