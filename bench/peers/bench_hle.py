"""The Hanabi Learning Environment for two players, by random play: its core, `pyhanabi`."""

import random

from hanabi_learning_environment import pyhanabi

from harness import Loop, Playout, run

rng = random.Random(1)


def core() -> Playout:
    game = pyhanabi.HanabiGame({"players": 2, "seed": 1})
    rnd = rng.random

    def playout() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
                state.deal_random_card()
                continue
            moves = state.legal_moves()
            state.apply_move(moves[int(rnd() * len(moves))])
            decisions += 1
        return decisions

    return playout


run(__doc__, Loop("hle/pyhanabi", core))
