"""What a page promises wherever it is opened (T12–T16, T18, T20, T29): addresses, servers with strict
policies, keys, sliders, paper, and pictures that no theme changes."""

import contextlib
import functools
import http.server
import re
import threading

from harness import attributes, becomes, online, settle, test, wait_until
from measure import SHIFTS

HOME = "demo/index.html"
JENKINS = "sandbox; default-src 'none'; img-src 'self'; style-src 'self';"


@contextlib.contextmanager
def server(folder, policy=None):
    """Serves a folder at the root of an address; the policy is sent as a header."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            """Says nothing."""

        def end_headers(self):
            if policy:
                self.send_header("Content-Security-Policy", policy)
            super().end_headers()

    handler = functools.partial(Handler, directory=str(folder))
    served = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=served.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{served.server_port}"
    finally:
        served.shutdown()


@test
def disk_root_and_sub_path_show_the_same_page(browser):
    with server(browser.sites) as below, server(browser.sites / "demo") as root, online(
        browser
    ) as own:
        for route in (
            "#/?q=state%3Aredacted&sort=name",
            "#/Weather/systemSmall/light/entry-2?look=read",
        ):
            seen = []
            for address in (
                (browser.sites / HOME).as_uri(),
                f"{below}/{HOME}",
                f"{root}/index.html",
                f"{root}/",
            ):
                page = own.new_page(viewport=dict(width=1280, height=900))
                page.goto(address + route)
                wait_until(
                    page, "[...document.images].filter((one) => one.naturalWidth).length > 8"
                )
                settle(page)
                seen.append(page.locator("body").evaluate("(body) => body.innerHTML"))
                page.close()
            assert all(one == seen[0] for one in seen), [len(one) for one in seen]


@test
def under_the_policy_of_jenkins_every_picture_is_two_clicks_away(browser):
    with server(browser.sites / "demo", JENKINS) as root, online(browser) as own:
        page = own.new_context(java_script_enabled=False).new_page()
        page.goto(f"{root}/index.html")
        sheets = attributes(page, "main a", "href")
        reached = set()
        for sheet in sheets:
            page.goto(f"{root}/{sheet}")
            assert not page.locator("a.sheet-page").count(), "the sheets of the small catalogue are one page each"
            shown = page.locator("img")
            assert shown.count() <= 200, shown.count()
            assert not shown.evaluate_all("(all) => all.filter((one) => !one.naturalWidth).length")
            reached |= set(attributes(page, "figure", "id"))
        wanted = {
            one
            for one in re.findall(
                r"^([^#\t\n]+)\t", (browser.sites / "demo/index.txt").read_text(), re.M
            )
        }
        assert reached == wanted, len(wanted - reached)


@test
def a_whole_visit_needs_no_mouse(browser):
    """From the first key to an export; focus is always seen and nothing traps it."""
    with browser.page(HOME) as page:
        press = page.keyboard.press
        is_at = lambda selector: page.evaluate(
            "(one) => document.activeElement.matches(one)", selector
        )

        def tab_to(selector, most):
            for count in range(1, most + 1):
                press("Tab")
                if is_at(selector):
                    return count
            raise AssertionError(f"{selector} is more than {most} steps away")

        press("Tab")
        assert is_at(".skip")
        press("Enter")
        assert tab_to("a.tile", 12) <= 12
        press("/")
        assert is_at("#search")
        page.keyboard.type("weather")
        settle(page)
        press("ArrowDown")
        assert is_at("a.tile")
        press("Enter")
        page.wait_for_selector(".matrix a.cell")
        settle(page)
        tab_to("a.cell", 40)
        press("ArrowRight")
        press("Enter")
        page.wait_for_selector("dialog.detail[open]")
        seen = set()
        for _ in range(60):
            press("Tab")
            state = page.evaluate("""() => { const one = document.activeElement;
              if (one === document.body) return ['body', true, true];
              const box = one.getBoundingClientRect(), style = getComputedStyle(one.matches('.segmented input') ? one.nextSibling : one);
              const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return [one.outerHTML.slice(0, 90), !!at && (one.contains(at) || at.contains(one) || !!at.closest('label')),
                style.outlineStyle !== 'none' || style.boxShadow !== 'none']; }""")
            assert state[0] == "body" or (state[1] and state[2]), state
            seen.add(state[0])
        assert len(seen) > 12, seen
        press("Escape")
        wait_until(
            page,
            "!document.querySelector('dialog.detail').open && document.activeElement.matches('a.cell')",
        )
        press("?")
        page.wait_for_selector("dialog.help[open]")
        press("Escape")
        assert not page.locator("dialog.help").is_visible()


@test
def every_slider_has_keys_words_and_buttons(browser):
    with browser.page(HOME + "#/Weather") as page:
        scrubber = page.locator(".player")
        line = scrubber.locator("input[type=range]")
        line.focus()
        for key, wanted in (
            ("End", 8),
            ("Home", 1),
            ("ArrowUp", 2),
            ("ArrowDown", 1),
            ("PageUp", 2),
            ("PageDown", 1),
        ):
            page.keyboard.press(key)
            said = line.get_attribute("aria-valuetext")
            assert said.startswith(f"Entry {wanted} of 8, Tue 9 Jun, "), (key, said)
        for name in ("Previous entry", "Next entry", "Play"):
            box = scrubber.get_by_role("button", name=name).bounding_box()
            assert box["width"] >= 24 and box["height"] >= 24, (name, box)
    compare = (
        HOME
        + "#/Timer/systemSmall/light/entry-1?how=swipe&pin=Weather%2FsystemSmall%2Flight%2Fentry-0"
    )
    with browser.page(compare) as page:
        swipe = page.locator(".compare-over input[type=range]")
        swipe.focus()
        page.keyboard.press("ArrowRight")
        assert swipe.get_attribute("aria-valuetext") == "51 percent of B"


@test
def a_state_is_the_same_in_a_fresh_page_and_after_going_back(browser):
    routes = (
        "#/?q=weather&scheme=dark",
        "#/?view=wall&family=systemSmall",
        "#/Weather?stage=state.placeholder&theme=dark",
        "#/?group=axis.family&sort=name&axes=family.column",
        "#/Weather/systemSmall/dark/entry-3?look=inspect&over=grid&zoom=2",
        "#/?t=2026-06-09T10%3A41Z",
    )
    # Names of groups count up, and what was near the window depends on the way there.
    body = """() => [location.hash, document.querySelector('.status').textContent,
      [...document.querySelectorAll('h2, .chip')].filter((one) => one.checkVisibility()).map((one) => one.textContent),
      [...document.querySelectorAll('input, select')].map((one) => one.type === 'radio' ? one.checked : one.value)]"""
    with browser.page(HOME) as page:
        walked = []
        for route in routes:
            page.evaluate("(route) => { location.hash = route; }", route)
            settle(page)
            walked.append(page.evaluate(body))
        page.go_back()
        becomes(lambda: page.evaluate(body)[:3], walked[-2][:3], page)
        page.go_forward()
        becomes(lambda: page.evaluate(body)[:3], walked[-1][:3], page)
    for route, seen in zip(routes, walked):
        with browser.page(HOME + route) as page:
            fresh = page.evaluate(body)
            assert fresh[:3] == seen[:3], (route, fresh[:2], seen[:2])
    with browser.page(HOME + "#/?unheard=of&scheme=dark") as page:
        page.locator("#search").fill("rings")
        becomes(lambda: page.evaluate("location.hash"), "#/?q=rings&scheme=dark&unheard=of", page)


@test
def paper_holds_the_selection_whole(browser):
    with browser.page(HOME + "#/?q=state%3Asnapshot") as page:
        wanted = int(re.match(r"\d+", page.locator(".status").inner_text())[0])
        page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
        page.emulate_media(media="print")
        assert page.locator(".print-sheet figure:visible").count() == wanted > 50
        cut = page.locator(".print-sheet figure").evaluate_all(
            "(all) => all.filter((one) => getComputedStyle(one).breakInside !== 'avoid').length"
        )
        hidden = page.locator(".toolbar, .sidebar, .list, .player").evaluate_all(
            "(all) => all.filter((one) => one.checkVisibility()).length"
        )
        assert not cut and not hidden, (cut, hidden)
        paper = page.pdf(format="A4")
        pages = len(re.findall(rb"/Type\s*/Page\b", paper))
        assert 2 <= pages <= wanted, pages


@test
def no_theme_changes_a_picture(browser):
    shots = []
    for options in (
        dict(color_scheme="light"),
        dict(color_scheme="dark"),
        dict(forced_colors="active"),
        dict(reduced_motion="reduce"),
    ):
        with browser.page(HOME + "#/Weather?theme=light", height=1300, **options) as page:
            wait_until(
                page,
                "[...document.querySelectorAll('.hero-floor')][0].querySelectorAll('img').length > 3",
            )
            settle(page)
            shots.append(page.locator(".hero-floor").first.screenshot())
    assert all(one == shots[0] for one in shots), [len(one) for one in shots]


@test
def nothing_moves_by_itself_under_a_turning_wheel(browser):
    context = browser.browser.new_context()
    for width, height in ((1280, 900), (375, 812)):
        for view in ("", "?view=wall", "a widget"):
            page = context.new_page()
            page.set_viewport_size(dict(width=width, height=height))
            page.add_init_script(SHIFTS)
            page.goto(browser.sites.joinpath("many/index.html").as_uri() + "#/" + view.replace("a widget", ""))
            settle(page)
            if view == "a widget":
                page.evaluate("location.hash = '#/' + vitrineManifest.widgets[3].id")
                settle(page)
            page.evaluate("shifts.length = 0")
            page.mouse.move(width / 2, height / 2)
            for way in (250, 400, 400, 400, -600, 700):
                page.mouse.wheel(0, way)
                settle(page)
            assert page.evaluate("scrollY") > 1000, (view, width)
            assert page.evaluate("shifts") == [], (view, width, page.evaluate("shifts"))
            page.close()
    context.close()
