"""The files of a built folder, read once and kept until they change."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from .content import Content, compressed


class FolderFiles:
    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._files: dict[Path, Content] = {}

    def read(self, name: str) -> Content | None:
        """From memory, unless the file on disk is another by now. Nothing outside the folder is read."""
        try:
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder):
                return None
            stat = path.stat()
            tag = f"{stat.st_mtime_ns:x}-{stat.st_size:x}"
            known = self._files.get(path)
            if known is None or known.tag != tag:
                known = self._files[path] = _load(path, tag)
        except (OSError, ValueError):
            return None
        return known


def _load(path: Path, tag: str) -> Content:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    smaller = path.with_name(f"{path.name}.br")
    return compressed(path.read_bytes(), tag, kind, smaller.read_bytes() if smaller.exists() else None)
