"""How well and how luckily somebody played a game, for their statistics."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the columns; they are filled when a game is analysed."""
    op.add_column("seatings", sa.Column("ecart", sa.Float))
    op.add_column("seatings", sa.Column("luck", sa.Float))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("seatings", "luck")
    op.drop_column("seatings", "ecart")
