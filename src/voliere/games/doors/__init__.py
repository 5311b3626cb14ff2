"""The doors of a room: what a game may offer beyond its rules, and what such offers are made of.

One rule for all doors: the door `pad` of a game is the module `pad` in the game's package, and so
on (`Game.door`). A room that lacks the module does not offer it.

| door | what it offers | made of |
|---|---|---|
| `board` | the table drawn as text | `board/` |
| `pad` | the score pad and the set-up of the real game | `pad/` |
| `sheets` | printable sheets | `sheets.py` |
| `knowledge` | what bots know of the game | `habits.py` |
| `levels` | how strong bots are, from 1 to 8 | `levels.py` |
| `personalities` | what sets bots of one strength apart | |
| `exact` | positions that can be solved exactly | `winning.py` |
| `observation` | what a seat knows, as numbers for programs that learn | |
| `features` | what nets are shown, for bots that have learned | `practice.py` |
| `reasons` | what speaks for a move, in words | `hinted.py` |
| `statistics` | how somebody plays, from finished games | `statistics.py` |
| `small` | small forms of the game, for programs that solve it | `small.py` |
"""
