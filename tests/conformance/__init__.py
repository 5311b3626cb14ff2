"""What must hold for every game, player count and option."""
