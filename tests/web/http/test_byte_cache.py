"""A cache keeps what is used, within its bytes, whatever else is put into it."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from tutor.web.http.byte_cache import ByteCache


@dataclass(frozen=True)
class Thing:
    size: int


def test_what_was_put_is_found_until_it_is_pushed_out() -> None:
    cache: ByteCache[int, Thing] = ByteCache(80, 80)
    for n in range(10):
        cache.put(n, Thing(10))
    assert cache.get(0) is None
    assert cache.get(9) == Thing(10)


def test_what_was_asked_for_again_outlives_any_number_of_new_things() -> None:
    cache: ByteCache[int, Thing] = ByteCache(80, 80)
    cache.put(-1, Thing(10))
    assert cache.get(-1)
    for n in range(1_000):
        cache.put(n, Thing(10))
    assert cache.get(-1)


def test_of_what_was_asked_for_again_the_longest_unused_goes_first() -> None:
    cache: ByteCache[int, Thing] = ByteCache(800, 30)
    for n in range(4):
        cache.put(n, Thing(10))
        cache.get(n)
        if n < 3:
            cache.get(0)
    assert [n for n in range(4) if cache.get(n)] == [0, 2, 3]


def test_what_alone_would_push_out_much_is_not_cached() -> None:
    cache: ByteCache[str, Thing] = ByteCache(80, 80)
    cache.put("large", Thing(11))
    assert cache.get("large") is None


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 9), st.integers(0, 12)), max_size=200))
def test_it_never_grows_beyond_its_bytes_and_counts_them_rightly(steps: list[tuple[bool, int, int]]) -> None:
    cache: ByteCache[int, Thing] = ByteCache(40, 20)
    for puts, key, size in steps:
        if puts:
            cache.put(key, Thing(size))
        else:
            cache.get(key)
        items = [*cache._new.values(), *cache._again.values()]
        assert cache.size == sum(one.size for one in items)
        assert sum(one.size for one in cache._new.values()) <= 40
        assert sum(one.size for one in cache._again.values()) <= 20
