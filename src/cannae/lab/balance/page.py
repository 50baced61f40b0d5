"""The page of a comparison: every difference with its interval."""

from collections.abc import Sequence
from html import escape
from typing import Any

from cannae.core.game import Say
from cannae.lab.balance.command import is_share, name_of, shown
from cannae.lab.balance.comparison import Finding
from cannae.lab.naming import thing_name
from cannae.lab.report.charts import Mark, whiskers
from cannae.lab.report.page import Section, page

MOST = 40  # rows of a plot; the table has all


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
    change = ", ".join(f"{name}={'…' if isinstance(value, dict) else value}" for name, value in data["change"].items())
    lead = [escape(data["sentence"])]
    made = escape(say("balance-lead", change=change, bot=data["bot"], games=data["games"], seed=str(data["seed"])))
    title = say("balance-title", game=f"@{data['game']}-name")
    return page(language, title, lead, found, say("report-table"), made=[made])


def section(title: str, note: str, game: str, findings: Sequence[Finding], say: Say, language: str) -> Section:
    def written(text: str) -> str:
        return (text.replace(".", ",") if language == "de" else text).replace("-", "−")

    marks, rows = [], []
    for finding in findings:
        of_game = finding.subject in ("figure", "ending")
        label = name_of(game, finding, say) if of_game else thing_name(finding.name, say)
        ends = f"{written(shown(finding, finding.low, True))} – {written(shown(finding, finding.high, True))}"
        difference = written(shown(finding, finding.difference, True))
        scale = 100 if is_share(finding) else 1
        tip = f"{label}: {difference} ({ends})"
        ends_of = (scale * finding.difference, scale * finding.low, scale * finding.high)
        marks.append(Mark(label, *ends_of, tip, finding.decisive))
        before, after = written(shown(finding, finding.standard)), written(shown(finding, finding.variant))
        rows.append([label, before, after, difference, ends, written(f"{finding.p:.3f}")])
    columns = [say("report-column-name"), say("balance-standard"), say("balance-variant"), say("balance-difference")]
    columns += [say("report-column-interval"), say("report-column-p")]
    plot = whiskers(title, marks[:MOST], 0.0, "{:+.4g}", "," if language == "de" else ".")
    return Section(findings[0].subject, title, note, plot, columns, rows)
