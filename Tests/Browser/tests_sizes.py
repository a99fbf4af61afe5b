"""What pages weigh with the pictures of `tests_targets.py` (T3, T4). Every figure is printed; the limits are the
goals, and hold exactly, whatever else the machine is doing.
"""

import gzip

from tests_targets import TWELVE, counted, fresh, sites

from harness import settle, test, wait_until
from measure import note


@test
def what_is_loaded_with_the_page_is_small(browser):
    """T3: what an open picture, palette and help need comes when one is asked for."""
    for site in sites(browser):
        folder = browser.sites / site
        sizes = {
            name: sum(len(gzip.compress(one.read_bytes())) for one in folder.glob(name)) / 1024
            for name in ("index.html", "assets/app.*.js", "assets/app.*.css", "manifest.js")
        }
        note(f"{site}, packed KB", {name: round(size, 1) for name, size in sizes.items()})
        note(f"{site}, first load", f"{sum(sizes.values()):.0f} KB")
        assert sizes["assets/app.*.js"] <= 40 and sizes["assets/app.*.css"] <= 12, sizes
        assert sum(sizes.values()) <= 150, sizes


@test
def elements_and_memory_are_few_anywhere_on_the_page(browser):
    """T4."""
    for site in sites(browser):
        for view in ("?view=widgets", "?view=wall", "a widget"):
            page, session = fresh(browser, f"{site}/index.html#/{view if '?' in view else ''}")
            wait_until(page, TWELVE)
            if view == "a widget":
                page.evaluate("location.hash = '#/' + vitrineManifest.widgets[3].id")
                settle(page)
            elements, heap = counted(page, session)
            for _ in range(12):
                page.evaluate("scrollBy(0, document.documentElement.scrollHeight / 13)")
                settle(page)
                more, held = counted(page, session)
                elements, heap = max(elements, more), max(heap, held)
            note(f"{site}, {view}", f"{elements} elements, {heap:.1f} MB at most")
            assert elements <= 1500 and heap <= 20, (site, view, elements, heap)
            page.context.close()
