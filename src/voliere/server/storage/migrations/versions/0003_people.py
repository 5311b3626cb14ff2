"""What a token is good for, who may have several seats, and where a public table was opened."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

SEVERAL = """
UPDATE tables SET several_seats = 'everybody' WHERE id IN (
  SELECT table_id FROM seatings GROUP BY table_id, person HAVING count(*) > 1)
"""


def upgrade() -> None:
    """Add the columns. Tokens there are may play and read, as they were meant to; tables where
    somebody has several seats say so."""
    op.add_column("sessions", sa.Column("scopes", sa.String, nullable=False, server_default=""))
    op.execute("UPDATE sessions SET scopes = 'play read' WHERE personal")
    op.add_column(
        "tables", sa.Column("several_seats", sa.String, nullable=False, server_default="nobody")
    )
    op.execute(SEVERAL)
    op.add_column("tables", sa.Column("opened_from", sa.LargeBinary))


def downgrade() -> None:
    """Drop the columns."""
    op.drop_column("tables", "opened_from")
    op.drop_column("tables", "several_seats")
    op.drop_column("sessions", "scopes")
