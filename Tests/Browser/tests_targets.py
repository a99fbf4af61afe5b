"""Speed and size with thousands of pictures. Each number is printed; the limits are generous, as
machines that run tests are busy."""

import functools
import gzip
import http.server
import threading

from harness import test, wait_until

BIG = "big/index.html"


def note(name, value):
    print(f"     {name}: {value}")


@test
def targets_first_load(browser):
    for slowdown, most in ((1, 1500), (4, 4000)):
        context = browser.browser.new_context(viewport=dict(width=1280, height=900))
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", dict(rate=slowdown))
        page.add_init_script("""window.blocked = 0; window.shift = 0;
          new PerformanceObserver((list) => list.getEntries().forEach((one) => {
            window.blocked += Math.max(0, one.duration - 50); })).observe({type: 'longtask', buffered: true});
          new PerformanceObserver((list) => list.getEntries().forEach((one) => {
            window.shift += one.hadRecentInput ? 0 : one.value; })).observe({type: 'layout-shift', buffered: true});""")
        page.goto(browser.sites.joinpath(BIG).as_uri())
        wait_until(
            page,
            "[...document.images].filter((one) => one.complete && one.naturalWidth).length >= 12",
            seconds=20,
        )
        ready = page.evaluate("performance.now()")
        page.wait_for_timeout(500)
        paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        session.send("Performance.enable")
        metrics = {m["name"]: m["value"] for m in session.send("Performance.getMetrics")["metrics"]}
        heap = metrics["JSHeapUsedSize"] / 1e6
        note(f"first paint, {slowdown}x slower", f"{paint:.0f} ms")
        note(f"twelve pictures, {slowdown}x slower", f"{ready:.0f} ms")
        note(f"blocking time, {slowdown}x slower", f"{page.evaluate('blocked'):.0f} ms")
        note("layout shift", f"{page.evaluate('shift'):.4f}")
        note("script heap", f"{heap:.1f} MB")
        assert paint < most and ready < 3 * most and heap < 40, (paint, ready, heap)
        assert page.evaluate("shift") < 0.001
        context.close()


@test
def targets_download_sizes(browser):
    folder = browser.sites / "big"

    def packed(pattern):
        return sum(len(gzip.compress(file.read_bytes())) for file in folder.glob(pattern)) / 1024

    sizes = {name: packed(name) for name in ("index.html", "assets/*.js", "assets/*.css", "manifest.js")}
    note("packed KB", {name: round(size, 1) for name, size in sizes.items()})
    assert sizes["assets/*.js"] <= 40 and sizes["assets/*.css"] <= 12, sizes
    assert sum(sizes.values()) <= 300, sizes


@test
def targets_one_file(browser):
    file = browser.sites / "big" / "gallery.html"
    note("one file", f"{file.stat().st_size / 1e6:.1f} MB")
    with browser.page("big/gallery.html") as page:
        wait_until(
            page,
            "[...document.images].filter((one) => one.complete && one.naturalWidth).length >= 12",
            seconds=20,
        )
        note("one file, twelve pictures", f"{page.evaluate('performance.now()'):.0f} ms")
        assert page.evaluate("performance.now()") < 6000


@test
def targets_scrubbing_and_scrolling(browser):
    with browser.page(BIG) as page:
        page.locator(".exhibit input[type=range]").first.focus()
        page.wait_for_selector(".hero svg.picture")
        steps = page.evaluate("""async () => {
          const range = document.querySelector('.exhibit input[type=range]'); const times = [];
          for (let n = 0; n < 40; n += 1) {
            const begin = performance.now();
            range.value = n % 11; range.dispatchEvent(new Event('input'));
            if (!document.querySelector('.hero .piece > *')) throw new Error('blank');
            document.body.offsetHeight; times.push(performance.now() - begin);
          }
          return times.sort((a, b) => a - b); }""")
        note("a scrub step, 95 of 100", f"{steps[37]:.1f} ms")
        assert steps[37] < 130, steps[37]
        page.keyboard.press("Tab")
    with browser.page(BIG + "#/?view=wall") as page:
        gaps = page.evaluate("""async () => { const gaps = []; let last = performance.now();
          for (let n = 0; n < 90; n += 1) { scrollBy(0, 120);
            const now = await new Promise(requestAnimationFrame); gaps.push(now - last); last = now; }
          return gaps.sort((a, b) => a - b); }""")
        note("a frame while scrolling, 95 of 100", f"{gaps[85]:.1f} ms")
        assert gaps[85] < 150, gaps[85]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        """Says nothing."""


@test
def a_server_and_the_disk_show_the_same_page(browser):
    handler = functools.partial(Quiet, directory=str(browser.sites))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    own = browser.browser.browser_type.launch(
        executable_path=browser.program, args=["--no-sandbox"]
    )
    seen = []
    try:
        for root in (browser.sites.as_uri(), f"http://127.0.0.1:{server.server_port}"):
            page = own.new_page(viewport=dict(width=1280, height=900))
            page.goto(f"{root}/demo/index.html#/?q=state%3Aredacted&sort=name")
            page.wait_for_timeout(600)
            seen.append(page.locator("body").evaluate("(body) => body.innerHTML"))
            page.close()
    finally:
        own.close()
        server.shutdown()
    assert seen[0] == seen[1]


@test
def a_journey_with_the_keyboard_alone(browser):
    with browser.page("demo/index.html") as page:
        tabs = 0
        while not page.evaluate("document.activeElement.matches('.search input')"):
            page.keyboard.press("Tab")
            tabs += 1
            assert tabs < 12, "the search is too far"
        page.keyboard.type("rings")
        page.keyboard.press("Tab")
        tabs = 0
        while not page.evaluate("document.activeElement.matches('a.cell')"):
            page.keyboard.press("Tab")
            tabs += 1
            seen = page.evaluate("""() => { const one = document.activeElement;
              const box = one.getBoundingClientRect();
              const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return one.matches('input[type=radio]') || one === document.body || !!at &&
                (one.contains(at) || at.contains(one)); }""")
            assert seen, page.evaluate("document.activeElement.outerHTML.slice(0, 120)")
            assert tabs < 60, "no picture is reached"
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog.detail[open]")
        page.keyboard.press("]")
        page.keyboard.press("Escape")
        wait_until(page, "!document.querySelector('dialog.detail').open")
        assert page.evaluate("document.activeElement.matches('a.cell')")
