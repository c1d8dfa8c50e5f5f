"""A recorded game as a file, and as a link: saved, and read again as the same."""

from __future__ import annotations

from random import Random

import pytest
from flask.testing import FlaskClient

from tests.records.games import true_record
from tests.web.playing import act, begin, looked_back_at, play_out
from tests.web.records.test_replays import ELSEWHERE, WHOLE, addresses
from tutor.games.othello.records.ggf import read_ggf
from tutor.games.othello.records.obf import read_obf
from tutor.games.othello.records.wthor import read_players, read_tournaments, read_wthor
from tutor.games.records.record import Record, Result
from tutor.games.records.replay import Verdict, check, replay
from tutor.games.table import GAMES, find_game
from tutor.records.transcript import parse_transcript
from tutor.web.records.game_link import GameInfo, link_of
from tutor.web.records.record_conversion import recorded


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_game_is_read_again_as_the_same(stranger: FlaskClient, name: str) -> None:
    moves = link_of(true_record(Random(2), name)).moves
    page = stranger.get(f"/en/play/replay/{name}/{moves}?black=Ito").text
    (text,) = addresses(page, "game.txt")
    saved = stranger.get(text)
    file = f"{find_game(name).family}-game.txt"
    assert saved.headers["Content-Disposition"] == f"attachment; filename={file}"
    again = parse_transcript(saved.text.strip(), name)
    assert check(again) is Verdict.RIGHT
    ggf = addresses(page, "game.ggf")
    assert bool(ggf) == name.startswith(("othello", "misere"))
    for url in ggf:
        (record,) = read_ggf(stranger.get(url).data, "").records
        assert check(record) is Verdict.RIGHT
        assert record.black == "Ito"
        assert record.result is not None


def test_a_game_is_saved_as_wthor_with_the_tables_of_its_names(stranger: FlaskClient) -> None:
    named = {"black": "Ito", "white": "Rose", "event": "Open", "date": "2004-12-31"}
    page = stranger.get(f"/en/play/replay/othello/{WHOLE}", query_string=named).text
    files = {end: stranger.get(addresses(page, f"game.{end}")[0]) for end in ("wtb", "jou", "trn")}
    assert {one.mimetype for one in files.values()} == {"application/octet-stream"}
    players, tournaments = read_players(files["jou"].data, ""), read_tournaments(files["trn"].data, "")
    (record,) = read_wthor(files["wtb"].data, "", players, tournaments).records
    assert (record.black, record.white, record.event, record.date) == ("Ito", "Rose", "Open", "2004")
    assert check(record) is Verdict.RIGHT


def test_a_game_of_nobody_is_saved_as_wthor_without_tables(stranger: FlaskClient) -> None:
    page = stranger.get(f"/en/play/replay/othello/{WHOLE}").text
    assert [len(addresses(page, f"game.{end}")) for end in ("wtb", "jou", "trn")] == [1, 0, 0]
    assert stranger.get(addresses(page, "game.wtb")[0].replace("wtb", "jou")).status_code == 404


@pytest.mark.parametrize(
    "where",
    [
        f"othello/{WHOLE}?black=ไอโตะ",
        f"othello/{WHOLE}?date=yesterday",
        "othello/f5d6",
        f"othello/c3/from/{ELSEWHERE}",
        "misere/f5d6?result=%2B12",
    ],
)
def test_what_wthor_cannot_say_is_not_offered(stranger: FlaskClient, where: str) -> None:
    page = stranger.get(f"/en/play/replay/{where}").text
    assert "Save as OBF" in page
    assert "WTHOR" not in page


def test_every_position_of_a_game_is_saved_as_obf(stranger: FlaskClient) -> None:
    page = stranger.get(f"/en/play/replay/othello/{WHOLE}").text
    reading = read_obf(stranger.get(addresses(page, "game.obf")[0]).data, "")
    played = replay(parse_transcript(WHOLE)).positions
    assert [record.start.cells() for record in reading.records] == [position.cells() for position in played]
    assert [record.start.to_move for record in reading.records] == [one.to_move for one in played]


def test_a_game_played_here_can_be_saved_and_linked_to(stranger: FlaskClient) -> None:
    url = begin(stranger, game="othello-4x4", level="1")
    play_out(stranger, url)
    page = looked_back_at(stranger, f"{url}/review")
    saved = [stranger.get(one) for one in addresses(page, "game.(?:txt|ggf)")]
    assert [one.status_code for one in saved] == [200, 200]
    assert "PW[Othello Tutor]" in saved[1].text
    (door,) = [one for one in addresses(page, "/replay/") if "/share/" not in one]
    shown = stranger.get(stranger.get(door).location)
    assert shown.status_code == 200
    assert "another result" not in shown.text


def test_a_resigned_game_says_so_in_its_link_and_its_file(stranger: FlaskClient) -> None:
    url = begin(stranger, opponent="person")
    act(stranger, url, do="move", number=0, square="d3")
    act(stranger, url, do="resign", number=1)
    page = looked_back_at(stranger, f"{url}/review")
    assert "RE[+64.00:r]" in stranger.get(addresses(page, "game.ggf")[0]).text
    (door,) = [one for one in addresses(page, "/replay/") if "/share/" not in one]
    assert "White has resigned." in stranger.get(stranger.get(door).location).text


def test_a_game_still_played_cannot_be_saved(stranger: FlaskClient) -> None:
    url = begin(stranger, opponent="person")
    assert stranger.get(f"{url}/review/game.txt").status_code == 404


def test_what_a_record_tells_survives_its_link() -> None:
    game = find_game("othello")
    record = Record(game.start(), ("f5",), "Ito", "Rose", "Open", "2004", result=Result(-2.5))
    link = link_of(record)
    assert link.info == GameInfo("", "Ito", "Rose", "Open", "2004", "-2.5")
    found = recorded(link)
    assert found is not None
    assert found.match.info == link.info
