"""Parses what a browser sends, however broken it is: a body of JSON, an address."""

from __future__ import annotations

from typing import TypeVar
from urllib.parse import SplitResult, urlsplit

import msgspec

from tutor.web.http.error_pages import UNREADABLE, Refused

Read = TypeVar("Read")


def read_json(body: bytes | msgspec.Raw, shape: type[Read]) -> Read:
    """The value of this shape that a body spells; raises ``Refused`` (400) for any other body.

    Strings that are not UTF-8 and brackets nested too deep raise other errors in the decoder.
    """
    try:
        return msgspec.json.decode(body, type=shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(400, UNREADABLE) from error


def address_parts(address: str) -> SplitResult | None:
    """The parts of an address, or None for a text that is none."""
    try:
        return urlsplit(address)
    except ValueError:
        return None
