"""The drawn way of a click names files that are there, and the picture is the one that the script draws."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_picture_of_a_click_is_up_to_date() -> None:
    drawn = runpy.run_path(str(ROOT / "docs" / "click_picture.py"))
    missing = [file for _, file, _ in drawn["STEPS"] if not (ROOT / "src" / "cannae" / file).exists()]
    assert missing == []
    assert (ROOT / "docs" / "click_way.svg").read_text() == drawn["picture"]()
