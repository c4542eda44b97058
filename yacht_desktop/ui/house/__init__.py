"""House rules: the rulesets of this table, their files, and the page on which they are made."""
