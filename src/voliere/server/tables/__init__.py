"""Live tables: what is written down of them, what may be done at them, and who is told what."""
