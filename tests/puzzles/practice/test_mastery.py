from tutor.puzzles.practice.mastery import (
    Misunderstood,
    Tried,
    count_streak,
    mastered_level,
    name_misconceptions,
    suggest_level,
)


def row(answers: str, level: int = 3) -> list[Tried]:
    """Tries with the latest first: `+` is clean."""
    return [Tried(level, answer == "+") for answer in answers]


def seen(board: str, *shown: str, provoked: str = "misses-diagonals") -> Tried:
    return Tried(3, not shown, board, tuple(provoked.split()), shown)


def test_seven_of_the_latest_eight_master_a_level():
    assert mastered_level(row("+++++++-")) == 3
    assert mastered_level(row("++++++--")) == 0
    assert mastered_level(row("+++++++" + "-" * 9)) == 3
    assert mastered_level(row("--" + "+" * 20)) == 0
    assert mastered_level([*row("+" * 8, 2), *row("-" * 8, 3), *row("+" * 8, 1)]) == 2


def test_nothing_tried_begins_at_the_first_level():
    assert suggest_level([]) == 1


def test_the_next_level_is_tried_when_this_one_is_mastered_and_the_last_when_it_is_too_hard():
    assert suggest_level(row("+++++++-", 3)) == 4
    assert suggest_level(row("++--", 3)) == 3
    assert suggest_level(row("-----+++", 3)) == 2
    assert suggest_level(row("--", 3)) == 2
    assert suggest_level(row("-+-+--++", 3)) == 2
    assert suggest_level(row("-+-+++--", 3)) == 3
    assert suggest_level(row("-+-+-+-+", 3)) == 3
    assert suggest_level(row("-", 3)) == 3
    assert suggest_level(row("+" * 8, 10)) == 10
    assert suggest_level(row("-" * 8, 1)) == 1


def test_a_miss_after_a_step_down_raises_nothing() -> None:
    before = row("--", 5) + row("++++++++", 4)
    assert suggest_level(before) == 4
    assert suggest_level(row("-", 4) + before) == 4
    assert suggest_level(row("--", 4) + before) == 3
    assert suggest_level(row("+++++++", 4) + before) == 5


def test_a_streak_ends_at_the_first_miss():
    assert count_streak(row("+++-++")) == 3
    assert count_streak([]) == 0


def test_one_board_is_not_enough_to_name_a_misconception():
    assert name_misconceptions([seen("a", "misses-diagonals"), seen("a", "misses-diagonals")]) == []


def test_two_boards_are_enough_and_the_others_are_counted():
    tries = [seen("a", "misses-diagonals"), seen("b"), seen("c", "misses-diagonals"), seen("d")]
    assert name_misconceptions(tries) == [Misunderstood("misses-diagonals", 2, 4)]


def test_boards_that_cannot_show_it_do_not_count():
    tries = [seen("a", "misses-diagonals"), seen("b", "misses-diagonals"), seen("c", provoked="any-two")]
    assert name_misconceptions(tries) == [Misunderstood("misses-diagonals", 2, 2)]


def test_only_the_latest_eight_boards_count_so_that_what_is_mended_is_forgotten():
    old = [seen("x", "misses-diagonals"), seen("y", "misses-diagonals")]
    assert name_misconceptions([*(seen(str(n)) for n in range(8)), *old]) == []
    (named,) = name_misconceptions([*(seen(str(n)) for n in range(6)), *old])
    assert (named.boards, named.of) == (2, 8)


def test_where_several_fit_the_one_that_was_seen_more_often_is_named():
    both = "misses-diagonals one-line"
    tries = [
        seen("a", "misses-diagonals", "one-line", provoked=both),
        seen("b", "misses-diagonals", "one-line", provoked=both),
        seen("c", "misses-diagonals", provoked=both),
    ]
    assert [one.code for one in name_misconceptions(tries)] == ["misses-diagonals"]


def test_the_most_frequent_comes_first():
    tries = [seen(str(n), "misses-diagonals") for n in range(3)]
    tries += [seen(f"x{n}", "any-two", provoked="any-two") for n in range(4)]
    assert [one.code for one in name_misconceptions(tries)] == ["any-two", "misses-diagonals"]


def test_what_random_taps_show_as_often_is_not_named() -> None:
    def taps(chance: float, boards: int, shown: int) -> list[Tried]:
        return [
            Tried(3, n >= shown, str(n), ("edge-always",), ("edge-always",) if n < shown else (), (chance,))
            for n in range(boards)
        ]

    assert name_misconceptions(taps(0.5, 4, 3)) == []
    assert name_misconceptions(taps(0.05, 4, 2)) == []
    assert name_misconceptions(taps(0.02, 4, 2)) == [Misunderstood("edge-always", 2, 4)]
    assert name_misconceptions(taps(0.35, 6, 6)) == [Misunderstood("edge-always", 6, 6)]
