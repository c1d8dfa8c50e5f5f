"""``tutor types``: what the browser knows of the data that it is sent and of drawing, from the server."""

from __future__ import annotations

import click


@click.command()
def types() -> None:
    """Write static/js/types.d.ts, by which scripts are checked, and the shapes that draw a board."""
    from tutor.settings import ROOT
    from tutor.web.board import shapes
    from tutor.web.seam import FILE, typescript

    types_file, script = ROOT / "static" / FILE, ROOT / "static" / shapes.FILE
    types_file.write_text(typescript(), encoding="utf-8")
    script.write_text(shapes.with_shapes(script.read_text(encoding="utf-8")), encoding="utf-8")
    for file in (types_file, script):
        click.echo(file.relative_to(ROOT).as_posix())
