"""What people report about each other, for the host."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add it."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("whom", sa.String),
        sa.Column("by", sa.String),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled", sa.BigInteger),
    )
    op.create_index("ix_reports_whom", "reports", ["whom"])
    op.create_index("ix_reports_by", "reports", ["by"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("reports")
