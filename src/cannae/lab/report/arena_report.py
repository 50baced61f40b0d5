"""The report of an arena: the figures of its log as a page with plots, as CSV and as JSON."""

import csv
import io
import shlex
from collections.abc import Sequence
from html import escape
from typing import Any

from cannae.core.game import Say
from cannae.core.registry import game as find_game
from cannae.lab.arena.changes import what_changed
from cannae.lab.naming import in_order, number_of, thing_name
from cannae.lab.playing.pairs import Pair, deals_of
from cannae.lab.report.charts import Mark, bars, histogram, matrix, whiskers
from cannae.lab.report.page import Section, Tile, page
from cannae.lab.statistics.deciding import against
from cannae.lab.statistics.intervals import Tally, deal_interval, parts

MOST_THINGS = 40  # in a plot; the table has all


class Writer:
    """Numbers and names as the reader's language writes them."""

    def __init__(self, say: Say, language: str) -> None:
        self.say = say
        self.language = language

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        text = f"{value:{'+' if sign else ''}.{digits}f}".replace("-", "−")
        return text.replace(".", ",") if self.language == "de" else text

    def percent(self, share: float) -> str:
        return f"{self.number(100 * share, 1)} %"

    def interval(self, low: float, high: float) -> str:
        return f"{self.percent(low)} – {self.percent(high)}"

    def name(self, thing: str) -> str:
        return thing_name(thing, self.say)

    def tip(self, name: str, share: dict[str, Any], count: float) -> str:
        interval = self.interval(share["low"], share["high"])
        return self.say(
            "report-tip", name=name, share=self.percent(share["share"]), interval=interval, count=self.number(count)
        )


def report_page(data: dict[str, Any], pairs: Sequence[Pair], say: Say, language: str) -> str:
    words = Writer(say, language)
    made = [
        escape(say("report-intervals")),
        f"{escape(say('report-made'))} <code>{escape(command(data))}</code>",
        escape(say("report-what", seed=str(data["seed"]), options=options_text(data, say), program=data["program"])),
        escape(say("report-bots", bots=", ".join(f"{bot['name']} ({bot['version']})" for bot in data["bots"]))),
        *map(escape, what_changed(data, say)),
    ]
    title = say("report-title", game=f"@{data['game']}-name")
    found = sections(data, pairs, words)
    return page(language, title, [], found, say("report-table"), tiles(data, words), made)


def command(data: dict[str, Any]) -> str:
    """What plays the same games again; documents and varied options, which the figures do not hold, are in the log."""
    bots = ",".join(bot["name"] for bot in data["bots"])
    each = max((sum(row["pairs"]) for row in data["pairings"]), default=0)
    given = ["cannae", "arena", data["game"], "--bots", bots, "--pairs", str(each), "--seed", str(data["seed"])]
    for name, value in changed(data).items():
        given += [] if isinstance(value, dict) else ["--option", f"{name}={typed_value(value)}"]
    return shlex.join([*given, *[word for name in data["varied"] for word in ("--vary", name)]])


def typed_value(value: Any) -> str:
    """The value of an option as it is typed."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def tiles(data: dict[str, Any], words: Writer) -> list[Tile]:
    """What is asked first: how much was played, who is best, whether it helps to begin, how long it takes."""
    say = words.say
    best = max(data["ratings"], key=lambda row: float(row["elo"]))
    ends = f"{words.number(best['low'], 0, True)} – {words.number(best['high'], 0, True)}"
    found = [
        Tile(say("report-tile-games"), say("report-count", count=data["games"]), say("report-lead", **counts_of(data))),
        Tile(say("report-tile-best"), best["bot"], f"{words.number(best['elo'], 0, True)} Elo ({ends})"),
    ]
    first = data["first_player_wins_of_decided"]
    if first["of"]:
        helps = "helps" if first["low"] > 0.5 else "harms" if first["high"] < 0.5 else "open"
        more = say("report-tile-first-more", interval=words.interval(first["low"], first["high"]), helps=helps)
        found.append(Tile(say("report-tile-first"), words.percent(first["share"]), more))
    decisions = words.number(data["mean_decisions"])
    if data["mean_turns"]:
        turns, more = words.number(data["mean_turns"], 1), say("report-tile-decisions", decisions=decisions)
        found.append(Tile(say("report-tile-turns"), turns, more))
    else:
        found.append(Tile(say("report-tile-length"), decisions, say("report-decisions")))
    return found


def counts_of(data: dict[str, Any]) -> dict[str, int]:
    return {"pairs": data["pairs"], "draws": data["draws"]}


def options_text(data: dict[str, Any], say: Say) -> str:
    given = changed(data).items()
    texts = [f"{name}={say('report-own') if isinstance(value, dict) else typed_value(value)}" for name, value in given]
    return ", ".join(texts) or say("report-usual")


def changed(data: dict[str, Any]) -> dict[str, Any]:
    """The options that are not as usual."""
    usual = {option.name: option.default for option in find_game(data["game"]).options}
    return {name: value for name, value in data["options"].items() if value != usual.get(name)}


def sections(data: dict[str, Any], pairs: Sequence[Pair], words: Writer) -> list[Section]:
    found = [ratings_section(data, words), payoff_section(data, words), first_section(data, words)]
    found.append(length_section(data, words))
    found.append(endings_section(data, words))
    armies = against(deals_of(pairs), "army")
    if len(armies) > 2:
        found.append(armies_section(armies, words))
    shown = [(subject, rows) for subject, rows in data["things"].items() if len(rows) > 1]
    found += [things_section(subject, rows, words, at == 0) for at, (subject, rows) in enumerate(shown)]
    return [section for section in found if section.rows]


def ratings_section(data: dict[str, Any], words: Writer) -> Section:
    say, number = words.say, words.number
    marks, rows = [], []
    for row, nash in sorted(zip(data["ratings"], data["nash"]), key=lambda both: -float(both[0]["elo"])):
        ends = f"{number(row['low'], 0, True)} – {number(row['high'], 0, True)}"
        weight, skill = number(nash["weight"], 2), number(100 * nash["skill"], 1, True)
        tip = say("report-ratings-tip", bot=row["bot"], elo=number(row["elo"], 0, True), ends=ends, weight=weight)
        marks.append(Mark(row["bot"], row["elo"], row["low"], row["high"], tip))
        rows.append([row["bot"], number(row["elo"], 0, True), ends, weight, f"{skill} %"])
    title = say("report-ratings")
    columns = [say(f"report-column-{name}") for name in ("bot", "elo", "interval", "nash", "skill")]
    plot = whiskers(title, marks, 0.0, "{:+.0f}")
    return Section("ratings", title, say("report-ratings-note"), plot, columns, rows)


def payoff_section(data: dict[str, Any], words: Writer) -> Section:
    say = words.say
    names = [bot["name"] for bot in data["bots"]]
    cells: list[list[tuple[float, str] | None]] = [[None] * len(names) for _ in names]
    rows = []
    for row in data["pairings"]:
        one, other = row["numbers"]
        score = row["score"]
        swapped = {"share": 1 - score["share"], "low": 1 - score["high"], "high": 1 - score["low"]}
        for first, second, shown in ((one, other, score), (other, one, swapped)):
            versus = f"{names[first]} – {names[second]}"
            cells[first][second] = shown["share"], words.tip(versus, shown, row["games"])
        counts = " ".join(str(count) for count in row["pairs"])
        interval = words.interval(score["low"], score["high"])
        rows.append([f"{names[one]} – {names[other]}", words.percent(score["share"]), interval, counts])
    title = say("report-payoff")
    columns = [say(f"report-column-{name}") for name in ("pairing", "score", "interval", "pairs")]
    return Section("payoff", title, say("report-payoff-note"), matrix(title, names, cells), columns, rows)


def first_section(data: dict[str, Any], words: Writer) -> Section:
    say = words.say
    shares = [(say("report-all"), data["first_player_wins_of_decided"])]
    shares += [(" – ".join(row["bots"]), row["first_player_wins_of_decided"]) for row in data["pairings"]]
    shares += [(say("sim-red"), data["red_wins_of_decided"])]
    return shares_section("first", say("report-first"), say("report-first-note"), shares, words)


def shares_section(
    name: str, title: str, note: str, shares: Sequence[tuple[str, dict[str, Any]]], words: Writer
) -> Section:
    """Shares of games with their intervals about a half."""
    kept = [(label, share) for label, share in shares if share["of"]]
    marks = [
        Mark(label, share["share"], share["low"], share["high"], words.tip(label, share, share["of"]))
        for label, share in kept
    ]
    rows = [
        [label, words.percent(share["share"]), words.interval(share["low"], share["high"]), words.number(share["of"])]
        for label, share in kept
    ]
    columns = [words.say(f"report-column-{name}") for name in ("name", "share", "interval", "games")]
    return Section(name, title, note, whiskers(title, marks, 0.5) if marks else "", columns, rows)


def length_section(data: dict[str, Any], words: Writer) -> Section:
    say = words.say
    by_turns = len(data["turns"]) > 1  # where all games have as many turns, only decisions tell them apart
    counts = {int(length): games for length, games in data["turns" if by_turns else "decisions"].items()}
    width = 1 if by_turns else 20
    lengths = range(min(counts), max(counts) + 1, width) if counts else range(0)
    shown = [(str(length), counts.get(length, 0)) for length in lengths]
    axis = say("report-turns" if by_turns else "report-decisions")
    tips = [(label, float(games), f"{label}: {say('report-games', games=games)}") for label, games in shown]
    note = say("report-length-note", decisions=words.number(data["mean_decisions"]), axis=axis)
    columns = [axis, say("report-column-games")]
    title = say("report-length")
    rows = [[label, str(games)] for label, games in shown]
    return Section("length", title, note, histogram(title, tips, axis), columns, rows)


def endings_section(data: dict[str, Any], words: Writer) -> Section:
    say = words.say
    rows = [(words.name(f"@{data['game']}-outcome-{reason}"), games) for reason, games in data["reasons"].items()]
    tips = [(label, float(games), f"{label}: {say('report-games', games=games)}") for label, games in rows]
    columns = [say("report-column-name"), say("report-column-games")]
    title = say("report-endings")
    table = [[label, str(games)] for label, games in rows]
    return Section("endings", title, say("report-endings-note"), bars(title, tips), columns, table)


def armies_section(armies: dict[tuple[str, str], Tally], words: Writer) -> Section:
    say = words.say
    names = sorted({name for both in armies for name in both})
    cells: list[list[tuple[float, str] | None]] = [[None] * len(names) for _ in names]
    rows = []
    for (one, other), deals in sorted(armies.items()):
        label = f"{words.name(one)} – {words.name(other)}"
        points, games = parts(deals)
        share = points / games
        low, high = deal_interval(deals)
        if one != other:
            tip = words.tip(label, {"share": share, "low": low, "high": high}, games)
            cells[names.index(one)][names.index(other)] = share, tip
            rows.append([label, words.percent(share), words.interval(low, high), words.number(games)])
    title = say("report-armies")
    columns = [say(f"report-column-{name}") for name in ("pairing", "score", "interval", "games")]
    plot = matrix(title, [words.name(name) for name in names], cells)
    return Section("armies", title, say("report-armies-note"), plot, columns, rows)


def things_section(subject: str, things: Sequence[dict[str, Any]], words: Writer, warning: bool) -> Section:
    """`warning` also says what such figures do not show: once on a page is enough."""
    say = words.say
    shown = list(things)
    if in_order([row["thing"] for row in things]):
        shown.sort(key=lambda row: number_of(row["thing"]))
    if len(shown) > MOST_THINGS:
        shown = shown[: MOST_THINGS // 2] + shown[-MOST_THINGS // 2 :]
    marks = [
        Mark(
            words.name(row["thing"]),
            row["share"],
            row["low"],
            row["high"],
            words.tip(words.name(row["thing"]), row, row["games"]),
            row["decisive"],
        )
        for row in shown
    ]
    rows = [
        [
            words.name(row["thing"]),
            words.percent(row["share"]),
            words.interval(row["low"], row["high"]),
            words.number(row["games"]),
            words.number(row["p"], 3),
        ]
        for row in things
    ]
    decisive = sum(row["decisive"] for row in things)
    faint = "some" if 0 < decisive < len(things) else "none"
    title = say("report-things", subject=f"@subject-{subject}")
    note = say("report-things-note", decisive=decisive, count=len(things), faint=faint)
    note += f" {say('report-things-warning')}" if warning else ""
    columns = [say(f"report-column-{name}") for name in ("name", "share", "interval", "games", "p")]
    return Section(f"things-{subject}", title, note, whiskers(title, marks, 0.5), columns, rows)


def report_csv(data: dict[str, Any]) -> str:
    """The figures as rows `figure, name, value, low, high, count`, with full precision and a dot in any language."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["figure", "name", "value", "low", "high", "count"])
    for row in data["ratings"]:
        writer.writerow(["elo", row["bot"], row["elo"], row["low"], row["high"], ""])
    for row in data["nash"]:
        writer.writerow(["nash_weight", row["bot"], row["weight"], "", "", ""])
    for row in data["pairings"]:
        score = row["score"]
        writer.writerow(["score", " - ".join(row["bots"]), score["share"], score["low"], score["high"], row["games"]])
    for name in ("first_player_wins_of_decided", "red_wins_of_decided"):
        share = data[name]
        writer.writerow([name, "", share["share"], share["low"], share["high"], share["of"]])
    for figure in ("turns", "decisions", "reasons"):
        writer.writerows([figure, name, games, "", "", ""] for name, games in data[figure].items())
    for subject, rows in data["things"].items():
        writer.writerows([subject, row["thing"], row["share"], row["low"], row["high"], row["games"]] for row in rows)
    return text.getvalue()
