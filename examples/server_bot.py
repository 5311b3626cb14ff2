"""A bot that plays at a Volière server: it hears of its turns and answers each with a move.

    python examples/server_bot.py http://127.0.0.1:8000 TOKEN

The token is a personal one (POST /api/v1/me/tokens). This bot plays the last move of the list; put
something better into `choose`.
"""

import json
import sys
import urllib.request


def choose(view: dict) -> str:
    """The move to play in this view."""
    return view["moves"][-1]


def ask(address: str, token: str, path: str, body: dict | None = None):
    """The answer to a request."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.urlopen(
        urllib.request.Request(f"{address}/api/v1{path}", data=data, headers=headers)
    )


def main(address: str, token: str) -> None:
    """Play until the stream ends."""
    with ask(address, token, "/bot/stream") as lines:
        for line in lines:
            turn = json.loads(line)
            if turn["type"] != "your-turn":
                continue
            move = {key: turn[key] for key in ("seat", "decision")}
            move |= {"id": f"d{turn['decision']}", "move": choose(turn["view"])}
            ask(address, token, f"/tables/{turn['table']}/moves", move).close()


if __name__ == "__main__":
    main(*sys.argv[1:3])
