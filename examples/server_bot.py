"""A bot that plays at a Volière server: it hears what happens at its tables and answers its turns.

    python examples/server_bot.py http://127.0.0.1:8000 $(voliere token http://127.0.0.1:8000)

It plays the last move of the list; put something better into `choose`.
"""

import json
import sys
import urllib.request


def choose(view: dict) -> str:
    """The move to play in this view; view["game"] says which fields it has."""
    return view["moves"][-1]


def ask(path: str, body: dict | None = None):
    """The answer to a request."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(API + path, data, headers))


API, TOKEN = f"{sys.argv[1]}/api/v1", sys.argv[2]
for line in ask("/bot/stream"):
    news = json.loads(line)
    if news["type"] == "your-turn":
        move = {"id": f"d{news['decision']}", "move": choose(news["view"])}
        move |= {"seat": news["seat"], "decision": news["decision"]}
        ask(f"/tables/{news['table']}/moves", move).close()
    elif news["type"] == "invitation":  # a rematch: why not?
        ask(f"/tables/{news['after']}/rematch", {}).close()
