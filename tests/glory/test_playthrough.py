"""A stored game is played again and compared line by line."""

from glory.playthrough import FILE, play


def test_the_stored_game_is_played_again_exactly() -> None:
    stored = FILE.read_text("utf-8").splitlines()
    for number, (now, then) in enumerate(zip(play().splitlines(), stored, strict=True), 1):
        assert now == then, f"line {number}"
