"""The limit for open files: every connection is one, so it is checked and raised before the door opens."""

from __future__ import annotations

import resource

from huetable.server.ops.log import log

OTHER_FILES = 256
"""What is needed for anything but connections: the store, the bots' processes, the page's files."""

ENOUGH = 4096


def raise_file_limit(wanted: int) -> int:
    """As far as the system allows; returns the limit, and writes a line if it stays low."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    goal = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < goal:
        resource.setrlimit(resource.RLIMIT_NOFILE, (goal, hard))
        soft = goal
    limit = wanted if soft == resource.RLIM_INFINITY else soft
    if limit < min(wanted, ENOUGH):
        log.warning(
            "the limit for open files is low; raise it with LimitNOFILE or ulimit -n",
            extra={"limit": limit, "connections": connections_within(limit)},
        )
    return limit


def connections_within(limit: int) -> int:
    """How many connections leave enough files for everything else."""
    return max(limit - OTHER_FILES, limit // 2)


def file_limit() -> int:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 2**31 if soft == resource.RLIM_INFINITY else soft
