"""What the exact solver must know of a game: what chance may turn up, and what the end pays."""
