"""What the browser tests share: a browser, pages that report every complaint, and a tally."""

import contextlib
import pathlib
import re
import time
import traceback

import chromium
from playwright.sync_api import sync_playwright

WATCH = """
window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => window.violations.push(event.violatedDirective + ' ' + event.blockedURI));
"""
# What a page may take on a machine that runs other jobs. Only a page that never gets there takes it.
PATIENCE = 60
BUSY = """document.documentElement.classList.contains('js') && !document.querySelector('main[aria-busy="false"]')"""
# Frames are counted, not milliseconds: a busy machine makes them long.
STILL = """async () => {
  const look = () => [document.readyState, document.body.innerHTML.length, scrollX, scrollY,
    location.hash, [...document.images].filter((one) => one.complete).length].join();
  for (let same = 0, last = '', left = 3600; same < 6; left -= 1) {
    if (!left) throw new Error('The page never stands still.');
    await new Promise(requestAnimationFrame);
    const now = look();
    same = now === last ? same + 1 : 0;
    last = now;
  } }"""
tests = []


def wait_until(page, script, seconds=PATIENCE):
    """Waits until a script is true; the policy of the pages bars Playwright's own way."""
    becomes(lambda: bool(page.evaluate(script)), True, page, seconds, script)


def becomes(read, wanted, page, seconds=PATIENCE, what="what was read"):
    """Reads until it is what is wanted; a page answers when the machine lets it."""
    end = time.monotonic() + seconds
    while (found := read()) != wanted:
        assert time.monotonic() < end, f"{what}: {found!r}, never {wanted!r}"
        page.wait_for_timeout(50)


def wait_until_idle(page):
    """Waits until a page with scripts says that it has done all it had to do.

    What a step of the reader calls for, such as scrolling, is known with the frame after it.
    """
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    wait_until(page, f"!({BUSY})")


def settle(page):
    """Waits until a page says that it is done and stands still, pictures and all."""
    wait_until_idle(page)
    page.evaluate(STILL)


def attributes(page, selector, name):
    """The different values of an attribute of all that is selected, in order, asked for at once."""
    found = page.locator(selector).evaluate_all("(all, name) => all.map((one) => one.getAttribute(name))", name)
    return list(dict.fromkeys(found))


def press(page, locator):
    """Clicks what may have to be scrolled to: a busy browser takes a click to where things were before."""
    locator.scroll_into_view_if_needed()
    settle(page)
    locator.click()


def test(function):
    tests.append(function)
    return function


class Browser:
    def __init__(self, browser, sites):
        self.browser, self.sites = browser, pathlib.Path(sites)

    @contextlib.contextmanager
    def page(self, address, width=1280, height=900, quiet=True, **options):
        """A page of a site; leaving it fails if anything was logged, blocked, missing or foreign."""
        context = self.browser.new_context(viewport=dict(width=width, height=height), **options)
        page, complaints = context.new_page(), []
        page.set_default_timeout(PATIENCE * 1000)
        page.add_init_script(WATCH)
        page.on(
            "console",
            lambda m: complaints.append(m.text) if m.type in ("error", "warning") else None,
        )
        page.on("pageerror", lambda e: complaints.append(str(e)))
        page.on(
            "requestfailed",
            lambda r: (
                None if r.failure == "net::ERR_ABORTED" else complaints.append("failed " + r.url)
            ),
        )
        page.on(
            "request",
            lambda r: (
                None
                if r.url.startswith(("file:///", "data:", "blob:"))
                else complaints.append("foreign " + r.url)
            ),
        )
        path = re.split("[?#]", address)[0]
        page.goto(self.sites.joinpath(path).as_uri() + address[len(path) :])
        if options.get("java_script_enabled", True):
            settle(page)
        yield page
        if options.get("java_script_enabled", True) and not options.get("bypass_csp"):
            complaints += page.evaluate("window.violations")
        context.close()
        assert not (quiet and complaints), complaints[:5]


@contextlib.contextmanager
def online(browser):
    """A browser that may ask this machine; the usual one knows no hosts at all."""
    own = browser.browser.browser_type.launch(
        executable_path=chromium.program(), args=chromium.OPTIONS
    )
    try:
        yield own
    finally:
        own.close()


def title(function):
    return function.__name__.replace("_", " ")


def run(sites, functions):
    """Runs tests one after another."""
    passed, failed = 0, 0
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=chromium.program(),
            args=[*chromium.OPTIONS, "--host-resolver-rules=MAP * ~NOTFOUND"],
        )
        browser = Browser(launched, sites)
        for function in functions:
            name = title(function)
            try:
                function(browser)
                passed += 1
            except Exception as error:  # One failure must not hide the others.
                failed += 1
                reason = str(error).splitlines()[:6] or traceback.format_exc().splitlines()[-3:]
                print(f"FAIL {name}\n     " + "\n     ".join(reason))
        launched.close()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0
