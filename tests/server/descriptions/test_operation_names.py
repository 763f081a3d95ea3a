"""Every request has a name that can be a name in TypeScript, and no name is left of a request that is gone."""

from __future__ import annotations

import re

from huetable.server.descriptions.operation_names import OPERATION_NAMES
from huetable.server.descriptions.operations import OPERATIONS


def test_every_request_has_a_name_of_its_own() -> None:
    assert set(OPERATION_NAMES) == {f"{each.method} {each.path}" for each in OPERATIONS}
    assert len(set(OPERATION_NAMES.values())) == len(OPERATION_NAMES)
    assert all(re.fullmatch(r"[a-z]+([A-Z][a-z]*)*", name) for name in OPERATION_NAMES.values())
