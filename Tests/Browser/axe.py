"""What axe-core finds in pages. Its script and a page of ours are loaded once for all that the page shows."""

import itertools

from axe_playwright_python.sync_playwright import Axe

from harness import settle

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Of what is right nobody needs a list, which takes as long as finding what is wrong; style sheets are not fetched.
OPTIONS = dict(resultTypes=["violations", "incomplete"], preload=False)
# Contrast on a gradient cannot be computed; nothing else may be left undecided.
UNDECIDED = "color-contrast"
FOUND = """async ([context, asked, undecided]) => {
  const {violations, incomplete} = await axe.run(context || document, asked);
  return violations.concat(incomplete.filter((one) => one.id !== undecided)).map(
    (one) => `${one.id}: ${one.nodes[0].html.slice(0, 160)}`); }"""


def complaints(page, where="", context=None, **options):
    """What axe-core says against the page as it stands. It asks for `bypass_csp`, as the script is foreign."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    asked = dict(OPTIONS, **(options or dict(runOnly=RULES)))
    return [f"{where} {one}" for one in page.evaluate(FOUND, [context, asked, UNDECIDED])]


def complaints_of(browser, states, shown="body"):
    """What axe-core says against pages, each an address and the options of its window, once a selector is shown.
    Addresses of one document follow one another in one window, as a reader goes from one to the next."""
    found = []

    def window(state):
        return state[0].split("#")[0], sorted(state[1].items())

    for (document, options), group in itertools.groupby(sorted(states, key=window), window):
        addresses = [address for address, _ in group]
        with browser.page(addresses[0], bypass_csp=True, **dict(options)) as page:
            for address in addresses:
                page.evaluate("hash => { if (location.hash !== hash) location.hash = hash; }", address[len(document):])
                page.wait_for_selector(shown)
                settle(page)
                found += complaints(page, f"{address} {dict(options)}")
    return found
