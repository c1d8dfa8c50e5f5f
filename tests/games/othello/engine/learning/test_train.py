"""The engine learns from its own games, and the same seed teaches it the same."""

from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from tutor.commands.main import main
from tutor.games.othello.engine import book, weights
from tutor.games.othello.engine.boards import StandardBoard, board_of, plain_weigher
from tutor.games.othello.engine.learning import grow_book, train
from tutor.games.othello.engine.learning.self_play import FULL, othello, play_game
from tutor.games.othello.engine.learning.train import Generation, learn

FEW = (Generation(6, 1.0), Generation(6, 0.7, anew=True))


def no_words(_: str) -> None:
    pass


@pytest.mark.slow
def test_the_same_seed_gives_the_same_weights() -> None:
    assert learn(3, FEW, no_words) == learn(3, FEW, no_words)
    assert learn(3, FEW, no_words) != learn(4, FEW, no_words)


def test_going_through_samples_brings_the_weights_nearer_to_them() -> None:
    board = StandardBoard(othello(), plain_weigher(othello()))
    samples = [sample for seed in range(4) for sample in play_game(board, Random(seed), 1.0)]
    stage = [0.0] * len(learn(1, (Generation(0, 1.0),), no_words)[0])
    first = train.fit(stage, samples, Random(1))
    assert train.fit(stage, samples, Random(1)) < first


@pytest.mark.parametrize("trust", [0.0, 0.7, 1.0])
def test_a_position_is_worth_no_more_than_the_whole_board(trust: float) -> None:
    board = StandardBoard(othello(), plain_weigher(othello()))
    for seed in range(3):
        for sample in play_game(board, Random(seed), trust):
            assert abs(sample.worth) <= FULL


def test_believed_outcomes_are_the_same_for_both_sides_all_game_long() -> None:
    board = StandardBoard(othello(), plain_weigher(othello()))
    assert len({abs(sample.worth) for sample in play_game(board, Random(5), 1.0)}) == 1


def test_the_command_writes_both_files_and_says_how_long_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board_of(othello())  # it is kept: it must not be made of the weights below
    monkeypatch.setattr(weights, "FILE", tmp_path / "weights.bin")
    monkeypatch.setattr(book, "FILE", tmp_path / "book.txt")
    monkeypatch.setattr(train, "GENERATIONS", FEW)
    monkeypatch.setattr(grow_book, "POSITIONS", 4)
    done = CliRunner().invoke(main, ["train", "--seed", "2"])
    assert done.exit_code == 0, done.output
    assert "generation 2: 6 games" in done.output
    assert "book.txt: 4 positions" in done.output
    assert len(weights.unpack((tmp_path / "weights.bin").read_bytes())) == 5
    assert len(book.read((tmp_path / "book.txt").read_text(encoding="ascii"))) == 4
