"""The net while it learns, in PyTorch: the same layers as `bots.net`, and what they are called there."""

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from cannae.core.observation import Observer

NEVER = -1e9  # the weight of what is no choice


class Model(nn.Module):
    """A policy that sees what a side sees, with the score it expects, and a judge that also sees the secrets."""

    def __init__(self, counts: tuple[int, int, int], width: int, depth: int) -> None:
        super().__init__()
        features, secrets, meanings = counts
        self.counts = counts
        self.sizes = width, depth
        self.features = nn.Parameter(torch.randn(features, width) * 0.08)
        self.features_bias = nn.Parameter(torch.zeros(width))
        self.hidden = nn.Parameter(torch.randn(width, depth) * (2.0 / width) ** 0.5)
        self.hidden_bias = nn.Parameter(torch.zeros(depth))
        self.meanings = nn.Parameter(torch.randn(meanings, depth) * 0.02)
        self.meanings_bias = nn.Parameter(torch.zeros(meanings))
        self.chance = nn.Parameter(torch.zeros(depth))
        self.chance_bias = nn.Parameter(torch.zeros(1))
        self.judge_features = nn.Parameter(torch.randn(features, width) * 0.08)
        self.judge_secrets = nn.Parameter(torch.randn(secrets, width) * 0.08)
        self.judge_features_bias = nn.Parameter(torch.zeros(width))
        self.judge_hidden = nn.Parameter(torch.randn(width, depth) * (2.0 / width) ** 0.5)
        self.judge_hidden_bias = nn.Parameter(torch.zeros(depth))
        self.judge = nn.Parameter(torch.randn(depth) * 0.01)
        self.judge_bias = nn.Parameter(torch.zeros(1))

    def policy(self, features: Tensor, meanings: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the choices' chances, and the score expected from what is seen (-1 to 1)."""
        first = functional.relu(rows(features, self.features) + self.features_bias)
        second = functional.relu(first @ self.hidden + self.hidden_bias)
        every = second @ self.meanings.t() + self.meanings_bias
        weights = every.gather(1, meanings.long()).masked_fill(meanings == 0, NEVER)
        expected = torch.tanh(second @ self.chance + self.chance_bias)
        return torch.log_softmax(weights, -1), expected

    def judged(self, features: Tensor, secrets: Tensor) -> Tensor:
        """The score the side may expect in a world it knows whole (-1 to 1)."""
        first = rows(features, self.judge_features) + rows(secrets, self.judge_secrets) + self.judge_features_bias
        second = functional.relu(functional.relu(first) @ self.judge_hidden + self.judge_hidden_bias)
        return torch.tanh(second @ self.judge + self.judge_bias)

    def twin(self) -> "Model":
        """A copy that stays as it is while this one learns."""
        found: Model = Model(self.counts, *self.sizes).to(self.features.device)
        found.load_state_dict(self.state_dict())
        return found

    def parts(self) -> dict[str, list[float]]:
        """Every layer by its name in `bots.net`, as plain numbers."""
        return {name: weights.detach().float().cpu().flatten().tolist() for name, weights in self.named_parameters()}

    def take(self, parts: dict[str, list[float]]) -> None:
        """The layers of a net that was written before."""
        with torch.no_grad():
            for name, weights in self.named_parameters():
                weights.copy_(torch.tensor(parts[name]).reshape(weights.shape))


def rows(indices: Tensor, table: Tensor) -> Tensor:
    """The sum of a table's rows over the features of every position; feature 0 is padding."""
    if indices.is_cuda:  # a product with ones and zeros is quicker there than looking rows up
        hot = torch.zeros(indices.shape[0], table.shape[0], device=indices.device, dtype=table.dtype)
        hot.scatter_(1, indices.long(), 1.0)
        hot[:, 0] = 0
        return hot @ table
    found: Any = functional.embedding_bag(indices.long(), table, mode="sum", padding_idx=0)
    return found


def counts_of(observer: Observer) -> tuple[int, int, int]:
    return int(observer.feature_count), int(observer.secret_count), int(observer.meaning_count)
