"""Rate limits: which networks and browsers that guess or take seats are counted, and how long they wait."""

import hashlib
import hmac
import ipaddress

from flask import current_app, g, request, session

from tutor.classroom.access.code_guesses import Guesser
from tutor.classroom.access.keys import new_key
from tutor.classroom.access.throttle import SEATS_FROM_HERE, SEATS_IN_BROWSER, Limit, TooManyMisses
from tutor.web.site.messages import NP_, Plural

WAIT = NP_("Too many wrong tries. Wait %(n)s second.", "Too many wrong tries. Wait %(n)s seconds.")


JOINED = NP_(
    "Many pupils have just joined from here. Wait %(n)s second.",
    "Many pupils have just joined from here. Wait %(n)s seconds.",
)

GUESSER = "guesser"
"""The key in the cookie that names a browser which typed a wrong code or asked for a seat."""


def guesser() -> Guesser:
    """Who types a code: the browser, known by its cookie, and its network, which needs no cookie."""
    near = keyed_hash(f"near {_network(request.remote_addr or '', 24, 48)}")
    return Guesser(network_key(), near, keyed_hash(session[GUESSER]) if GUESSER in session else None)


def remember_browser() -> None:
    """Give the browser a name in its cookie, so that its next guesses are counted."""
    session.setdefault(GUESSER, new_key())


def limits_of_seats(class_id: str) -> list[Limit]:
    """The limits on taking seats of a class: for the network, and for the browser if it is known."""
    limits = [(SEATS_FROM_HERE, keyed_hash(f"{class_id} {network_key()}"))]
    if GUESSER in session:
        limits.append((SEATS_IN_BROWSER, keyed_hash(f"{class_id} {session[GUESSER]}")))
    return limits


def network_key() -> str:
    """The network of this request, as a keyed hash: the address itself is never stored."""
    return keyed_hash(_network(request.remote_addr or ""))


def keyed_hash(text: str) -> str:
    """A keyed hash of a text (HMAC-SHA256): 64 hexadecimal digits that only this tutor can make from it."""
    secret = str(current_app.secret_key).encode()
    return hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()


def _network(address: str, bits: int = 32, bits_of_6: int = 64) -> str:
    """The network of an address: its first ``bits``, of IPv6 its first ``bits_of_6``.

    By default it is that of a household: one IPv4 address, or the first 64 bits of an IPv6 address.
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 6 and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    if parsed.version == 4 and bits == 32:
        return str(parsed)
    return str(ipaddress.ip_network((parsed, bits if parsed.version == 4 else bits_of_6), strict=False))


def wait_sentence(error: TooManyMisses, why: Plural = WAIT) -> str:
    """How long to wait and why, in the reader's language."""
    sentence: str = g.translations.ngettext(why.one, why.many, error.seconds)
    return sentence % {"n": error.seconds}
