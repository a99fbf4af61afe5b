"""Simulated days: a widget's day beside its scrubber, and the page of all of them."""

from axe import complaints_of
from harness import becomes, settle, test, wait_until

HOME = "days/index.html"
PAGE = "days/days.html"


def day(page):
    page.wait_for_selector(".day:not([hidden])")
    settle(page)
    return page.locator(".day")


@test
def a_day_and_the_player_show_one_moment(browser):
    with browser.page(HOME + "#/Weather") as page:
        section = day(page)
        line = section.locator("input[type=range]")
        assert line.get_attribute("aria-valuetext") == (
            "Tue 9 Jun, 9:41 am, Entry 1 of 8, 60 of 60 reloads left, In use, Smart Stack: On top"
        ), line.get_attribute("aria-valuetext")
        player = page.locator(".player input[type=range]")
        player.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        said = line.get_attribute("aria-valuetext")
        assert said.startswith("Tue 9 Jun, 11:41 am, Entry 3 of 8"), said
        line.focus()
        page.keyboard.press("ArrowLeft")
        assert "11:31 am, Entry 2 of 8" in line.get_attribute("aria-valuetext")
        assert "Entry 2 of 8" in player.get_attribute("aria-valuetext")
        wait_until(page, "location.hash.includes('t=2026-06-09T11')")
        section.get_by_role("button", name="Next change").click()
        assert "11:41 am" in line.get_attribute("aria-valuetext")
        section.get_by_role("button", name="Previous change").click()
        assert "10:41 am" in line.get_attribute("aria-valuetext")


@test
def the_picture_of_the_moment_is_one_click_away(browser):
    with browser.page(HOME + "#/Weather") as page:
        section = day(page)
        now = section.locator(".day-now a")
        assert now.get_attribute("data-render") == "Weather/systemSmall/light/entry-0"
        # What no render shows lies in a file of its own.
        page.evaluate("location.hash = '#/Weather?t=2026-06-09T13:50Z'")
        settle(page)
        assert now.get_attribute("data-render") is None
        assert now.get_attribute("href").endswith("renders/Weather/day/systemSmall/light/5.svg")
        assert now.locator("img").evaluate("(one) => one.naturalWidth") > 0
        page.evaluate("location.hash = '#/Weather'")
        settle(page)
        now.click()
        page.wait_for_selector("dialog.detail[open]")


@test
def a_dark_page_shows_a_day_in_the_dark(browser):
    with browser.page(HOME + "#/Weather?theme=dark") as page:
        now = day(page).locator(".day-now a")
        assert now.get_attribute("data-render") == "Weather/systemSmall/dark/entry-0"
        for theme, ground in (("dark", "dark"), ("light", None), ("dark", "dark")):
            page.evaluate("hash => location.hash = hash", f"#/Weather?t=2026-06-09T13:50Z&theme={theme}")
            becomes(lambda: now.get_attribute("href").split("/")[-2:], [theme, "5.svg"], page)
            assert now.get_attribute("data-scheme") == ground
            small = page.locator(".day-event .day-picture").evaluate_all("all => all.map((one) => one.dataset.scheme)")
            assert small and set(small) == {ground}, small
            page.wait_for_selector(".day-thumb[src]")
            lane = page.locator(".day-thumb[src]").evaluate_all("all => all.map((one) => one.getAttribute('src'))")
            assert all(f"/{theme}/" in one for one in lane), lane


@test
def scenarios_and_families_are_in_the_address(browser):
    with browser.page(HOME + "#/Weather") as page:
        section = day(page)
        assert section.locator(".day-locked").count() == 0
        section.get_by_role("radio", name="Locked at work").check()
        settle(page)
        assert section.locator(".day-band.day-locked").count() == 1
        assert "day=locked.systemSmall" in page.evaluate("location.hash")
        section.get_by_label("Family").focus()
        section.get_by_label("Family").select_option("systemMedium")
        settle(page)
        assert page.evaluate("document.activeElement.dataset.key") == "day-family"
        assert "day=locked.systemMedium" in page.evaluate("location.hash")
        page.reload()
        day(page)
        assert section.get_by_role("radio", name="Locked at work").is_checked()
        assert section.get_by_label("Family").input_value() == "systemMedium"


@test
def what_happens_is_told_in_words(browser):
    with browser.page(HOME + "#/Timer") as page:
        events = day(page).get_by_role("list", name="What happens").get_by_role("listitem")
        texts = events.all_inner_texts()
        wanted = (
            "Reloaded: it is new on the screen",
            "free, as it is new · 2 entries · 12 of 12 reloads left",
            "5 min late: the last one was too short a time before",
            "free, as the app is in the foreground",
            "Not reloaded: its timeline asks for it",
            "withheld until the end: the device was not in use, what it may cost was used up",
            "The app is opened",
            "The system’s surroundings change: The time zone",
        )
        for words in wanted:
            assert any(words in one for one in texts), (words, texts[:5])
        row = events.filter(has_text="The app is opened")
        row.get_by_role("button").click()
        assert "12:10 pm" in page.locator(".day input[type=range]").get_attribute("aria-valuetext")
        assert row.get_attribute("aria-current") == "true"


@test
def the_cursor_is_dragged(browser):
    with browser.page(HOME + "#/Timer") as page:
        section = day(page)
        track = section.locator(".day-shown .day-track")
        track.scroll_into_view_if_needed()
        settle(page)
        box = track.bounding_box()
        page.mouse.move(box["x"] + box["width"] * 0.25, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + 20, steps=4)
        page.mouse.up()
        line = section.locator("input[type=range]")
        becomes(lambda: "9:4" in line.get_attribute("aria-valuetext"), True, page)
        assert "pm" in line.get_attribute("aria-valuetext"), line.get_attribute("aria-valuetext")
        cursor = section.locator(".day-cursor").bounding_box()
        assert abs(cursor["x"] + 1 - box["x"] - box["width"] / 2) < 3, (cursor, box)


@test
def stale_and_withheld_stand_out(browser):
    with browser.page(HOME + "#/Timer") as page:
        section = day(page)
        assert section.locator(".day-shown .day-stale").count() > 3
        assert section.locator(".day-refusal").count() == 2, "the lane and the legend"
        assert section.locator(".day-numbers").inner_text().split("\n")[:2] == ["Asked", "15"]


@test
def widgets_without_a_day_show_none(browser):
    with browser.page("demo/index.html#/Weather") as page:
        assert page.locator(".day").count() == 0


@test
def a_single_file_has_its_days(browser):
    with browser.page("days/gallery.html#/Weather?t=2026-06-09T13:50Z") as page:
        section = day(page)
        shown = section.locator(".day-now a")
        becomes(lambda: shown.get_attribute("href")[:5], "blob:", page)
        assert shown.locator("img").evaluate("(one) => one.naturalWidth") > 0
        assert page.locator("a[href^='days.html']").count() == 0


@test
def tables_are_sorted_by_a_click(browser):
    with browser.page(PAGE) as page:
        table = page.locator(".days-table:visible")
        names = lambda: [one.split("\n")[0].split("\t")[0] for one in table.locator("tbody tr th").all_inner_texts()]
        before = names()
        table.get_by_role("button", name="Withheld").click()
        assert names()[0].startswith("Kitchen Timer"), names()
        assert table.locator("th[aria-sort=descending]").inner_text() == "Withheld"
        table.get_by_role("button", name="Widget").click()
        assert names() == sorted(before), names()
        table.get_by_role("button", name="Widget").click()
        assert names() == sorted(before, reverse=True), names()


@test
def one_scenario_at_a_time_and_its_widgets_lead_to_their_days(browser):
    with browser.page(PAGE + "#locked") as page:
        assert page.locator(".days-scenario:visible").count() == 1
        assert page.get_by_role("radio", name="Locked at work").is_checked()
        assert not page.locator(".days-turns:visible").count()
        page.get_by_role("radio", name="A usual day").check()
        assert page.evaluate("location.hash") == "#usual"
        turns = page.locator(".days-turns:visible > li")
        assert turns.count() == 4 and "Tasks" in turns.nth(1).inner_text()
        turns.nth(1).get_by_role("link").click()
        page.wait_for_selector(".day:not([hidden])")
        settle(page)
        said = page.locator(".day input[type=range]").get_attribute("aria-valuetext")
        assert said.startswith("Tue 9 Jun, 12:41 pm") and said.endswith("Smart Stack: On top"), said
        assert page.locator(".day-head").bounding_box()["y"] < 200


@test
def the_palette_leads_to_the_page_of_days(browser):
    with browser.page(HOME) as page:
        page.keyboard.press("Control+k")
        page.wait_for_selector("dialog.palette[open]")
        page.keyboard.type("simulated")
        settle(page)
        page.keyboard.press("Enter")
        page.wait_for_selector(".days-table")


@test
def without_scripts_all_scenarios_are_there(browser):
    with browser.page(PAGE, java_script_enabled=False) as page:
        assert page.locator(".days-scenario:visible").count() == 2
        assert page.locator(".days-table tbody tr").count() == 8
        assert page.locator(".days-turns img:visible").count() == 4
        assert "assumed At least 5 minutes" in page.locator("#assumptions").inner_text()


@test
def the_stack_is_light_or_dark_as_the_page_is(browser):
    # Those that are hidden come when they are shown.
    shown = "[...document.querySelectorAll('.days-turns img')].filter((one) => one.offsetParent && one.naturalWidth)"
    for system in ("light", "dark"):
        with browser.page(PAGE, color_scheme=system) as page:
            for theme in ("auto", "light", "dark"):
                page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
                scheme = system if theme == "auto" else theme
                wait_until(page, f"{shown}.length === 4")
                files = page.evaluate(f"{shown}.map((one) => one.getAttribute('src'))")
                assert all(f"/{scheme}/" in one for one in files), files


@test
def days_are_accessible_in_light_and_dark(browser):
    schemes = [dict(color_scheme=scheme) for scheme in ("light", "dark")]
    widgets = [(HOME + route, scheme) for route in ("#/Weather", "#/Timer") for scheme in schemes]
    found = complaints_of(browser, widgets, ".day:not([hidden])")
    found += complaints_of(browser, [(PAGE, scheme) for scheme in schemes])
    assert not found, found


@test
def days_fit_a_phone(browser):
    for address in (HOME + "#/Weather", HOME + "#/Timer?day=locked.systemSmall", PAGE):
        with browser.page(address, width=320, height=700) as page:
            if address != PAGE:
                day(page)
            wide = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
            assert wide[0] <= wide[1], (address, wide)
            small = page.evaluate(
                """[...document.querySelectorAll('button, select, .segmented label, input[type=range]')]
              .filter((one) => one.checkVisibility()).map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
              .filter(([, box]) => box.width < 24 || box.height < 24).map(([text]) => text)"""
            )
            assert not small, small[:3]


@test
def paper_shows_every_scenario(browser):
    with browser.page(PAGE) as page:
        page.emulate_media(media="print")
        assert page.locator(".days-scenario:visible").count() == 2
