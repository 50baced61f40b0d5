"""Armies, fields and the reference sheet as files to edit, and the plain records they are read into."""
