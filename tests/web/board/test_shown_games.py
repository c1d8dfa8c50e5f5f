"""Games that both sides would have to count have pages if they are offered: of others none is found."""

import pytest
from flask import Flask

POINTS = "-" * 225


@pytest.mark.parametrize(
    "address",
    [
        "/en/board/go-15x15/",
        "/en/board/capture-go-5x6/",
        f"/en/board/go-15x15/{POINTS}.x",
        f"/en/board/go-15x15/{POINTS}.x/next.json",
        f"/en/board/go-15x15/{POINTS}.x/print",
        f"/board/go-15x15/{POINTS}.x",
        f"/picture/go-15x15/{'.' * 225}.png",
        "/en/play/go-15x15/a1b2",
    ],
)
def test_an_address_of_a_game_without_pages_leads_nowhere(app: Flask, address: str) -> None:
    assert app.test_client().get(address, follow_redirects=True).status_code == 404
