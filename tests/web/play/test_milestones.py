"""The end of a game beside those before it: a first win is a feast, and the next opponent suits."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import update

from tests.conftest import OURS
from tests.web.playing import begin, look, play_out
from tutor.games.color import Color
from tutor.games.othello.engine.levels import LEVELS
from tutor.games.table import find_game
from tutor.lessons.loader import load_courses
from tutor.settings import ROOT
from tutor.storage.games import COMPUTER, new_game, save_played
from tutor.storage.learners.learning import new_learner_id
from tutor.storage.models import PlayedGame, now
from tutor.web.board.board_link import position_code
from tutor.web.site.languages import LANGUAGES


def moves_won_by(winner: Color, name: str = "othello-4x4") -> tuple[str, ...]:
    """A whole game that this side wins."""

    def search(position, played):  # type: ignore[no-untyped-def]
        if position.to_move is None:
            return played if position.outcome().winner is winner else None
        found = (search(position.play(move), (*played, move)) for move in position.legal_moves())
        return next((one for one in found if one), None)

    moves: tuple[str, ...] = search(find_game(name).start(), ())
    return moves


CAPTURED_FROM_STATION = ("d4", "a1", "e3", "a2", "d2")
"""Black captures the white stone that stands on d3."""
CAPTURED = ("d4", "d3", "e3", "a1", "c3", "a2", "d2")


class Player:
    """A learner whose games are written down as they ended."""

    def __init__(self, app: Flask, client: FlaskClient) -> None:
        self.database = app.extensions["database"]
        self.client = client
        self.begun = 0
        with client.session_transaction() as session:
            self.id = str(session.setdefault("id", new_learner_id()))

    def play(self, winner: Color | None, level: int, **more: str) -> str:
        """A game as Black that this side wins, or that Black gives up; gives its address."""
        game = new_game(self.database, self.id, "othello-4x4", white=COMPUTER, level=level, **more)  # type: ignore[arg-type]
        self.begun += 1
        with self.database.write() as session:
            begun = now() + timedelta(seconds=self.begun)
            session.execute(update(PlayedGame).where(PlayedGame.id == game.id).values(created=begun))
        if winner:
            save_played(self.database, game, moves=moves_won_by(winner), state="over")
        else:
            save_played(self.database, game, state="resigned", loser="black")
        return f"/en/play/{game.id}"

    def ending(self, url: str) -> str:
        """The end of a game as its page says it."""
        return str(look(self.client, url)["ending"])

    def next_level(self, url: str) -> str:
        """The level that the end of a game offers by a button of its own; else the one that stays chosen."""
        offers = re.findall(r'form="again" name="level" value="(\d+)">Try level (\d+)<', self.ending(url))
        chosen = str(look(self.client, url)["again"]["fields"]["level"])
        return str(offers[0][1]) if offers else chosen


@pytest.fixture
def player(app: Flask, stranger: FlaskClient) -> Player:
    return Player(app, stranger)


def test_the_first_win_is_a_feast_and_the_second_is_none(player: Player) -> None:
    first, second = player.play(Color.BLACK, 1), player.play(Color.BLACK, 1)
    assert "Your first win!" in player.ending(first)
    assert 'class="p-rise"' in player.ending(first)
    assert "first win" not in player.ending(second)
    assert "p-rise" not in player.ending(second)
    assert "Your first win!" in player.ending(first), "the feast is kept with its game"


def test_a_first_win_on_another_level_is_a_feast_too(player: Player) -> None:
    player.play(Color.BLACK, 1)
    assert "Your first win at level 4!" in player.ending(player.play(Color.BLACK, 4))


def test_a_loss_is_no_feast_and_says_where_it_can_be_understood(player: Player) -> None:
    ending = player.ending(player.play(Color.WHITE, 1))
    assert "first win" not in ending
    assert "Well played: " in ending, "what was done well comes first"
    assert "Look back at the game" in ending and ">Look back</button>" in ending
    assert 'data-mood="glad"' in ending


@pytest.mark.parametrize(
    ("finished", "tried"),
    [
        (0, "Look back at the game"),
        (12, "Look back at the game"),
        (13, "look for the best answer of the other side"),
        (23, "White wins by 12 discs. Try this next time: near the end"),
    ],
)
def test_what_to_try_after_a_loss_is_the_first_that_a_finished_lesson_teaches(
    player: Player, monkeypatch: pytest.MonkeyPatch, finished: int, tried: str
) -> None:
    url = player.play(Color.WHITE, 1)
    monkeypatch.setattr("tutor.web.learn.progress.lessons_finished", lambda course: finished)
    ending = player.ending(url)
    assert tried in ending
    assert "take a corner" not in ending, "the move that cost most took one"


def test_a_win_from_a_board_set_up_is_no_first_win(player: Player) -> None:
    start = position_code(find_game("othello-4x4").start())
    assert "first win" not in player.ending(player.play(Color.BLACK, 1, start=start))
    assert "Your first win!" in player.ending(player.play(Color.BLACK, 1))


def test_a_win_on_the_way_through_a_course_is_the_first_one(player: Player) -> None:
    (station,) = (
        one for one in load_courses(ROOT / "lessons")["go"].stations if one.after == "capture" and one.board
    )
    start = position_code(station.position())

    def won(**more: str) -> str:
        game = new_game(player.database, player.id, station.game, white=COMPUTER, level=station.level, **more)  # type: ignore[arg-type]
        player.begun += 1
        with player.database.write() as session:
            begun = now() + timedelta(seconds=player.begun)
            session.execute(update(PlayedGame).where(PlayedGame.id == game.id).values(created=begun))
        moves = CAPTURED_FROM_STATION if "start" in more else CAPTURED
        save_played(player.database, game, moves=moves, state="over")
        return player.ending(f"/en/play/{game.id}")

    assert "Your first win!" in won(start=start)
    assert "first win" not in won(), "the second win is no first one"


def test_after_a_win_at_go_a_finished_lesson_tells_what_to_try(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game(player.database, player.id, "go-5x5", white=COMPUTER, level=1)
    moves = "c3 e1 c4 e2 c5 a1 c2 a2 c1 b5 d1 pass pass".split()
    save_played(player.database, game, moves=tuple(moves), state="over")
    monkeypatch.setattr("tutor.web.learn.progress.lessons_finished", lambda course: 8)
    ending = player.ending(f"/en/play/{game.id}")
    assert "You won" in ending or "first win" in ending
    assert "Try this next time" in ending and 'href="/en/learn/go/' in ending


def test_the_stacks_are_as_high_as_the_score(player: Player) -> None:
    url = player.play(Color.BLACK, 1)
    drawn = player.ending(url)
    stacks = [stack.count("<path") // 2 for stack in re.findall(r'class="p-rise">(.*?)</g>', drawn)]
    black, white = (look(player.client, url)["discs"][side] for side in ("black", "white"))
    assert stacks == [8, min(7, max(1, round(8 * white / black)))]


def test_who_wins_is_asked_whether_the_next_level_is_wanted(player: Player) -> None:
    url = player.play(Color.BLACK, 2)
    assert "Ready for level 3?" in player.ending(url)
    assert player.next_level(url) == "3"
    again = look(player.client, url)["again"]
    assert (again["label"], again["fields"]["level"]) == ("Play again", "2"), "no level is chosen unasked"
    best = player.play(Color.BLACK, 10)
    assert "Ready for" not in player.ending(best)
    assert player.next_level(best) == "10"


def test_three_losses_in_a_row_lead_to_the_level_below(player: Player) -> None:
    urls = [player.play(lost, 3) for lost in (Color.WHITE, None, Color.WHITE)]
    assert [player.next_level(url) for url in urls] == ["3", "3", "2"]
    assert "Level 2 is waiting for a game with you." in player.ending(urls[2])
    assert "Level 2" not in player.ending(urls[1])


def test_a_win_between_losses_begins_the_count_anew(player: Player) -> None:
    games = (Color.WHITE, Color.WHITE, Color.BLACK, Color.WHITE, Color.WHITE)
    assert player.next_level([player.play(winner, 3) for winner in games][-1]) == "3"


def test_nobody_is_led_below_the_first_level(player: Player) -> None:
    assert player.next_level([player.play(Color.WHITE, 1) for _ in range(3)][-1]) == "1"


def test_whoever_was_beaten_bows_where_opponents_are_chosen(player: Player, app: Flask) -> None:
    player.play(Color.BLACK, 2)
    player.play(Color.WHITE, 3)
    page = player.client.get("/en/play/").text
    moods = re.findall(r'name="level" value="(\d+)".*?data-mood="(\w*)"', page)
    assert [level for level, mood in moods if mood == "beaten"] == ["2"]
    assert 'data-mood="beaten"' not in app.test_client().get("/en/play/").text


def test_of_two_people_nobody_is_an_opponent_to_come(player: Player) -> None:
    game = new_game(player.database, player.id, "othello-4x4")
    save_played(player.database, game, moves=moves_won_by(Color.BLACK), state="over")
    ending = player.ending(f"/en/play/{game.id}")
    assert "data-foe" not in ending
    assert "first win" not in ending


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("winner", Color)
def test_who_played_the_computer_is_told_who_has_won_and_by_how_much(
    player: Player, tag: str, winner: Color
) -> None:
    url = player.play(winner, 2).replace("/en/", f"/{tag}/")
    position = find_game("othello-4x4").start()
    for move in moves_won_by(winner):
        position = position.play(move)
    outcome = position.outcome()
    result = look(player.client, url)["result"]
    assert str(abs(outcome.black - outcome.white)) in result["margin"]
    assert result["margin"] in player.ending(url)
    if tag == "en":
        who = "You" if winner is Color.BLACK else "The computer"
        assert result["margin"].startswith(f"{who} won by ")
        assert result["title"] == {"You": "You won!", "The computer": "The computer won"}[who]


def test_where_fewest_discs_win_nobody_is_said_to_have_won_by_a_number_of_them(player: Player) -> None:
    game = play_out(player.client, begin(player.client, game="misere", level="1"))
    assert not game["playing"] and game["result"]["score"]
    assert game["result"]["margin"] is None


def offered(client: FlaskClient, tag: str = "en") -> tuple[list[str], list[str]]:
    """The level on which the chooser stands, and the one that the home page tells."""
    chooser, home = client.get(f"/{tag}/play/").text, client.get(f"/{tag}/").text
    assert re.search(r"data-draft[^>]* data-given", chooser)  # what the device remembers does not overrule it
    told = re.findall(r'<span[^>]* data-level="[^"]*">([^<]*)</span>', home)
    return re.findall(r'name="level" value="(\d+)" checked', chooser), re.findall(r"\d+", " ".join(told))


def test_the_level_that_was_played_stays_chosen_wherever_a_game_is_begun(player: Player) -> None:
    player.play(Color.WHITE, 2)
    assert offered(player.client) == (["2"], ["2"])
    player.play(Color.BLACK, 2)
    for tag in LANGUAGES:
        assert offered(player.client, tag) == (["2"], ["2"])
    player.play(Color.BLACK, max(LEVELS))
    assert offered(player.client) == ([str(max(LEVELS))], [str(max(LEVELS))])


def test_three_losses_choose_no_other_level_and_a_game_begun_chooses_its_own(player: Player) -> None:
    for _ in range(3):
        player.play(Color.WHITE, 3)
    assert offered(player.client) == (["3"], ["3"])
    new_game(player.database, player.id, "othello", white=COMPUTER, level=4)
    assert offered(player.client) == (["4"], ["4"])


def test_the_game_of_a_lessons_idea_is_on_the_level_that_was_beaten_last(player: Player) -> None:
    page = player.client.get("/en/learn/othello/corners/finished").text
    (form,) = re.findall(r'<form method="post" action="/en/play/">(.*?)Play this idea now', page, re.DOTALL)
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form))

    def level() -> object:
        begun = player.client.post("/en/play/", data=fields, headers=OURS)
        view = player.client.get(begun.location, headers={"Accept": "application/json"}).json
        assert view is not None
        return view["level"]

    assert level() == 1
    player.play(Color.BLACK, 4)
    player.play(Color.BLACK, 3)
    player.play(Color.WHITE, 5)
    assert level() == 3
