"""The log says what went wrong and where in the code, and nothing about anybody, whatever comes in."""

import ast
import asyncio
import json
import logging
import signal
import socket
import sys
import threading
import warnings
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from crash_kit import Running

from huetable.client import GuestClient
from huetable.server.http.api import NewTable
from huetable.server.ops.log import FIELDS, describe_error, log, start_logging

SRC = Path(__file__).parents[3] / "src/huetable"
CANARY = "Zyxwvuts"
LEVELS = ("debug", "info", "warning", "error", "exception", "critical")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """What a server writes to stderr."""
    root, written = logging.getLogger(), StringIO()
    before = (root.handlers, root.level, log.level)
    for module, name in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")):
        monkeypatch.setattr(module, name, getattr(module, name))
    monkeypatch.setattr(warnings, "showwarning", warnings.showwarning)
    monkeypatch.setattr(sys, "stderr", written)
    start_logging()
    yield written
    root.handlers = before[0]
    root.setLevel(before[1])
    log.setLevel(before[2])


def fail() -> None:
    try:
        int(CANARY)
    except ValueError as error:
        raise KeyError(CANARY) from error


def test_an_error_is_logged_with_its_types_and_places_but_without_its_words(written: StringIO) -> None:
    try:
        fail()
    except KeyError:
        log.exception("a request failed", extra={"route": "/api", "secret": CANARY})
    line = json.loads(written.getvalue())
    assert CANARY not in written.getvalue()
    assert line["message"] == "a request failed"
    assert line["route"] == "/api"
    kinds = [part for part in line["error"].split("\n") if not part.startswith("  ")]
    assert kinds == ["builtins.ValueError", "which led to", "builtins.KeyError"]
    assert "test_logs.py" in line["error"]
    assert " fail" in line["error"]


def test_what_a_library_logs_is_reduced_to_its_place(written: StringIO) -> None:
    for name in ("aiohttp.server", "aiohttp.web", "asyncio", "asyncpg", "py.warnings", "huetable.other"):
        logging.getLogger(name).error("Error from %s", CANARY)
        logging.getLogger(name).error(CANARY, exc_info=ValueError(CANARY))
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert len(lines) == 12
    assert CANARY not in written.getvalue()
    assert lines[0]["logger"] == "aiohttp.server"
    assert "test_logs.py:" in lines[0]["place"]


async def test_what_python_itself_would_print_is_logged_without_its_words(written: StringIO) -> None:
    class Noisy:
        def __del__(self) -> None:
            raise ValueError(CANARY)

    Noisy()
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.showwarning(UserWarning(CANARY), UserWarning, "file.py", 3)
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    sys.excepthook(ValueError, ValueError(CANARY), None)
    asyncio.get_running_loop().default_exception_handler({"message": CANARY, "exception": ValueError(CANARY)})
    assert len(written.getvalue().splitlines()) == 5
    assert CANARY not in written.getvalue()


def test_the_places_of_an_error_in_another_process_are_kept() -> None:
    class _RemoteTraceback(Exception):
        pass

    text = f'Traceback:\n  File "/x/bot.py", line 3, in choose\n    move({CANARY})\nValueError: {CANARY}'
    described = "\n".join(describe_error(_RemoteTraceback(text)))
    assert "/x/bot.py:3 choose" in described
    assert CANARY not in described


def log_calls() -> Iterator[tuple[str, ast.Call]]:
    for file in sorted(SRC.rglob("*.py")):
        code = file.read_text("utf-8")
        for node in ast.walk(ast.parse(code)) if "import log" in code else ():
            called = node.func if isinstance(node, ast.Call) else None
            owner = called.value if isinstance(called, ast.Attribute) else None
            if not isinstance(node, ast.Call) or not isinstance(called, ast.Attribute):
                continue
            if isinstance(owner, ast.Name) and owner.id == "log" and called.attr in LEVELS:
                yield f"{file.relative_to(SRC)}:{node.lineno}", node


def test_our_own_messages_are_constants_and_only_listed_fields_stand_beside_them() -> None:
    calls = list(log_calls())
    assert len(calls) > 10
    for place, call in calls:
        assert isinstance(call.args[0], ast.Constant), place
        assert len(call.args) == 1, place
        extras = [each.value for each in call.keywords if each.arg == "extra"]
        for extra in extras:
            assert isinstance(extra, ast.Dict), place
            names = {key.value for key in extra.keys if isinstance(key, ast.Constant)}
            assert len(names) == len(extra.keys), place
            assert names <= FIELDS, f"{place}: list {names - FIELDS} in FIELDS, or leave it out"


ODD_REQUESTS = [
    b"GET /%s HTTP/9.9\r\n\r\n",
    b"%s\r\n\r\n",
    b"GET /t/%s HTTP/1.1\r\nHost: \xff%s\r\n\r\n",
    b"GET /ws/%s HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
    b"GET /api/codes/%s HTTP/1.1\r\nHost: h\r\nCookie: huetable=%s; =; \x00\r\n\r\n",
    b"GET /api/home HTTP/1.1\r\nHost: h\r\nCookie: huetable=%s\r\nCookie: huetable=\xff\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: h\r\nOrigin: http://[::1%s\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: h\r\nOrigin: http://[::1%s\r\nContent-Length: 2\r\n\r\n{}",
    b'POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: 20\r\n\r\n{"game":"%s","name":1}',
    b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: %s\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n%s\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Encoding: gzip\r\nContent-Length: 8\r\n\r\n%s",
    b"GET /api/tables/x/games/1/replay?seat=" + b"7" * 5000 + b"%s HTTP/1.1\r\nHost: h\r\n\r\n",
    b"GET /api/tables/%s/blobs?seat=" + b"7" * 5000 + b" HTTP/1.1\r\nHost: h\r\n\r\n",
    b"GET /%%ff%%fe/%s HTTP/1.1\r\nHost: h\r\n\r\n",
    b"GET / HTTP/1.1\r\n%s: " + b"x" * 20_000 + b"\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01%s",
    b"PUT http://%s/ HTTP/1.1\r\nHost: %s\r\nX-Forwarded-For: 203.0.113.77\r\n\r\n",
]


def throw(address: str, request: bytes) -> None:
    """From an address of its own; whatever comes back is not of interest."""
    port = int(address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), 5, source_address=("127.66.77.88", 0)) as line:
        line.sendall(request.replace(b"%s", CANARY.encode()))
        line.shutdown(socket.SHUT_WR)
        line.settimeout(0.3)
        try:
            while line.recv(65_536):
                pass
        except (ConnectionError, TimeoutError):
            return


async def test_no_address_cookie_link_or_name_is_logged_whatever_comes_in(tmp_path: Path) -> None:
    async with await Running.prepare(tmp_path) as server:
        async with GuestClient(server.address) as ann:
            link = await ann.open_table(NewTable("parlour", CANARY, bots=("hopeless",), start=True))
            table = await ann.join(link.table)
            await table.play({"type": "nod"})
            await table.socket.send_str(f'{{"do":"say","text":"{CANARY}"')
            (cookie,) = ann.session.cookie_jar
        await asyncio.gather(*[asyncio.to_thread(throw, server.address, each) for each in ODD_REQUESTS])
        _, errors = await server.stop(signal.SIGKILL)
    assert "server started" in errors
    assert "a bot failed" in errors
    for secret in (CANARY, "127.66.77.88", "203.0.113.77", link.table, link.code, cookie.value):
        assert secret not in errors
    assert all(json.loads(line) for line in errors.splitlines())
