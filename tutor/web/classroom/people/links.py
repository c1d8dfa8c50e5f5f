"""Full addresses that a phone can open, and QR codes of them, for the projector, cards and pages."""

import ipaddress
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import segno
from flask import current_app, request, url_for
from markupsafe import Markup

from tutor.networks import Networks
from tutor.web.site.messages import N_

NO_NETWORK = N_(
    "Phones cannot join yet: this computer is in no network. Turn on its hotspot, or join the Wi-Fi of your "
    "school. This page then shows the address by itself."
)
LISTENS_ALONE = N_(
    "Phones cannot join: the tutor was started for this computer alone. To let them in, stop it and start it "
    "again without --host."
)

QUIET = 4
"""Width of the white border of a QR code, in modules (ISO/IEC 18004)."""


def full_url(endpoint: str, **values: Any) -> str:
    """The full address of a page, without a language: it opens in the language of whoever follows it.

    For a request from the server's own computer it is that of the network, since no phone can open the
    computer's own.
    """
    return site() + url_for(endpoint, lang=None, **values).lstrip("/")


def site() -> str:
    """The address of this tutor for other devices, with a slash at its end."""
    name = _name(request.host)
    networks = known_networks()
    if networks is not None:
        asked_here = _is_here(name) or (networks.chosen is not None and networks.has(name))
        return (networks.url if asked_here else None) or request.host_url
    network: str | None = current_app.config.get("NETWORK_URL")
    return network if network and _is_here(name) else request.host_url


def known_networks() -> Networks | None:
    """The networks of the server; None if it has one fixed name."""
    found: Networks | None = current_app.extensions.get("networks")
    return found


def address_lasts() -> bool:
    """Whether the address will be the same tomorrow; that of a laptop changes with its network."""
    return known_networks() is None


def why_no_phone() -> str | None:
    """Why no phone can open the address that pages show, as a msgid; None where phones can."""
    if not _is_here(_name(urlsplit(site()).netloc)):
        return None
    if current_app.config.get("ALONE"):
        return LISTENS_ALONE
    return NO_NETWORK if known_networks() is not None else None


def address_to_read(address: str) -> str:
    """An address as it is written on the board, without the parts that a browser adds by itself."""
    return address.removeprefix("http://").removeprefix("https://").rstrip("/")


def _name(host: str) -> str:
    """A host without its port and without brackets."""
    return host.rsplit(":", 1)[0].strip("[]") if not host.endswith("]") else host.strip("[]")


def _is_here(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


@lru_cache(maxsize=1000)
def qr_code(address: str) -> Markup:
    """A QR code as SVG, black on white in light and dark mode."""
    rows = [bytes(row) for row in segno.make(address, micro=False, error="m").matrix]
    size = len(rows) + 2 * QUIET
    runs = "".join(_runs(row, y + QUIET) for y, row in enumerate(rows))
    return Markup(
        f'<svg class="qr" viewBox="0 0 {size} {size}" shape-rendering="crispEdges" aria-hidden="true">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path fill="#000" d="{runs}"/></svg>'
    )


def _runs(row: bytes, y: int) -> str:
    """The SVG path of one row: a rectangle of height 1 for every run of dark modules."""
    drawn, x = "", 0
    while x < len(row):
        run = len(row) - x - len(row[x:].lstrip(row[x : x + 1]))
        if row[x]:
            drawn += f"M{x + QUIET} {y}h{run}v1h-{run}z"
        x += run
    return drawn
