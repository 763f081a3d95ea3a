from typing import Any

import msgspec
import pytest
from show_of_hands import HANDS, ShowOfHands, State

from huetable.core import record as records
from huetable.core.contract import check_game, check_record
from huetable.core.record import BadRecord, Footer, Header, Record, RecordedChair, Step
from huetable.core.rng import Rng, commitment
from huetable.core.terms import TABLE, Forfeit, Refusal, Result
from huetable.games import find_game

DYE: Any = find_game("dye_pot")
SEED, SALT = bytes(32), bytes(31)


def played(seed: int = 3) -> Record:
    return check_game(DYE, 3, seed, every=1000)


def changed(record: Record, **fields: Any) -> bytes:
    """A record that somebody has forged with all its hashes right."""
    return records.write_record(msgspec.structs.replace(record, **fields))


def forged_header(record: Record, **fields: Any) -> bytes:
    return changed(record, header=msgspec.structs.replace(record.header, **fields))


def test_a_record_reads_back_and_verifies() -> None:
    record = played()
    assert records.read_record(records.write_record(record)) == record
    assert records.verify(DYE, records.write_record(record)) == record


@pytest.mark.rule("TABLE-11")
def test_one_changed_byte_anywhere_fails() -> None:
    check_record(DYE, played(), range(0, 40_000, 61))


@pytest.mark.parametrize(
    "change", [lambda d: d[:-1], lambda d: d + b"\n", lambda d: d.replace(b":0,", b": 0,", 1)]
)
def test_another_spelling_of_the_same_record_fails(change: Any) -> None:
    with pytest.raises(BadRecord):
        records.read_record(change(records.write_record(played())))


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "line 1 is not the header"),
        (b"hello\n", "line 1 is no line of a record"),
        (b"\xff\xfe\n", "line 1 is no line of a record"),
        (b"[" * 5000 + b"\n", "line 1 is no line of a record"),
        (b'{"entry":{"type":"step","seq":1,"seat":0,"move":{},"at":0},"hash":""}\n', "not the header"),
    ],
)
def test_what_is_no_record_is_told_by_its_line(data: bytes, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        records.read_record(data)


def test_a_missing_move_is_noticed() -> None:
    record = played()
    with pytest.raises(BadRecord, match="is not move 1"):
        records.read_record(changed(record, steps=record.steps[1:]))


def test_a_header_in_the_middle_is_noticed() -> None:
    record = played()
    steps: Any = (record.header, *record.steps)
    with pytest.raises(BadRecord, match="is not move 1"):
        records.read_record(changed(record, steps=steps))


def test_a_format_of_the_future_is_refused() -> None:
    with pytest.raises(BadRecord, match="format 2 is not known"):
        records.read_record(forged_header(played(), format=2))


def test_another_version_of_the_rules_is_refused() -> None:
    with pytest.raises(BadRecord, match="rules version 99"):
        records.verify(DYE, forged_header(played(), rules_version=99))


def test_a_seat_that_lost_a_decision_in_an_old_record_lost_it_to_the_table() -> None:
    """Games of the first records had a move for it; today it is the table's."""
    assert records.decode_move(HANDS, 1, b'{"type":"forfeit"}') == (TABLE, Forfeit(1))
    assert records.decode_move(HANDS, TABLE, b'{"type":"forfeit","seat":1}') == (TABLE, Forfeit(1))
    with pytest.raises(msgspec.ValidationError):
        records.decode_move(HANDS, 1, b'{"type":"forfeit","seat":1}')
    step = Step(1, 1, msgspec.Raw(b'{"type":"forfeit"}'))
    game: Any = type("Lost", (ShowOfHands,), {"timeout_move": lambda self, state, seat: None})()
    ((replayed, move, _),) = records.replay(
        game, msgspec.structs.replace(old_hands(), steps=(step,)), Rng.from_number(1)
    )
    assert (replayed.seat, move) == (TABLE, Forfeit(1))


def old_hands() -> Record:
    return check_game(HANDS, 2, 1)


class NewerState(State):
    rules: int = 2


class NewerHands(ShowOfHands):
    """Its second version: nobody may propose twice. A game of the first is still played by the first."""

    meta = msgspec.structs.replace(ShowOfHands.meta, rules_version=2, oldest_rules=1)
    state_type = NewerState

    def setup(self, options: Any, seats: int, rng: Rng) -> State:
        return NewerState(**msgspec.structs.asdict(super().setup(options, seats, rng)))

    def refuse_options_for_version(self, version: int, options: Any, seats: int) -> Refusal | None:
        return Refusal("HANDS-1") if version >= 2 and options.votes > 9 else None

    def check_move(self, state: Any, seat: int, move: Any) -> Refusal | None:
        return Refusal("HANDS-3") if state.rules >= 2 and state.left < 3 else None


def test_a_record_of_older_rules_replays_by_those_rules() -> None:
    newer: Any = NewerHands()
    old = next(
        record for record in (check_game(HANDS, 2, seed) for seed in range(20)) if len(record.steps) > 3
    )
    assert records.verify(newer, records.write_record(old)) == old
    with pytest.raises(BadRecord, match="move 3 is against the rules: HANDS-3"):
        records.verify(newer, forged_header(old, rules_version=2))
    with pytest.raises(BadRecord, match="rules version 0 is not known here"):
        records.verify(newer, forged_header(old, rules_version=0))


def test_what_was_agreed_is_judged_by_the_rules_of_its_time() -> None:
    newer: Any = NewerHands()
    old = check_game(HANDS, 2, 1, options={"votes": 10})
    assert records.verify(newer, records.write_record(old)) == old
    with pytest.raises(BadRecord, match="the options are against the rules: HANDS-1"):
        records.verify(newer, forged_header(old, rules_version=2))


def test_unlawful_options_are_refused() -> None:
    with pytest.raises(BadRecord, match="TABLE-7"):
        records.verify(DYE, forged_header(played(), options={"goal": 99}))


@pytest.mark.rule("TABLE-11")
def test_a_seed_that_was_not_committed_to_is_noticed() -> None:
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        records.verify(DYE, forged_header(played(), commitment=commitment(SEED, SALT)))


@pytest.mark.parametrize("field", ["seed", "salt"])
def test_a_seed_must_be_written_in_hex(field: str) -> None:
    record = played()
    assert record.footer
    footer = msgspec.structs.replace(record.footer, **{field: "no hex"})
    with pytest.raises(BadRecord, match="hex"):
        records.verify(DYE, changed(record, footer=footer))


def test_a_claimed_result_is_checked() -> None:
    record = played()
    assert record.footer
    footer = msgspec.structs.replace(record.footer, result=Result("master", (0,), (9, 9, 9)))
    with pytest.raises(BadRecord, match="do not lead to the result"):
        records.verify(DYE, changed(record, footer=footer))


@pytest.mark.parametrize(
    ("move", "problem"),
    [(b'{"type":"claim"}', "against the rules: DYE-9"), (b'{"type":"fly"}', "is no move of this game")],
)
def test_an_unlawful_move_is_noticed(move: bytes, problem: str) -> None:
    record = played()
    steps = (Step(1, 0, msgspec.Raw(move)), *record.steps[1:])
    with pytest.raises(BadRecord, match=problem):
        records.verify(DYE, changed(record, steps=steps))


def test_while_a_game_goes_on_its_record_holds_no_seed() -> None:
    record = played()
    going_on = changed(record, steps=record.steps[:4], footer=None)
    assert records.read_record(going_on).footer is None
    with pytest.raises(BadRecord, match="not over"):
        records.verify(DYE, going_on)
    with pytest.raises(BadRecord, match="not over"):
        _ = records.read_record(going_on).rng


def test_a_record_without_a_move_leads_nowhere() -> None:
    header = Header(
        1,
        "show_of_hands",
        1,
        {},
        (RecordedChair("person"), RecordedChair("bot", "easy")),
        commitment(SEED, SALT),
        (),
    )
    footer = Footer(Result("tired", (), (0, 0)), SEED.hex(), SALT.hex())
    with pytest.raises(BadRecord, match="do not lead"):
        records.verify(HANDS, records.write_record(Record(header, (), footer)))


def test_the_tables_own_moves_are_in_the_record() -> None:
    record = check_game(HANDS, 2, 5)
    assert TABLE in {step.seat for step in record.steps}
    check_record(HANDS, record, range(0, 3000, 17))


def test_a_replay_gives_each_move_with_the_state_before_it() -> None:
    record = played()
    rounds = [(step.seq, state.round) for step, _, state in records.replay(DYE, record, record.rng)]
    assert rounds[0] == (1, 1)
    assert [seq for seq, _ in rounds] == list(range(1, len(record.steps) + 1))
    assert sorted(round_ for _, round_ in rounds) == [round_ for _, round_ in rounds]


def test_another_rng_deals_other_orders() -> None:
    record = played()
    one = records.initial_state(DYE, record.header, record.rng)
    other = records.initial_state(DYE, record.header, Rng.from_number(1))
    assert one.orders != other.orders
