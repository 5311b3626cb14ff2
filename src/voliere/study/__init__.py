"""The study of games: seen again (`replay`), and what a finished one was like.

Two questions are asked of a finished game and never mixed: what could be known (`could_know`), and
what chance did (`hindsight`); `analyse` asks both.
"""
