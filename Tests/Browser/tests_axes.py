"""Axes nobody has heard of, and widgets with several configurations."""

from playwright.sync_api import expect

from harness import test

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
