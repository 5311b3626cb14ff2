"""`voliere admin`: for who runs a server, on the machine of its data, while it runs or not."""

from __future__ import annotations

import typer

from voliere.cli.admin import announcing, lists, ordering, reporting
from voliere.cli.help import Command, Commands

app = typer.Typer(cls=Commands, rich_markup_mode=None)
app.command("people", cls=Command)(lists.people)
app.command("tables", cls=Command)(lists.tables)
app.command("sessions", cls=Command)(lists.sessions)
app.command("statistics", cls=Command)(lists.statistics)
app.command("reports", cls=Command)(reporting.reports)
app.command("settle", cls=Command)(reporting.settle)
app.command("audit", cls=Command)(lists.audit)
app.command("ban", cls=Command)(ordering.ban)
app.command("unban", cls=Command)(ordering.unban)
app.command("rename", cls=Command)(ordering.rename)
app.command("delete", cls=Command)(ordering.delete)
app.command("end-session", cls=Command)(ordering.end_session)
app.command("close-table", cls=Command)(ordering.close_table)
app.command("announce", cls=Command)(announcing.announce)


@app.callback(invoke_without_command=True)
def admin(context: typer.Context) -> None:
    """Say what a host can do, unless they do it.

    \b
    Examples:
      voliere admin people
      voliere admin announce --stop-in 10
    """
    if context.invoked_subcommand is None:
        print(context.get_help())
