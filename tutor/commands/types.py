"""``tutor types``: what the browser knows of the data that it is sent, from the types of the server."""

from __future__ import annotations

import click


@click.command()
def types() -> None:
    """Write static/js/types.d.ts, by which scripts are checked, from the types of tutor/web/seam.py."""
    from tutor.settings import ROOT
    from tutor.web.seam import FILE, typescript

    file = ROOT / "static" / FILE
    file.write_text(typescript(), encoding="utf-8")
    click.echo(f"{file.relative_to(ROOT).as_posix()} {file.stat().st_size}")
