#!/usr/bin/env python3
"""How fast DDS itself solves the deals of the solver's tests: one strain, one leader, single thread.

Needs the package `endplay`, which carries the library:  python3 -m pip install endplay
"""

import statistics
import sys
import time
from pathlib import Path

from endplay.dds import solve_board
from endplay.types import Deal, Denom, Player

DATA = Path(__file__).resolve().parent.parent / "crates/solver/tests/data"
DENOMS = {"S": Denom.spades, "H": Denom.hearts, "D": Denom.diamonds, "C": Denom.clubs, "N": Denom.nt}
PLAYERS = {"N": Player.north, "E": Player.east, "S": Player.south, "W": Player.west}


def measure(cards: str) -> bool:
    times, wrong = [], 0
    for line in (DATA / f"dds_deals_{cards}.txt").read_text().splitlines():
        if line.startswith("#"):
            continue
        pbn, trump, leader, tricks = line.split("\t")
        deal = Deal(pbn)
        deal.trump, deal.first = DENOMS[trump], PLAYERS[leader]
        began = time.perf_counter()
        best = max(tricks for _, tricks in solve_board(deal))
        times.append(time.perf_counter() - began)
        wrong += best != int(tricks)
    times.sort()
    rate, p99 = 1 / statistics.mean(times), times[len(times) * 99 // 100] * 1e3
    print(f"{cards} cards: {rate:.1f} solves/s, p99 {p99:.2f} ms, {wrong} wrong")
    return wrong == 0


if __name__ == "__main__":
    sys.exit(0 if all([measure(cards) for cards in ("13", "11", "09", "05")]) else 1)
