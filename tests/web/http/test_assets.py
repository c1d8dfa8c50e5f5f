import gzip
import re
from pathlib import Path

from flask import Flask
from flask.testing import FlaskClient

from tutor.web.http.assets import HIDDEN, Assets


def assets_of(app: Flask) -> Assets:
    assets: Assets = app.extensions["assets"]
    return assets


def test_a_file_under_its_version_may_be_kept_for_ever(app: Flask, stranger: FlaskClient) -> None:
    version = assets_of(app).version
    now = stranger.get(f"/assets/{version}/css/page.css")
    assert now.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert now.headers["Content-Type"] == "text/css; charset=utf-8"
    old = stranger.get("/assets/0123456789ab/css/page.css")
    assert old.headers["Cache-Control"] == "no-cache"
    assert old.data == now.data


def test_a_stylesheet_brings_those_that_it_imports(app: Flask, stranger: FlaskClient) -> None:
    sheet = stranger.get(f"/assets/{assets_of(app).version}/css/page.css").text
    assert "@import" not in sheet
    assert sheet.index(".squares{") < sheet.index(".actions{")


def test_text_is_compressed_and_fonts_are_not(app: Flask, stranger: FlaskClient) -> None:
    version = assets_of(app).version
    packed = stranger.get(f"/assets/{version}/js/site/main.js", headers={"Accept-Encoding": "gzip, br"})
    plain = stranger.get(f"/assets/{version}/js/site/main.js")
    assert gzip.decompress(packed.data) == plain.data
    assert packed.headers["Content-Type"] == "text/javascript; charset=utf-8"
    font = stranger.get(
        f"/assets/{version}/fonts/noto-sans-lao-looped-400.woff2", headers={"Accept-Encoding": "gzip"}
    )
    assert "Content-Encoding" not in font.headers
    assert font.headers["Content-Type"] == "font/woff2"


def test_of_every_file_it_is_known_what_it_is(app: Flask) -> None:
    folder = app.config["STATIC"]
    names = [file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.suffix not in HIDDEN]
    there = [name for name in names if name in assets_of(app)]
    assert len(there) > 100
    assert [name for name in there if assets_of(app)[name].type == "application/octet-stream"] == []


def test_no_script_nests_a_template_literal_which_the_minifier_would_spoil(app: Flask) -> None:
    for path in sorted((app.config["STATIC"] / "js").glob("*.js")):
        nested = re.search(r"\$\{[^{}`]*`", path.read_text(encoding="utf-8"))
        assert nested is None, (path.name, nested and nested.group())


def test_no_container_query_asks_what_the_minifier_would_spoil(app: Flask) -> None:
    """There it takes the space away before a colon, and `.path :is(a)` would become `.path:is(a)`."""
    assets: Assets = app.extensions["assets"]

    def spaced(sheet: str) -> int:
        selectors = re.findall(r"[^{};]+(?=\{)", re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL))
        return sum(
            len(re.findall(r"[\w\])*] :[a-z]", one)) for one in selectors if not one.lstrip().startswith("@")
        )

    for path in sorted((app.config["STATIC"] / "css").glob("*.css")):
        served = assets[f"css/{path.name}"].content.decode()
        assert spaced(served) >= spaced(path.read_text()), path.name


def test_no_stylesheet_speaks_of_a_class_that_nothing_has(app: Flask) -> None:
    """A class may be put together of a word, a hyphen and what comes after it."""
    static = Path(app.config["STATIC"])
    rooms = ((static.parent / "tutor", (".html", ".py", ".svg")), (static / "js", (".js",)))
    paths = [path for room, kinds in rooms for path in room.rglob("*") if path.suffix in kinds]
    written = "\n".join(path.read_text() for path in paths)
    words = set(re.findall(r"[\w-]+", written))
    for path in sorted((static / "css").glob("*.css")):
        plain = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
        selectors = [one for one in re.findall(r"[^{};]+(?=\{)", plain) if not one.lstrip().startswith("@")]
        named = set(re.findall(r"\.([a-z][\w-]*)", " ".join(selectors)))
        left = {one for one in named - words if f"{one.rpartition('-')[0]}-" not in written}
        assert not left, (path.name, left)


def test_the_icon_is_found_by_its_old_name(stranger: FlaskClient) -> None:
    assert stranger.get("/favicon.ico").headers["Content-Type"].startswith("image/svg+xml")
