"""What the board of a game in a terminal is made of."""
