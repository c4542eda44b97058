"""Windows that show or ask something and decide nothing."""
