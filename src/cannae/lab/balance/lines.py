"""The figures of a game as it is, in lines of text."""

from collections.abc import Sequence

from cannae.core.game import Say
from cannae.lab.balance.measure import Figure, Standing
from cannae.lab.decimals import decimals


def name_of(game: str, figure: Figure, say: Say) -> str:
    kind, _, name = figure.name.partition(" ")
    if kind == "ending":
        return say(f"{game}-outcome-{name}")
    if kind != "own":
        return say(f"balance-{kind}")
    word, _, thing = name.partition(" ")
    return say(f"{game}-figure-{word}", thing=thing) if thing else say(f"{game}-figure-{word}")


def number(value: float, is_share: bool) -> str:
    return f"{100 * value:.1f}" if is_share else f"{value:.1f}"


def row(label: str, wide: int, value: float, low: float, high: float, is_share: bool, say: Say) -> str:
    sign = " %" if is_share else "  "
    figures = f"{number(value, is_share):>6}{sign}  [{number(low, is_share)} – {number(high, is_share)}]"
    return f"  {label:<{wide}}  {decimals(figures, say)}"


def lines(game: str, found: Sequence[Figure], table: Sequence[Standing], games: int, bot: str, say: Say) -> list[str]:
    labels = [name_of(game, figure, say) for figure in found]
    wide = max(len(label) for label in labels)
    result = [say("measure-head", game=game, games=games, bot=bot)]
    result += [row(label, wide, one.value, one.low, one.high, one.is_share, say) for label, one in zip(labels, found)]
    if table:
        result += ["", say("measure-standings")]
        rows = [(say("measure-against", thing=one.thing, other=one.other or "none"), one) for one in table]
        wide = max(len(label) for label, _ in rows)
        result += [row(label, wide, one.share, one.low, one.high, True, say) for label, one in rows]
    return [*result, say("measure-legend")]
