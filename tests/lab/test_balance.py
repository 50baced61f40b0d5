"""A variant against the standard: what differs is found with its size, what does not is not; seeds are shared."""

import json
import re
from math import sqrt
from pathlib import Path

import numpy as np
import pytest

from cannae.cli import main
from cannae.core.contract import Outcome, UserError
from cannae.core.registry import game as find_game
from cannae.lab.balance.command import read_change, sentence
from cannae.lab.balance.comparison import Finding, compare, compared_games, difference_of_shares, paired
from cannae.lab.playing.pairs import Played
from cannae.lab.report.charts import Mark, bars, histogram, whiskers
from cannae.locale import words

SAY = words("en").say


def played(winner: int, reason: str = "won", first: int = 0, turns: int = 5, card: str = "") -> Played:
    facts = {"card": [[card], []]} if card else {}
    return Played(Outcome(winner, reason, 1, 0), 10, first, turns, facts)


def drawn(chance: np.random.Generator, games: int, edge: float) -> list[tuple[Played, Played]]:
    """Games whose luck both variants share; `edge` is what the variant gives Red on top."""
    found = []
    for luck in chance.random(games):
        one, other = int(luck > 0.5), int(luck > 0.5 + edge)
        found.append((played(one, f"reason-{one}"), played(other, f"reason-{other}")))
    return found


def test_the_paired_interval_covers_the_truth_and_is_narrower_than_an_unpaired_one() -> None:
    chance, edge, runs = np.random.default_rng(1), 0.08, 300
    covered = 0
    for _ in range(runs):
        red = compare(drawn(chance, 200, edge))[0]
        covered += red.low <= edge <= red.high
        assert red.high - red.low < 2 * 1.96 * sqrt(2 * 0.25 / 200) * 0.7
    assert 0.92 <= covered / runs <= 0.98


def test_what_is_the_same_is_not_called_different() -> None:
    chance, runs, false = np.random.default_rng(2), 100, 0
    for _ in range(runs):
        games = []
        for _ in range(150):
            both = [
                played(w % 2, f"reason-{w // 2}", w // 4 % 2, t, card="A" if t else "B")
                for w, t in chance.integers([16, 4], size=(2, 2)).tolist()
            ]
            games.append((both[0], both[1]))
        false += any(finding.decisive for finding in compare(games))
    assert false / runs <= 0.05 + 2 * sqrt(0.05 * 0.95 / runs)


def test_the_difference_of_two_shares_is_the_one_of_the_books() -> None:
    middle, error = difference_of_shares(8, 10, 4, 10)
    assert round(middle, 4) == round(5 / 12 - 9 / 12, 4)
    assert round(error, 4) == round(sqrt(9 / 12 * 3 / 12 / 12 + 5 / 12 * 7 / 12 / 12), 4)


def test_nothing_varies_nothing_is_claimed() -> None:
    same = paired("figure", "drawn", [(0.0, 0.0)] * 10)
    assert (same.difference, same.p) == (0, 1)
    assert same.high == -same.low and round(same.high, 4) == round(1.959964 * sqrt(1) / 12, 4)  # as Agresti and Min
    assert (
        paired("figure", "turns", [(1.0, 2.0)] * 10, share=False).p == 2**-9
    )  # ten times the same difference is no luck


def test_the_sentence_says_what_was_found_or_that_the_sample_cannot_tell() -> None:
    found = compare(drawn(np.random.default_rng(3), 400, 0.2))
    assert "Red wins" in sentence(found, 400, SAY) or "who begins" in sentence(found, 400, SAY)
    small = compare(drawn(np.random.default_rng(3), 20, 0.02))
    assert "cannot tell" in sentence(small, 20, SAY)
    red = Finding("figure", "red", 0.5, 0.4, -0.15, -0.05, 0.001)
    same = Finding("figure", "first", 0.5, 0.5, -0.05, 0.05)
    assert "Red wins 10.0 points less often (-15.0 to -5.0" in sentence([red, same], 9, SAY)
    assert "Rot gewinnt 10,0 Punkte" in sentence([red, same], 9, words("de").say)


def test_what_is_counted_has_no_halves() -> None:
    plot = histogram("length", [("5", 14.0, ""), ("6", 15.0, "")], "turns")
    assert ">15</text>" in plot and ">5</text>" in plot and "2.5" not in plot and "12.5" not in plot


def test_shares_that_hardly_differ_look_so() -> None:
    """Not drawn so close up that the marks of the axis all say 50 %."""
    plot = whiskers("?", [Mark("red", 0.5, 0.497, 0.503, "")], 0.5).partition('class="phone"')[0]
    assert plot.count(">50 %</text>") == 1 and ">46 %</text>" in plot and ">54 %</text>" in plot
    whisker = re.search(r'x1="([\d.]+)"[^>]*x2="([\d.]+)"[^>]*class="whisker"', plot)
    assert whisker and float(whisker[2]) - float(whisker[1]) < 50


def test_names_in_a_plot_are_whole() -> None:
    names = ["Rot gewinnt", "mittelschwere Infanterie (gelegte Truppen)"]
    plot = whiskers("?", [Mark(name, 2.5, 0.0, 12.5, "") for name in names], 0.0, "{:+.4g}", ",")
    assert all(f">{name}</text>" in plot for name in names)
    assert ">+2,5</text>" in plot and ">0</text>" in plot
    long = "die Einheit des Feldherrn wurde geschlagen"  # too long to stand beside what is drawn: above it
    assert f">{long}</text>" in bars("?", [(long, 3.0, "")]).partition('class="phone"')[0]


def test_no_change_is_no_difference_because_the_seeds_are_the_same() -> None:
    game = find_game("honour")
    options = game.checked({"battles": 1})
    games = list(compared_games(game, (options, dict(options)), "greedy", 3, 6))
    assert len(games) == 6
    assert all(one.to_data() == other.to_data() for one, other in games)
    assert len({json.dumps(one.to_data()) for one, _ in games}) > 1


def test_a_change_is_options_and_documents_by_name(tmp_path: Path) -> None:
    glory = find_game("glory")
    (tmp_path / "deck.toml").write_text(str(glory.sample_document("deck", SAY)), "utf-8")
    (tmp_path / "change.toml").write_text('hill = "always"\ndeck = "deck.toml"\n')
    change = read_change(glory, tmp_path / "change.toml")
    assert change["hill"] == "always" and len(change["deck"]["unit"]) > 5
    for text, key in (("hills = 1", "change-unknown"), ("= 1", "change-shape"), ("", "change-empty")):
        (tmp_path / "wrong.toml").write_text(text)
        with pytest.raises(UserError) as told:
            read_change(glory, tmp_path / "wrong.toml")
        assert told.value.key == key


@pytest.mark.parametrize("games", [12, 25])
def test_the_interval_covers_what_seldom_happens_though_few_games_show_it(games: int) -> None:
    """A change that turns one game of fourteen, and never the other way: many samples show no difference at all."""
    chance, edge, runs = np.random.default_rng(8), 1 / 14, 400
    covered = 0
    for _ in range(runs):
        values = [(0.0, float(luck < edge)) for luck in chance.random(games)]
        found = paired("figure", "drawn", values)
        covered += found.low <= edge <= found.high
    assert covered / runs >= 0.94


def test_a_change_that_changes_nothing_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "change.toml").write_text('hill = "always"\n')
    given = ["balance", "glory", "--change", str(tmp_path / "change.toml"), "--games", "2", "--language", "en"]
    assert main([*given, "--option", "hill=always"]) == 2
    assert "nothing to compare" in capsys.readouterr().err


def test_a_page_is_never_written_over_what_it_is_made_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "change.json").write_text('{"battles": 2}')
    given = ["balance", "honour", "--change", str(tmp_path / "change.json"), "--games", "2", "--language", "en"]
    for name in ("change.html", "page.json"):  # the JSON beside the page would be the change, or the page itself
        assert main([*given, "--out", str(tmp_path / name)]) == 2
        assert "would be lost" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["change.json"]
    assert (tmp_path / "change.json").read_text() == '{"battles": 2}'


def test_the_command_compares_and_makes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "change.json").write_text('{"battles": 2}')
    given = ["balance", "honour", "--change", str(tmp_path / "change.json"), "--games", "6", "--option", "battles=1"]
    assert main([*given, "--json", "--out", str(tmp_path / "page.html"), "--language", "de"]) == 0
    data = json.loads(capsys.readouterr().out)
    turns = next(row for row in data["findings"] if row["name"] == "turns")
    assert (turns["standard"], turns["variant"], turns["difference"]) == (1, 2, 1)
    page = (tmp_path / "page.html").read_text("utf-8")
    assert data["sentence"] in page and "Ist es gerecht?" in page
    assert "1,0 → 2,0" in page and "battles=2" in page.partition("<dl")[0]  # what was changed, and what became of it
    assert json.loads((tmp_path / "page.json").read_text())["change"] == {"battles": 2}
