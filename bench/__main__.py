"""`make bench`: our engine beside its peers in one run, as ratios.

    python -m bench [--json] [--no-peers] [GAME ...]

The peers live in `.venv-bench`, made here on the first run.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench import page_load, tabletop_odds
from bench.ours import measure
from cannae.cli import compiled
from cannae.core.registry import game as find_game
from cannae.core.registry import games

ROOT = Path(__file__).parent.parent
PEERS = ROOT / ".venv-bench"
PACKAGES = ["open_spiel==2.0.2", "rlcard==1.2.0"]
# What we set ourselves to reach, as multiples of OpenSpiel hearts: stepped from Python, and inside the engine.
GOALS = {"honour": (5.0, 2.0), "glory": (5.0, 1.0)}
COPY_GOAL = 1e-6
FLOORS = {"battle": 1e6}  # decisions a second inside the engine, for games that have no such multiple
ANCHOR = "OpenSpiel hearts"


def peers_python() -> Path:
    python = PEERS / "bin" / "python"
    if not python.exists():
        print("making an environment for the peers ...", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", PEERS], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *PACKAGES], check=True)
    return python


def measure_peers() -> list[dict[str, Any]]:
    run = subprocess.run([peers_python(), ROOT / "bench" / "peers.py"], capture_output=True, text=True, check=True)
    rows: list[dict[str, Any]] = json.loads(run.stdout.splitlines()[-1])
    return rows


def line(name: str, row: dict[str, float], anchor: dict[str, float] | None) -> str:
    def shown(kind: str) -> str:
        if row.get(kind) is None:
            return f"{'–':>18}"
        ratio = f" ({row[kind] / anchor[kind]:.1f}x)" if anchor else ""
        return f"{row[kind] / 1e6:8.2f} M/s{ratio:>8}"[:20].rjust(20)

    copy = f"{row['copy'] * 1e6:8.2f} µs" if row.get("copy") else f"{'–':>11}"
    return f"{name:<24}{shown('stepped')}{shown('inside')}{copy}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument(
        "games", nargs="*", default=[*[name for name in [*GOALS, *FLOORS] if name in games()], "tabletop", "page"]
    )
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-peers", action="store_true")
    args = parser.parse_args()
    peers = [] if args.no_peers else measure_peers()
    played = [name for name in args.games if name != "page" and find_game(name).playable]
    ours = {name: measure(find_game(name), {}) for name in played}
    odds = tabletop_odds.measure() if "tabletop" in args.games else {}
    page = page_load.measure() if "page" in args.games else {}
    anchor = next((row for row in peers if row["peer"] == ANCHOR), None)
    met = True
    lines = [f"{'':<24}{'stepped from Python':>20}{'inside the engine':>20}{'copy':>11}"]
    lines += [line(str(row["peer"]), row, anchor) for row in peers]
    for name, row in ours.items():
        lines.append(line(f"Cannae {name}", row, anchor))
        lines.append(
            f"    {100 * row['forced']:.0f} % forced decisions, {row['choices']:.1f} choices on average, "
            f"{row['length']:.0f} decisions a game"
        )
        if name in FLOORS:
            good = row["inside"] >= FLOORS[name]
            met = met and good
            lines.append(f"    goal {FLOORS[name] / 1e6:g} M/s inside the engine: {'met' if good else 'NOT met'}")
        if anchor and name in GOALS:
            wanted = GOALS[name]
            reached = (row["stepped"] / anchor["stepped"] >= wanted[0], row["inside"] / anchor["inside"] >= wanted[1])
            good = all(reached) and row["copy"] < COPY_GOAL
            met = met and good
            lines.append(
                f"    goal {wanted[0]:g}x and {wanted[1]:g}x hearts, a copy under 1 µs: {'met' if good else 'NOT met'}"
            )
    if odds:
        met = met and tabletop_odds.met(odds)
        lines += tabletop_odds.lines(odds)
    if page:
        met = met and page_load.met(page)
        lines += page_load.lines(page)
    lines.append(f"rules {'compiled' if compiled() else 'NOT compiled'}; CPU time on one core, median of five runs")
    data = {"peers": peers, "ours": ours, "odds": odds, "page": page, "met": met}
    print(json.dumps(data, indent=2) if args.json else "\n".join(lines))
    return 0 if met else 1


if __name__ == "__main__":
    raise SystemExit(main())
