"""Given work, sets, the editor, reports and worksheets, as pages."""
