"""What is meant for people who know each other stays off the list of open tables."""

import pytest
from table_kit import Party

from huetable.core.terms import Refusal
from huetable.server.http.api import NewTable
from huetable.table.wire.protocol import SetTable


@pytest.mark.rule("TABLE-50")
async def test_photos_are_for_tables_that_are_not_listed(party: Party) -> None:
    ann = await party.open("gallery", options={"photos": True})
    assert await ann.refused(SetTable, listed=True) == "TABLE-50"
    await ann.do(SetTable, options={"photos": False}, listed=True)
    assert await ann.refused(SetTable, options={"photos": True}) == "TABLE-50"
    await ann.do(SetTable, options={"photos": True}, listed=False)
    wish = NewTable("gallery", "Ann", options={"photos": True}, listed=True)
    assert await party.lobby.open(ann.guest, wish) == Refusal("TABLE-50")
