"""One at a time makes what takes long; few wait for it, and not for long."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Barrier, Event, Thread

import pytest
from flask import Flask

from tutor.web.http.error_pages import Later
from tutor.web.practise.workbench import MOST, Workbench

PATIENCE = 30.0
CLASS = 30


class Work:
    """Somebody who comes to the bench in a thread, tells when it is their turn, and stays until let go."""

    def __init__(self, bench: Workbench, owner: str, order: list[str]) -> None:
        self.there, self.go = Event(), Event()
        self.refused = False
        before = len(bench)
        self._thread = Thread(target=self._work, args=(bench, owner, order))
        self._thread.start()
        while len(bench) == before and self._thread.is_alive():
            self._thread.join(0.001)

    def _work(self, bench: Workbench, owner: str, order: list[str]) -> None:
        try:
            with bench.turn(owner):
                order.append(owner)
                self.there.set()
                assert self.go.wait(PATIENCE)
        except Later:
            self.refused = True

    def done(self) -> None:
        """Let it go, and wait until it has gone."""
        self.go.set()
        self._thread.join(PATIENCE)


@pytest.fixture
def order() -> Iterator[list[str]]:
    yield []


def test_one_at_a_time_is_there_and_networks_take_turns(order: list[str]) -> None:
    bench = Workbench(longest=PATIENCE)
    works = [Work(bench, owner, order) for owner in ("a", "a", "a", "b")]
    assert works[0].there.wait(PATIENCE)
    assert order == ["a"]
    works[0].done()
    assert works[3].there.wait(PATIENCE)
    assert order == ["a", "b"]
    for one in works:
        one.go.set()
    for one in works:
        one.done()
    assert order == ["a", "b", "a", "a"]
    assert len(bench) == 0


def test_few_wait_of_one_network_and_in_all_and_the_others_are_told_at_once(order: list[str]) -> None:
    bench = Workbench(most=3, most_of_one=2, longest=PATIENCE)
    works = [Work(bench, owner, order) for owner in ("a", "a", "b")]
    for owner in ("a", "c"):
        with pytest.raises(Later), bench.turn(owner):
            pass
    for one in works:
        one.go.set()
    for one in works:
        one.done()
        assert not one.refused
    with bench.turn("c"):
        pass


def test_nobody_waits_longer_than_they_may_and_the_bench_goes_on(order: list[str]) -> None:
    bench = Workbench(longest=0.01)
    first = Work(bench, "a", order)
    assert first.there.wait(PATIENCE)
    with pytest.raises(Later), bench.turn("b"):
        pass
    assert len(bench) == 1
    first.done()
    with bench.turn("b"):
        assert len(bench) == 1


def test_a_failure_at_the_bench_leaves_it_free() -> None:
    bench = Workbench()
    with pytest.raises(ZeroDivisionError), bench.turn("a"):
        raise ZeroDivisionError
    with bench.turn("b"):
        pass


def test_who_asks_for_what_is_just_made_waits_without_a_place_and_finds_it_made() -> None:
    bench, made, begun, go = Workbench(longest=PATIENCE), list[str](), Event(), Event()

    def ask() -> None:
        with bench.alone("round"):
            if not made:
                begun.set()
                assert go.wait(PATIENCE)
                made.append("once")

    threads = [Thread(target=ask) for _ in range(3 * MOST)]
    threads[0].start()
    assert begun.wait(PATIENCE)
    for thread in threads[1:]:
        thread.start()
    with bench.alone("another round"):
        assert len(bench) == 0
    go.set()
    for thread in threads:
        thread.join(PATIENCE)
    assert made == ["once"]


def test_who_waits_too_long_for_what_another_makes_comes_again_later() -> None:
    bench = Workbench(longest=0.01)
    with bench.alone("round"), pytest.raises(Later), bench.alone("round"):
        pass
    with bench.alone("round"):
        pass


def test_a_class_that_opens_one_round_at_once_is_answered_whole(app: Flask) -> None:
    """Behind one address, in two languages, and the round is a dear one that nobody has opened."""
    together, statuses = Barrier(CLASS), list[int]()

    def open_round(tag: str) -> None:
        client = app.test_client()
        together.wait(PATIENCE)
        statuses.append(client.get(f"/{tag}/practise/endgame/8/7/1").status_code)

    threads = [Thread(target=open_round, args=(("en", "th")[n % 2],)) for n in range(CLASS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert statuses == [200] * CLASS
