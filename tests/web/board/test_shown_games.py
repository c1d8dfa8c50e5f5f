"""Games that both sides would have to count have no pages yet: they are not found, and nothing breaks."""

import pytest
from flask import Flask

POINTS = "-" * 169


@pytest.mark.parametrize(
    "address",
    [
        "/en/board/go-13x13/",
        "/en/board/capture-go-5x6/",
        f"/en/board/go-13x13/{POINTS}.x",
        f"/en/board/go-13x13/{POINTS}.x/next.json",
        f"/en/board/go-13x13/{POINTS}.x/print",
        f"/board/go-13x13/{POINTS}.x",
        f"/picture/go-13x13/{'.' * 169}.png",
        "/en/play/go-13x13/a1b2",
    ],
)
def test_an_address_of_a_game_without_pages_leads_nowhere(app: Flask, address: str) -> None:
    assert app.test_client().get(address, follow_redirects=True).status_code == 404
