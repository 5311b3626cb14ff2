"""A process that bots of live tables think in: `python -m voliere.server.thinking.worker`."""

from __future__ import annotations

from functools import cache

import msgspec

from voliere.bots import Bot, BotError, by_name, decide, fallback
from voliere.bots.bot import game_of, table_of
from voliere.bots.uncompiled import stand_in
from voliere.server.thinking.installed_bots import check_bot, usual_ms
from voliere.server.thinking.worker_messages import (
    Answer,
    Asked,
    ThoughtHint,
    ThoughtMove,
    unpack,
)
from voliere.server.thinking.worker_process import answer_questions
from voliere.study.hints import hint
from voliere.table.seen import Seen

LONGEST_MS = 50_000  # for a decision, which leaves the fallback some time (`thinking.LONGEST`)
NICENESS = 5  # yield to the server when the machine is busy


@cache
def _bot(name: str, share: float) -> Bot:
    check_bot(name)
    usual = usual_ms(name)
    return by_name(name, budget_ms=usual * share) if usual else by_name(name)


def answer(asked: Asked) -> Answer:
    """What is wanted: a bot's move, or a hint, which compiles what it needs if it must."""
    if asked.bot is None:
        game_of(asked.seen.view).run_compiled()
        return Answer(hint=advise(asked.seen, asked.share))
    return choose(asked.bot, asked)


def advise(seen: Seen, share: float) -> ThoughtHint:
    """A hint for who has seen this."""
    advice = hint(seen, share=share)
    moves = [
        ThoughtMove(one.move, one.win, one.points, one.error, [why.plain for why in one.reasons])
        for one in advice.moves
    ]
    return ThoughtHint(moves, advice.is_shared, advice.is_coarse)


def choose(name: str, asked: Asked) -> Answer:
    """The bot's move, or the fallback's and the code of the bot's fault."""
    try:
        bot = _bot(name, asked.share)
    except Exception as error:
        fault = error.code if isinstance(error, BotError) else "bot-died"
        return Answer(str(fallback(asked.seen)), fault)
    decision = decide(ready_for(bot, asked), asked.seen, limit_ms=LONGEST_MS)
    return Answer(str(decision.move), decision.fault.code if decision.fault else None)


def ready_for(bot: Bot, asked: Asked) -> Bot:
    """The bot, or who plays for it while its game is not compiled."""
    game, options = table_of(asked.seen)
    if asked.is_compiled:
        game.run_compiled()
        return bot
    game.run_by_python()
    return stand_in(bot, game, options)


def main() -> None:
    """Answer what comes on standard input, until it ends."""
    answer_questions(lambda question: msgspec.json.encode(answer(unpack(question))), NICENESS)


if __name__ == "__main__":
    main()
