"""Arranging the page: linked times, chips, order, headings, axes as rows and columns."""

from harness import test, wait_until

HOME = "demo/index.html"


@test
def chips_say_what_the_search_says_and_take_it_back(browser):
    with browser.page(HOME) as page:
        page.locator("#search").fill("family:small -weather scheme:dark")
        chips = page.locator(".chips li")
        assert chips.all_inner_texts() == ["Family: small", "not “weather”", "Colour scheme: dark"]
        page.get_by_role("button", name="Remove not “weather”").click()
        assert page.locator("#search").input_value() == "family:small scheme:dark"
        page.get_by_text("Options").click()
        page.locator("[data-key=axis-state]").select_option("redacted")
        page.get_by_role("button", name="Remove State: Redacted").click()
        assert page.evaluate("location.hash") == "#/?q=family%3Asmall+scheme%3Adark"


@test
def any_axis_may_be_rows_columns_or_one_value(browser):
    with browser.page(HOME + "#/Weather") as page:
        first = page.locator(".matrix")
        page.get_by_text("Options").click()
        group = page.get_by_role("group", name="Family makes")
        group.get_by_role("radio", name="Columns").check()
        assert first.locator(".row").count() == 1
        page.get_by_role("group", name="State makes").get_by_role("radio", name="Rows").check()
        assert page.locator(".matrix .row h4").all_inner_texts() == [
            "Timeline",
            "Snapshot",
            "Placeholder",
            "Redacted",
        ]
        assert "axes=family.column%2Cstate.row" in page.evaluate("location.hash")
        page.get_by_role("group", name="Family makes").get_by_role("radio", name="One").check()
        assert "family=systemSmall" in page.evaluate("location.hash")
        assert page.locator(".matrix a.cell").count() == 8


@test
def the_page_is_sorted_and_divided_by_what_the_manifest_names(browser):
    with browser.page(HOME + "#/?sort=name&size=medium", height=1600) as page:
        names = page.locator(".tile-name b").all_inner_texts()
        assert names == sorted(names, key=str.lower) and len(names) == 13, names
    with browser.page(HOME + "#/?group=axis.family") as page:
        headings = page.locator(".group-title").all_inner_texts()
        assert [one.split()[0] for one in headings[:4]] == ["Small", "Medium", "Large", "Rectangular"]
    with browser.page("axes/index.html#/?group=axis.size") as page:
        assert page.locator(".group-title").count() == 8


@test
def the_film_strip_leads_to_an_entry(browser):
    with browser.page(HOME + "#/Weather") as page:
        weather = page.locator(".player")
        weather.locator(".strip-entry").nth(3).click()
        assert weather.locator(".scrubber-count").inner_text() == "Entry 4 of 8"
        assert weather.locator(".strip-entry[aria-current]").count() == 1


@test
def a_line_by_time_shows_now_and_the_reload(browser):
    with browser.page(HOME + "#/Weather") as page:
        weather = page.locator(".player")
        assert weather.locator(".mark").all_inner_texts() == ["Reload"]
        weather.get_by_role("radio", name="Time").check()
        assert weather.locator(".mark").all_inner_texts() == ["Now", "Reload"]
        weather.get_by_label("Speed").select_option("4")


@test
def the_contact_sheet_holds_the_selection(browser):
    with browser.page(HOME + "#/?q=state%3Aredacted%20scheme%3Adark") as page:
        count = int(page.locator(".status").inner_text().split(" ")[0])
        page.get_by_text("Options").click()
        with page.expect_download() as download:
            page.get_by_role("button", name="Contact sheet").click()
        text = open(download.value.path(), encoding="utf-8").read()
        assert text.count("<image") == count and text.startswith("<svg"), text[:200]


@test
def the_toolbar_opens_within_320_points(browser):
    with browser.page(HOME, width=320, height=900) as page:
        page.get_by_text("Options").click()
        wide = page.evaluate("document.documentElement.scrollWidth")
        cut = page.evaluate(
            """[...document.querySelectorAll('.toolbar button, .toolbar label')]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > 320).length"""
        )
        assert wide == 320 and cut == 0, (wide, cut)


@test
def on_a_phone_the_options_are_a_sheet_from_below(browser):
    with browser.page(HOME, width=375, height=812) as page:
        page.get_by_text("Options").click()
        box = page.locator(".popover-body").bounding_box()
        assert box["x"] == 0 and box["width"] == 375, box
        assert abs(box["y"] + box["height"] - 812) <= 1 and box["y"] > 150, box
        page.locator("[data-key=axis-family]").select_option("systemLarge")
        page.get_by_role("radio", name="Dark").first.check()
        page.get_by_role("radio", name="Pictures").check()
        assert page.evaluate("location.hash") == "#/?family=systemLarge&theme=dark&view=wall"
        page.keyboard.press("Escape")
        assert not page.locator(".popover-body").is_visible()
