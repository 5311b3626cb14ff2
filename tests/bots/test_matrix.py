"""The matrix solver: known games, and the proof of optimality on random ones."""

from __future__ import annotations

import numpy as np
import pytest

from voliere.bots.matrix import solve_matrix


def solved(payoff: list[list[float]]) -> tuple[float, list[float], list[float]]:
    matrix = np.array(payoff, dtype=np.float64)
    m, n = matrix.shape
    rows, columns = np.zeros(m), np.zeros(n)
    value = solve_matrix(matrix, m, n, np.zeros((m + 1, n + 1)), rows, columns)
    return value, rows.tolist(), columns.tolist()


def test_rock_paper_scissors() -> None:
    value, rows, columns = solved([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert value == pytest.approx(0)
    assert rows == pytest.approx([1 / 3] * 3)
    assert columns == pytest.approx([1 / 3] * 3)


def test_a_game_by_hand() -> None:
    # x rows: 3x = 1(1 - x) * 2 + ... : 3x - (1 - x) = -x + 2(1 - x), so x = 3/7, value 5/7.
    value, rows, columns = solved([[3, -1], [-1, 2]])
    assert value == pytest.approx(5 / 7)
    assert rows == pytest.approx([3 / 7, 4 / 7])
    assert columns == pytest.approx([3 / 7, 4 / 7])


def test_a_saddle_point() -> None:
    value, rows, columns = solved([[4, 2, 5], [1, 0, 9]])
    assert (value, rows, columns) == (pytest.approx(2), [1, 0], [0, 1, 0])


def test_random_games_are_solved_to_optimality() -> None:
    rng = np.random.default_rng(1)
    for _ in range(200):
        m, n = rng.integers(1, 16, 2)
        payoff = rng.integers(-3, 4, (m, n)).astype(float)  # many ties: degenerate programmes
        value, rows, columns = solved(payoff.tolist())
        assert sum(rows) == pytest.approx(1)
        assert sum(columns) == pytest.approx(1)
        assert min(np.array(rows) @ payoff) == pytest.approx(value)
        assert max(payoff @ np.array(columns)) == pytest.approx(value)
