"""What a list of one's games needs, and comments on finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns and the comments. How the games there are have ended stands in their logs:
    the server notes it after its next start."""
    op.add_column("tables", sa.Column("ended", sa.BigInteger))
    op.add_column("tables", sa.Column("result", sa.Text))
    op.add_column("tables", sa.Column("seated", sa.Text))
    op.add_column("seatings", sa.Column("ended", sa.BigInteger))
    op.add_column("seatings", sa.Column("outcome", sa.String))
    op.add_column("seatings", sa.Column("name", sa.String))
    op.add_column(
        "seatings", sa.Column("nameless", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_index("ix_seatings_person_ended", "seatings", ["person", "ended"])
    op.create_table(
        "comments",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("comments")
    op.drop_index("ix_seatings_person_ended", "seatings")
    for column in ("nameless", "name", "outcome", "ended"):
        op.drop_column("seatings", column)
    for column in ("seated", "result", "ended"):
        op.drop_column("tables", column)
