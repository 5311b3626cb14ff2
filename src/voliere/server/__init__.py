"""Live tables: games between people and bots over HTTP and WebSocket, every move on disk first."""

from voliere.extras import require

require("server")
