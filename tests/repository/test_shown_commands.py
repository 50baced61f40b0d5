"""Every command that README and documents show is one that `cannae` understands; the short ones are run."""

import re
import shlex
from pathlib import Path

import pytest

from cannae.cli import build_parser, main
from cannae.locale import words

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SHOWN = re.compile(r"^    (?:\.venv/bin/)?cannae (.+?)(?:   .*|  ?#.*)?$", re.MULTILINE)
QUICK = ("odds", "reference", "rules", "games")


def shown() -> list[tuple[str, str]]:
    return [(path.name, line) for path in DOCUMENTS for line in SHOWN.findall(path.read_text("utf-8"))]


@pytest.mark.parametrize(("document", "line"), shown())
def test_a_shown_command_is_understood(
    document: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = shlex.split(re.sub(r" \[[^]]*\]", "", line))  # what may be left out is left out
    assert build_parser(words("en").say).parse_args(given).command == given[0]
    if given[0] in QUICK:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("CANNAE_DATA", str(tmp_path))
        for name, other in shown():  # groups that the document has its reader save are there to be used
            if name == document and other.startswith("groups save"):
                assert main(shlex.split(other)) == 0
        assert main(given) == 0
        assert capsys.readouterr().out.strip()


def test_documents_show_commands() -> None:
    assert len(shown()) > 40
    assert {document for document, _ in shown()} > {"README.md", "tabletop.md", "operations.md", "research.md"}
