"""Training nets by self-play: games in compiled worker processes, one learner, earlier selves as opponents."""
