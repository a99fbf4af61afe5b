"""What the tests of the review page share: its sites, its items, and how one is opened."""

import contextlib
import json

from harness import settle

FULL = "review-full/index.html"
FEW = "review-few/index.html"
MARKETS = "#/Demo/Markets/systemMedium/light/entry-0"
QUOTE = "#/Demo/Quote/systemSmall/light/entry-0"
SLEEP = "#/Demo/Sleep/systemMedium/dark/entry-0"
TIDES = "#/Demo/Tides/systemSmall/light/entry-0"
BEHAVIOUR = "#/Demo/NightSky/behaviour"
MODES = ["side", "swipe", "onion", "flip", "difference", "code", "words"]
AT = "document.querySelector('.review-item').open && document.querySelector('.detail-bar span').textContent"
PROGRESS = "document.querySelector('.bar-progress .progress-words').textContent"


def record(browser, site="review-few"):
    return json.loads((browser.sites / site / "results.json").read_text())


@contextlib.contextmanager
def opened(browser, address=FEW, **options):
    """A page with an item open."""
    with browser.page(address, **options) as page:
        page.wait_for_selector("dialog.review-item[open]")
        yield page


def mode(page, name):
    page.locator(f".stage-controls input[value='{name}']").check(force=True)
    settle(page)
