"""What differences of a review are about, and timelines of which several entries differ."""

from axe import complaints
from harness import becomes, settle, test

ENTRIES = "review-entries/index.html"
FIRST_FOLD = "document.querySelector('.group-fold').open = true"


def chips(page):
    return [one.replace("\n", " ") for one in page.locator(".review-matters li").all_inner_texts()]


@test
def what_differences_are_about_is_said_and_narrows_the_list(browser):
    with browser.page(ENTRIES) as page:
        wanted = ["Text 3", "Colour 3", "Geometry 2", "Picture 2", "Behaviour 2", "Only metadata 2"]
        assert chips(page) == [*wanted, "Without moves under 0.5 pt 1"], chips(page)
        first = page.locator(".group-card").first
        assert first.locator(".matter").all_inner_texts() == ["Text"]
        page.get_by_role("button", name="Colour 3").focus()
        page.keyboard.press("Enter")
        assert page.evaluate("location.hash") == "#/?about=colour"
        pressed = page.get_by_role("button", name="Colour 3")
        assert pressed.get_attribute("aria-pressed") == "true"
        assert pressed.evaluate("(one) => one === document.activeElement")
        assert page.locator(".status").inner_text() == "3 of 14"
        page.get_by_role("button", name="Behaviour 2").click()
        assert page.locator(".groups > li").count() == 3 and page.locator(".status").inner_text() == "5 of 14"
        page.get_by_role("button", name="Show all").click()
        assert page.evaluate("location.hash") == "#/"
    with browser.page(ENTRIES + "#/?about=metadata") as page:
        assert set(page.locator(".group-card .matter").all_inner_texts()) == {"Only metadata"}
    with browser.page(ENTRIES + "#/Demo/Weather/systemMedium/light/entry-0") as page:
        assert page.locator(".item-caption .matter").all_inner_texts() == ["Only metadata"]


@test
def moves_that_are_hardly_seen_can_be_left_out(browser):
    with browser.page(ENTRIES) as page:
        before = page.locator(".groups > li").count()
        page.get_by_role("button", name="Without moves under 0.5 pt").click()
        assert page.evaluate("location.hash") == "#/?moves=large"
        assert page.locator(".groups > li").count() == before - 1
        words = page.locator(".groups").inner_text()
        assert "moved by 0, 6" in words and "moved by 0, 0.3" not in words, words
        page.get_by_role("button", name="Without moves under 0.5 pt").click()
        assert page.evaluate("location.hash") == "#/" and page.locator(".groups > li").count() == before
    with browser.page("review-full/index.html") as page:
        assert not any("moves" in one for one in chips(page)), chips(page)


@test
def entries_of_a_timeline_are_one_tile_whose_ticks_say_what_became_of_which(browser):
    with browser.page(ENTRIES) as page:
        page.evaluate(FIRST_FOLD)
        settle(page)
        card = page.locator(".group-card").first
        tile = card.locator(".timeline-tile")
        assert tile.count() == 1 and card.locator(".review-tiles > li").count() == 1
        ticks = tile.locator(".timeline-ticks").evaluate_all(
            "(all) => all.map((one) => [one.classList[2], one.querySelector('path').getAttribute('d').split('M').length - 1])"
        )
        wanted = [["change-same", 2], ["change-changed", 3], ["change-added", 1], ["change-removed", 1]]
        assert sorted(ticks) == sorted(wanted), ticks
        assert tile.locator(".timeline-count").inner_text() == "5 of 7 entries differ · Changed"
        # It begins at the first that differs for the reason of the group.
        slider = tile.get_by_role("slider")
        assert slider.get_attribute("aria-valuetext") == "Entry 2 of 7, Changed"
        assert tile.locator("a").get_attribute("href").split("?")[0].endswith("/entry-1")
        slider.focus()
        page.keyboard.press("ArrowLeft")
        assert slider.get_attribute("aria-valuetext") == "Entry 1 of 7, Unchanged"
        assert tile.locator("a").count() == 0 and tile.locator(".timeline-same").inner_text() == "Unchanged"
        assert page.locator("dialog[open]").count() == 0
        page.keyboard.press("End")
        assert slider.get_attribute("aria-valuetext") == "Entry 7 of 7, Removed"
        tile.get_by_role("button", name="Previous entry").click()
        assert slider.get_attribute("aria-valuetext") == "Entry 6 of 7, Added"
        tile.locator("a").click()
        becomes(lambda: page.evaluate("location.hash"), "#/Demo/NightSky/systemSmall/light/entry-5", page)


@test
def one_entry_of_a_timeline_is_a_tile_like_any_other(browser):
    with browser.page("review-few/index.html") as page:
        page.evaluate("document.querySelectorAll('.group-fold').forEach((one) => { one.open = true; })")
        settle(page)
        assert page.locator(".review-tile").count() > 3 and page.locator(".timeline-tile").count() == 0


@test
def matters_and_timelines_are_for_everybody(browser):
    for scheme, width in (("light", 1280), ("dark", 390)):
        with browser.page(ENTRIES, width=width, color_scheme=scheme, bypass_csp=True) as page:
            page.evaluate(FIRST_FOLD)
            settle(page)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
            found = complaints(page, scheme)
            assert not found, found
