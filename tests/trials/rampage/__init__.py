"""A hand that does anything at random in the real program, and what must hold meanwhile."""
