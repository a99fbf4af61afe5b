"""The scrubber and the clocks in pictures."""

from harness import settle, test, wait_until

HOME = "demo/index.html"
COUNT = "document.querySelector('.player .scrubber-count')"
# Looks again after longer than the page waits with writing its address.
ADDRESS_RESTS = """new Promise((done) => {
  let last = '';
  const look = () => {
    if (location.hash === last) return done();
    last = location.hash;
    setTimeout(look, 600);
  };
  look();
})"""


@test
def keys_on_the_scrubber_switch_every_picture(browser):
    with browser.page(HOME + "#/Weather") as page:
        weather = page.locator("body")
        scrubber = weather.locator(".player input[type=range]")
        scrubber.focus()
        page.wait_for_selector(".hero svg.picture")
        assert (
            scrubber.get_attribute("aria-valuetext") == "Entry 1 of 8, Tue 9 Jun, 9:41 am"
        ), scrubber.get_attribute("aria-valuetext")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        assert scrubber.get_attribute("aria-valuetext") == "Entry 3 of 8, Tue 9 Jun, 11:41 am"
        assert "24°" in weather.locator(".hero").inner_text()
        source = weather.locator(".matrix a.cell img").first.get_attribute("src")
        assert source.endswith("Weather/systemSmall/light/entry-2.svg"), source
        page.keyboard.press("End")
        assert scrubber.get_attribute("aria-valuetext").startswith("Entry 8 of 8")
        page.keyboard.press("Home")
        assert scrubber.get_attribute("aria-valuetext").startswith("Entry 1 of 8")


@test
def buttons_do_what_the_keys_do_and_stop_at_the_ends(browser):
    with browser.page(HOME + "#/Weather") as page:
        weather = page.locator("body")
        previous, following = weather.get_by_role(
            "button", name="Previous entry"
        ), weather.get_by_role("button", name="Next entry")
        assert previous.is_disabled()
        for _ in range(7):
            following.click()
        assert following.is_disabled() and "Entry 8 of 8" in weather.inner_text()


@test
def by_time_the_clocks_run_and_the_entry_in_force_shows(browser):
    with browser.page(HOME + "#/Timer") as page:
        timer = page.locator("body")
        timer.get_by_role("radio", name="Time").check()
        scrubber = timer.locator(".player input[type=range]")
        scrubber.focus()
        page.wait_for_selector(".hero svg.picture")
        step = int(scrubber.get_attribute("step"))
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        left = 12 * 60 - 3 * step
        clock = timer.locator(".hero tspan[data-live=timer]").first
        assert clock.text_content() == f"{left // 60}:{left % 60:02}", clock.text_content()
        line = timer.locator(".hero text:has(tspan[data-live=timer])").first
        assert line.get_attribute("textLength") is None
        assert "Entry 1 of 4" in scrubber.get_attribute("aria-valuetext")
        timer.get_by_role("button", name="Next entry").click()
        assert (
            "Entry 2 of 4" in scrubber.get_attribute("aria-valuetext")
            and clock.text_content() == "11:00"
        )


@test
def live_text_follows_the_rules(browser):
    cases = [
        ("relative", "09:00:00", "11:23:00", "2 hr, 23 min"),
        ("relative", "11:14:00", "11:02:46", "11 min, 14 sec"),
        ("relative", "09:00:00", "09:00:41", "41 sec"),
        ("offset", "09:00:00", "11:10:00", "+2 hours"),
        ("offset", "09:11:14", "09:00:00", "-11 minutes"),
        ("offset", "09:00:00", "09:01:25", "+1 minute"),
        ("timer", "09:02:32", "09:00:00", "2:32"),
        ("timer", "09:00:00", "09:01:15", "1:15"),
        ("timer", "22:59:01", "09:00:00", "13:59:01"),
    ]
    with browser.page(HOME) as page:
        for live, date, now, wanted in cases:
            text = page.evaluate(
                "([live, date, now]) => vitrine.liveText({live, date}, Date.parse(now))",
                [live, f"2026-06-09T{date}Z", f"2026-06-09T{now}Z"],
            )
            assert text == wanted, (live, date, now, text)
        for locale, live, now, wanted in [
            ("de-DE", "relative", "11:23:00", "2 Std., 23 Min."),
            ("de-DE", "offset", "09:01:00", "+1 Minute"),
            ("ar-EG", "timer", "10:02:05", "١:٠٢:٠٥"),
            ("he-IL", "offset", "11:00:00", "+שעתיים"),
            ("ru-RU", "offset", "09:05:00", "+5 минут"),
            ("no such language", "offset", "11:10:00", "+2 hours"),
        ]:
            text = page.evaluate(
                "([live, locale, now]) => vitrine.liveText("
                "{live, locale, date: '2026-06-09T09:00:00Z'}, Date.parse(now))",
                [live, locale, f"2026-06-09T{now}Z"],
            )
            assert text == wanted, (locale, live, now, text)
        interval = dict(
            live="timerInterval", date="2026-06-09T09:00:00Z", end="2026-06-09T10:30:00Z"
        )
        for extra, now, wanted in [
            ({}, "09:00:05", "0:05"),
            ({}, "08:00:00", "0:00"),
            (dict(countsDown="1"), "08:00:00", "1:30:00"),
            (dict(countsDown="1"), "11:00:00", "0:00"),
            (dict(pause="2026-06-09T09:10:00Z"), "10:00:00", "10:00"),
        ]:
            text = page.evaluate(
                "([facts, now]) => vitrine.liveText(facts, Date.parse(now))",
                [dict(interval, **extra), f"2026-06-09T{now}Z"],
            )
            assert text == wanted, (extra, now, text)


@test
def an_address_names_the_entry(browser):
    with browser.page(HOME + "#/Weather?e=4") as page:
        value = page.locator(".player input[type=range]").get_attribute(
            "aria-valuetext"
        )
        assert value.startswith("Entry 4 of 8"), value


@test
def playing_moves_and_pauses(browser):
    with browser.page(HOME + "#/Timer") as page:
        timer = page.locator("body")
        timer.get_by_role("button", name="Play").click()
        count = timer.locator(".player .scrubber-count")
        wait_until(page, COUNT + ".textContent === 'Entry 2 of 4'")
        timer.get_by_role("button", name="Pause").click()
        held = count.inner_text()
        # Longer than an entry is shown while playing.
        page.wait_for_timeout(1500)
        assert count.inner_text() == held != "Entry 1 of 4", held


@test
def the_reload_policy_is_shown(browser):
    for widget, words in (
        ("Weather", "Reloads after the last entry"),
        ("Timer", "Never reloads"),
        ("Rings", "Reloads after Tue 9 Jun, 6:41 pm"),
    ):
        with browser.page(HOME + "#/" + widget) as page:
            assert words in page.locator(".player").inner_text(), widget


@test
def one_player_moves_every_tile_and_its_moment_survives(browser):
    with browser.page(HOME) as page:
        player = page.locator(".player input[type=range]")
        player.focus()
        for _ in range(20):
            page.keyboard.press("ArrowRight")
        said = player.get_attribute("aria-valuetext")
        wait_until(page, "location.hash.includes('t=2026-06-09T')")
        # Between slow keys the address is written too: the last one is what stays.
        page.evaluate(ADDRESS_RESTS)
        shown = page.locator("[data-widget=Transit] img").get_attribute("src")
        assert not shown.endswith("entry-0.svg"), shown
        page.reload()
        settle(page)
        assert player.get_attribute("aria-valuetext") == said
        page.locator("[data-widget=Weather]").click()
        settle(page)
        assert "Entry 4 of 8" in player.get_attribute("aria-valuetext")
        assert "t=2026-06-09T" in page.evaluate("location.hash")


@test
def what_comes_after_the_reload_is_greyed_and_said(browser):
    with browser.page("kinds/index.html#/Rain") as page:
        player = page.locator(".player")
        assert player.locator(".strip-late").count() == 2
        line = player.locator("input[type=range]")
        line.focus()
        page.keyboard.press("End")
        said = line.get_attribute("aria-valuetext")
        assert said.endswith("Small: WidgetKit may never show this"), said
        assert "past the reload of Small" in player.inner_text()
        assert player.locator(".ruler-relevance").count() == 1
        # Families that differ have a row each: the small one reloads, the medium one never does.
        rows = page.get_by_role("list", name="Timelines that differ").get_by_role("listitem")
        small, medium = rows.nth(0), rows.nth(1)
        assert "Small: 5 moments, Reloads after" in small.inner_text(), small.inner_text()
        assert "WidgetKit may never show 2 of them" in small.inner_text(), small.inner_text()
        assert "Medium: 5 moments, Never reloads" in medium.inner_text(), medium.inner_text()
        assert small.locator(".lane-late").count() == 1 and medium.locator(".lane-late").count() == 0
        thumb = page.evaluate(
            "[document.querySelector('.mark-now, .ruler-entries'), ...document.querySelectorAll('.lane-ticks')]"
            ".map((one) => Math.round(one.getBoundingClientRect().left))"
        )
        assert len(set(thumb)) == 1, thumb
        page.locator(".matrix a.cell").first.click()
        settle(page)
        # An open picture is of one family, whose ruler says it by itself.
        words = page.locator("dialog .ruler-late")
        assert words.inner_text() == "Reload · WidgetKit may never show this"


@test
def hours_around_the_change_of_the_clocks_and_of_the_year_read_differently(browser):
    with browser.page("kinds/index.html#/Night") as page:
        names = page.locator(".strip-entry").evaluate_all("all => all.map((one) => one.title)")
        assert len(set(names)) == 4 and "GMT+2" in names[0] and "GMT+1" in names[1], names
        page.get_by_role("radio", name="Time").check()
        assert "GMT+1" in page.locator(".player .mark-zone").first.inner_text()
        assert "Berlin" in page.locator(".scrubber-day").inner_text()
        assert "2027" in names[3] and "2026" in names[0], names


@test
def states_of_an_activity_are_no_times_and_one_entry_has_no_player(browser):
    with browser.page("kinds/index.html#/Match") as page:
        line = page.locator(".player input[type=range]")
        assert line.get_attribute("aria-valuetext") == "State 1 of 3"
        assert page.locator(".player .segmented").count() == 0
        assert "am" not in page.locator(".player").inner_text()
    with browser.page(HOME + "#/Sleep") as page:
        assert not page.locator(".player").is_visible()


@test
def a_line_of_two_thousand_years_is_drawn_without_every_change_of_clocks(browser):
    with browser.page("kinds/index.html#/Far") as page:
        page.get_by_role("radio", name="Time").check()
        assert page.locator(".player .mark-zone").count() == 0
        page.get_by_role("button", name="Next entry").click()
        assert "4001" in page.locator(".scrubber-day").inner_text()
