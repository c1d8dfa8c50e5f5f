"""Who guesses, as far as misses are counted; and what is said to whoever missed too often."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress

from flask import current_app, g, request, session

from tutor.classroom.keys import new_key
from tutor.classroom.misses import CODE_FROM_HERE, CODE_IN_ALL, CODE_IN_BROWSER, Limit, TooManyMisses
from tutor.web.messages import NP_

WAIT = NP_("Too many wrong tries. Wait %(n)s second.", "Too many wrong tries. Wait %(n)s seconds.")


GUESSER = "guesser"
"""Where the cookie names the browser, once a code was missed in it."""


def code_limits() -> list[Limit]:
    """Within what a code may be guessed; whoever throws the cookie away is still one of their network."""
    limits = [(CODE_FROM_HERE, asker()), (CODE_IN_ALL, "")]
    if GUESSER in session:
        limits.append((CODE_IN_BROWSER, disguised(session[GUESSER])))
    return limits


def remember_miss() -> None:
    """Name the browser in its cookie, so that its next misses are counted as its own."""
    session.setdefault(GUESSER, new_key())


def asker() -> str:
    """The network that asks, as a keyed hash: the address itself is never kept."""
    return disguised(_network(request.remote_addr or ""))


def disguised(text: str) -> str:
    """A text as 64 hexadecimal digits that only this tutor can make from it."""
    secret = str(current_app.secret_key).encode()
    return hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()


def _network(address: str) -> str:
    """An IPv4 address, or the 64 bits of an IPv6 address that one household shares."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


def wait_sentence(error: TooManyMisses) -> str:
    """How long to wait, in the reader's language."""
    told: str = g.translations.ngettext(WAIT.one, WAIT.many, error.seconds)
    return told % {"n": error.seconds}
