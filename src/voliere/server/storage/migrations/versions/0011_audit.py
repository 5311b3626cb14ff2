"""A log of what hosts did and what happened to accounts, which nobody can rewrite."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

FIXED = ("number", "at", "what")  # and `by`, which may be NULL
DAYS_MS = 30 * 24 * 3600 * 1000  # younger rows stay
SQLITE = (
    f"""CREATE TRIGGER audit_is_fixed BEFORE UPDATE ON audit
    WHEN NEW.whom IS NOT NULL OR NEW.by IS NOT OLD.by
      OR {" OR ".join(f"NEW.{name} <> OLD.{name}" for name in FIXED)}
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END""",
    f"""CREATE TRIGGER audit_is_kept BEFORE DELETE ON audit
    WHEN OLD.at > CAST(strftime('%s', 'now') AS INTEGER) * 1000 - {DAYS_MS}
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END""",
)
POSTGRES = (
    """CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the audit log is append-only'; END $$""",
    f"""CREATE TRIGGER audit_is_fixed BEFORE UPDATE ON audit FOR EACH ROW
    WHEN (NEW.whom IS NOT NULL OR NEW.by IS DISTINCT FROM OLD.by
      OR {" OR ".join(f"NEW.{name} <> OLD.{name}" for name in FIXED)})
    EXECUTE FUNCTION refuse_audit_change()""",
    f"""CREATE TRIGGER audit_is_kept BEFORE DELETE ON audit FOR EACH ROW
    WHEN (OLD.at > EXTRACT(EPOCH FROM now()) * 1000 - {DAYS_MS})
    EXECUTE FUNCTION refuse_audit_change()""",
)


def upgrade() -> None:
    """Add it, and have the database keep it as it is."""
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String),
        sa.Column("what", sa.String, nullable=False),
        sa.Column("whom", sa.String),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_index("ix_audit_whom", "audit", ["whom"])
    for statement in SQLITE if op.get_bind().dialect.name == "sqlite" else POSTGRES:
        op.execute(statement)


def downgrade() -> None:
    """Drop it."""
    op.drop_table("audit")
    if op.get_bind().dialect.name != "sqlite":
        op.execute("DROP FUNCTION refuse_audit_change")
