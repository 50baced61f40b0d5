"""A small policy for Field of Honour, trained by self-play on one processor: all of it on one page.

    pip install 'cannae[train]'
    python examples/self_play.py --minutes 10 --out mine.weights
    cannae simulate honour --bots net:mine.weights,greedy --games 4000 --option battles=1

`VectorGames` plays many games at once in compiled code and writes what there is to decide into flat arrays. The rest is
a clipped policy gradient with a judge that sees both hands, which only training may.
"""

import argparse
import time
from pathlib import Path

import numpy
import torch
from librt.vecs import vec
from mypy_extensions import i16
from torch import Tensor

from cannae.bots.vector import VectorGames
from cannae.bots.weights import rules_digest, write_weights
from cannae.core.contract import State
from cannae.core.randomness import FastRng, Rng
from cannae.core.registry import game
from cannae.training.model import Model, counts_of

GAMES, STEPS, BATCH, PASSES, WIDTH, DEPTH = 256, 32, 2048, 2, 64, 32
RATE, CLIP, ENTROPY, DECAY = 2e-3, 0.2, (0.02, 0.004), 0.95

HONOUR = game("honour")
OPTIONS = HONOUR.checked({"battles": 1})
found = HONOUR.observer()
assert found is not None
OBSERVER = found
ROOMS = (int(OBSERVER.feature_room), int(OBSERVER.secret_room), int(OBSERVER.choice_room))


def begin(rng: Rng) -> State:
    return HONOUR.begin(dict(OPTIONS), FastRng(int(rng.word(0)) | int(rng.word(0)) << 32))


def look(games: VectorGames) -> dict[str, Tensor]:
    """What is to be decided in every game. Both sides share the net: `sign` is 1 where red decides, -1 where blue."""
    rooms = dict(zip(("features", "secrets", "meanings"), ROOMS, strict=True)) | {"sides": 1, "ended": 1, "results": 1}
    seen = {
        name: torch.from_numpy(numpy.frombuffer(getattr(games, name), numpy.int16).reshape(GAMES, room).copy())
        for name, room in rooms.items()
    }
    flat = {name: seen.pop(name)[:, 0].float() for name in ("sides", "ended", "results")}
    return seen | {"sign": 1 - 2 * flat["sides"], "ended": flat["ended"], "results": flat["results"]}


def play(model: Model, games: VectorGames) -> list[Tensor]:
    """Some steps of every game: what was seen and picked, and how much better than judged it went."""
    rows: list[tuple[dict[str, Tensor], Tensor, Tensor, Tensor]] = []
    with torch.no_grad():
        for _ in range(STEPS):
            seen = look(games)
            chances, _ = model.policy(seen["features"], seen["meanings"])
            pick = torch.multinomial(chances.exp(), 1)
            rows.append((seen, pick, chances.gather(1, pick), model.judged(seen["features"], seen["secrets"])))
            games.step(vec[i16](pick[:, 0].tolist()))
        after = look(games)
        worth = after["sign"] * model.judged(after["features"], after["secrets"])  # to red
        advantage = torch.zeros(GAMES)
        lesson: list[list[Tensor]] = []
        for seen, pick, chance, judged in reversed(rows):
            going = 1 - after["ended"]
            surprise = after["ended"] * after["results"] + going * worth - seen["sign"] * judged
            advantage = surprise + DECAY * going * advantage
            own = seen["sign"] * advantage
            lesson.append([seen["features"], seen["secrets"], seen["meanings"], pick, chance, own, own + judged])
            after, worth = seen, seen["sign"] * judged
    return [torch.cat(column) for column in zip(*lesson, strict=True)]


def learn(model: Model, optimizer: torch.optim.Optimizer, lesson: list[Tensor], price: float) -> None:
    lesson[5] = lesson[5] / (lesson[5].std() + 1e-6)
    for _ in range(PASSES):
        for rows in torch.randperm(len(lesson[0])).split(BATCH):
            features, secrets, meanings, pick, before, advantage, score = [column[rows] for column in lesson]
            chances, expected = model.policy(features, meanings)
            ratio = (chances.gather(1, pick) - before).exp()[:, 0]
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            entropy = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
            error = (model.judged(features, secrets) - score).square().mean() + (expected - score).square().mean() / 10
            optimizer.zero_grad()
            (error - gain - price * entropy).backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 0.5)
            optimizer.step()


def train(minutes: float, out: Path) -> None:
    torch.manual_seed(1)
    model = Model(counts_of(OBSERVER), WIDTH, DEPTH)
    optimizer = torch.optim.Adam(model.parameters(), lr=RATE)
    games = VectorGames(begin, OBSERVER, GAMES, ROOMS, 1)
    games.start()
    start = time.monotonic()
    while (share := (time.monotonic() - start) / (60 * minutes)) < 1:
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - 0.9 * share)
        learn(model, optimizer, play(model, games), ENTROPY[0] + (ENTROPY[1] - ENTROPY[0]) * share)
        print(f"\r{share:4.0%}  {int(games.games):,} games, {int(games.decisions):,} decisions", end="", flush=True)
    write_weights(out, {"game": "honour", "rules": rules_digest(HONOUR)}, model.parts())
    print(f"\n{out}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--out", type=Path, default=Path("mine.weights"))
    wanted = parser.parse_args()
    train(wanted.minutes, wanted.out)
