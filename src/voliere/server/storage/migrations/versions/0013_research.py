"""Whose games may be used for research."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add it; nobody has agreed."""
    op.add_column("people", sa.Column("research", sa.BigInteger))
    op.add_column("tables", sa.Column("agreed", sa.Text))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "agreed")
    op.drop_column("people", "research")
