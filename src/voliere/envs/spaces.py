"""The space of what an agent is given: an observation and a mask of actions."""

from __future__ import annotations

import numpy as np

from voliere.envs.setting import Setting
from voliere.extras import extras

with extras():
    from gymnasium import spaces


def observed_space(setting: Setting, key: str, n_actions: int) -> spaces.Dict:
    """The observation under this key, with the bounds of its layout, beside `action_mask`."""
    least, greatest = setting.bounds()
    return spaces.Dict(
        {
            key: spaces.Box(least, greatest, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (n_actions,), dtype=np.int8),
        }
    )
