"""The Python face of the games: tables, records, fair deals."""
