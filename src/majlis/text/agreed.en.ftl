# What a table has agreed on.
agreed-line = { $option }: { $value }
agreed-here = Agreed on at this table, beside the usual rules:
agreed-usual = At this table the usual rules are in force.
