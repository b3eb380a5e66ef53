#!/usr/bin/env python3
"""Our tree search beside OpenSpiel's, both in this run, turn by turn: simulations a second on one thread, in the time
of that thread. Whist as Grand has it stands beside OpenSpiel's hearts and bridge: thirteen cards to a hand, from the first
choice of the play, random playouts, a new world for every four simulations, 10,000 simulations to a decision. Ours are
shared by four trees, as the observer's are; theirs is the library as it is published, ours is built for x86-64-v3.

    RUSTFLAGS='-C target-cpu=x86-64-v3' cargo build --profile dist --package bench --bin ismcts
    python3 -m pip install open_spiel==2.0.2
    python3 bench/openspiel.py target/dist/ismcts [ROUNDS]
"""

import random
import statistics
import subprocess
import sys
import time

import pyspiel

BAR = 10
DECISIONS, SIMULATIONS, PER_WORLD = 10, 10_000, 4
CURIOSITY = 0.7
GAMES = {"hearts": "hearts(pass_cards=false)", "bridge": "bridge(use_double_dummy_result=false)"}
PASS, ONE_NO_TRUMP = 52, 59
NOBODY_PASSES_CARDS = 0


def first_choice(name, game, chance):
    """A deal at the first choice of its play: at bridge one no-trump was bid and all passed, at hearts no cards are passed on."""
    state = game.new_initial_state()
    if name == "hearts":
        state.apply_action(NOBODY_PASSES_CARDS)
    has_bid = False
    while True:
        legal = state.legal_actions()
        if state.is_chance_node():
            state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
        elif name == "bridge" and PASS in legal:
            state.apply_action(PASS if has_bid else ONE_NO_TRUMP)
            has_bid = True
        elif len(legal) == 1:
            state.apply_action(legal[0])
        else:
            return state


def theirs(name, number):
    """OpenSpiel's simulations a second."""
    game, chance = pyspiel.load_game(GAMES[name]), random.Random(number)
    spread = game.max_utility() - game.min_utility()
    taken = 0.0
    for decision in range(DECISIONS):
        state = first_choice(name, game, chance)
        bot = pyspiel.ISMCTSBot(
            seed=decision + 1,
            evaluator=pyspiel.RandomRolloutEvaluator(1, decision),
            uct_c=CURIOSITY * spread,
            max_simulations=SIMULATIONS,
            max_world_samples=SIMULATIONS // PER_WORLD,
            final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            allow_inconsistent_action_sets=True,
        )
        began = time.thread_time()
        bot.step(state)
        taken += time.thread_time() - began
    return DECISIONS * SIMULATIONS / taken


def ours(binary):
    """Our simulations a second."""
    told = subprocess.run(
        [binary, "only", "grand, whist", str(DECISIONS), str(SIMULATIONS)], check=True, capture_output=True, text=True
    )
    return float(told.stdout.split()[0])


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    found = {"whist": [], **{name: [] for name in GAMES}}
    for number in range(rounds):
        found["whist"].append(ours(sys.argv[1]))
        for name in GAMES:
            found[name].append(theirs(name, number))
        print("  ".join(f"{name} {rates[-1]:,.0f}" for name, rates in found.items()), flush=True)
    whist, kept = statistics.median(found["whist"]), True
    for name in GAMES:
        ratio = whist / statistics.median(found[name])
        kept = kept and ratio >= BAR
        print(f"ours {ratio:.1f} times OpenSpiel's {name}, at least {BAR}")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
