"""Players of Field of Honour beside the random one."""
