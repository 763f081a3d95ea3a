"""Where rows are deleted in both databases: with an old table, and with a guest who is forgotten."""

from __future__ import annotations

from typing import Final

OF_A_TABLE: Final = (
    "log",
    "snapshots",
    "people",
    "blobs",
    "listings",
    "reminders",
    "notices",
    "webhooks",
    "reports",
    "report_lines",
)
"""Links and records stay longer."""

OF_A_GUEST: Final = (
    "people",
    "results",
    "keys",
    "tokens",
    "guests",
    "push_subscriptions",
    "notices",
    "webhooks",
    "report_lines",
    "bans",
    "invitations",
)
"""Drafts and reports need more than the guest's id to be found."""
