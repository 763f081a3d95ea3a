"""Codes: easy to say, and too many to guess however many tables there are."""

from __future__ import annotations

import re

import pytest
from table_kit import Party

from huetable.server.lobby import lobby as lobbies
from huetable.server.lobby.codes import (
    ANIMALS,
    COLOURS,
    SAFE_ODDS,
    code_digits,
    code_words,
    new_code,
    read_code,
)
from huetable.server.lobby.lobby import Lobby


@pytest.mark.parametrize("tables", [0, 31, 32, 3_000, 4_000, 300_000, 400_000, 30_000_000])
def test_a_guess_finds_a_table_once_in_ten_thousand_times_at_most(tables: int) -> None:
    codes = len(COLOURS) * len(ANIMALS) * 9 * 10 ** (code_digits(tables) - 1)
    assert codes / (tables + 1) >= SAFE_ODDS
    code = new_code(tables)
    assert len(re.findall(r"\d", code)) == code_digits(tables)
    assert read_code(code) == code
    assert len(code) <= 40, "so long is the field on the home page"


def test_the_first_tables_have_short_codes() -> None:
    assert [code_digits(tables) for tables in (0, 31, 32, 3_255, 3_256, 400_000)] == [2, 2, 4, 4, 6, 8]


@pytest.mark.parametrize(
    "typed",
    [
        "amber-otter-4217",
        "Amber Otter 42 17",
        "amberotter".replace("o", " o", 1) + "4217",
        "AMBER otter 4 2-17",
    ],
)
def test_a_code_may_be_typed_as_it_was_said(typed: str) -> None:
    assert read_code(typed) == "amber-otter-4217"


def test_the_words_of_a_code_are_those_that_a_table_can_have() -> None:
    assert code_words("Amber Otter 42") == code_words("amber-otter-4217") == "amber-otter"
    for typed in ("amber-otter", "otter-amber-42", "amber-amber-42", "x", "", "amber-otter-extra-42"):
        assert code_words(typed) == ""


async def test_codes_get_longer_when_many_tables_are_kept_and_the_old_ones_still_lead_there(
    party: Party, lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = await party.open()
    assert re.search(r"-\d\d$", short.table.state.code)

    async def many() -> int:
        return 5_000

    monkeypatch.setattr(lobby.services.store, "table_count", many)
    monkeypatch.setattr(lobbies, "_COUNT_EVERY", -1)
    long = await party.open()
    assert re.search(r"-\d{6}$", long.table.state.code)
    for who in (short, long):
        assert (await lobby.by_code(who.table.state.code))[0] == who.table.state.id


@pytest.mark.every_store
async def test_the_store_counts_the_tables_that_have_a_code(party: Party, lobby: Lobby) -> None:
    assert await lobby.services.store.table_count() == 0
    await party.open()
    await party.open()
    assert await lobby.services.store.table_count() == 2
