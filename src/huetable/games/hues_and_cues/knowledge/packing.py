"""Arrays in one compressed file: a line that says what they are, and then their bytes."""

from __future__ import annotations

import json
import zlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


def pack(arrays: dict[str, Array]) -> bytes:
    head = {name: [array.dtype.str, list(array.shape)] for name, array in arrays.items()}
    body = b"".join(np.ascontiguousarray(array).tobytes() for array in arrays.values())
    return zlib.compress(json.dumps(head).encode() + b"\n" + body, 9)


def unpack(data: bytes) -> dict[str, Array]:
    head, _, body = zlib.decompress(data).partition(b"\n")
    arrays: dict[str, Array] = {}
    start = 0
    for name, (kind, shape) in json.loads(head).items():
        count = int(np.prod(shape))
        arrays[name] = np.frombuffer(body, kind, count, start).reshape(shape)
        start += arrays[name].nbytes
    return arrays
