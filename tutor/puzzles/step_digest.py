"""A digest of what a step asks, which later versions of the tutor find again.

A field that a later version adds is left out while it is empty: the digests of older steps stay as they are.
"""

import hashlib
from typing import Any

import msgspec

NEWER = frozenset({"count", "picture", "game", "lines", "theme", "numbered", "taught", "letter"})
"""Fields of a step, of its marks or its puzzle that are younger than the first digests. Add new ones here."""

UNTOLD = frozenset({"taught"})
"""Fields that do not change what is asked: a board is the same in every lesson."""


def digest_of(asked: object, length: int) -> str:
    """The first hexadecimal digits of a SHA-256 of steps or of their fields, structs or plain JSON values."""
    written = msgspec.json.encode(_counting(msgspec.to_builtins(asked)))
    return hashlib.sha256(written).hexdigest()[:length]


def _counting(of: Any) -> Any:
    """The fields that count in a digest."""
    if isinstance(of, dict):
        counted = {name: part for name, part in of.items() if name not in UNTOLD}
        return {name: _counting(part) for name, part in counted.items() if part or name not in NEWER}
    return [_counting(part) for part in of] if isinstance(of, list | tuple) else of
