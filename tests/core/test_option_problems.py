"""What is wrong with options is read from msgspec's own messages: another wording of theirs must be noticed here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from huetable.core.option_problems import refuse_raw_options
from huetable.core.terms import Refusal


class Rule(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=2, max_length=8)] = "rule"


class Options(Struct, forbid_unknown_fields=True):
    goal: Annotated[int, Meta(ge=-3, le=15)] = 7
    share: Annotated[float, Meta(ge=0.5, le=2.5)] = 1.0
    name: Annotated[str, Meta(min_length=2, max_length=8)] = "name"
    colours: Annotated[tuple[str, ...], Meta(max_length=2)] = ()
    rules: tuple[Rule, ...] = ()
    layout: Literal["square", "round"] = "square"
    clock: bool = True


def refused(raw: object) -> Refusal:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(raw, Options, strict=True)
    return refuse_raw_options(str(caught.value), raw)


@pytest.mark.rule("TABLE-7")
@pytest.mark.parametrize(
    ("raw", "reason", "args"),
    [
        ({"goal": 16}, "value_most", {"option": "goal", "value": "16", "most": "15"}),
        ({"goal": -4}, "value_least", {"option": "goal", "value": "-4", "least": "-3"}),
        ({"goal": "7"}, "value", {"option": "goal", "value": "7"}),
        ({"goal": None}, "value", {"option": "goal", "value": "None"}),
        ({"share": 2.75}, "value_most", {"option": "share", "value": "2.75", "most": "2.5"}),
        ({"share": 0.25}, "value_least", {"option": "share", "value": "0.25", "least": "0.5"}),
        ({"name": "x" * 9}, "length_most", {"option": "name", "value": "x" * 9, "most": "8"}),
        ({"name": "x"}, "length_least", {"option": "name", "value": "x", "least": "2"}),
        ({"layout": "oval"}, "value", {"option": "layout", "value": "oval"}),
        ({"clock": 1}, "value", {"option": "clock", "value": "1"}),
        ({"gaol": 7}, "unknown", {"option": "gaol"}),
        ([], "", {}),
        (None, "", {}),
    ],
)
def test_every_kind_of_problem_names_the_option_the_value_and_the_bound(
    raw: object, reason: str, args: dict[str, Any]
) -> None:
    assert refused(raw) == Refusal("TABLE-7", args, reason)


@pytest.mark.rule("TABLE-7")
@pytest.mark.parametrize(
    ("raw", "reason", "option"),
    [
        ({"colours": ["red", "green", "blue"]}, "length_most", "colours"),
        ({"rules": [{"text": "x" * 99}]}, "length_most", "rules"),
        ({"rules": [{"txt": "x"}]}, "unknown", "txt"),
        ({"rules": 5}, "value", "rules"),
    ],
)
def test_a_problem_inside_an_option_names_that_option(raw: object, reason: str, option: str) -> None:
    refusal = refused(raw)
    assert (refusal.reason, refusal.args["option"]) == (reason, option)
    assert len(refusal.args.get("value", "")) <= 40
