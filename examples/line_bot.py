"""A bot as a program: reads a JSON object a line, answers with one. Run it against the others:

voliere play vautour --bot "program:python examples/line_bot.py"
"""

import json
import sys

for line in sys.stdin:
    request = json.loads(line)
    moves = request["moves"]
    if request["game"] == "vautour":
        stake = abs(sum(int(card) for card in request["view"]["stake"]))
        hand = sorted(moves, key=int)
        move = hand[min(stake, len(hand)) - 1]  # big stakes deserve big cards
    else:
        move = moves[len(moves) // 2]
    print(json.dumps({"move": move}), flush=True)
