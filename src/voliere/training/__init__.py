"""Nets that learn a game by playing against themselves (docs/bots.md): `voliere train`."""
