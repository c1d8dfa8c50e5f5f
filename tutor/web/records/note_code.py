"""The comments and marks of a record in the address of its game: packed, and limited in bytes both ways."""

import base64
import binascii
import zlib

import msgspec

from tutor.games.records.record import Note
from tutor.typed_values import from_json

LONGEST = 2000
"""The most characters of packed notes in an address."""

MOST_BYTES = 60_000
"""The most bytes of unpacked notes."""


def write_notes(notes: tuple[Note, ...]) -> tuple[str, bool]:
    """The notes packed for an address, and whether all fit; if not, only the first ones are packed."""
    kept = notes
    while kept:
        plain = msgspec.json.encode([(note.after, note.beside, note.values) for note in kept])
        packed = base64.urlsafe_b64encode(zlib.compress(plain, 9)).decode().rstrip("=")
        if len(plain) <= MOST_BYTES and len(packed) <= LONGEST:
            return packed, len(kept) == len(notes)
        some = min(LONGEST / len(packed), MOST_BYTES / len(plain))  # about this share of them fits
        kept = kept[: min(len(kept) - 1, int(len(kept) * some))]
    return "", not notes


def read_notes(text: str) -> tuple[Note, ...]:
    """The notes packed in this text; empty if it cannot be read."""
    if not text or len(text) > LONGEST:
        return ()
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        plain = zlib.decompressobj().decompress(packed, MOST_BYTES)
        return tuple(Note(*one) for one in from_json(plain, list[Parts]))
    except (ValueError, binascii.Error, zlib.error, msgspec.MsgspecError):
        return ()


Parts = tuple[int, tuple[str, ...], tuple[tuple[str, tuple[str, ...]], ...]]
