"""The rules and the tips, as texts with drawn dice that can be read, searched and printed."""
