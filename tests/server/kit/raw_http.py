"""HTTP by the byte: what no well-behaved client would send."""

from __future__ import annotations

import asyncio
import random
from urllib.parse import urlsplit

METHODS = [
    "GET",
    "POST",
    "PUT",
    "DELETE",
    "HEAD",
    "OPTIONS",
    "PATCH",
    "TRACE",
    "CONNECT",
    "PROPFIND",
    "get",
    "FOO",
]

HOSTS = [
    b"127.0.0.1",
    b"localhost:8000",
    b"[::1]:8000",
    b"[::1",
    b"[::]:99999",
    b"[fe80::1%25eth0]",
    b"a" * 300,
    b"\xff\xfe",
    b"\xc3\xa4.example",
    b"a b",
    b"a,b",
    b"http://x",
    b"user@host",
    b"x:y",
    b"x:" + b"1" * 500,
    b"",
    b"%00",
]
ORIGINS = [
    b"null",
    b"http://[::1",
    b"http://127.0.0.1",
    b"http://127.0.0.1:99999",
    b"http://\xff",
    b"//x",
    b"http://",
    b"http://a:b:c",
    b"javascript:alert(1)",
    b"x" * 4000,
    b"http://[::1]:port",
    b"",
]
PATHS = [
    "/",
    "/api/home",
    "/api/me",
    "/api/me/device",
    "/api/me/forget",
    "/api/games/uno",
    "/api/games/{w}",
    "/api/tables",
    "/api/codes/{w}",
    "/api/tables/{t}/qr.svg",
    "/api/tables/{w}/qr.svg",
    "/api/tables/{t}/blobs",
    "/api/tables/{t}/blobs/{h}",
    "/api/tables/{t}/blobs/{h}/picture",
    "/api/tables/{t}/games/1/record",
    "/api/tables/{w}/games/{n}/replay",
    "/api/tables/{t}/games/{n}/replay",
    "/api/{w}",
    "/t/{t}",
    "/t/{w}",
    "/c/{w}",
    "/tv/{w}",
    "/move/{w}",
    "/ws/{t}",
    "/ws/{w}",
    "/healthz",
    "/metrics",
    "/assets/{w}",
    "/{w}",
    "*",
    "http://127.0.0.1/api/home",
    "http://[::1/",
    "//x/..//%2e%2e/{w}",
    "/?{w}",
]
WORDS = [
    "x",
    "..",
    "%00",
    "%ff",
    "%c3%28",
    "\xff",
    "\x7f",
    "%ud800",
    "%25",
    "%",
    "%2",
    "a" * 3000,
    "1" * 5000,
    "-1",
    "1e9",
    "\u0663",
    "amber-otter-42",
    "%0d%0aX:1",
    "%2f..%2f",
    "?",
    "#",
    ";",
    "&=&",
    "%F0%9F%98%80",
    "\xc3\xa4",
    "null",
]
QUERIES = [
    "",
    "?seat={w}",
    "?seat={n}",
    "?seq={n}",
    "?watch=1&seq={w}",
    "?seat=1&seat=2",
    "?{w}={w}",
    "?=&&%",
]
NUMBERS = ["0", "1", "7", "-1", "999999", "9" * 20, "9" * 5000, "\u0663", "1.5", "0x1"]
HEADERS = [
    b"Cookie: huetable=\xff\xfe",
    b"Cookie: huetable=" + b"a" * 43,
    b'Cookie: huetable="\\377"; =; a=b=c; ;;',
    b"Content-Type: \xff/;;=",
    b"Content-Type: application/json; charset=nonsense",
    b"Content-Type: multipart/form-data",
    b"Content-Encoding: gzip",
    b"Content-Encoding: deflate",
    b"Content-Encoding: br",
    b"Content-Encoding: nonsense",
    b"If-None-Match: \xff",
    b"If-Modified-Since: never",
    b"Range: bytes=9-1",
    b"Accept-Encoding: \xff, gzip;q=x",
    b"Accept: \xff",
    b"X-Forwarded-For: " + b"\xff" * 50,
    b"X-Forwarded-Proto: gopher",
    b"Expect: 100-continue",
    b"Expect: the unexpected",
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \xff",
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99",
    b"Upgrade: h2c\r\nConnection: Upgrade",
    b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99",
    b"Sec-WebSocket-Protocol: \xff",
    b"Transfer-Encoding: chunked",
    b"Transfer-Encoding: gzip, chunked",
    b"Host: second.example",
]
BODIES = [
    b"",
    b"{}",
    b"null",
    b"[" * 3000,
    b'{"game":"parlour","name":"Ann"}',
    b'{"game":"parlour","name":"\\ud800"}',
    b'{"game":"parlour","name":"\xff"}',
    b'{"game":"\\u0000","name":"Ann"}',
    b'{"game":"parlour","name":"Ann","options":{"rounds":' + b"9" * 5000 + b"}}",
    b'{"game":"parlour","name":"Ann","options":{"rounds":' + b"9" * 300 + b"}}",
    b'{"game":"parlour","name":"Ann","options":{"style":{"a":[1e308]}}}',
    b'{"game":"parlour","name":"Ann","options":{"\\ud83d\\ude00":1}}',
    b'{"game":"parlour","name":"Ann","bots":["' + b"x" * 5000 + b'"]}',
    b'{"game":"parlour","name":"Ann","bots":["normal","normal","normal","normal","normal","normal"],"start":true}',
    b"x" * 20_000,
    b"5\r\nhello\r\n0\r\n\r\n",
    b"zz\r\n",
]


def random_request(chance: random.Random, table: str) -> bytes:
    """One request, of which any part may be odd, but seldom all of them: what is all odd gets no further than the parser."""
    pick, odd = chance.choice, chance.random() < 0.3
    target = pick(PATHS) + pick(QUERIES)
    for name, values in (("w", WORDS), ("n", NUMBERS), ("t", [table]), ("h", ["a" * 64])):
        target = target.replace("{" + name + "}", pick(values))
    method = pick(METHODS if odd else ["GET", "POST"])
    body = b"" if method == "GET" and not odd else pick(BODIES)
    lines = [f"{method} {target} HTTP/1.{pick('0111')}".encode("utf-8", "replace")]
    lines.append(b"Host: " + (pick(HOSTS) if odd else b"127.0.0.1"))
    lines += [b"Origin: " + pick(ORIGINS)] if chance.random() < 0.1 else []
    lines += [pick(HEADERS) for _ in range(pick((0, 0, 1, 2)))]
    if body and not (odd and chance.random() < 0.3):
        lines.append(b"Content-Length: %d" % len(body))
    return b"\r\n".join([*lines, b"Connection: close", b"", body])


async def exchange(address: str, request: bytes) -> bytes:
    """Send it, and read until the server ends the connection."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        writer.write(request)
        async with asyncio.timeout(10):
            return await reader.read(200_000)
    except ConnectionError:
        return b""
    finally:
        writer.close()


def status(answer: bytes) -> int | None:
    """None where the server hung up without an answer; "100 Continue" is none."""
    final = answer.partition(b"\r\n\r\n")[2] if answer[9:12] == b"100" else answer
    return int(final[9:12]) if final.startswith(b"HTTP/1.") else None
