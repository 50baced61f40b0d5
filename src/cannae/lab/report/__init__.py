"""Pages with charts: the report of an arena, and the page and the charts that all reports share."""
