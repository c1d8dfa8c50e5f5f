"""Who gets a place among the connections of a server, and who has to go."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tutor.bounds import Connection, Crowd, Limits

PHONES, TABS = 200, 6
"""A school behind one address, and the connections that each browser opens at most."""

SERVER = ("10.0.0.1", 8000)


class Peer:
    """A connection as its crowd sees it."""

    def __init__(self, crowd: Crowd, address: str, port: int) -> None:
        self.crowd = crowd
        self.client, self.server = (address, port), SERVER
        self.is_cut_off = False
        self.transport: Any = SimpleNamespace(abort=self._abort)

    def _abort(self) -> None:
        self.is_cut_off = True

    @property
    def itself(self) -> Connection:
        return cast(Connection, self)

    def asks(self) -> None:
        """A request has come, and waits for its answer."""
        self.crowd.idle.pop(self.itself)


def peers(crowd: Crowd, address: str, count: int) -> list[Peer]:
    """Connections that come one after another."""
    come = [Peer(crowd, address, port) for port in range(count)]
    for peer in come:
        crowd.enter(peer.itself)
    return come


def test_a_school_behind_one_address_has_a_place_for_each_browser() -> None:
    limits = Limits()
    assert limits.of_one_address >= PHONES * TABS
    phones = peers(Crowd(limits), "192.168.1.1", PHONES * TABS)
    for phone in phones:
        phone.asks()
    assert not any(phone.is_cut_off for phone in phones)


def test_one_address_that_takes_all_it_can_leaves_places_to_others() -> None:
    crowd = Crowd(Limits(connections=40))
    greedy = peers(crowd, "192.168.1.66", 100)
    others = peers(crowd, "192.168.1.1", 10)
    assert sum(not peer.is_cut_off for peer in greedy) == 30
    assert not any(peer.is_cut_off for peer in others)
    assert len(crowd.all) == 40


def test_the_one_that_has_waited_longest_for_nothing_makes_room() -> None:
    crowd = Crowd(Limits(connections=4, share=1))
    first, second, third, _ = peers(crowd, "192.168.1.1", 4)
    first.asks()
    newest = Peer(crowd, "192.168.1.1", 99)
    crowd.enter(newest.itself)
    assert (first.is_cut_off, second.is_cut_off, third.is_cut_off) == (False, True, False)
    assert not newest.is_cut_off


def test_the_address_with_most_connections_makes_room() -> None:
    crowd = Crowd(Limits(connections=6, share=0.9))
    (alone,) = peers(crowd, "192.168.1.1", 1)
    many = peers(crowd, "192.168.1.66", 5)
    newest = Peer(crowd, "192.168.1.2", 99)
    crowd.enter(newest.itself)
    assert not alone.is_cut_off
    assert [peer.is_cut_off for peer in many] == [True, False, False, False, False]


def test_nobody_who_waits_for_an_answer_is_cut_off_for_a_newcomer() -> None:
    crowd = Crowd(Limits(connections=3, share=1))
    there = peers(crowd, "192.168.1.1", 3)
    for peer in there:
        peer.asks()
    newest = Peer(crowd, "192.168.1.1", 99)
    crowd.enter(newest.itself)
    assert newest.is_cut_off
    assert not any(peer.is_cut_off for peer in there)


def test_who_has_left_is_forgotten() -> None:
    crowd = Crowd(Limits())
    for peer in peers(crowd, "192.168.1.1", 3):
        crowd.leave(peer.itself)
        crowd.leave(peer.itself)
    assert (crowd.all, crowd.addresses, crowd.idle) == ({}, {}, {})


@pytest.mark.parametrize(
    ("sizes", "cut_off"), [((300, 300), [False, False]), ((300, 300, 300), [True, False, False])]
)
def test_who_has_read_too_slowly_for_longest_goes_when_too_much_waits(
    sizes: tuple[int, ...], cut_off: list[bool]
) -> None:
    crowd = Crowd(Limits(unsent=600))
    slow = peers(crowd, "192.168.1.1", len(sizes))
    for peer, size in zip(slow, sizes, strict=True):
        crowd.hold(peer.itself, size)
    assert [peer.is_cut_off for peer in slow] == cut_off
