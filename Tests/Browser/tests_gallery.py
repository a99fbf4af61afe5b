"""Browsing: search, filters, matrix, wall, addresses, keys, layout, print."""

import json

from harness import becomes, press, settle, test, wait_until

HOME = "demo/index.html"


def status(page):
    return page.locator("[role=status].status").inner_text()


@test
def every_widget_has_a_section_in_bundle_order(browser):
    with browser.page(HOME) as page:
        names = page.locator("section.widget h2").all_inner_texts()
        wanted = page.evaluate("vitrineManifest.widgets.map((one) => one.name)")
        assert names == wanted, names
        assert (
            page.locator("section.widget")
            .first.locator("p")
            .first.inner_text()
            .startswith("Conditions")
        )


@test
def the_matrix_shows_families_schemes_and_states(browser):
    with browser.page(HOME) as page:
        first = page.locator("section.widget").first
        assert first.locator(".row").count() == 4
        assert first.locator(".row").first.locator(".panel").count() == 2
        captions = (
            first.locator(".row")
            .first.locator(".panel")
            .first.locator(".caption")
            .all_inner_texts()
        )
        assert captions == ["Timeline 1/8", "Snapshot", "Placeholder", "Redacted"], captions


@test
def search_narrows_the_page_and_counts(browser):
    with browser.page(HOME) as page:
        page.keyboard.press("/")
        page.keyboard.type("family:small scheme:dark state:redacted -weather")
        assert status(page).startswith("11 of 672 pictures, 11 of 13 widgets"), status(page)
        page.locator("#search").fill("text:sourdough")
        assert page.locator("section.widget").count() == 1
        page.locator("#search").fill("zzzz")
        assert page.get_by_text("Nothing matches").is_visible()
        page.get_by_role("button", name="Show everything").click()
        assert status(page) == "672 pictures of 13 widgets"


@test
def filters_live_in_the_address_and_survive_a_reload(browser):
    with browser.page(HOME) as page:
        page.locator("[data-key=axis-family]").select_option("systemLarge")
        page.get_by_text("Arrange").click()
        page.get_by_label("Background").select_option("checker")
        page.keyboard.press("Escape")
        page.locator("#search").fill("tram")
        assert page.evaluate("location.hash") == "#/?bg=checker&family=systemLarge&q=tram"
        before = status(page)
        page.reload()
        settle(page)
        assert status(page) == before and page.locator("#search").input_value() == "tram"
        assert page.evaluate("document.documentElement.dataset.bg") == "checker"


@test
def addresses_survive_being_read_and_written(browser):
    with browser.page(HOME) as page:
        wrong = page.evaluate("""() => {
          let seed = 7; const next = (n) => (seed = (seed * 48271) % 2147483647) % n;
          const bits = ['', 'a b', 'é/ü', 'x&y=z', '#?%', '日本', '"\\'<>', '+', '-tag:x', '0'];
          const bit = () => bits[next(bits.length)];
          const wrong = [], standard = vitrine.parseAddress('#/');
          for (let n = 0; n < 500; n += 1) {
            const path = bit().replaceAll('/', '-') + (next(2) ? '/' + (bit().replaceAll('/', '-') || 'p') : '');
            const made = { ...standard, q: bit(), look: next(2) ? 'taps' : '', sort: next(2) ? 'name' : '',
              axes: next(2) ? 'family.column,x.y.row' : '', t: next(2) ? '2026-06-09T09:41Z' : '', pin: next(2) ? path : '', view: next(2) ? 'wall' : 'widgets', bg: 'wallpaper', size: next(2) ? '45' : '', e: '',
              problems: '', path: path.split('/').filter(Boolean).join('/'), filters: {}, others: {} };
            if (next(2)) made.filters.scheme = 'dark';
            if (next(2)) made.others.future = bit() || 'kept';
            const text = vitrine.writeAddress(made);
            const again = vitrine.parseAddress(text);
            const same = (a, b) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
            if (!same(made, again) || vitrine.writeAddress(again) !== text) wrong.push([text, made, again]);
          }
          return wrong.slice(0, 3);
        }""")
        assert not wrong, json.dumps(wrong)[:600]


@test
def a_picture_opens_closes_and_goes_back(browser):
    with browser.page(HOME) as page:
        cell = page.locator("section.widget").first.locator("a.cell").nth(2)
        press(page, cell)
        assert page.locator("dialog.detail h2").inner_text() == "Weather"
        assert page.evaluate("location.hash") == "#/Weather/systemSmall/light/placeholder"
        page.wait_for_selector("dialog.detail svg.picture")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog.detail", state="hidden")
        becomes(
            lambda: page.evaluate("document.activeElement.dataset.render"),
            "Weather/systemSmall/light/placeholder",
            page,
        )
        press(page, cell)
        page.wait_for_selector("dialog.detail")
        page.go_back()
        page.wait_for_selector("dialog.detail", state="hidden")


@test
def the_detail_walks_the_selection_and_the_variants(browser):
    with browser.page(HOME + "#/Weather/systemSmall/light/snapshot?q=state%3Asnapshot") as page:
        page.keyboard.press("]")
        assert "Weather/systemSmall/dark/snapshot" in page.evaluate("location.hash")
        page.locator("dialog [data-key=family]").select_option("systemLarge")
        assert "Weather/systemLarge/dark/snapshot" in page.evaluate("location.hash")
        page.locator("dialog [data-key=state]").select_option("redacted")
        assert "Weather/systemLarge/dark/redacted" in page.evaluate("location.hash")
        assert "158" not in page.locator("dialog .facts").inner_text().splitlines()[1]
        page.get_by_role("button", name="Close").click()
        wait_until(page, "location.hash === '#/?q=state%3Asnapshot'")


@test
def arrows_move_between_pictures_and_focus_is_seen(browser):
    with browser.page(HOME, height=1600) as page:
        page.locator("section.widget").first.locator(".matrix a.cell").first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
        here = page.evaluate("document.activeElement.dataset.render")
        assert here.startswith("Weather/systemMedium/"), here
        outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline != "none"
        page.keyboard.press("Home")
        assert page.evaluate("document.activeElement.dataset.render").startswith(
            "Weather/systemSmall/light/entry"
        )


@test
def single_keys_do_nothing_while_typing_or_switched_off(browser):
    with browser.page(HOME) as page:
        page.locator("#search").focus()
        page.keyboard.type("?")
        assert (
            not page.locator("dialog.help").is_visible()
            and page.locator("#search").input_value() == "?"
        )
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        assert page.locator("dialog.help").is_visible()
        page.locator("dialog.help input").uncheck()
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        assert not page.locator("dialog.help").is_visible()


@test
def the_first_tab_skips_to_the_gallery(browser):
    with browser.page(HOME) as page:
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.className") == "skip"
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.id") == "gallery"


@test
def nothing_scrolls_sideways_at_320_and_controls_are_large_enough(browser):
    for address in (
        HOME,
        HOME + "#/?view=wall",
        HOME + "#/Weather/systemLarge/dark/entry-1",
        "demo/w/Weather.html",
        "hostile/index.html",
    ):
        with browser.page(address, width=320, height=700) as page:
            for _ in range(6):
                page.mouse.wheel(0, 900)
                settle(page)
            wide = page.evaluate(
                "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
            )
            assert wide[0] <= wide[1], (address, wide)
            small = page.evaluate(
                """[...document.querySelectorAll('button, select, .segmented label, input[type=range]')]
              .filter((one) => one.checkVisibility()).map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
              .filter(([, box]) => box.width < 24 || box.height < 24).map(([text]) => text)"""
            )
            assert not small, small[:3]


@test
def a_failed_widget_is_shown_and_never_silently_hidden(browser):
    with browser.page(HOME) as page:
        broken = page.locator("section[data-widget=Broken]")
        broken.scroll_into_view_if_needed()
        settle(page)
        assert "did not call its completion" in broken.inner_text()
        page.locator("#search").fill("tram")
        assert "1 failing widget hidden" in status(page)
        page.locator("#search").fill("")
        page.get_by_role("button", name="Problems").click()
        assert set(page.locator("section.widget h2").all_inner_texts()) == {
            "Weather",
            "Up Next",
            "Broken",
        }


@test
def an_empty_catalogue_says_so(browser):
    with browser.page("empty/index.html") as page:
        assert page.get_by_text("No widgets yet").is_visible()


@test
def printing_shows_exactly_the_selection(browser):
    with browser.page(HOME + "#/?q=state%3Aredacted%20scheme%3Adark") as page:
        page.evaluate("window.print = () => {}")
        page.get_by_text("Export").click()
        page.get_by_role("button", name="Print").click()
        page.wait_for_selector(".print-sheet", state="attached")
        page.emulate_media(media="print")
        assert page.locator(".print-sheet img:visible").count() == len(
            [
                0
                for one in page.evaluate("vitrineManifest.renders")
                if one["variant"] == dict(scheme="dark", state="redacted")
            ]
        )
        assert not page.locator(".toolbar").is_visible()


@test
def a_link_to_a_widget_ends_at_it(browser):
    for widget in ("Rings", "Events", "Broken"):
        with browser.page(HOME + "#/" + widget) as page:
            wait_until(
                page,
                f"""(() => {{ const section = document.querySelector('[data-widget={widget}]');
                  const {{top}} = section.getBoundingClientRect();
                  return (0 <= top && top < 220) ||
                    innerHeight + scrollY >= document.documentElement.scrollHeight - 2; }})()""",
            )
