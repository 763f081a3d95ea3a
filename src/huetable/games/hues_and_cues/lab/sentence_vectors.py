"""all-MiniLM-L6-v2 in plain NumPy: sentences in, unit vectors out. Used when the knowledge is built, never at run time."""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

HEADS, LAYERS, WIDTH = 12, 6, 384
BATCH = 256


class MiniLM:
    def __init__(self, folder: Path) -> None:
        self.weights = read_safetensors(folder / "model.safetensors")
        vocabulary = (folder / "vocab.txt").read_text("utf-8").splitlines()
        self.ids = {piece: number for number, piece in enumerate(vocabulary)}

    def embed(self, sentences: Sequence[str]) -> Array:
        """Sentences of one length go through together, so nothing is spent on padding."""
        tokens = [self._tokens(sentence) for sentence in sentences]
        found = np.zeros((len(sentences), WIDTH), np.float32)
        order = sorted(range(len(tokens)), key=lambda number: len(tokens[number]))
        start = 0
        while start < len(order):
            length = len(tokens[order[start]])
            batch = [n for n in order[start : start + BATCH] if len(tokens[n]) == length]
            found[batch] = self._forward(np.array([tokens[n] for n in batch]))
            start += len(batch)
        return found

    def _tokens(self, sentence: str) -> list[int]:
        pieces = [piece for word in sentence.lower().split() for piece in self._pieces(word)]
        return [self.ids["[CLS]"], *pieces, self.ids["[SEP]"]]

    def _pieces(self, word: str) -> list[int]:
        """The longest known piece first, again and again."""
        found, start = [], 0
        while start < len(word):
            for end in range(len(word), start, -1):
                piece = ("##" if start else "") + word[start:end]
                if piece in self.ids:
                    found.append(self.ids[piece])
                    start = end
                    break
            else:
                return [self.ids["[UNK]"]]
        return found

    def _forward(self, ids: NDArray[np.int64]) -> Array:
        w = self.weights
        x = w["embeddings.word_embeddings.weight"][ids]
        x = x + w["embeddings.position_embeddings.weight"][: ids.shape[1]]
        x = x + w["embeddings.token_type_embeddings.weight"][0]
        x = self._norm(x, "embeddings.LayerNorm")
        for layer in range(LAYERS):
            x = self._layer(x, f"encoder.layer.{layer}.")
        mean = x.mean(axis=1)
        unit: Array = mean / np.linalg.norm(mean, axis=1, keepdims=True)
        return unit

    def _layer(self, x: Array, name: str) -> Array:
        x = self._norm(x + self._attend(x, name + "attention."), name + "attention.output.LayerNorm")
        inner = gelu(self._linear(x, name + "intermediate.dense"))
        return self._norm(x + self._linear(inner, name + "output.dense"), name + "output.LayerNorm")

    def _attend(self, x: Array, name: str) -> Array:
        batch, length, _ = x.shape
        query, key, value = (
            self._linear(x, f"{name}self.{part}").reshape(batch, length, HEADS, -1).transpose(0, 2, 1, 3)
            for part in ("query", "key", "value")
        )
        scores = query @ key.transpose(0, 1, 3, 2) * (1 / (WIDTH / HEADS) ** 0.5)
        share = np.exp(scores - scores.max(axis=-1, keepdims=True))
        share /= share.sum(axis=-1, keepdims=True)
        mixed = (share @ value).transpose(0, 2, 1, 3).reshape(batch, length, WIDTH)
        return self._linear(mixed, name + "output.dense")

    def _linear(self, x: Array, name: str) -> Array:
        flat: Array = (
            x.reshape(-1, x.shape[-1]) @ self.weights[name + ".weight"].T + self.weights[name + ".bias"]
        )
        return flat.reshape(*x.shape[:-1], -1)

    def _norm(self, x: Array, name: str) -> Array:
        centred = x - x.mean(axis=-1, keepdims=True)
        spread = np.sqrt((centred**2).mean(axis=-1, keepdims=True) + np.float32(1e-12))
        normed: Array = centred / spread * self.weights[name + ".weight"] + self.weights[name + ".bias"]
        return normed


def gelu(x: Array) -> Array:
    """With the error function of Abramowitz and Stegun (7.1.26): NumPy has none of its own."""
    z = np.abs(x) * np.float32(0.7071067811865476)
    t = 1 / (1 + np.float32(0.3275911) * z)
    series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    error = np.copysign(1 - series * np.exp(-z * z), x)
    bent: Array = (np.float32(0.5) * x * (1 + error)).astype(np.float32)
    return bent


def read_safetensors(file: Path) -> dict[str, Array]:
    data = file.read_bytes()
    (size,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + size])
    found = {}
    for name, entry in header.items():
        if name != "__metadata__" and entry["dtype"] == "F32":
            start, end = (8 + size + offset for offset in entry["data_offsets"])
            found[name] = np.frombuffer(data[start:end], np.float32).reshape(entry["shape"])
    return found
