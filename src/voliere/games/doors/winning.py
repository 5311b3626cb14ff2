"""From points to the chance of winning: the scale that all bots think in."""

# mypy: disable-error-code="no-any-return"
# (what Numba compiles is untyped)

from __future__ import annotations

from voliere.kernel.exact import exp
from voliere.kernel.jit import jit


@jit
def squashed(margin: float, spread: float) -> float:
    """A margin in points as a chance of winning, `spread` being what may still happen."""
    return 1.0 / (1.0 + exp(-margin / spread))
