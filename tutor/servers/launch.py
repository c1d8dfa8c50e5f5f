"""Starts the tutor on a production server and prints its addresses."""

from __future__ import annotations

import gc
import ipaddress
import os
import signal
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from types import FrameType
from typing import TYPE_CHECKING

import click
from flask import Flask

from tutor.networks import Networks, machine_addresses
from tutor.servers.connections import most_connections, most_streams
from tutor.settings import data_folder

if TYPE_CHECKING:
    from tutor.servers.uvicorn_server import Server

MOST_CONNECTIONS = 4000

LOOKS_EVERY = 3.0
"""Seconds between two checks of the networks of this machine."""

ANYWHERE = ("0.0.0.0", "::")
"""Hosts that stand for every address of this machine."""

NO_NETWORK = (
    "Phones cannot join yet: this computer is in no network. Turn on its hotspot or join a Wi-Fi;\n"
    "  the address then appears here."
)

FIRST_ACCOUNT = "The first teacher makes an account here, once, within 72 hours:"


def serve(app: Flask, host: str, port: int, threads: int) -> None:
    """Serve until stopped; raises OSError where the server cannot listen on the address."""
    server = make_server(app, host, port, threads)
    port, trusted = server.port, app.config.get("TRUSTED_HOSTS") or ()
    here, outside = addresses(host, trusted)
    networks = None
    if host in ANYWHERE and not trusted:
        networks = Networks(port, data_folder() / "network", lambda: machine_addresses(_version(host)))
        app.extensions["networks"] = networks
    else:
        app.config["NETWORK_URL"] = _url(outside, port) if outside else None
        app.config["ALONE"] = outside is None
    announce(host, port, trusted, networks)
    announce_first_account(app, _url(here or outside or host, port))
    _stop_when_told()
    if networks is not None:
        threading.Thread(target=_follow, args=(networks,), daemon=True).start()
    keep_for_good()
    try:
        with suppress(KeyboardInterrupt):
            server.run()
    finally:
        app.extensions["broker"].close()
        app.extensions["reviews"].close()


GC_THRESHOLDS = (2_000, 5, 20)
"""The thresholds of garbage collection: new objects until a collection, and collections until older ones are
searched."""


def keep_for_good() -> None:
    """Let garbage collection skip what the program has loaded: to search it would delay an answer.

    Newer objects are searched more seldom than usual: hardly any are in cycles, and cached pages would be
    searched again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def make_server(app: Flask, host: str, port: int, threads: int) -> Server:
    """A server that listens but does not answer yet; raises OSError where it cannot listen on the address."""
    from tutor.bounds import Limits
    from tutor.servers.uvicorn_server import Server

    connections = most_connections(MOST_CONNECTIONS)
    app.config["STREAMS"] = min(app.config.get("STREAMS", connections), most_streams(connections))
    return Server(app, host, port, threads, Limits(connections))


def _stop_when_told() -> None:
    """When the system stops us, end like a program that has finished."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise SystemExit(0)

    signal.signal(signal.SIGTERM, stop)


def announce(host: str, port: int, trusted: Sequence[str] = (), networks: Networks | None = None) -> None:
    """Print the address for this computer, and the one for the local network with its QR code.

    Only addresses on which the server listens are printed; where only trusted hosts are answered, those.
    """
    here, outside = addresses(host, trusted, networks)
    keeps = "" if os.environ.get("DATABASE_URL") else f" What it keeps lies in {data_folder()}."
    click.echo(f"Othello Tutor is running.{keeps}\n")
    if here:
        click.echo(f"  On this computer:        {_url(here, port)}")
    if outside:
        _tell(_url(outside, port), networks)
    elif host in ANYWHERE:
        click.echo(f"  {NO_NETWORK}")
    else:
        click.echo("  Phones cannot join: only this computer is listened to.")
    click.echo("\nPress Ctrl+C to stop.")


def _tell(url: str, networks: Networks | None) -> None:
    """Print the address for phones, and the other addresses of this machine."""
    others = [one for one in networks.addresses() if one.url(networks.port) != url] if networks else []
    click.echo(f"  Phones in your network:  {url}")
    if networks is not None and others:
        announced = ", ".join(f"{one.url(networks.port)} ({one.interface})" for one in others)
        click.echo(f"  If that does not open:   {announced}")
    click.echo("")
    _print_qr(url)


def _follow(networks: Networks) -> None:
    """Print the address for phones whenever it has changed, as long as the tutor runs."""
    announced = networks.url
    while True:
        time.sleep(LOOKS_EVERY)
        announced = tell_change(networks, announced)


def tell_change(networks: Networks, announced: str | None) -> str | None:
    """Print the address for phones if it is not the one ``announced`` before; returns the present one."""
    url = networks.url
    if url is not None and url != announced:
        click.echo("\nThe network has changed.\n")
        _tell(url, networks)
    elif url is None and announced is not None:
        click.echo(f"\n{NO_NETWORK}")
    return url


def announce_first_account(app: Flask, site: str) -> None:
    """Print the link that makes the first teacher account, while there is none."""
    link = first_account(app, site)
    if link is not None:
        click.echo(f"\n{FIRST_ACCOUNT}\n  {link}")


def first_account(app: Flask, site: str) -> str | None:
    """A link that makes the first teacher account; None when there is a teacher.

    Each start makes another one, and only the latest works.
    """
    from tutor.classroom.access.invitations import first_invitation

    key = first_invitation(app.extensions["database"])
    return f"{site}teacher/join/{key}" if key is not None else None


def site_of(app: Flask, host: str, port: int) -> str:
    """The address of an application that is served on a host and port; behind a proxy, on the usual port."""
    here, outside = addresses(host, app.config["TRUSTED_HOSTS"] or ())
    name = outside or here or host
    scheme = "https" if app.config["HTTPS_ONLY"] else "http"
    site = _url(name, port)
    if app.config["TRUSTED_PROXIES"]:
        site = site.replace(f":{port}/", "/")
    return site.replace("http", scheme, 1)


def addresses(
    host: str, trusted: Sequence[str] = (), networks: Networks | None = None
) -> tuple[str | None, str | None]:
    """The hosts for this computer and for the local network, each None where it cannot be reached."""
    if trusted:
        return None, trusted[0].lstrip(".")
    if host in ANYWHERE:
        best = networks.best if networks else next(iter(machine_addresses(_version(host))), None)
        return "127.0.0.1" if host == "0.0.0.0" else "::1", best.ip if best else None
    if host == "localhost" or _is_loopback(host):
        return host, None
    return None, host


def _version(host: str) -> int:
    return 6 if ":" in host else 4


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _print_qr(url: str) -> None:
    import io
    import sys

    import segno

    drawing = io.StringIO()
    segno.make(url, micro=False).terminal(out=drawing, border=2, compact=True)
    try:
        drawing.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return  # a terminal that cannot draw it; the address above is enough
    click.echo(drawing.getvalue().rstrip("\n"))
