"""Hostile input, pages without scripts, accessibility, and size."""

import pathlib

from axe import complaints, complaints_of
from harness import attributes, settle, test, wait_until

HOME = "demo/index.html"


@test
def hostile_names_never_break_out(browser):
    with browser.page("hostile/index.html") as page:
        names = page.locator(".tile-name b").all_inner_texts()
        assert "<script>window.broken=1</script>" in names and len(names) == 13, names
        for _ in range(30):
            page.mouse.wheel(0, 900)
            settle(page)
        assert page.evaluate("window.broken") is None
    with browser.page("hostile/index.html#/h2") as page:
        assert (
            "passwd” is not in the catalogue"
            in page.locator("main").inner_text()
        )
    pages = sorted((browser.sites / "hostile" / "w").rglob("*.html"))
    assert len(pages) == 13 and not (browser.sites / "w").exists()
    for file in pages:
        with browser.page(str(file.relative_to(browser.sites))) as page:
            assert page.evaluate("window.broken") is None and page.locator("script").count() == 0


@test
def a_hostile_picture_is_cleaned_before_it_stands_inline(browser):
    with browser.page("hostile/index.html#/h1/systemSmall/light/redacted", quiet=False) as page:
        page.wait_for_selector("dialog svg.picture")
        page.locator("dialog svg.picture rect").dispatch_event("click")
        inside = page.locator("dialog svg.picture").evaluate("(svg) => svg.outerHTML")
        for barred in (
            "script",
            "onload",
            "onclick",
            'style="x',
            "<style",
            "foreignObject",
            "example.invalid",
            "javascript:",
        ):
            assert barred not in inside, inside
        assert page.evaluate("window.broken") is None
        mode = page.locator("dialog svg.picture #mixed").evaluate(
            "(group) => getComputedStyle(group).mixBlendMode"
        )
        assert mode == "multiply", mode


@test
def without_scripts_every_picture_is_two_clicks_away(browser):
    for site in ("demo", "big"):
        total = 0
        with browser.page(f"{site}/index.html", java_script_enabled=False) as page:
            links = attributes(page, "main a", "href")
        for link in links[:3]:
            with browser.page(f"{site}/{link}", java_script_enabled=False) as page:
                count = page.locator("img").count()
                assert 0 < count <= 200, count
                broken = page.locator("img").evaluate_all(
                    "(list) => list.filter((one) => !one.naturalWidth).length"
                )
                assert broken == 0, broken
                total += count
        assert total > 100, total


@test
def axe_finds_nothing_in_pictures(browser):
    snapshots = sorted(pathlib.Path(__file__).parents[1].glob("Snapshots/**/snapshot.svg"))
    pictures = [file.read_text() for file in snapshots]
    assert len(pictures) > 10, len(pictures)
    with browser.page(HOME, quiet=False, bypass_csp=True) as page:
        page.evaluate("(all) => document.querySelector('main').innerHTML = all", "".join(pictures))
        # What the demos' colours are is theirs.
        found = complaints(page, context="main", rules={"color-contrast": {"enabled": False}})
        assert not found, found


@test
def axe_finds_nothing(browser):
    states = [
        (HOME, {}),
        (HOME, dict(color_scheme="dark")),
        (HOME + "#/?view=wall", {}),
        (HOME + "#/?view=wall", dict(color_scheme="dark")),
        (HOME + "#/?q=zzzz", {}),
        (HOME + "#/?problems=1", dict(color_scheme="dark")),
        (HOME + "#/Timer", {}),
        (HOME + "#/Weather", dict(color_scheme="dark")),
        (HOME + "#/Weather?t=2026-06-09T12%3A41Z", dict(width=375)),
        (HOME + "#/Nowhere/at/all", {}),
        ("kinds/index.html#/?open=activity%2Ccontrol%2Cpreview", {}),
        ("kinds/index.html#/Rain", {}),
        ("kinds/index.html#/Match", {}),
        (HOME + "#/Broken", {}),
        (HOME + "#/Weather/systemMedium/light/entry-2", {}),
        (HOME + "#/Weather/accessoryRectangular/dark/entry-2", dict(color_scheme="dark")),
        (HOME, dict(width=320)),
        (HOME + "#/Weather/systemLarge/dark/snapshot", dict(width=320)),
        (HOME, dict(forced_colors="active")),
        (HOME + "#/?bg=checker", {}),
        (HOME + "#/?t=2026-06-09T10%3A41Z&q=-weather&group=axis.family", {}),
        (HOME + "#/Weather/systemMedium/light/entry-2?look=read", {}),
        (HOME + "#/Weather/systemSmall/dark/entry-2?look=inspect&place=sheet", {}),
        (HOME + "#/Weather/systemSmall/light/snapshot?place=screen&look=taps", {}),
        (HOME + "#/Weather/accessoryRectangular/dark/snapshot?place=screen", {}),
        (
            HOME + "#/Timer/systemSmall/light/entry-1?pin=Weather%2FsystemLarge%2Flight%2Fentry-0",
            {},
        ),
        (HOME + "?embed=1#/Weather/systemSmall/light/entry-1", {}),
        (HOME + "#/Weather/systemSmall/light/entry-1?zoom=4&over=grid%2Cmargins", {}),
        (HOME + "#/Weather/systemSmall/dark/entry-1?zoom=2", dict(width=320)),
        (HOME + "#/Weather/systemSmall/light/entry-1?look=read", dict(forced_colors="active")),
        (HOME + "#/?favourites=1", {}),
        (HOME, dict(reduced_motion="reduce")),
        ("modes/index.html", {}),
        ("modes/index.html#/Weather/systemSmall/light/standBy/snapshot?place=screen", {}),
        ("modes/index.html#/Weather/systemSmall/dark/accented/snapshot?place=screen", {}),
        *(
            (f"scenes/index.html#/{one}?place=screen", options)
            for one in (
                "Clock/accessoryInline/light/vibrant/iphone-15",
                "Activity/dynamicIslandMinimal/light/fullColor/iphone-15",
                "Control/controlSmall/light/fullColor/iphone-15",
                "Clock/accessoryCorner/light/fullColor/watch-45",
                "Clock/systemExtraLarge/light/accented/ipad-air",
            )
            for options in ({}, dict(width=320))
        ),
        ("demo/gallery.html", {}),
        ("demo/w/Weather.html", {}),
        ("demo/missing.html", {}),
        ("demo/missing.html", dict(color_scheme="dark")),
        ("demo/missing.html", dict(width=320)),
        ("empty/missing.html", {}),
        ("demo/w/Broken.html", dict(color_scheme="dark")),
        ("empty/index.html", {}),
        ("hostile/index.html", {}),
    ]
    found = complaints_of(browser, states)
    assert not found, "\n     ".join(found[:8])


@test
def axe_finds_nothing_in_the_help(browser):
    with browser.page(HOME, bypass_csp=True) as page:
        page.keyboard.press("?")
        page.wait_for_selector("dialog.help[open]")
        found = complaints(page)
        assert not found, found


@test
def every_render_of_the_wall_can_be_reached_by_keys(browser):
    with browser.page("big/index.html#/?view=wall") as page:
        page.locator(".wall a").first.focus()
        page.keyboard.press("End")
        wait_until(page, "document.activeElement.dataset.render === vitrineManifest.renders.at(-1).id")
        last = page.evaluate(
            "[document.activeElement.dataset.render, vitrineManifest.renders.at(-1).id, document.activeElement.parentNode.getAttribute('aria-posinset')]"
        )
        distinct = page.evaluate(
            "new Set(vitrineManifest.renders.map((one) => one.widget + ' ' + one.file)).size"
        )
        assert last[0] == last[1] and last[2] == str(distinct) and 3000 < distinct < 5280, last
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog.detail[open]")


@test
def nothing_shifts_while_the_page_loads(browser):
    with browser.page("demo/index.html") as page:
        shift = page.evaluate("""() => new Promise((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => list.getEntries().forEach((one) => { sum += one.value; window.shifts = (window.shifts || []).concat(one.sources.map((s) => (s.node && (s.node.className || s.node.nodeName)) + ' ' + JSON.stringify(s.previousRect) + JSON.stringify(s.currentRect))); })).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        })""")
        assert shift < 0.02, (shift, page.evaluate("window.shifts"))
