"""The size of the open picture, what is laid over it, favourites, and the grounds of modes."""

from harness import test, wait_until

OPEN = "demo/index.html#/Weather/systemSmall/light/entry-2"


def width(page):
    return page.locator(".detail-stage .framed").evaluate(
        "(one) => one.getBoundingClientRect().width"
    )


@test
def a_picture_is_as_large_as_the_reader_wants(browser):
    with browser.page(OPEN) as page:
        fitted = width(page)
        page.get_by_role("radio", name="4×").check()
        assert width(page) == 4 * 158 and "zoom=4" in page.url, width(page)
        page.keyboard.press("+")
        assert width(page) == 6 * 158, width(page)
        page.keyboard.press("-")
        page.keyboard.press("-")
        assert width(page) == 3 * 158, width(page)
        page.keyboard.press("0")
        assert width(page) == fitted and "zoom" not in page.url
        page.mouse.move(400, 400)
        page.keyboard.down("Control")
        page.mouse.wheel(0, -240)
        page.keyboard.up("Control")
        wait_until(page, f"document.querySelector('.framed').offsetWidth > {fitted * 1.5}")
    with browser.page(OPEN + "?zoom=4") as page:
        assert width(page) == 4 * 158


@test
def zooming_keeps_the_point_under_the_pointer_and_dragging_moves_it(browser):
    with browser.page(OPEN + "?zoom=4") as page:
        share = """() => { const box = document.querySelector('.framed').getBoundingClientRect();
          return [(300 - box.x) / box.width, (300 - box.y) / box.height]; }"""
        before = page.evaluate(share)
        page.mouse.move(300, 300)
        page.keyboard.down("Control")
        page.mouse.wheel(0, -300)
        page.keyboard.up("Control")
        wait_until(page, "document.querySelector('.framed').offsetWidth > 900")
        after = page.evaluate(share)
        assert all(abs(a - b) < 0.02 for a, b in zip(before, after)), (before, after)
        left = page.evaluate("document.querySelector('.framed').getBoundingClientRect().x")
        page.mouse.down()
        page.mouse.move(260, 300, steps=4)
        page.mouse.up()
        moved = left - page.evaluate("document.querySelector('.framed').getBoundingClientRect().x")
        assert abs(moved - 40) < 2, moved


@test
def grid_and_margins_lie_over_the_picture(browser):
    with browser.page(OPEN) as page:
        page.get_by_role("button", name="Grid").click()
        page.get_by_role("button", name="Margins").click()
        assert page.locator(".framed .rulers > i").count() == 2 and "over=grid" in page.url
        left, top = page.locator(".ruler-margins").evaluate(
            """(one) => { const inner = one.getBoundingClientRect();
              const outer = one.parentNode.getBoundingClientRect();
              return [inner.left - outer.left, inner.top - outer.top].map((far) => far / outer.width * 158); }"""
        )
        assert abs(left - 16) < 0.1 and abs(top - 11) < 0.1, (left, top)
        page.get_by_role("button", name="Grid").click()
        assert page.locator(".ruler-grid").count() == 0
    with browser.page("demo/index.html#/Weather/accessoryRectangular/dark/snapshot") as page:
        assert page.get_by_role("button", name="Margins").count() == 0


@test
def favourites_are_kept_and_narrow_the_page(browser):
    with browser.page(OPEN) as page:
        page.keyboard.press("f")
        assert (
            page.get_by_role("button", name="Favourite", exact=True).get_attribute("aria-pressed")
            == "true"
        )
        page.keyboard.press("Escape")
        page.get_by_text("Options").click()
        page.get_by_role("button", name="Favourites (1)").click()
        assert "favourites=1" in page.url
        assert page.locator(".status").inner_text().startswith("1 of 672 pictures")
        page.goto(page.url.split("#")[0] + "#/?favourites=1&view=wall")
        page.wait_for_selector("a.cell.favourite")
        assert page.locator(".status").inner_text().startswith("1 of 672 pictures")
        page.locator("#search").fill("is:favourite tram")
        assert page.locator(".status").inner_text().startswith("0 of")


@test
def without_storage_a_favourite_lasts_as_long_as_the_page(browser):
    with browser.page("empty/index.html") as page:
        page.add_init_script(
            "delete window.localStorage; Object.defineProperty(window, 'localStorage', {get() { throw new Error('barred'); }});"
        )
        page.goto(
            browser.sites.joinpath("demo/index.html").as_uri()
            + "#/Weather/systemSmall/light/entry-2"
        )
        page.wait_for_selector("dialog.detail[open]")
        page.keyboard.press("f")
        page.keyboard.press("Escape")
        page.get_by_text("Options").click()
        assert page.get_by_role("button", name="Favourites (1)").is_visible()


@test
def each_rendering_mode_stands_on_its_ground(browser):
    with browser.page("modes/index.html#/Weather") as page:
        page.wait_for_selector(".panel[data-mode=accented]")
        hero = page.locator(".hero img").first.get_attribute("src")
        assert "fullColor" in page.evaluate(
            "(file) => vitrineManifest.renders.find((one) => one.file === file).id", hero
        ), hero
    for mode, place in (
        ("accented", "home"),
        ("vibrant", "mac"),
        ("standBy", "standby"),
        ("standByNight", "standby"),
        ("unheardOf", "home"),
    ):
        address = f"modes/index.html#/Weather/systemSmall/light/{mode}/snapshot?place=screen"
        with browser.page(address) as page:
            assert page.locator(f".device[data-place={place}] .part-picture .framed").is_visible(), mode
            if mode.startswith("standBy"):
                box = page.locator(".device").bounding_box()
                assert box["width"] > 1.8 * box["height"], box
                assert page.locator(".part-neighbour").count() == 1
