"""Speed with 5,280 pictures of 33 widgets, 1,728 of 216 and, if asked for (`run.py --large`), 10,400
of 65 and 19,440 of 810 (T1, T2, T5–T9). Every figure is printed. What the pages weigh is in `tests_sizes.py`.

The limits are the goals themselves. Times have the grace that the goals allow a shared machine, and are counted
as work, in processor time (see `measure.py`): with eight jobs on two cores the same load takes three times as long
on a wall clock. Where a wall time is the goal, the best of several runs counts, as the one that other jobs disturbed
least; the gaps between frames are printed and only kept from being many times too long.
"""

import gzip

from harness import settle, test, wait_until
from measure import SHIFTS, load, median, note, share, work_of

RUNS = 3
GRACE = 2
TWELVE = "[...document.images].filter((one) => one.complete && one.naturalWidth).length >= 12"
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def sites(browser):
    """The sites to measure: `huge` and `most` are made only when they were asked for."""
    made = [site for site in ("big", "many", "huge", "most") if (browser.sites / site).exists()]
    assert "big" in made, "the site to measure was not made"
    return made


def fresh(browser, address, slowdown=1):
    """A page in a browser context of its own, with its tools."""
    context = browser.browser.new_context(viewport=dict(width=1280, height=900))
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", dict(rate=slowdown))
    session.send("Performance.enable")
    page.add_init_script(SHIFTS)
    path, _, route = address.partition("#")
    page.goto(f"{browser.sites.joinpath(path).as_uri()}#{route}")
    return page, session


def counted(page, session):
    """The page's elements, and the megabytes that its script holds."""
    session.send("HeapProfiler.collectGarbage")
    metrics = {
        one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]
    }
    return (
        page.evaluate("document.getElementsByTagName('*').length"),
        metrics["JSHeapUsedSize"] / 1e6,
    )


@test
def targets_first_load(browser):
    """T1, T2 and T8."""
    note("machine", load())
    for site in sites(browser):
        for slowdown, most in ((1, 300), (4, 1000)):
            paints, readies, works, shifts = [], [], [], []
            for _ in range(RUNS):
                page, _ = fresh(browser, f"{site}/index.html", slowdown)
                wait_until(page, TWELVE)
                readies.append(page.evaluate("performance.now()"))
                settle(page)
                paints.append(page.evaluate(PAINT))
                shifts.append(page.evaluate("shifts"))
                page.context.close()
            note(f"{site}, {slowdown}x slower: first paint", f"{median(paints):.0f} ms")
            note(f"{site}, {slowdown}x slower: twelve pictures", f"{median(readies):.0f} ms")
            assert not any(shifts), shifts
            assert min(paints) <= GRACE * most, paints
            assert min(readies) <= GRACE * 1000 * slowdown, readies
        for _ in range(RUNS):
            page, _ = fresh(browser, "empty/index.html")
            with work_of(browser, page) as work:
                page.goto(browser.sites.joinpath(f"{site}/index.html").as_uri())
                wait_until(page, TWELVE)
                settle(page)
            works.append(work)
            page.context.close()
        for slowdown, most in ((1, 200), (4, 400)):
            blocking = median([work.blocking(slowdown) for work in works])
            note(f"{site}, {slowdown}x slower: blocking work", f"{blocking:.0f} ms")
            assert blocking <= GRACE * most, (site, slowdown, blocking)


@test
def targets_one_file(browser):
    """T9; the memory is the whole script heap after everything was scrolled past."""
    for site in sites(browser):
        size = (browser.sites / site / "gallery.html").stat().st_size / 1e6
        readies = []
        for _ in range(RUNS):
            page, session = fresh(browser, f"{site}/gallery.html")
            wait_until(page, TWELVE)
            readies.append(page.evaluate("performance.now()"))
            if len(readies) == RUNS:
                for _ in range(8):
                    page.evaluate("scrollBy(0, document.documentElement.scrollHeight / 9)")
                    settle(page)
                _, heap = counted(page, session)
            page.context.close()
        note(
            f"{site}, one file",
            f"{size:.1f} MB, twelve pictures {median(readies):.0f} ms, {heap:.0f} MB held",
        )
        assert size <= 8.4 and heap <= 80, (size, heap)
        assert min(readies) <= GRACE * 2000, readies


@test
def targets_filtering(browser):
    """T5: from a key to the list that follows, without what the picture takes to appear."""
    for site in sites(browser):
        page, _ = fresh(browser, f"{site}/index.html#/?view=wall")
        wait_until(page, TWELVE)
        script = """async (words) => {
          const search = document.getElementById('search');
          for (const text of words) {
            performance.mark('frame'); search.value = text; search.dispatchEvent(new Event('input'));
            await new Promise(requestAnimationFrame); await new Promise((done) => setTimeout(done)); }
          performance.mark('frame'); }"""
        words = [
            text[:end]
            for text in ("widget 01", "state:redacted", "-dark")
            for end in range(1, len(text) + 1)
        ]
        page.evaluate(script, ["w", ""])
        with work_of(browser, page) as work:
            page.evaluate(script, words)
        steps = work.per_frame(work.marks)
        note(f"{site}, a key of the search, 95 of 100", f"{share(steps, 0.95):.0f} ms of work")
        assert share(steps, 0.95) <= GRACE * 50, sorted(steps)
        page.context.close()


@test
def targets_scrubbing(browser):
    """T6: and no moment without a picture."""
    page, _ = fresh(browser, "big/index.html")
    wait_until(page, TWELVE)
    page.evaluate("location.hash = '#/' + vitrineManifest.widgets[0].id")
    page.locator(".player input[type=range]").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".hero svg.picture")
    with work_of(browser, page) as work:
        page.evaluate("""async () => {
          const range = document.querySelector('.player input[type=range]');
          for (let n = 0; n < 40; n += 1) {
            performance.mark('frame'); range.value = n % 11; range.dispatchEvent(new Event('input'));
            if (document.querySelector('.hero .piece:not(:has(> *))')) throw new Error('blank');
            await new Promise(requestAnimationFrame); await new Promise((done) => setTimeout(done)); }
          performance.mark('frame'); }""")
    steps = work.per_frame(work.marks)
    for slowdown, most in ((1, 64), (4, 200)):
        slow = share([one * slowdown for one in steps], 0.95)
        note(f"a scrub step, {slowdown}x slower, 95 of 100", f"{slow:.0f} ms of work")
        assert slow <= GRACE * most, sorted(steps)
    page.context.close()


@test
def targets_scrolling(browser):
    """T7: the gaps between frames are printed; they are other jobs' as much as the page's."""
    for view in ("wall", "widgets"):
        page, _ = fresh(browser, f"big/index.html#/?view={view}")
        wait_until(page, TWELVE)
        with work_of(browser, page) as work:
            gaps = page.evaluate("""async () => { const gaps = []; let last = performance.now();
              for (let n = 0; n < 100; n += 1) { performance.mark('frame'); scrollBy(0, 80);
                const now = await new Promise(requestAnimationFrame); gaps.push(now - last); last = now; }
              return gaps; }""")
        frames = work.per_frame(work.marks)
        note(
            f"{view}, a frame of scrolling, 95 of 100",
            f"{share(frames, 0.95):.0f} ms of work, {share(gaps, 0.95):.0f} ms on the wall ({load()})",
        )
        assert share(frames, 0.95) <= GRACE * 50 and max(frames) <= GRACE * 100, sorted(frames)[-8:]
        assert share(gaps, 0.95) <= 500, sorted(gaps)[-8:]
        page.context.close()


@test
def targets_review(browser):
    """T23 and T4: 544 items in 18 groups, and 1,000 in 250."""
    for site in ("review-full", "review-many"):
        readies = []
        for _ in range(RUNS):
            page, session = fresh(browser, f"{site}/index.html")
            wait_until(page, "document.querySelector('main[aria-busy=\"false\"] .group-card')")
            readies.append(page.evaluate("performance.getEntriesByName('review-ready')[0].startTime"))
            settle(page)
            shifts = page.evaluate("shifts")
            page.context.close()
            assert not any(shifts), (site, shifts)
        note(f"{site}: ready", f"{median(readies):.0f} ms")
        assert min(readies) <= GRACE * 1000, (site, readies)
        page, session = fresh(browser, f"{site}/index.html")
        settle(page)
        elements, heap = counted(page, session)
        page.keyboard.press("n")
        settle(page)
        steps = {"mode switch": "1234567" * 6, "next item": "j" * 40, "decision": "a" * 20}
        for name, keys in steps.items():
            with work_of(browser, page) as work:
                walls = page.evaluate(KEYS, list(keys))
            used = work.per_frame(work.marks)
            note(
                f"{site}: {name}, 95 of 100",
                f"{share(used, 0.95):.0f} ms of work, {share(walls, 0.95):.0f} ms on the wall ({load()})",
            )
            assert share(used, 0.95) <= 100, (site, name, sorted(used)[-5:])
        more, held = counted(page, session)
        note(f"{site}", f"{max(elements, more)} elements, {max(heap, held):.1f} MB at most")
        assert max(elements, more) <= 1500 and max(heap, held) <= 20, (site, elements, more, heap, held)
        page.context.close()
    folder = browser.sites / "review-full"
    sizes = {one: len(gzip.compress(next(folder.glob(f"assets/review.*.{one}")).read_bytes())) / 1024 for one in ("js", "css")}
    note("review, packed KB", {name: round(size, 1) for name, size in sizes.items()})
    assert sizes["js"] <= 40 and sizes["css"] <= 28, sizes


# Each from a key to the frame that shows what it did, pictures decoded.
KEYS = """async (keys) => { const walls = [];
  for (const key of keys) {
    performance.mark('frame');
    const begin = performance.now();
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    await Promise.all([...document.querySelectorAll('.detail-stage img')].map((one) => one.decode().catch(() => {})));
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
    walls.push(performance.now() - begin);
  }
  performance.mark('frame');
  return walls; }"""
