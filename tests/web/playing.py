"""What the tests of a game share: beginning one, looking at it, and playing it to its end."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient

from tests.conftest import OURS

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


def play_out(client: FlaskClient, url: str) -> dict[str, Any]:
    """Play first moves until the game is over."""
    game = look(client, url)
    while game["playing"]:
        game = act(client, url, **next_action(game))
    return game
