"""Players of Field of Glory: the Card Game beside the random one."""
