"""Starts the tutor on a production server and says where it is found."""

from __future__ import annotations

import ipaddress
import logging
import signal
import socket
import threading
from collections.abc import Sequence
from types import FrameType
from typing import Any

import click
from flask import Flask

from tutor.classroom.broker import Broker
from tutor.connections import most_connections, most_streams

MOST_CONNECTIONS = 4000

FIRST_ACCOUNT = "The first teacher makes an account here, once, within 72 hours:"


def serve(app: Flask, host: str, port: int, threads: int) -> None:
    """Serve until stopped; raises OSError when the address cannot be listened on."""
    server = make_server(app, host, port, threads)
    port, trusted = server.effective_port, app.config.get("TRUSTED_HOSTS") or ()
    here, outside = addresses(host, trusted)
    app.config["NETWORK_URL"] = _url(outside, port) if outside else None
    announce(host, port, trusted)
    announce_first_account(app, _url(here or outside or host, port))
    _stop_when_told(app.extensions["broker"])
    try:
        server.run()
    except KeyboardInterrupt:
        server.close()
    finally:
        app.extensions["reviews"].close()


def make_server(app: Flask, host: str, port: int, threads: int) -> Any:
    """A server that listens, not answering yet; raises OSError when the address cannot be listened on."""
    import waitress

    from tutor.kept_first import answer_kept_first
    from tutor.streams import allow_streams

    logging.getLogger("waitress.queue").setLevel(logging.ERROR)  # else a line for every request that waits
    connections = most_connections(MOST_CONNECTIONS)
    app.config["STREAMS"] = min(app.config.get("STREAMS", connections), most_streams(connections))
    server = waitress.create_server(
        app.wsgi_app,
        host=host,
        port=port,
        threads=threads,
        connection_limit=connections,
        asyncore_use_poll=True,
        ident="tutor",
    )
    allow_streams(server)
    if kept := app.extensions.get("kept_pages"):
        answer_kept_first(server, kept.finds)
    return server


def _stop_when_told(broker: Broker) -> None:
    """End the streams first when the system stops us: they would hold up the end of their threads."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        threading.Thread(target=broker.close).start()  # a signal may come while the broker is locked
        raise SystemExit(0)

    signal.signal(signal.SIGTERM, stop)


def announce(host: str, port: int, trusted: Sequence[str] = ()) -> None:
    """Print the address for this computer, and the one for the local network with its QR code.

    Only addresses that are listened on are printed; where only trusted names are answered, those.
    """
    here, outside = addresses(host, trusted)
    click.echo("Othello Tutor is running.\n")
    if here:
        click.echo(f"  On this computer:        {_url(here, port)}")
    if outside:
        click.echo(f"  Phones in your network:  {_url(outside, port)}\n")
        _print_qr(_url(outside, port))
    else:
        click.echo("  Phones cannot join: only this computer is listened to, or there is no network.")
    click.echo("\nPress Ctrl+C to stop.")


def announce_first_account(app: Flask, site: str) -> None:
    """Print the link that makes the first teacher account, as long as there is none."""
    link = first_account(app, site)
    if link is not None:
        click.echo(f"\n{FIRST_ACCOUNT}\n  {link}")


def first_account(app: Flask, site: str) -> str | None:
    """A link that makes the first teacher account; None when there is a teacher.

    Each start makes another one, and only the latest works.
    """
    from tutor.classroom.invitations import first_invitation

    key = first_invitation(app.extensions["database"])
    return f"{site}teacher/join/{key}" if key is not None else None


def site_of(app: Flask, host: str, port: int) -> str:
    """Where an application is found that is served on an address; behind a proxy on its usual port."""
    here, outside = addresses(host, app.config["TRUSTED_HOSTS"] or ())
    name = outside or here or host
    scheme = "https" if app.config["HTTPS_ONLY"] else "http"
    site = _url(name, port)
    if app.config["TRUSTED_PROXIES"]:
        site = site.replace(f":{port}/", "/")
    return site.replace("http", scheme, 1)


def addresses(host: str, trusted: Sequence[str] = ()) -> tuple[str | None, str | None]:
    """The host for this computer and the one for the local network, each None where it cannot be reached."""
    if trusted:
        return None, trusted[0].lstrip(".")
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1" if host == "0.0.0.0" else "::1", network_address()
    if host == "localhost" or _is_loopback(host):
        return host, None
    return None, host


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
        return  # a terminal that cannot draw it; the address above says the same
    click.echo(drawing.getvalue().rstrip("\n"))


def network_address() -> str | None:
    """This machine's address in its local network, or None where there is none; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: choosing a route sends no packet
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address
