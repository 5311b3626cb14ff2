"""Several server processes: how they wake each other, and who goes on when one of them dies."""
