"""Axes nobody has heard of, and widgets with several configurations."""

from playwright.sync_api import expect

from harness import becomes, settle, test

HOME = "axes/index.html#/City"


@test
def an_unknown_axis_becomes_rows_and_a_filter(browser):
    with browser.page(HOME) as page:
        assert page.locator(".row").count() == 20
        assert "Berlin, Text size 0" in page.locator(".row h4").first.inner_text()
        page.get_by_role("button", name="Show 12 more rows").click()
        assert page.locator(".row").count() == 32
        assert page.evaluate("document.activeElement.matches('.row:nth-child(21) a.cell')")
        page.get_by_text("Options").click()
        page.locator("[data-key=axis-size]").select_option("size3")
        assert page.evaluate("location.hash") == "#/City?axis.size=size3"
        expect(page.locator(".row")).to_have_count(4)
        page.reload()
        expect(page.locator(".row")).to_have_count(4)


@test
def a_sweep_reads_as_a_table_that_says_where_it_breaks(browser):
    with browser.page(HOME) as page:
        table = page.get_by_role("table")
        heads = table.get_by_role("rowheader").all_inner_texts()
        assert heads == [f"Text size {n}" for n in range(8)], heads
        columns = table.get_by_role("columnheader").all_inner_texts()
        assert "Breaks from Text size 5" in columns[0] and "Breaks in Text size 2" in columns[1], columns
        rows = table.locator("tbody tr")
        assert rows.nth(0).locator("img:visible").count() == 2
        # Equal pictures are said; the first that breaks is marked, and its finding has words.
        assert rows.nth(4).inner_text().count("same as Text size 0") == 2, rows.nth(4).inner_text()
        first = rows.nth(5).locator("td").first
        assert "sweep-first" in first.get_attribute("class") and "text cut off" in first.inner_text()
        assert table.locator(".sweep-first").count() == 2
        # The names stay in sight.
        page.set_viewport_size(dict(width=1280, height=460))
        rows.nth(7).scroll_into_view_if_needed()
        settle(page)
        names = table.get_by_role("columnheader").first.bounding_box()
        bar = page.locator(".toolbar").bounding_box()
        assert abs(names["y"] - bar["y"] - bar["height"]) <= 1, (names, bar)
        page.set_viewport_size(dict(width=1280, height=900))
        # The reader chooses what goes down and across; the address keeps it.
        page.locator("[data-key=table-columns]").select_option("scheme")
        becomes(lambda: table.get_by_role("columnheader").count(), 2, page)
        page.locator("[data-key=table-family]").focus()
        page.locator("[data-key=table-family]").select_option("systemMedium")
        assert page.evaluate("location.hash") == "#/City?table=size.scheme%2Cfamily.systemMedium"
        assert page.evaluate("document.activeElement.dataset.key") == "table-family"
        page.reload()
        settle(page)
        names = table.locator("tbody tr img").evaluate_all("all => all.slice(0, 2).map((one) => one.alt).join()")
        assert "Medium, Light" in names and "Medium, Dark" in names, names
        # Any two values of an axis, entries and configurations stand beside each other.
        rows.nth(6).locator("a.cell").first.click()
        settle(page)
        for label in ("Text size: Text size 0", "Configuration: Oslo"):
            page.get_by_label("Compare with").select_option(label=label)
            settle(page)
        labels = page.locator(".compare-label p").all_inner_texts()
        assert labels == ["Berlin, Text size 0", "Oslo, Text size 6", "Berlin, Text size 6"], labels
        page.keyboard.press("Escape")
        # What is wider than a phone scrolls by itself, and its rows keep their names.
        page.set_viewport_size(dict(width=375, height=700))
        settle(page)
        pane = page.locator(".sweep-wide")
        pane.evaluate("one => one.scrollTo(one.scrollWidth, 0)")
        inset = table.get_by_role("rowheader").first.bounding_box()["x"] - pane.bounding_box()["x"]
        assert 0 <= inset <= 2, inset
        assert page.evaluate("document.documentElement.scrollWidth") <= 375


@test
def what_goes_without_saying_is_not_said(browser):
    with browser.page("modes/index.html#/Weather") as page:
        names = page.locator(".row img").evaluate_all("all => all.map((one) => one.alt).join()")
        assert "accented" in names and "fullColor" not in names, names
        heads = page.locator(".row h4").all_inner_texts()
        assert not any("fullColor" in head for head in heads), heads


@test
def filters_of_two_values_say_what_they_filter(browser):
    with browser.page(HOME) as page:
        page.get_by_text("Options").click()
        expect(page.locator(".popover-part").get_by_text("Colour scheme", exact=True).first).to_be_visible()


@test
def each_configuration_has_its_own_timeline(browser):
    with browser.page(HOME) as page:
        scrubber = page.locator(".player input[type=range]")
        assert scrubber.get_attribute("aria-valuetext").startswith("Entry 1 of 7")
        page.locator("[data-key=instance]").select_option("oslo")
        assert "Oslo" in page.locator(".hero img").first.get_attribute("alt")
        scrubber.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")  # 10:41: Oslo’s small one changed at 10:31, Berlin’s at 10:41 again
        assert "Tue 9 Jun, 10:41 am" in scrubber.get_attribute(
            "aria-valuetext"
        ), scrubber.get_attribute("aria-valuetext")
        captions = page.locator(".row:has-text('Oslo') .caption").all_inner_texts()
        assert set(captions) == {"Timeline 2/4"}, captions
        berlin = page.locator(".row:has-text('Berlin, ') .caption").all_inner_texts()
        assert "Timeline 3/4" in berlin, berlin


@test
def families_that_change_at_different_moments_share_the_scrubber(browser):
    with browser.page(HOME) as page:
        scrubber = page.locator(".player input[type=range]")
        scrubber.focus()
        page.keyboard.press("ArrowRight")  # 10:11: the small one changes, the medium one at 10:21
        lanes = page.locator(".lane").evaluate_all("all => all.map((one) => one.title.split(':')[0])")
        assert lanes == ["Small", "Medium", "Oslo · Small", "Oslo · Medium"], lanes
        rows = page.locator(".row:has-text('Berlin')")
        small = rows.filter(has_text="Small").first.locator(".caption").first.inner_text()
        medium = rows.filter(has_text="Medium").first.locator(".caption").first.inner_text()
        assert (small, medium) == ("Timeline 2/4", "Timeline 1/4"), (small, medium)
