"""What a request may look like: the headers `Host` and `Origin`, checked before anything is made of them."""

from __future__ import annotations

import ipaddress
import re

from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web_protocol import RequestPayloadError

BROKEN_REQUEST = (RequestPayloadError, HttpProcessingError, ConnectionError)
"""What is raised for a request that is no HTTP, or whose body is not what its headers say, or that breaks off."""

_HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[(?P<v6>[0-9A-Fa-f:.]{2,45})\])(?::(?P<port>[0-9]{0,5}))?")
_ORIGIN = re.compile(r"[A-Za-z][A-Za-z0-9+.-]{0,30}://(?P<host>.*)")


def is_host(text: str) -> bool:
    """A name or an address, and perhaps a port: `games.example.org`, `192.0.2.7:8000`, `[::1]:8000`."""
    found = _HOST.fullmatch(text)
    if found is None or int(found["port"] or 0) > 65535:
        return False
    return found["v6"] is None or _is_ipv6(found["v6"])


def is_origin(text: str) -> bool:
    """`null`, or a scheme and a host; a page from a file has no host."""
    found = _ORIGIN.fullmatch(text)
    return text == "null" or (found is not None and (not found["host"] or is_host(found["host"])))


def _is_ipv6(text: str) -> bool:
    try:
        ipaddress.IPv6Address(text)
    except ValueError:
        return False
    return True
