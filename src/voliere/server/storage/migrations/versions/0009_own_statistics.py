"""What a game itself tells of how somebody played it, for their statistics."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column; it is filled when somebody asks, and for earlier games by and by."""
    op.add_column("seatings", sa.Column("statistics", sa.Text))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("seatings", "statistics")
