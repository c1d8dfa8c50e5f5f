"""Serves static files: minified and compressed once, under a version that lets browsers cache them.

Comments and spaces are taken out of scripts and stylesheets before they are compressed, which saves a fifth
of the bytes. A stylesheet is sent with those that it imports from its folder in it.
"""

import gzip
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

import rcssmin
import rjsmin
from flask import Blueprint, Flask, Response, abort, current_app, make_response, request

FOLDER = "/assets"
FOREVER = "public, max-age=31536000, immutable"
COMPRESSIBLE = {".css", ".js", ".svg", ".json", ".webmanifest", ".txt"}
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Content types by suffix. The module `mimetypes` is not asked: it is slow, and differs between machines."""

HIDDEN = {".py", ".md", ".ts"}
IMPORT = re.compile(rb'@import "([\w-]+\.css)";')

blueprint = Blueprint("assets", __name__)


@dataclass(frozen=True)
class Asset:
    """One file as it is sent: plain, and compressed where that makes it smaller."""

    content: bytes
    compressed: bytes | None
    type: str


class Assets:
    """All files of the static folder by their paths in it; ``version`` changes when any of them does.

    In an address the version stands before the path, so that files that name each other by a relative path
    load those of the same version.
    """

    def __init__(self, folder: Path) -> None:
        self._files: dict[str, Asset] = {}
        digest = hashlib.sha256()
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix not in HIDDEN:
                name = path.relative_to(folder).as_posix()
                content = path.read_bytes()
                digest.update(name.encode() + b"\0" + content)
                self._files[name] = _asset(path, content)
        self.version = digest.hexdigest()[:12]
        self._below = f"{FOLDER}/{self.version}/"

    def __getitem__(self, name: str) -> Asset:
        return self._files[name]

    def __contains__(self, name: str) -> bool:
        return name in self._files

    def url(self, name: str) -> str:
        """The address of a file; KeyError for an unknown name, which is a mistake in a template."""
        if name not in self._files:
            raise KeyError(name)
        return f"{request.script_root}{self._below}{name}"


def _asset(path: Path, content: bytes) -> Asset:
    type_ = TYPES.get(path.suffix, "application/octet-stream")
    if type_.startswith("text/"):
        type_ += "; charset=utf-8"
    if path.suffix == ".js":
        content = rjsmin.jsmin(content)
    elif path.suffix == ".css":
        whole = IMPORT.sub(lambda found: (path.parent / found[1].decode()).read_bytes(), content)
        content = rcssmin.cssmin(whole)
    compressed = gzip.compress(content, 9, mtime=0) if path.suffix in COMPRESSIBLE else None
    return Asset(content, compressed, type_)


def init_assets(app: Flask) -> Assets:
    """Read the static folder and serve its files under `FOLDER`."""
    assets = Assets(app.config["STATIC"])
    app.extensions["assets"] = assets
    app.jinja_env.globals["asset"] = assets.url
    app.register_blueprint(blueprint)
    return assets


@blueprint.get(f"{FOLDER}/<version>/<path:name>")
def file(version: str, name: str) -> Response:
    """One file. An address with an old version gets the newest content, which no browser may cache."""
    assets: Assets = current_app.extensions["assets"]
    if name not in assets:
        abort(404)
    asset = assets[name]
    packed = asset.compressed is not None and "gzip" in request.headers.get("Accept-Encoding", "")
    response = make_response(asset.compressed if packed else asset.content)
    response.headers["Content-Type"] = asset.type
    response.headers["Cache-Control"] = FOREVER if version == assets.version else "no-cache"
    if asset.compressed is not None:
        response.headers["Vary"] = "Accept-Encoding"
    if packed:
        response.headers["Content-Encoding"] = "gzip"
    return response


@blueprint.get("/favicon.ico")
def icon() -> Response:
    """The icon, for browsers that ask for it by this name."""
    assets: Assets = current_app.extensions["assets"]
    return file(assets.version, "img/icon.svg")
