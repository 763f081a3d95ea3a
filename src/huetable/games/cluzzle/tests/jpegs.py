"""The parts of a JPEG, whole ones and broken ones."""


def segment(kind: int, body: bytes) -> bytes:
    return bytes((0xFF, kind)) + (len(body) + 2).to_bytes(2, "big") + body


JFIF = segment(0xE0, b"JFIF\x00" + bytes(9))
SIZE = segment(0xC0, b"\x08" + (480).to_bytes(2, "big") + (640).to_bytes(2, "big") + b"\x01\x01\x11\x00")
SCAN = segment(0xDA, bytes(6)) + b"picture"


def jpeg(*segments: bytes, end: bytes = b"\xff\xd9") -> bytes:
    return b"\xff\xd8" + b"".join(segments) + end


PHOTO = jpeg(JFIF, segment(0xDB, bytes(65)), SIZE, segment(0xC4, bytes(20)), SCAN)


def frame(height: int, width: int) -> bytes:
    return segment(0xC2, b"\x08" + height.to_bytes(2, "big") + width.to_bytes(2, "big") + b"\x01\x01\x11\x00")
