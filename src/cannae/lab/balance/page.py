"""The page of a comparison: every difference with its interval."""

from collections.abc import Sequence
from html import escape
from typing import Any

from cannae.core.game import Say
from cannae.lab.balance.command import is_share, name_of, shown
from cannae.lab.balance.comparison import Finding
from cannae.lab.naming import thing_name
from cannae.lab.report.charts import Mark, whiskers
from cannae.lab.report.page import Section, Tile, page

MOST = 40  # rows of a plot; the table has all
SEEN_FIRST = ("red", "first", "drawn", "turns")


def balance_page(data: dict[str, Any], findings: Sequence[Finding], say: Say, language: str) -> str:
    shares = [finding for finding in findings if is_share(finding)]
    groups = {
        "fair": [finding for finding in shares if finding.subject == "figure"],
        "length": [finding for finding in findings if not is_share(finding)],
        "endings": [finding for finding in shares if finding.subject == "ending"],
    }
    found = [
        section(say(f"balance-section-{name}"), say(f"balance-note-{name}"), data["game"], there, say, language)
        for name, there in groups.items()
        if there
    ]
    for subject in dict.fromkeys(finding.subject for finding in shares if finding.subject not in ("figure", "ending")):
        there = [finding for finding in shares if finding.subject == subject]
        there.sort(key=lambda finding: -abs(finding.difference))
        title = say("report-things", subject=f"@subject-{subject}")
        found.append(section(title, say("balance-note-things"), data["game"], there, say, language))
    own = say("report-own")
    change = ", ".join(f"{name}={own if isinstance(value, dict) else value}" for name, value in data["change"].items())
    what = say("balance-lead", change=change, bot=data["bot"], games=data["games"], seed=str(data["seed"]))
    lead = [escape(what), escape(data["sentence"])]
    title = say("balance-title", game=f"@{data['game']}-name")
    return page(language, title, lead, found, say("report-table"), tiles(data["game"], findings, say, language))


def tiles(game: str, findings: Sequence[Finding], say: Say, language: str) -> list[Tile]:
    """What is asked first: before and after, and by how much they differ."""

    def tile(finding: Finding) -> Tile:
        before, after, difference, low, high = texts(finding, language)
        value = before if before == after else f"{before} → {after}"
        return Tile(name_of(game, finding, say), value, f"{difference} ({low} – {high})")

    asked = [finding for finding in findings if finding.subject == "figure" and finding.name in SEEN_FIRST]
    return [tile(finding) for finding in asked]


def texts(finding: Finding, language: str) -> list[str]:
    """As the reader's language writes them: before, after, the difference and its ends."""
    found = [shown(finding, finding.standard), shown(finding, finding.variant)]
    found += [shown(finding, value, True) for value in (finding.difference, finding.low, finding.high)]
    return [(text.replace(".", ",") if language == "de" else text).replace("-", "−") for text in found]


def section(title: str, note: str, game: str, findings: Sequence[Finding], say: Say, language: str) -> Section:
    marks, rows = [], []
    for finding in findings:
        of_game = finding.subject in ("figure", "ending")
        label = name_of(game, finding, say) if of_game else thing_name(finding.name, say)
        before, after, difference, low, high = texts(finding, language)
        ends = f"{low} – {high}"
        scale = 100 if is_share(finding) else 1
        tip = f"{label}: {difference} ({ends})"
        ends_of = (scale * finding.difference, scale * finding.low, scale * finding.high)
        marks.append(Mark(label, *ends_of, tip, finding.decisive))
        p = f"{finding.p:.3f}".replace(".", "," if language == "de" else ".")
        rows.append([label, before, after, difference, ends, p])
    columns = [say("report-column-name"), say("balance-standard"), say("balance-variant"), say("balance-difference")]
    columns += [say("report-column-interval"), say("report-column-p")]
    plot = whiskers(title, marks[:MOST], 0.0, "{:+.4g}", "," if language == "de" else ".")
    return Section(findings[0].subject, title, note, plot, columns, rows)
