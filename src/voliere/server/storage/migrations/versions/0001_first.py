"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "house",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("login", sa.String, unique=True),
        sa.Column("password", sa.String),
        sa.Column("vacation_start", sa.BigInteger),
        sa.Column("vacation_end", sa.BigInteger),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("token_hash", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("personal", sa.Boolean, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("code_hash", sa.LargeBinary, primary_key=True),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("log_version", sa.Integer, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("substitute", sa.String, nullable=False),
        sa.Column("host", sa.String),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("invitation", sa.String, nullable=False),
        sa.Column("invitation_until", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("minded", sa.Boolean, nullable=False),
    )
    op.create_index("ix_tables_state", "tables", ["state", "public"])
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_entries_person", "entries", ["person"], sqlite_where=sa.text("person IS NOT NULL")
    )


def downgrade() -> None:
    """Drop all tables."""
    for name in (
        "entries",
        "seatings",
        "tables",
        "recovery_codes",
        "sessions",
        "people",
        "house",
    ):
        op.drop_table(name)
