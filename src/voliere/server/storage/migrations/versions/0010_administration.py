"""What a host does beside a running server: orders, announcements, who is kept out."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add them."""
    op.add_column("people", sa.Column("banned", sa.BigInteger))
    op.create_table(
        "orders",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("what", sa.String, nullable=False),
        sa.Column("whom", sa.String),
        sa.Column("details", sa.Text),
        sa.Column("claimed", sa.BigInteger),
        sa.Column("done", sa.BigInteger),
        sa.Column("outcome", sa.String),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("stops", sa.BigInteger),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("announcements")
    op.drop_table("orders")
    op.drop_column("people", "banned")
