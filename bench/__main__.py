"""`make bench`: our engine beside its peers in one run, as ratios.

    python -m bench [--json] [--no-peers] [GAME ...]

The peers live in `.venv-bench`, made here on the first run.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path

from bench import long_table, page_clash, page_load, page_table, search, tabletop_battles, tabletop_odds, vector
from bench.measure import ROUNDS, Figure, Meters, side_by_side
from bench.ours import meters, shape
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
RATES = ("stepped", "inside")


def peers_python() -> Path:
    python = PEERS / "bin" / "python"
    if not python.exists():
        print("making an environment for the peers ...", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", PEERS], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *PACKAGES], check=True)
    return python


@contextmanager
def peers() -> Iterator[dict[str, Meters]]:
    """The meters of `peers.py`, which runs beside us and measures when asked, so that both see the same machine."""
    command = [peers_python(), ROOT / "bench" / "peers.py"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin and process.stdout
        questions, answers = process.stdin, process.stdout

        def ask(name: str, kind: str) -> float:
            print(name, kind, sep="\t", file=questions, flush=True)
            return float(answers.readline())

        while not (line := answers.readline()).startswith("{"):  # the libraries greet us first
            if not line:
                raise SystemExit("the peers did not start")
        yield {name: {kind: partial(ask, name, kind) for kind in kinds} for name, kinds in json.loads(line).items()}
        questions.close()


def shown(figure: Figure | None) -> str:
    if figure is None:
        return f"{'–':>20}"
    ratio = f" ({figure.ratio:.1f}x)" if figure.ratio else ""
    return f"{figure.value / 1e6:8.2f} M/s{ratio:>8}".rjust(20)


def row(name: str, figures: dict[str, Figure]) -> str:
    copy = f"{figures['copy'].value * 1e6:8.2f} µs" if "copy" in figures else f"{'–':>11}"
    return f"{name:<24}{shown(figures.get('stepped'))}{shown(figures.get('inside'))}{copy}"


def plain_data(figures: dict[str, dict[str, Figure]]) -> dict[str, object]:
    return {name: {kind: figure.to_data() for kind, figure in kinds.items()} for name, kinds in figures.items()}


def judged(name: str, figures: dict[str, Figure]) -> list[tuple[str, bool]]:
    """Every goal of a game that could be measured, and whether it is met."""
    found = []
    for kind, wanted in zip(RATES, GOALS.get(name, ()), strict=False):
        figure = figures[kind]
        if figure.ratio is not None:
            spread = f"{min(figure.ratios):.1f} to {max(figure.ratios):.1f} in {len(figure.ratios)} rounds"
            found.append((f"{kind} {wanted:g}x hearts: {figure.ratio:.2f}x, {spread}", figure.ratio >= wanted))
    if name in GOALS:
        found.append(("a copy under 1 µs", figures["copy"].value < COPY_GOAL))
    if name in FLOORS:
        floor = FLOORS[name]
        found.append((f"{floor / 1e6:g} M/s inside the engine", figures["inside"].value >= floor))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument(
        "games",
        nargs="*",
        default=[*[name for name in [*GOALS, *FLOORS] if name in games()], "tabletop", "table", "page", "search"],
    )
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-peers", action="store_true")
    args = parser.parse_args()
    played = {
        name: find_game(name)
        for name in args.games
        if name not in ("table", "page", "search") and find_game(name).playable
    }
    ours = {f"Cannae {name}": meters(game, {}) for name, game in played.items()}
    with nullcontext(dict[str, Meters]()) if args.no_peers else peers() as others:
        rates = {kind: meter for kind, meter in others.get(ANCHOR, {}).items() if kind in RATES}
        searching = {name: kinds for name, kinds in others.items() if "searched" in kinds}
        playing = {name: kinds for name, kinds in others.items() if name not in searching}
        figures = side_by_side({**playing, **ours}, rates) if played else {}
        searched = search.measure(searching) if "search" in args.games else {}
    stepped = vector.measure() if "search" in args.games else {}
    shapes = {name: shape(game, {}) for name, game in played.items()}
    odds = tabletop_odds.measure() if "tabletop" in args.games else {}
    battles = tabletop_battles.measure() if "tabletop" in args.games else {}
    opening = long_table.measure() if "table" in args.games else None
    page = page_load.measure() if "page" in args.games else {}
    clashes = page_clash.measure() if "page" in args.games else {}
    moved = page_table.measure() if "page" in args.games else {}
    met = True
    lines = [f"{'':<24}{'stepped from Python':>20}{'inside the engine':>20}{'copy':>11}"]
    lines += [row(name, figures[name]) for name in playing if played]
    for name, form in shapes.items():
        lines.append(row(f"Cannae {name}", figures[f"Cannae {name}"]))
        lines.append(
            f"    {100 * form['forced']:.0f} % forced decisions, {form['choices']:.1f} choices on average, "
            f"{form['length']:.0f} decisions a game"
        )
        for goal, good in judged(name, figures[f"Cannae {name}"]):
            met = met and good
            lines.append(f"    goal {goal}: {'met' if good else 'NOT met'}")
    if searched:
        met = met and search.met(searched)
        lines += search.lines(searched)
        met = met and vector.met(stepped)
        lines += vector.lines(stepped)
    if opening is not None:
        met = met and opening < long_table.GOAL
        lines.append(long_table.line(opening))
    for subject, found in (
        (tabletop_odds, odds),
        (tabletop_battles, battles),
        (page_load, page),
        (page_clash, clashes),
        (page_table, moved),
    ):
        if found:
            met = met and subject.met(found)
            lines += subject.lines(found)
    lines.append(
        f"rules {'compiled' if compiled() else 'NOT compiled'}; CPU time on one core, the median of {ROUNDS} rounds; "
        f"ratios to {ANCHOR}, measured in turn with it"
    )
    data = {
        "figures": plain_data(figures),
        "search": plain_data(searched),
        "vector": {name: figure.value for name, (figure, _) in stepped.items()},
        "shapes": shapes,
        "odds": odds,
        "battles": battles,
        "opening": opening,
        "page": page,
        "clashes": clashes,
        "table": moved,
        "met": met,
    }
    print(json.dumps(data, indent=2) if args.json else "\n".join(lines))
    return 0 if met else 1


if __name__ == "__main__":
    raise SystemExit(main())
