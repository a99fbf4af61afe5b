"""Pages in little room: the narrowest phone, and the largest zoom."""

from harness import settle, test

HOME = "demo/index.html"


@test
def nothing_scrolls_sideways_at_320_and_controls_are_large_enough(browser):
    for address in (
        HOME,
        HOME + "#/?view=wall",
        HOME + "#/Weather",
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
def with_large_zoom_most_of_the_window_is_content(browser):
    covered = """() => { let free = 0; for (let y = 4; y < innerHeight; y += 8)
      free += !document.elementFromPoint(innerWidth / 2, y).closest('.toolbar, .player, .detail-bar'); return free / (innerHeight / 8); }"""
    picture = HOME + "#/Weather/systemSmall/light/entry-1"
    for address in (HOME, HOME + "#/Weather", HOME + "#/?view=wall", picture):
        with browser.page(address, width=320, height=256) as page:
            assert page.evaluate(covered) >= 0.75, address
            # An open picture is seen first, and does not stay in the way of what is said of it.
            if address == picture:
                box = page.locator(".detail .piece").bounding_box()
                assert box["y"] >= 0 and box["y"] + box["height"] <= 256, box
            page.mouse.move(160, 128)
            page.mouse.wheel(0, 400)
            settle(page)
            assert page.evaluate(covered) >= 0.75, address
            assert page.evaluate("document.documentElement.scrollWidth") <= 320, address
            if address == picture:
                assert page.locator(".detail .piece").bounding_box()["y"] < 0


@test
def a_long_title_leaves_the_bar_its_one_line(browser):
    with browser.page(HOME) as page:
        for width in (375, 480, 1000, 1161, 1280):
            page.set_viewport_size(dict(width=width, height=700))
            page.evaluate("document.querySelector('.brand h1').textContent = 'A Title of Many Words, '.repeat(4)")
            settle(page)
            assert page.locator(".toolbar").bounding_box()["height"] <= 60, width
        page.get_by_text("Options").click()
        box = page.locator(".popover-body").first.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 1280, box
