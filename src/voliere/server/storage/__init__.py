"""What the server keeps: people, tables and each table's log, in SQLite or PostgreSQL.

`columns` has the tables, `people`, `tables` and `processes` the queries on them, `batch` the shared
commit; `sqlite` and `postgres` are the two places where all that can lie.
"""
