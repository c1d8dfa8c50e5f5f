"""Whose turn it is: owners take turns, whatever each of them brings, and nobody brings more than they may."""

from __future__ import annotations

import pytest

from tutor.web.practise.fair_queue import FairQueue, QueueFull


def filled(*owned: str) -> FairQueue[str]:
    """Things such as "net/browser/3", each waiting for its owners."""
    waiting: FairQueue[str] = FairQueue(100, (50, 50))
    for one in owned:
        waiting.add(one, tuple(one.split("/")[:2]))
    return waiting


def served(waiting: FairQueue[str], times: int) -> list[str]:
    return [str(waiting.next()) for _ in range(times)]


def test_what_one_brings_is_served_in_turn() -> None:
    assert served(filled("a/x/1", "a/x/2", "a/x/3"), 5) == ["a/x/1", "a/x/2", "a/x/3", "a/x/1", "a/x/2"]


def test_whoever_brings_more_takes_no_turn_of_another() -> None:
    waiting = filled(*(f"a/x/{n}" for n in range(40)), "b/y/1")
    assert served(waiting, 6)[1::2] == ["b/y/1"] * 3


def test_browsers_of_one_network_share_its_turns() -> None:
    waiting = filled("a/x/1", "a/x/2", "a/y/1", "b/z/1")
    assert served(waiting, 8)[1::2] == ["b/z/1"] * 4
    assert served(waiting, 8)[::2] == ["a/x/1", "a/y/1", "a/x/2", "a/y/1"]


def test_a_newcomer_waits_for_those_who_were_there_and_no_longer() -> None:
    waiting = filled("a/x/1", "b/x/1", "c/x/1")
    served(waiting, 4)
    waiting.add("d/x/1", ("d", "x"))
    assert served(waiting, 4) == ["b/x/1", "c/x/1", "d/x/1", "a/x/1"]


def test_whoever_comes_again_and_again_under_new_names_gains_nothing() -> None:
    waiting = filled("a/x/1", "b/x/1")
    turns = []
    for n in range(20):
        waiting.add(f"a/new {n}/1", ("a", f"new {n}"))
        turns.append(served(waiting, 1)[0])
    assert turns.count("b/x/1") == 10
    assert "a/x/1" in turns[2:]


def test_so_many_wait_in_all_and_of_each_owner() -> None:
    waiting: FairQueue[str] = FairQueue(4, (3, 2))
    for one, owners in (("1", ("a", "x")), ("2", ("a", "x")), ("3", ("a", "y"))):
        waiting.add(one, owners)
    for owners in (("a", "x"), ("a", "z")):
        with pytest.raises(QueueFull):
            waiting.add("more", owners)
    waiting.add("2", ("a", "x"))  # it waits already
    waiting.add("4", ("b", "x"))
    with pytest.raises(QueueFull):
        waiting.add("more", ("c", "x"))
    waiting.remove("1")
    waiting.add("more", ("c", "x"))
    assert len(waiting) == 4
    assert "1" not in waiting


def test_nothing_is_remembered_of_whoever_has_gone() -> None:
    waiting = filled("a/x/1", "b/y/1")
    served(waiting, 3)
    for one in ("a/x/1", "b/y/1", "was never here"):
        waiting.remove(one)
    assert waiting.next() is None
    assert not waiting._served
