"""What the tests of a game share: beginning one, looking at it, and playing it to its end."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient

from tests.conftest import OURS, wait_for_reviews

JSON = {"Accept": "application/json"}


def begin(client: FlaskClient, **chosen: str) -> str:
    """Begin a game; gives its address."""
    answer = client.post("/en/play/", data=chosen, headers=OURS)
    assert answer.status_code == 303, answer.text
    return str(answer.location)


def look(client: FlaskClient, url: str) -> dict[str, Any]:
    """The game as its page would have it."""
    answer = client.get(url, headers=JSON)
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json  # type: ignore[assignment]
    return found


def act(client: FlaskClient, url: str, **action: Any) -> dict[str, Any]:
    """Do something by JSON; it must be taken."""
    answer = client.post(url, json=action, headers=OURS)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json  # type: ignore[assignment]
    return found


def next_action(game: dict[str, Any]) -> dict[str, Any]:
    """The first legal thing to do."""
    if game["must_pass"]:
        return {"do": "pass", "number": game["number"]}
    return {"do": "move", "number": game["number"], "square": next(iter(game["board"]["legal"]))}


def looked_back_at(client: FlaskClient, url: str) -> str:
    """The page of the review of a finished game, complete after one press of the button."""
    look_back(client, url)
    page = client.get(url)
    assert page.status_code == 200
    assert 'class="mistakes"' in page.text
    return page.text


def look_back(client: FlaskClient, url: str) -> None:
    """Press the button that begins the review of a game, and wait for the last of it."""
    answer = client.post(url, headers=OURS)
    assert (answer.status_code, answer.location) == (303, url)
    wait_for_reviews()


def play_out(client: FlaskClient, url: str) -> dict[str, Any]:
    """Play first moves until the game is over."""
    game = look(client, url)
    while game["playing"]:
        game = act(client, url, **next_action(game))
    return game
