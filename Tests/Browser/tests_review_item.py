"""An item of a review: both sides in every way to look, in one scale, and what is said of them (D2, D3, D8)."""

from reviews import BEHAVIOUR, FEW, MARKETS, MODES, QUOTE, SLEEP, mode, opened, record

from harness import becomes, settle, test


@test
def an_item_shows_both_sides_in_every_way(browser):
    with opened(browser, FEW + MARKETS) as page:
        images = page.locator(".detail-stage img")
        for name, key in zip(MODES, "1234567"):
            page.keyboard.press(key)
            settle(page)
            assert page.evaluate("location.hash") == f"{MARKETS}?mode={name}"
            if name in ("code", "words"):
                assert images.count() == 0
                continue
            assert images.evaluate_all("(all) => all.map((one) => one.naturalWidth > 0)") == [True, True]
            assert page.locator(".compare-label b").all_inner_texts() == ["snapshots", "this run"]
            first, second = [one.bounding_box() for one in page.locator(".compare-label").all()]
            assert first["x"] < second["x"] and first["y"] == second["y"], (name, first, second)
            left = images.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().x))")
            assert (left[0] < left[1]) == (name == "side") and (left[0] == left[1]) == (name != "side"), (name, left)
            sources = images.evaluate_all("(all) => all.map((one) => one.src)")
            assert sources[0].endswith(".old.svg") and sources[1].endswith(".new.svg")
        mode(page, "swipe")
        line = page.get_by_label("How much of this run is shown")
        line.focus()
        page.keyboard.press("End")
        assert line.get_attribute("aria-valuetext") == "100 percent of this run"
        mode(page, "flip")
        assert page.locator(".compare-flip b").inner_text() == "this run"
        page.get_by_role("button", name="Show the other").click()
        assert page.locator(".compare-flip b").inner_text() == "snapshots"
        mode(page, "code")
        lines = page.locator(".review-lines .line")
        page.wait_for_selector(".line-added")
        assert any("–4°" in one for one in page.locator(".line-added").all_inner_texts())
        assert page.locator(".line-removed").count() > 0 and lines.count() > 5
        page.keyboard.press("j")
        assert page.locator(".stage-controls input:checked").get_attribute("value") == "code"
    with browser.page(FEW + SLEEP) as page:
        # Another visit looks as before, and what has fewer ways shows what it has.
        assert page.locator(".stage-controls input:checked").get_attribute("value") == ""
    with opened(browser, FEW + SLEEP + "?mode=swipe") as page:
        page.evaluate("(hash) => { location.hash = hash; }", BEHAVIOUR)
        settle(page)
        assert page.locator(".line-added").first.inner_text() == "+families: small, medium, large"
        mode(page, "words")
        assert page.locator(".stage-text li").all_inner_texts()[1] == "4 entries become 6"


@test
def pictures_of_two_sizes_have_one_scale(browser):
    with opened(browser, FEW + SLEEP + "?mode=side") as page:
        for name in ("", "swipe", "difference"):
            mode(page, name)
            old, new = [one.bounding_box() for one in page.locator(".detail-stage .framed").all()]
            assert abs(old["width"] / 338 - new["width"] / 350) < 0.01, (name, old, new)
            assert abs(old["height"] / 158 - new["height"] / 170) < 0.01, (name, old, new)
        said = page.locator(".compare-label p").all_inner_texts()
        assert said == ["338 × 158 pt", "350 × 170 pt"], said


@test
def enlarged_pictures_move_together(browser):
    with opened(browser, FEW + SLEEP + "?mode=side") as page:
        fit = page.locator(".framed").first.bounding_box()
        page.keyboard.press("+")
        page.get_by_role("button", name="Larger").click()
        settle(page)
        assert page.evaluate("location.hash") == SLEEP + "?mode=side&zoom=4"
        panes = page.locator(".pane")
        assert panes.count() == 2 and page.locator(".zoom-now").inner_text() == "4×"
        large = page.locator(".framed").first.bounding_box()
        assert abs(large["width"] / fit["width"] - 4) < 0.02 and abs(panes.first.bounding_box()["width"] - fit["width"]) < 2
        shares = """() => [...document.querySelectorAll('.pane')].map((one) => one.scrollLeft / (one.scrollWidth - one.clientWidth))"""
        panes.first.evaluate("(one) => one.scrollTo(one.scrollWidth, 0)")
        becomes(lambda: page.evaluate(shares), [1, 1], page)
        panes.last.focus()
        page.keyboard.press("ArrowLeft")
        becomes(lambda: max(page.evaluate(shares)) < 1, True, page)
        page.locator("#item-title").focus()
        page.keyboard.press(".")
        # What is lit is brought into both panes.
        assert page.locator(".box.lit").count() == 2
        mode(page, "swipe")
        assert panes.count() == 1
        old, new = [one.bounding_box() for one in page.locator(".framed").all()]
        clips = page.locator(".framed").evaluate_all("(all) => all.map((one) => getComputedStyle(one).clipPath)")
        assert all("inset(" in one for one in clips) and old["x"] == new["x"], clips
        page.keyboard.press("0")
        settle(page)
        assert panes.count() == 0 and "zoom" not in page.evaluate("location.hash")


@test
def the_difference_of_equal_pictures_is_black_and_of_others_is_not(browser):
    def brightest(address):
        with opened(browser, FEW + address + "?mode=difference") as page:
            page.get_by_role("button", name="Amplify").click()
            settle(page)
            assert page.get_by_role("button", name="Amplify").get_attribute("aria-pressed") == "true"
            shot = page.locator(".compare-stack").screenshot()
            return page.evaluate("""async (bytes) => {
              const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
              const canvas = new OffscreenCanvas(image.width, image.height), pen = canvas.getContext('2d');
              pen.drawImage(image, 0, 0);
              // The edge of the window's pixels is the page's.
              const {data} = pen.getImageData(2, 2, image.width - 4, image.height - 4);
              return data.reduce((most, value, at) => at % 4 === 3 ? most : Math.max(most, value), 0); }""", list(shot))

    assert brightest(QUOTE) == 0
    assert brightest(MARKETS) > 200


@test
def a_sentence_outlines_its_element_on_both_sides(browser):
    with opened(browser, FEW + MARKETS + "?mode=side") as page:
        lit = lambda: page.locator(".box.lit").evaluate_all(
            "(all) => all.map((one) => one.closest('.framed').dataset.side)"
        )
        sentences = page.locator(".sentence")
        assert sentences.count() == 4 and lit() == []
        sentences.nth(0).hover()
        assert lit() == ["old", "new"]
        boxes = [one.bounding_box() for one in page.locator(".box.lit").all()]
        frames = record(browser)["items"]
        change = next(one for one in frames if one["id"] == MARKETS[2:])["changes"][0]
        stage = page.locator(".framed").first.bounding_box()
        assert abs(boxes[0]["width"] / stage["width"] - change["old"][2] / 338) < 0.02, boxes
        page.mouse.move(5, 5)
        assert lit() == []
        sentences.nth(2).focus()
        assert lit() == ["old"]
        for key, said, sides in ((".", "1 of 4", ["old", "new"]), (".", "2 of 4", ["old", "new"]), (",", "1 of 4", ["old", "new"])):
            page.locator("#item-title").focus()
            page.keyboard.press(key)
            assert page.locator(".change-at").inner_text() == said and lit() == sides
        page.get_by_role("button", name="Previous change").click()
        assert page.locator(".change-at").inner_text() == "4 of 4"
        page.keyboard.press("h")
        assert page.locator(".box:visible").count() == 7
        page.get_by_role("button", name="Outline").click()
        assert page.locator(".box:visible").count() == 2
