"""The open picture: looks, scenes, comparison, embedding, and the gallery in one file."""

import base64
import re

from harness import press, test, wait_until

HOME = "demo/index.html"
PICTURE = "#/Weather/systemMedium/light/entry-2"


@test
def the_looks_say_what_the_tree_says(browser):
    with browser.page(HOME + PICTURE + "?look=read") as page:
        page.wait_for_selector(".look-list li")
        said = page.evaluate(
            "vitrineManifest.renders.find((one) => one.id === '"
            "Weather/systemMedium/light/entry-2').text"
        )
        read = page.locator(".look-list li").all_inner_texts()
        assert read == [" ".join(one.split()) for one in said], (read, said)
        assert page.locator(".overlay .box-read").count() == len(said)
        page.get_by_role("radio", name="Taps").check()
        page.wait_for_selector(".box-tap")
        assert "app://open/<b>" in page.locator(".look-list").inner_text()
        assert "30 pt high" in page.locator(".look-list").inner_text()
        assert "look=taps" in page.evaluate("location.hash")


@test
def the_inspector_finds_what_is_pointed_at(browser):
    with browser.page(HOME + PICTURE + "?look=inspect") as page:
        page.wait_for_selector(".tree button")
        box = page.locator(".framed").bounding_box()
        scale = box["width"] / 338
        page.mouse.click(box["x"] + 20 * scale, box["y"] + 20 * scale)
        facts = " ".join(page.locator(".node-facts").inner_text().split())
        assert "Widget › Text" in facts and "X 12 Y 12" in facts, facts
        page.locator(".tree button").first.focus()
        page.keyboard.press("Enter")
        assert "W 338" in " ".join(page.locator(".node-box").inner_text().split())


@test
def the_tree_has_the_height_of_the_window_and_follows_keys_and_the_picture(browser):
    with browser.page(HOME + PICTURE + "?look=inspect", height=800) as page:
        page.wait_for_selector(".tree button")
        assert page.locator(".look-scroll").bounding_box()["height"] > 640
        chosen = page.locator(".tree [aria-selected=true]")
        page.locator(".tree [tabindex='0']").focus()
        for key, words in (
            ("ArrowDown", "Link"),
            ("End", "Text"),
            ("ArrowLeft", "Widget"),
            ("ArrowRight", "Link"),
        ):
            page.keyboard.press(key)
            assert chosen.inner_text().startswith(words), (key, chosen.inner_text())
            assert page.evaluate("document.activeElement.ariaSelected") == "true", key
        page.keyboard.press("Shift+ArrowDown")
        assert chosen.inner_text().startswith("Link")
        assert page.locator(".measured").inner_text().startswith("To Text, in points")
        # Another picture of the widget shows the same view.
        page.locator("dialog [data-key=scheme]").select_option("dark")
        wait_until(page, "document.querySelector('.tree [aria-selected=true]')")
        assert chosen.inner_text().startswith("Link")
    with browser.page(HOME + PICTURE + "?look=inspect", width=375, height=812) as page:
        page.wait_for_selector(".tree button")
        assert page.locator(".look-scroll").bounding_box()["y"] < 480


@test
def the_inspector_says_how_a_text_is_drawn_and_a_click_copies_it(browser):
    allowed = dict(permissions=["clipboard-read", "clipboard-write"])
    with browser.page(HOME + PICTURE + "?look=inspect", **allowed) as page:
        page.locator(".tree button", has_text="Weather").click()
        facts = page.locator(".node-facts")
        for words in ("footnote", "13 pt, semibold", "#000000", "Ink", "label", "↑\xa012"):
            assert words.replace("\xa0", " ") in facts.inner_text(), (words, facts.inner_text())
        facts.get_by_role("button", name="13 pt, semibold").click()
        wait_until(page, "document.querySelector('.detail-said').textContent")
        assert (
            page.evaluate("navigator.clipboard.readText()")
            == ".system(size: 13, weight: .semibold)"
        )
        link = facts.locator("a").get_attribute("href")
        assert link == "https://example.com/App/blob/1a2b3c/Widgets/WeatherWidget.swift#L31", link


@test
def no_other_scheme_than_those_of_pages_and_editors_is_led_to(browser):
    with browser.page(HOME) as page:
        page.evaluate("vitrineManifest.sourceLink = 'javascript:alert({line})//{path}'")
        page.evaluate(f"location.hash = '{PICTURE}'")
        page.wait_for_selector("dialog .facts")
        facts = page.locator("dialog .facts")
        assert "WeatherWidget.swift:12" in facts.inner_text()
        assert facts.locator("a").count() == 0


@test
def a_picture_is_copied_as_an_image_of_the_wanted_size_and_as_markdown(browser):
    allowed = dict(permissions=["clipboard-read", "clipboard-write"])
    with browser.page(HOME + PICTURE, **allowed) as page:
        said = "document.querySelector('.detail-said').textContent.includes('{}')"
        page.get_by_role("button", name="PNG 2×").click()
        wait_until(page, said.format("PNG"))
        size = page.evaluate(
            """async () => { const [one] = await navigator.clipboard.read();
              const image = await createImageBitmap(await one.getType('image/png'));
              return [image.width, image.height]; }"""
        )
        assert size == [2 * 338, 2 * 158], size
        page.get_by_role("button", name="Markdown").click()
        wait_until(page, said.format("Markdown"))
        text = page.evaluate("navigator.clipboard.readText()")
        assert re.match(r"\[!\[Weather, Medium, .*\]\(<file:.*\.svg>\)\]\(<file:.*entry-2>\)$", text), text


@test
def the_inspector_measures_from_what_is_chosen_to_what_is_pointed_at(browser):
    with browser.page(HOME + PICTURE + "?look=inspect") as page:
        page.wait_for_selector(".tree button")
        rows = page.locator(".tree button")
        rows.nth(1).click()
        frame = page.locator(".node-box").inner_text()
        left, top, width, height = map(float, re.findall(r"[\d.]+", frame))
        # The whole picture lies around: how far its edges are away.
        rows.first.hover()
        wait_until(page, "document.querySelectorAll('.box-gap').length === 4")
        wanted = dict(left=left, right=338 - left - width, above=top, below=158 - top - height)
        said = page.locator(".measured").inner_text()
        found = {side: float(by) for side, by in re.findall(r"(\w+) ([\d.]+)", said)}
        assert all(abs(found[side] - by) < 0.01 for side, by in wanted.items()), (said, wanted)
        # Others lie apart: the gap between, by keys as well.
        page.mouse.move(0, 0)
        wait_until(page, "!document.querySelector('.box-gap')")
        rows.nth(4).focus()
        wait_until(page, "document.querySelectorAll('.box-gap').length === 1")
        assert page.locator(".measured").inner_text() == "To Text, in points: below 14"


@test
def scenes_put_the_picture_on_a_screen_and_in_the_sheet(browser):
    with browser.page(HOME + PICTURE) as page:
        page.get_by_role("radio", name="Home Screen").check()
        assert page.locator(".device[data-place=home] .part-picture .framed").count() == 1
        page.get_by_role("radio", name="In the sheet").check()
        assert page.locator(".add-sheet h3").inner_text() == "Weather"
        page.get_by_role("button", name="Large", exact=True).click()
        assert "Weather/systemLarge/light/entry-2" in page.evaluate("location.hash")
    # Addresses that were written before places had names.
    with browser.page(HOME + "#/Weather/accessoryRectangular/dark/snapshot?place=screen") as page:
        assert page.locator(".device[data-place=lock] .part-clock").inner_text() == "9:41"
        assert page.get_by_role("radio", name="Lock Screen").is_checked()


@test
def two_pictures_stand_side_by_side_and_equal_ones_differ_in_nothing(browser):
    with browser.page(HOME + PICTURE) as page:
        page.get_by_role("button", name="Pin", exact=True).click()
        page.locator("dialog [data-key=scheme]").select_option("dark")
        assert page.locator(".compare .framed").count() == 2
        boxes = [one.bounding_box() for one in page.locator(".compare .framed").all()]
        assert boxes[0]["width"] == boxes[1]["width"], boxes
        assert boxes[0]["x"] == boxes[1]["x"] or boxes[0]["y"] == boxes[1]["y"], boxes
        page.get_by_label("Compare with").select_option(label="Family: Small")
        assert page.locator(".compare .framed").count() == 3
        assert page.get_by_role("radio", name="Difference").count() == 0
        page.get_by_label("Compare with").select_option(label="Entry 4, Tue 9 Jun, 12:41 pm")
        # Each says what tells it from the others, and nothing that they share.
        labels = page.locator(".compare-label p").all_inner_texts()
        assert labels[:1] == ["Medium, Light, entry 3, 338 × 158 pt"], labels
        assert labels[2:] == ["Medium, Dark, entry 4, 338 × 158 pt", "Medium, Dark, entry 3, 338 × 158 pt"], labels
        page.get_by_role("button", name="Unpin C").click()
        page.get_by_role("button", name="Unpin B").click()
        assert page.locator(".compare .framed").count() == 2
        page.get_by_role("radio", name="Difference").check()
        assert page.locator(".compare-difference .framed").count() == 2
    for entry, differs in (("snapshot", False), ("entry-5", True)):
        address = HOME + f"#/Weather/systemMedium/light/{entry}"
        with browser.page(address + "?pin=Weather/systemMedium/light/entry-0&how=difference") as page:
            page.wait_for_selector(".compare-difference .framed:nth-child(2) svg")
            shot = page.locator(".compare-difference").screenshot()
            black = page.evaluate(IS_BLACK, encoded(shot))
            assert black != differs, entry


IS_BLACK = """async (data) => {
  const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const all = canvas.getImageData(2, 2, image.width - 4, image.height - 4).data;
  return all.every((value, index) => index % 4 === 3 || value === 0); }"""


def encoded(data):
    return base64.b64encode(data).decode()


@test
def the_placeholder_shows_while_a_key_is_held(browser):
    with browser.page(HOME + PICTURE) as page:
        page.wait_for_selector("dialog svg.picture")
        page.keyboard.down("p")
        label = page.locator("dialog .framed svg").get_attribute("aria-label")
        assert "Placeholder" in label, label
        page.keyboard.up("p")
        assert "entry 3" in page.locator("dialog .framed svg").get_attribute("aria-label")


@test
def an_embedded_picture_stands_alone(browser):
    with browser.page(HOME + "?embed=1#/Weather/systemSmall/light/entry-1") as page:
        assert page.locator(".toolbar, .masthead, .sidebar").count() == 0
        page.locator("input[type=range]").focus()
        page.keyboard.press("ArrowRight")
        assert page.locator(".framed .picture").count() == 1
        assert "Entry 3 of 8" in page.locator("input[type=range]").get_attribute("aria-valuetext")


@test
def the_gallery_in_one_file_needs_no_other(browser):
    for site in ("demo", "hostile"):
        single = browser.sites / site / "gallery.html"
        alone = browser.sites / f"{site}-alone.html"
        alone.write_bytes(single.read_bytes())
        with browser.page(alone.name) as page:
            wait_until(
                page, "[...document.images].filter((one) => one.naturalWidth).length > 2"
            )
            assert page.evaluate("window.broken") is None
            press(page, page.locator("a.tile").first)
            press(page, page.locator("a.exhibit").first)
            page.wait_for_selector("dialog svg.picture")
            assert "'unsafe" not in page.locator("meta[http-equiv]").get_attribute("content")
        alone.unlink()
