"""Plays a game with a client that openapi-python-client has made; run by the tests."""

import sys
import time

from voliere_client import AuthenticatedClient, Client, models
from voliere_client.api.bots import enter_program
from voliere_client.api.tables import open_table, play, see_table, start, told

address, game = sys.argv[1:3]
token = enter_program.sync(client=Client(address), body=models.BotAsk(name="Robot"))
assert isinstance(token, models.Token)
client = AuthenticatedClient(address, token.token, raise_on_unexpected_status=True)
kinds = models.SeatAskKind
seats = [models.SeatAsk(kind=kinds.ME), models.SeatAsk(kind=kinds.BOT, bot="oisillon")]
opened = open_table.sync(client=client, body=models.TableAsk(game=game, seats=seats))
assert isinstance(opened, models.Opened), opened
table = opened.table.id
start.sync(table, client=client)
while True:
    seen = see_table.sync(table, client=client)
    assert isinstance(seen, models.Seen), seen
    view = seen.view
    if view is None or not view.moves:
        if view is not None and view.over:
            break
        time.sleep(0.05)
        continue
    assert type(view).__name__ == f"{game.capitalize()}View", type(view)
    assert type(seen.table.options).__name__ == f"{game.capitalize()}Options"
    ask = models.MoveAsk(id=f"d{seen.decision}", seat=0, decision=seen.decision, move=view.moves[0])
    accepted = play.sync(table, client=client, body=ask)
    assert isinstance(accepted, models.MoveAccepted), accepted
story = told.sync(table, client=client, until=100_000, seat=0)
assert isinstance(story, models.EarlierTold), story
assert story.told[-1].event.event == "ended", story.told[-1]
