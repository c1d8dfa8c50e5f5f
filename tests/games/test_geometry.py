import pytest

from tutor.games.geometry import draw, draw_cells, read_discs
from tutor.games.table import find_game


@pytest.mark.parametrize("name", ["othello", "go-9x9", "annex"])
def test_cells_are_drawn_as_the_discs_on_them_are(name: str) -> None:
    position = find_game(name).start()
    assert draw_cells(position.game, position.cells()) == draw(position.game, read_discs(position))


def test_cells_of_another_board_are_not_drawn() -> None:
    with pytest.raises(ValueError, match="63 cells"):
        draw_cells(find_game("othello"), "." * 63)
