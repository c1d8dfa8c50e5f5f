"""The moves of an analysis board with their branches, in and out of an address."""

from __future__ import annotations

from random import Random

import pytest

from tutor.games.errors import IllegalMove, UnknownSquare
from tutor.games.table import GAMES, find_game
from tutor.web.analysis.analysis_tree import LONGEST, MOST_MOVES, Tree, TreeFull, read_tree

START = find_game("othello").start()


def tree_of(text: str) -> Tree:
    found = read_tree(START, text)
    assert found is not None
    return found


def test_a_move_after_a_move_makes_a_line() -> None:
    tree, at = Tree(START).with_move(0, "f5")
    tree, at = tree.with_move(at, "d6")
    assert (str(tree), at) == ("f5d6", 2)
    assert tree.nodes[2].position == START.play("f5").play("d6")


def test_another_move_on_the_same_board_makes_a_branch() -> None:
    tree = tree_of("f5d6c3")
    branched, at = tree.with_move(1, "f6")
    assert str(branched) == "f5d6(f6)c3"
    assert branched.way_to(at) == [1, at]
    assert branched.nodes[at].position == START.play("f5").play("f6")
    assert branched.nodes[branched.last].position == tree.nodes[3].position


def test_a_move_that_was_tried_is_found_again() -> None:
    tree = tree_of("f5d6(f6)c3")
    for move, text in (("d6", "f5d6(f6)c3"), ("f6", "f5d6(f6)c3")):
        same, at = tree.with_move(1, move)
        assert str(same) == text
        assert same.nodes[at].move == move


def test_a_move_is_taken_away_with_what_follows_it() -> None:
    tree = tree_of("f5d6(f6)c3(c4d3)d3")
    first = tree.after(1)[0]
    left, at = tree.without(first)
    assert (str(left), at) == ("f5f6", 1)
    assert str(tree.without(0)[0]) == str(tree)


@pytest.mark.parametrize(
    "text", ["", "f5", "f5d6(f6)c3", "f5d6(f6e6)(f4)c3", "f5(d3c3(c5))d6", "f5(d3)(c4)(e6)d6"]
)
def test_a_tree_is_read_as_it_was_written(text: str) -> None:
    assert str(tree_of(text)) == text


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_any_tree_of_any_game_comes_back_from_its_address(name: str, seed: int) -> None:
    dice, tree = Random(seed), Tree(find_game(name).start())
    for _ in range(90):
        at = dice.choice([len(tree.played), dice.randrange(len(tree.played) + 1)])
        if moves := tree.nodes[at].position.legal_moves():
            tree, at = tree.with_move(at, dice.choice(moves))
            assert tree.nodes[at].position.outcome() is None or not tree.nodes[at].position.legal_moves()
    again = read_tree(tree.start, str(tree))
    assert again == tree
    assert [node.position for node in again.nodes] == [node.position for node in tree.nodes]


@pytest.mark.parametrize(
    "text",
    [
        "f5f5",
        "a1",
        "z9",
        "f5d",
        "f5--",
        "(f5)",
        "f5(",
        "f5()",
        "f5)",
        "f5((d3))",
        "f5(d3",
        "f5(f5)",
        "f5(d3)(d3)",
        "F5",
        "f5 d6",
        "f5" * LONGEST,
    ],
)
def test_what_is_no_tree_of_moves_is_refused(text: str) -> None:
    assert read_tree(START, text) is None


def test_the_rules_are_asked_before_a_move_is_kept() -> None:
    with pytest.raises(IllegalMove):
        Tree(START).with_move(0, "a1")
    with pytest.raises(UnknownSquare):
        Tree(START).with_move(0, "z9")


def test_a_tree_holds_only_so_many_moves() -> None:
    dice, tree = Random(1), Tree(START)
    while len(tree.played) < MOST_MOVES:
        at = dice.randrange(len(tree.played) + 1)
        tree, _ = tree.with_move(at, dice.choice(tree.nodes[at].position.legal_moves()))
    assert read_tree(START, str(tree)) == tree
    assert len(str(tree)) <= LONGEST
    with pytest.raises(TreeFull):
        tree.with_move(tree.last, tree.nodes[tree.last].position.legal_moves()[0])
