"""How hard Hypothesis tries: quick enough for every run, and no clock on a busy machine."""

from hypothesis import settings

settings.register_profile("unit", parent=settings(), deadline=None, max_examples=40)
settings.load_profile("unit")
