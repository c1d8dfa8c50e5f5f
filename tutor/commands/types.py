"""``tutor types``: writes the types of what the server sends to the browser, and the shapes of a board."""

import click


@click.command()
def types() -> None:
    """Write static/js/types.d.ts, against which scripts are checked, and the shapes that draw a board."""
    from tutor.settings import ROOT
    from tutor.web.board import shapes
    from tutor.web.seam import FILE, typescript

    types_file, script = ROOT / "static" / FILE, ROOT / "static" / shapes.FILE
    types_file.write_text(typescript(), encoding="utf-8")
    script.write_text(shapes.with_shapes(script.read_text(encoding="utf-8")), encoding="utf-8")
    for file in (types_file, script):
        click.echo(file.relative_to(ROOT).as_posix())
