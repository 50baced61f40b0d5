"""Players of the Battle game beside the random one."""
