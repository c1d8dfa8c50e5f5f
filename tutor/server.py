"""Starts the tutor on a production server and says where it is found."""

from __future__ import annotations

import ipaddress
import logging
import socket
from collections.abc import Sequence

import click
from flask import Flask


def serve(app: Flask, host: str, port: int, threads: int) -> None:
    """Serve until stopped; raises OSError when the address cannot be listened on."""
    import waitress

    logging.getLogger("waitress.queue").setLevel(logging.ERROR)  # else a line for every request that waits
    server = waitress.create_server(
        app.wsgi_app,
        host=host,
        port=port,
        threads=threads,
        connection_limit=1000,
        asyncore_use_poll=True,
        ident="tutor",
    )
    announce(host, server.effective_port, app.config.get("TRUSTED_HOSTS") or ())
    try:
        server.run()
    except KeyboardInterrupt:
        server.close()


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
