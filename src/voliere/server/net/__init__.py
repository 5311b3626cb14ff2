"""The network: HTTP and WebSocket connections, whom the server answers, and how much it takes."""
