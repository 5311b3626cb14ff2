"""The server processes on one database, and which of them look after which tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make both tables. They begin empty: the next start finds the tables nobody looks after."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "minders",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("process", sa.String, primary_key=True, index=True),
    )


def downgrade() -> None:
    """Drop both tables."""
    op.drop_table("minders")
    op.drop_table("processes")
