"""How far people have come in the lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add it."""
    op.create_table(
        "lesson_progress",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("lesson", sa.String, primary_key=True),
        sa.Column("step", sa.String),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("lesson_progress")
