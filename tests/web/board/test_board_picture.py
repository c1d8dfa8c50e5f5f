"""The picture of a board that goes with a link: true to its squares, the same for all, never unbounded."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tutor.games.table import GAMES, find_game
from tutor.web.board import board_picture
from tutor.web.board.board_picture import BLACK, FLAT, FRAME, HEIGHT, MOST_CACHED, WHITE, WIDTH, board_png

START = "-" * 27 + "OX------XO" + "-" * 27

Pixels = list[list[tuple[int, int, int]]]


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        name, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length : at + 12 + length]) == (zlib.crc32(name + data),)
        yield name, data
        at += 12 + length


def pixels(png: bytes) -> Pixels:
    """The colours of a picture, read as a browser does."""
    found = dict(chunks(png))
    assert struct.unpack(">IIBBBBB", found[b"IHDR"]) == (1200, 630, 8, 3, 0, 0, 0)
    palette = [tuple(found[b"PLTE"][at : at + 3]) for at in range(0, len(found[b"PLTE"]), 3)]
    data = zlib.decompress(found[b"IDAT"])
    assert len(data) == 630 * 1201
    lines = [data[at : at + 1201] for at in range(0, len(data), 1201)]
    assert not any(line[0] for line in lines)
    return [[palette[byte] for byte in line[1:]] for line in lines]  # type: ignore[misc]


def test_lines_cross_under_the_pieces_of_a_game_on_points_and_end_on_the_outer_ones() -> None:
    seen = pixels(board_png(find_game("go-9x9"), "-" * 81))
    size = (HEIGHT - 86) // 9
    left, top = (WIDTH - size * 9 - 1) // 2, (HEIGHT - size * 9 - 1) // 2
    felt, line = FLAT[2], FLAT[3]
    assert seen[top + size // 2][left + size // 2] == line
    assert [seen[top + size // 2][left + x] for x in (2, size - 2)] == [felt, line]
    assert [seen[top + y][left + size // 2] for y in (2, size - 2)] == [felt, line]
    assert seen[top + size][left + size] == felt, "no line runs between the points"


@pytest.mark.parametrize("name", GAMES)
def test_every_square_shows_its_disc(name: str) -> None:
    game = find_game(name)
    squares = "".join("XO-"[place % 3] for place in range(len(game.squares)))
    seen = pixels(board_png(game, squares))
    size = (HEIGHT - 86) // len(game.rows)
    left, top = (WIDTH - size * len(game.columns) - 1) // 2, (HEIGHT - size * len(game.rows) - 1) // 2
    empty = FLAT[3 if game.on_points else 2]  # lines cross where nothing stands
    colours = {"X": BLACK, "O": WHITE, "-": empty}
    discs = dict(zip(game.squares, squares, strict=True))
    for y, row in enumerate(game.rows):
        for x, column in enumerate(game.columns):
            colour = seen[top + y * size + size // 2][left + x * size + size // 2]
            disc = discs.get(column + row)
            assert colour == (colours[disc] if disc else FLAT[FRAME]), column + row


def test_the_picture_of_the_start_is_small_and_may_be_shown_elsewhere(stranger: FlaskClient) -> None:
    answer = stranger.get(f"/picture/othello/{START}.png")
    assert (answer.status_code, answer.mimetype) == (200, "image/png")
    assert len(answer.data) < 20_000
    assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert answer.headers["Cache-Control"] == "public, max-age=86400"
    assert "Set-Cookie" not in answer.headers


def test_a_picture_is_drawn_once_and_only_so_many_are_kept(
    app: Flask, stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(board_picture, "board_png", lambda game, squares: drawn.append(squares) or b"")
    board_picture._cached_png.cache_clear()
    address = "/picture/othello-4x4/{}.png"
    codes = [f"{number:016b}".replace("0", "-").replace("1", "X") for number in range(MOST_CACHED + 1)]
    for code in [*codes, codes[-1]]:
        assert stranger.get(address.format(code)).status_code == 200
    assert drawn == codes
    stranger.get(address.format(codes[0]))
    assert drawn == [*codes, codes[0]]
    board_picture._cached_png.cache_clear()


@pytest.mark.parametrize(
    "path", ["othello/XO", "chess/----", "othello/" + "x" * 64, "othello-4x4/" + "-" * 64]
)
def test_what_is_no_board_has_no_picture(stranger: FlaskClient, path: str) -> None:
    assert stranger.get(f"/picture/{path}.png").status_code == 404
