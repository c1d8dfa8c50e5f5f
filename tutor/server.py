"""Starts the tutor on a production server and says where it is found."""

from __future__ import annotations

import logging
import socket

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
    announce(host, server.effective_port)
    try:
        server.run()
    except KeyboardInterrupt:
        server.close()


def announce(host: str, port: int) -> None:
    """Print the address for this machine, and the one for the local network with its QR code."""
    click.echo(f"Othello Tutor is running.\n\n  On this computer:        http://127.0.0.1:{port}/")
    outside = network_address() if host in ("0.0.0.0", "::") else host
    if outside is None or outside.startswith("127."):
        click.echo("  No local network found: phones cannot join yet.\n\nPress Ctrl+C to stop.")
        return
    url = f"http://{outside}:{port}/"
    click.echo(f"  Phones in your network:  {url}\n")
    _print_qr(url)
    click.echo("\nPress Ctrl+C to stop.")


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
