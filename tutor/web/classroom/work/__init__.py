"""Pages of assigned work, sets, the editor, reports and worksheets."""
