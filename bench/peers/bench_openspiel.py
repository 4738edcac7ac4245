"""OpenSpiel's Hanabi for two players, by random play: driven from Python, and wholly in C++."""

import random

import pyspiel

from harness import Loop, Playout, run

SPEC = "hanabi(players=2)"
rng = random.Random(1)


def python_loop() -> Playout:
    """The loop a Python user writes: chance drawn and legal actions listed from Python."""
    game = pyspiel.load_game(SPEC)
    rnd = rng.random

    def playout() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = rnd()
                for action, share in state.chance_outcomes():  # noqa: B007 (the last one is kept on rounding)
                    left -= share
                    if left <= 0:
                        break
                state.apply_action(action)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rnd() * len(actions))])
                decisions += 1
        return decisions

    return playout


def played_in_cpp() -> tuple[pyspiel.Game, list[pyspiel.Bot]]:
    game = pyspiel.load_game(SPEC)
    return game, [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]


def cpp_loop_exact() -> Playout:
    """Uniform bots in C++, the decisions counted in the history afterwards (slow)."""
    game, bots = played_in_cpp()

    def playout() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, rng.getrandbits(30))
        return sum(step.player >= 0 for step in state.full_history())

    return playout


def cpp_loop() -> Playout:
    """Uniform bots in C++: no Python inside the game.

    Reading the history back would cost more than playing it, so the share of moves that are decisions (the others
    are chance) is measured beforehand.
    """
    game, bots = played_in_cpp()
    moves = decisions = 0
    for seed in range(1000):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        moves += state.move_number()
        decisions += sum(step.player >= 0 for step in state.full_history())
    share = decisions / moves

    def playout() -> float:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, rng.getrandbits(30))
        return state.move_number() * share

    return playout


run(
    __doc__,
    Loop("openspiel/python", python_loop),
    Loop("openspiel/c++", cpp_loop, exact=cpp_loop_exact),
)
