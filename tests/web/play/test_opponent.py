import subprocess
import sys
from threading import Event, Thread

import pytest

from tutor.web.play import opponent
from tutor.web.play.opponent import LONGEST, SHORTEST, Turns

AMONG_GREENLETS = """
from gevent import monkey
monkey.patch_all()
import time, threading
from tutor.web.play.opponent import TURNS

ticks = 0
def tick():
    global ticks
    while True:
        time.sleep(0.02)
        ticks += 1

def think(seconds):
    end = time.thread_time() + 0.5
    while time.thread_time() < end:
        pass
    return "e6"

threading.Thread(target=tick, daemon=True).start()
time.sleep(0.1)
before = ticks
assert TURNS.run(think) == "e6"
print(ticks - before)
"""


def test_one_who_asks_alone_gets_the_longest_time() -> None:
    assert Turns().run(lambda seconds: seconds) == LONGEST


def test_the_more_ask_the_less_time_each_has() -> None:
    turns = Turns()
    times = [turns.run(lambda seconds: seconds) for _ in range(100)]
    assert times == sorted(times, reverse=True)
    assert times[-1] == SHORTEST


def test_what_goes_wrong_while_thinking_comes_out_and_the_next_gets_a_turn() -> None:
    turns = Turns()
    with pytest.raises(ZeroDivisionError):
        turns.run(lambda _: 1 / 0)
    assert turns.run(lambda _: "e6") == "e6"


def test_what_nobody_plays_by_takes_no_time_from_those_who_play() -> None:
    turns = Turns()
    assert [turns.run_between(lambda: "looked") for _ in range(50)] == ["looked"] * 50
    assert turns.run(lambda seconds: seconds) == LONGEST


def test_whoever_plays_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponent, "WINDOW", 60.0)
    turns, order = Turns(), list[str]()
    thinks, may_end = Event(), Event()

    def first(_seconds: float) -> None:
        thinks.set()
        assert may_end.wait(30)
        order.append("first")

    players = [Thread(target=turns.run, args=(act,)) for act in (first, lambda _: order.append("second"))]
    between = Thread(target=turns.run_between, args=(lambda: order.append("between"),))
    players[0].start()
    assert thinks.wait(30)
    between.start()
    players[1].start()
    while turns.seconds() == LONGEST:  # the second has not asked yet
        pass
    may_end.set()
    for thread in (*players, between):
        thread.join(30)
    assert order == ["first", "second", "between"]


def test_streams_go_on_while_a_server_of_greenlets_thinks() -> None:
    pytest.importorskip("gevent")
    command = [sys.executable, "-c", AMONG_GREENLETS]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert int(done.stdout) >= 5
