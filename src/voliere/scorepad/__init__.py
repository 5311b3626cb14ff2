"""The score pad: what was on the real table goes in, points, winners and reasons come out.

No rule stands here: points come from the scoring functions of the games. The phone runs these very
files too (`browser.py`), so they keep to the Python that MicroPython knows.

>>> from voliere import scorepad
>>> entry = {"game": "vautour", "players": ["Ana", "Bo"], "taken": [[10, -3], [9]]}
>>> answer = scorepad.score(entry, "en")
>>> [player["total"] for player in answer["players"]], answer["complete"]
([7, 9], False)
"""

from voliere.games.doors.pad.errors import ScoreError
from voliere.scorepad.worded import score, score_json, setup, setup_json

__all__ = ["ScoreError", "score", "score_json", "setup", "setup_json"]
