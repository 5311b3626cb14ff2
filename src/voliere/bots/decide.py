"""Asking a bot for a move without trusting it: what happens when it fails.

A bot that answers with an illegal move, dies, or overruns its time loses that decision. In live
play the fallback plays instead: `moineau`, quick and never at a loss. In a match between bots
the fault forfeits the game; whoever runs the match reads it in `Decision.fault`.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any

from voliere.bots.bot import Bot
from voliere.bots.errors import BotError
from voliere.bots.greedy import Moineau
from voliere.table.seen import Seen

FALLBACK_SEED = 0


@dataclass(frozen=True)
class Decision:
    """A legal move; and why it is the fallback's, if it is."""

    move: Any
    fault: BotError | None = None


def decide(bot: Bot, seen: Seen, *, limit_ms: float | None = None) -> Decision:
    """The bot's move, or the fallback's with the fault that made it necessary.

    With `limit_ms` the bot is asked in a thread and left behind when it overruns.
    """
    try:
        move = bot.choose(seen) if limit_ms is None else choose_in_time(bot, seen, limit_ms)
        if str(move) not in seen.view.moves:
            raise BotError("bot-illegal-move", bot=bot.name, move=move)
    except BotError as fault:
        if fault.code == "nothing-to-decide":
            raise
        return Decision(fallback(seen), fault)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        return Decision(fallback(seen), BotError("bot-died", bot=bot.name, reason=reason))
    return Decision(move)


def fallback(seen: Seen) -> Any:
    """The move played for a bot that has failed."""
    return Moineau(seed=FALLBACK_SEED).choose(seen)


def choose_in_time(bot: Bot, seen: Seen, limit_ms: float) -> Any:
    """The bot's move; BotError if it is not there in time."""
    answers: list[Any] = []
    errors: list[Exception] = []

    def ask() -> None:
        try:
            answers.append(bot.choose(seen))
        except Exception as error:
            errors.append(error)

    thread = threading.Thread(target=ask, daemon=True, name=f"bot {bot.name}")
    thread.start()
    thread.join(limit_ms / 1000)
    if errors:
        raise errors[0]
    if not answers:
        raise BotError("bot-overran", bot=bot.name, limit=limit_ms)
    return answers[0]
