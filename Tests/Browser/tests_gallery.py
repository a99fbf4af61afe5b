"""Browsing: search, filters, matrix, wall, addresses, keys, layout, print."""

import json

from harness import becomes, press, settle, test, wait_until

HOME = "demo/index.html"


def status(page):
    return page.locator("[role=status].status").inner_text()


NAMES = "[...document.querySelectorAll('.tile-name b')].map((one) => one.textContent)"


@test
def every_widget_has_one_tile(browser):
    with browser.page(HOME, height=1400) as page:
        names = page.evaluate(NAMES)
        wanted = page.evaluate("vitrineManifest.widgets.map((one) => one.name)")
        assert sorted(names) == sorted(wanted) and names[0] == wanted[0], names
        assert page.locator(".tile").first.locator("img").count() == 1


@test
def pictures_fill_the_first_screen_under_a_slim_bar(browser):
    for width, height in ((1280, 800), (1920, 1080)):
        with browser.page("big/index.html", width=width, height=height) as page:
            assert page.locator("#masthead").bounding_box()["height"] <= 120
            share = page.evaluate(
                """[...document.querySelectorAll('.tile-picture img')].reduce((sum, one) => {
                  const {left, right, top, bottom} = one.getBoundingClientRect();
                  const down = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
                  return sum + (right - left) * down; }, 0) / (innerWidth * innerHeight)"""
            )
            assert share >= 0.35, (width, share)


@test
def a_tile_opens_its_widget_and_back_leads_to_the_tile(browser):
    with browser.page(HOME) as page:
        page.locator("[data-widget=Transit]").click()
        settle(page)
        assert page.locator(".widget-title h2").inner_text() == "Next Departure"
        assert page.evaluate("document.activeElement.textContent") == "Next Departure"
        page.go_back()
        becomes(lambda: page.evaluate("document.activeElement.dataset.widget"), "Transit", page)
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Next widget: Tasks").click()
        becomes(lambda: page.locator(".widget-title h2").inner_text(), "Tasks", page)
        page.get_by_role("link", name="All", exact=True).click()
        wait_until(page, "document.querySelectorAll('.tile').length > 6")


@test
def one_switch_changes_the_size_and_one_the_scheme_of_everything(browser):
    sources = "[...document.querySelectorAll('.tile img')].map((one) => one.getAttribute('src'))"
    with browser.page(HOME) as page:
        assert all("/light/" in one for one in page.evaluate(sources) if one)
        page.get_by_role("radio", name="Dark").check()
        page.get_by_role("radio", name="Small").check()
        settle(page)
        shown = page.evaluate(sources)
        assert all("/systemSmall/dark/" in one for one in shown if one), shown
        assert page.evaluate("location.hash") == "#/?size=small&theme=dark"
        assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
        page.reload()
        settle(page)
        assert page.evaluate(sources) == shown


@test
def a_tile_shows_its_day_under_the_pointer_and_by_keys(browser):
    with browser.page(HOME) as page:
        tile = page.locator("[data-widget=Weather]")
        source = lambda: tile.locator("img").get_attribute("src")
        first = source()
        box = tile.locator(".tile-picture").bounding_box()
        page.mouse.move(box["x"] + box["width"] - 4, box["y"] + 40)
        becomes(lambda: source().rsplit("/", 1)[1], "entry-7.svg", page)
        page.mouse.move(2, 2)
        becomes(source, first, page)
        tile.focus()
        page.keyboard.press(".")
        page.keyboard.press(".")
        becomes(lambda: source().rsplit("/", 1)[1], "entry-1.svg", page)
        page.keyboard.press(" ")
        becomes(lambda: source().rsplit("/", 1)[1], "entry-3.svg", page)
        page.locator("#search").focus()
        becomes(source, first, page)


@test
def a_cell_is_a_small_widget_of_the_device(browser):
    with browser.page("kinds/index.html") as page:
        sizes = page.evaluate(
            "Object.fromEntries([...document.querySelectorAll('.tiles .tile')].slice(0, 3).map((one) =>"
            " [one.dataset.widget, [one, one.querySelector('img')].map((it) => it.getBoundingClientRect())"
            ".flatMap(({width, height}) => [width, height]).map(Math.round)]))"
        )
        assert sizes == {"Rain": [364, 209, 364, 170], "Night": [171, 209, 170, 170], "Far": [171, 209, 170, 170]}, sizes


@test
def what_is_no_widget_stands_in_folds_with_their_number(browser):
    with browser.page("kinds/index.html") as page:
        assert status(page) == "3 widgets"
        folds = page.locator("details.fold summary").all_inner_texts()
        assert [one.split() for one in folds] == [["Live", "Activities", "1"], ["Controls", "1"], ["Previews", "2"]]
        assert page.locator(".tile").count() == 3
        page.locator("details.fold summary").last.click()
        settle(page)
        assert page.evaluate("location.hash") == "#/?open=preview"
        names = page.locator("details[open] .tile-name").all_inner_texts()
        assert names == ["Preview 1 Rain", "Preview 2 Rain"], names
        page.reload()
        settle(page)
        assert page.locator("details[open] .tile").count() == 2


@test
def the_list_of_widgets_narrows_counts_and_marks(browser):
    with browser.page(HOME, width=1700) as page:
        current = lambda: page.locator(".sidebar [aria-current] > span").first.inner_text()
        assert page.locator(".sidebar-count").inner_text() == "13"
        assert current() == "Weather"
        page.locator("#search").fill("tram")
        becomes(lambda: page.locator(".sidebar-count").inner_text(), "1 of 13", page)
        page.locator(".sidebar a").click()
        settle(page)
        assert current() == "Next Departure" and "q=tram" in page.evaluate("location.hash")
    with browser.page(HOME, width=375, height=812) as page:
        page.get_by_role("button", name="List of widgets").click()
        assert page.evaluate("!!document.activeElement.closest('.sidebar')")
        page.keyboard.press("Escape")
        assert not page.locator(".sidebar").is_visible()


@test
def a_dead_link_says_so_and_offers_the_nearest(browser):
    with browser.page(HOME + "#/Weather/systemHuge/light/snapshot") as page:
        assert "“Weather/systemHuge/light/snapshot” is not in this gallery" in page.locator(".lost").inner_text()
        page.locator(".lost a").click()
        becomes(lambda: page.evaluate("location.hash"), "#/Weather/systemSmall/light/snapshot", page)


@test
def equal_pictures_are_shown_once_and_named(browser):
    with browser.page("kinds/index.html#/Rain") as page:
        assert page.locator(".looks-same").inner_text() == "Redacted: same as Light"
        assert page.locator(".cell-same").first.inner_text() == "Redacted: the same"
    with browser.page("kinds/index.html#/?view=wall&q=widget:rain+scheme:light+-entry:1") as page:
        assert "the same" in page.locator(".wall").inner_text()


@test
def the_matrix_shows_families_schemes_and_states(browser):
    with browser.page(HOME + "#/Weather") as page:
        assert page.locator(".row").count() == 4
        assert page.locator(".row").first.locator(".panel").count() == 2
        captions = page.locator(".row").first.locator(".panel").first.locator(".caption")
        assert captions.all_inner_texts() == ["Timeline 1/8", "Snapshot", "Placeholder", "Redacted"]


@test
def search_narrows_the_page_and_counts(browser):
    with browser.page(HOME) as page:
        page.keyboard.press("/")
        page.keyboard.type("family:small scheme:dark state:redacted -weather")
        assert status(page).startswith("11 of 672 pictures, 11 of 13 widgets"), status(page)
        page.locator("#search").fill("text:sourdough")
        assert page.locator(".tile").count() == 1
        page.locator("#search").fill("has:truncated")
        assert status(page).startswith("1 of 672 pictures, 1 of 13 widgets"), status(page)
        page.locator("#search").fill("wether")
        assert page.locator(".chips li").all_inner_texts() == ["“weather” for “wether”"]
        assert page.evaluate(NAMES)[0] == "Weather"
        page.locator("#search").fill("quote")
        page.keyboard.press("ArrowDown")
        assert page.evaluate("document.activeElement.dataset.widget") == "Quote"
        page.locator("#search").fill("zzzz")
        assert page.get_by_text("Nothing matches").is_visible()
        page.get_by_role("button", name="Show everything").click()
        assert status(page) == "13 widgets"


@test
def one_field_finds_widgets_pictures_and_commands(browser):
    with browser.page(HOME) as page:
        page.keyboard.press("Control+k")
        page.wait_for_selector(".palette[open]")
        page.keyboard.type("markts")
        chosen = page.locator(".palette-item[aria-selected=true]")
        assert chosen.inner_text().startswith("Markets")
        page.keyboard.press("Enter")
        becomes(lambda: page.evaluate("location.hash"), "#/Stocks", page)
        page.keyboard.press("Control+k")
        page.wait_for_selector(".palette[open]")
        page.keyboard.type("in dark")
        page.keyboard.press("Enter")
        becomes(lambda: page.evaluate("document.documentElement.dataset.theme"), "dark", page)
        page.keyboard.press("Control+k")
        page.wait_for_selector(".palette[open]")
        page.keyboard.type("sourdough")
        settle(page)
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        becomes(lambda: page.locator("dialog.detail h2").inner_text(), "Kitchen Timer", page)


@test
def filters_live_in_the_address_and_survive_a_reload(browser):
    with browser.page(HOME) as page:
        page.get_by_text("Options").click()
        page.locator("[data-key=axis-family]").select_option("systemLarge")
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
              axes: next(2) ? 'family.column,x.y.row' : '', t: next(2) ? '2026-06-09T09:41Z' : '', pin: next(2) ? path : '', view: next(2) ? 'wall' : 'widgets', bg: 'wallpaper', size: next(2) ? 'small' : '', scale: next(2) ? '45' : '', theme: next(2) ? 'dark' : '', stage: next(2) ? 'mode.x y' : '', e: '',
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
    with browser.page(HOME + "#/Weather") as page:
        cell = page.locator(".matrix a.cell").nth(2)
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
        wait_until(page, "location.hash === '#/Weather?q=state%3Asnapshot'")


@test
def arrows_move_between_pictures_and_focus_is_seen(browser):
    with browser.page(HOME + "#/Weather", height=1600) as page:
        page.locator(".matrix a.cell").first.focus()
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
        page.wait_for_selector("dialog.help[open]")
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
def a_failed_widget_is_shown_and_never_silently_hidden(browser):
    with browser.page(HOME + "#/Broken") as page:
        assert "did not call its completion" in page.locator("main").inner_text()
    with browser.page(HOME, height=1400) as page:
        assert page.locator("[data-widget=Broken] .badge-error").is_visible()
        page.locator("#search").fill("tram")
        assert "1 failing widget hidden" in status(page)
        page.locator("#search").fill("")
        page.get_by_text("Options").click()
        page.get_by_role("button", name="Problems").click()
        assert set(page.evaluate(NAMES)) == {"Weather", "Up Next", "Broken"}


@test
def an_empty_catalogue_says_so(browser):
    with browser.page("empty/index.html") as page:
        assert page.get_by_text("No widgets yet").is_visible()


@test
def printing_shows_exactly_the_selection(browser):
    with browser.page(HOME + "#/?q=state%3Aredacted%20scheme%3Adark") as page:
        page.evaluate("window.print = () => {}")
        page.get_by_text("Options").click()
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
