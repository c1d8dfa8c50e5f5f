"""The weights of the patterns as a file: one signed byte each, stage after stage, compressed.

train.py writes the file; patterns.py says what each weight is for.
"""

import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tutor.games.othello.engine.patterns import STAGES, WEIGHTS

FILE = Path(__file__).with_name("weights.bin")

STEP = 15
"""What one step of a byte is worth, in hundredths of a disc."""


def stages() -> list[list[int]]:
    """The weights of each stage, in hundredths of a disc."""
    return _read(FILE)


@cache
def _read(file: Path) -> list[list[int]]:
    return unpack(file.read_bytes())


def pack(weights: Sequence[Sequence[float]]) -> bytes:
    """The file for the weights of each stage, which are in discs."""
    steps = [max(-127, min(127, round(weight * 100 / STEP))) for stage in weights for weight in stage]
    return zlib.compress(array("b", steps).tobytes(), 9)


def unpack(packed: bytes) -> list[list[int]]:
    """The weights of each stage, in hundredths of a disc; a ValueError for a file of another format."""
    steps = array("b", zlib.decompress(packed))
    if len(steps) != len(STAGES) * WEIGHTS:
        raise ValueError(f"{FILE.name} holds {len(steps)} weights, not {len(STAGES) * WEIGHTS}: train again")
    return [
        [step * STEP for step in steps[stage * WEIGHTS : (stage + 1) * WEIGHTS]]
        for stage in range(len(STAGES))
    ]
