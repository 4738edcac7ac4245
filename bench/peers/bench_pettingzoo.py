"""PettingZoo's hanabi_v5 for two players, by random play: the usual agent loop, with the action mask."""

import warnings

import numpy as np
from pettingzoo.classic import hanabi_v5

from harness import Loop, Playout, run

warnings.filterwarnings("ignore")
rng = np.random.default_rng(1)


def agent_loop() -> Playout:
    env = hanabi_v5.env(players=2)

    def playout() -> int:
        env.reset(seed=int(rng.integers(1 << 30)))
        decisions = 0
        for _agent in env.agent_iter():
            observation, _reward, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            actions = np.flatnonzero(mask)
            env.step(int(actions[int(rng.random() * len(actions))]))
            decisions += 1
        return decisions

    return playout


run(__doc__, Loop("pettingzoo/hanabi_v5", agent_loop))
