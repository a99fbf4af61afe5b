"""The browser that tests pages: what it is called, and how it is started."""

import importlib.util
import shutil

# Drawing as a graphics card would, on a machine without one, takes five times the processor time of all else.
OPTIONS = ["--no-sandbox", "--disable-gpu"]
# The first has no user interface of its own to draw.
NAMES = ("chromium-headless-shell", "chromium", "google-chrome")


def program():
    """The first of them that this machine has, or none."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def is_there():
    """Whether pages can be tested here."""
    return bool(program() and importlib.util.find_spec("playwright"))
