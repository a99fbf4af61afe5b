"""The review page: groups, one picture beside the other, decisions, and what it promises (D1–D12, T10–T24)."""

import contextlib
import hashlib
import json
import re

from axe_playwright_python.sync_playwright import Axe
from tests_promises import JENKINS, server
from tests_safety import RULES, SAID

from harness import becomes, online, settle, test, wait_until

FULL = "review-full/index.html"
FEW = "review-few/index.html"
MARKETS = "#/Demo/Markets/systemMedium/light/entry-0"
QUOTE = "#/Demo/Quote/systemSmall/light/entry-0"
SLEEP = "#/Demo/Sleep/systemMedium/dark/entry-0"
TIDES = "#/Demo/Tides/systemSmall/light/entry-0"
BEHAVIOUR = "#/Demo/NightSky/behaviour"
MODES = ["side", "swipe", "onion", "flip", "difference", "code", "words"]
AT = "document.querySelector('.review-item').open && document.querySelector('.detail-bar span').textContent"
PROGRESS = "document.querySelector('.bar-progress .progress-words').textContent"


def record(browser, site="review-few"):
    return json.loads((browser.sites / site / "results.json").read_text())


@contextlib.contextmanager
def opened(browser, address=FEW, **options):
    """A page with an item open."""
    with browser.page(address, **options) as page:
        page.wait_for_selector("dialog.review-item[open]")
        yield page


def mode(page, name):
    page.locator(f".stage-controls input[value='{name}']").check(force=True)
    settle(page)


@test
def a_review_begins_with_its_groups(browser):
    with browser.page(FULL) as page:
        wanted = record(browser, "review-full")
        assert page.locator("h2").first.inner_text() == "544 differences in 18 groups"
        cards = page.locator(".group-card")
        # Those near the window are built, the others have their room.
        assert page.locator(".groups > li").count() == len(wanted["groups"]) == 18 > cards.count()
        assert sum(len(one["items"]) for one in wanted["groups"]) == 544
        biggest = cards.nth(1)
        assert biggest.locator("h3").inner_text() == "The title: font size 13 → 15"
        assert "132 differences" in biggest.inner_text() and "17 widgets" in biggest.inner_text()
        assert biggest.locator(".pair img").count() == 2
        assert biggest.locator(".pair-side").all_inner_texts() == ["snapshots", "this run"]
        counts = [one.replace("\n", " ") for one in page.locator(".review-counts li").all_inner_texts()]
        assert counts == ["Not the same twice 1", "Changed 502", "Removed 20", "Added 20", "Renamed 1"], counts
        assert page.evaluate("document.getElementsByTagName('*').length") <= 1500
        assert page.locator("img").count() <= 60


@test
def changes_filter_and_what_cannot_be_accepted_stays(browser):
    with browser.page(FULL) as page:
        page.get_by_role("button", name="Added 20").click()
        assert page.get_by_role("button", name="Added 20").get_attribute("aria-pressed") == "true"
        assert page.evaluate("location.hash") == "#/?changes=added"
        kinds = page.locator(".group-card .change-badge").all_inner_texts()
        assert kinds == ["Not the same twice", "Added"], kinds
        page.get_by_role("button", name="Removed 20").click()
        assert page.locator(".groups > li").count() == 3
        assert page.locator(".status").inner_text() == "41 of 544"
        page.get_by_role("button", name="Show all").click()
        assert page.locator(".groups > li").count() == 18 and page.evaluate("location.hash") == "#/"
        page.locator("#search").fill("markets small dark")
        becomes(lambda: page.evaluate("location.hash"), "#/?q=markets+small+dark", page)
        assert 0 < page.locator(".groups > li").count() < 10
        # What nothing can be accepted of is said whatever narrows the list.
        assert page.locator(".notice-warning").get_by_text("World Clock").is_visible()
        page.keyboard.press("Escape")
        becomes(lambda: page.locator(".groups > li").count(), 18, page)
    with browser.page(FULL + "#/?changes=removed&unheard=of&q=tram") as page:
        assert page.locator(".groups > li").count() == 1 and page.locator("#search").input_value() == "tram"
        page.locator("#search").fill("trains")
        becomes(lambda: page.evaluate("location.hash"), "#/?changes=removed&q=trains&unheard=of", page)


@test
def the_map_of_widgets_and_families_narrows_the_list(browser):
    with browser.page(FULL) as page:
        items = record(browser, "review-full")["items"]
        wanted = sum(one["widget"] == "Demo/Tram" and one.get("family") == "systemSmall" for one in items)
        cell = page.locator(".heat-cell[data-widget='Demo/Tram'][data-family='systemSmall']")
        assert cell.inner_text() == str(wanted)
        assert cell.get_attribute("aria-label").startswith(f"Tram, Small: {wanted}, Changed")
        cell.click()
        assert page.locator(".status").inner_text() == f"{wanted} of 544"
        assert cell.get_attribute("aria-pressed") == "true"
        assert page.evaluate("location.hash") == "#/?family=systemSmall&widget=Demo%2FTram"
        cell.click()
        assert page.evaluate("location.hash") == "#/"
        page.locator(".heat-widget[data-widget='Demo/Tram']").click()
        wanted = sum(one["widget"] == "Demo/Tram" for one in items)
        assert page.locator(".status").inner_text() == f"{wanted} of 544"
        assert page.locator(".heat-map tbody tr").count() == 25


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
def the_difference_of_equal_pictures_is_black_and_of_others_is_not(browser):
    def brightest(address):
        with opened(browser, FEW + address + "?mode=difference") as page:
            page.locator(".amplifier").click()
            settle(page)
            assert page.locator(".amplifier").get_attribute("aria-pressed") == "true"
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


@test
def keys_go_through_the_list_and_decide(browser):
    with browser.page(FEW) as page:
        press = lambda *keys: [(page.keyboard.press(key), settle(page)) for key in keys]
        at = lambda: page.evaluate(AT)
        assert page.evaluate(PROGRESS) == "0 of 13"
        press("n")
        assert at() == "2 of 15"
        press("k")
        assert at() == "1 of 15" and page.locator(".decide .accept").count() == 0
        press("a")
        assert at() == "1 of 15" and page.evaluate(PROGRESS) == "0 of 13"
        assert "nothing to accept" in page.locator(".decided").inner_text()
        press("j", "ArrowRight")
        assert at() == "3 of 15"
        press("r")
        assert at() == "4 of 15" and page.evaluate(PROGRESS) == "1 of 13"
        press("g")
        # The one that was rejected stays so; the next is of another group.
        assert page.evaluate(PROGRESS) == "5 of 13" and at() == "7 of 15"
        press("ArrowLeft")
        assert page.locator(".decided").inner_text() == "Accepted"
        press("u")
        assert page.evaluate(PROGRESS) == "1 of 13"
        press("u", "u", "u")
        assert page.evaluate(PROGRESS) == "0 of 13"
        press("Escape")
        assert not page.locator("dialog.review-item").is_visible()
        page.locator("#search").focus()
        page.keyboard.type("angrju?")
        settle(page)
        assert page.evaluate(PROGRESS) == "0 of 13" and not page.locator("dialog[open]").count()
        page.locator("#search").fill("")
        page.locator("h2").first.click()
        press("?")
        page.get_by_label("Single keys such as / and ? work").uncheck()
        press("Escape", "j")
        assert not page.locator("dialog[open]").count()
        page.evaluate("localStorage.clear()")


@test
def buttons_do_what_keys_do_and_the_list_is_the_filtered_one(browser):
    with browser.page(FULL + "#/?changes=added") as page:
        page.locator(".group-added .primary").click()
        settle(page)
        assert page.evaluate(AT) == "2 of 21"
        for name in ("Accept", "Reject", "Undo", "Next unreviewed"):
            page.locator(".decide").get_by_role("button", name=name, exact=True).click()
            settle(page)
        assert page.evaluate(PROGRESS) == "1 of 543"
        page.get_by_role("button", name=re.compile("^Accept the rest of the group: 19")).click()
        assert page.evaluate(PROGRESS) == "20 of 543"
        page.get_by_role("button", name="Close").click()
        settle(page)
        card = page.locator(".group-added")
        assert "20 of 20" in card.inner_text() and not card.get_by_text("Accept all").is_visible()
        card.get_by_role("button", name="Take back").click()
        assert page.evaluate(PROGRESS) == "0 of 543"
        card.get_by_role("button", name="Reject all").click()
        card.locator("summary").click()
        settle(page)
        assert card.locator(".review-tile[data-decision='reject']").count() == 20
        assert re.fullmatch(r"vitrine approve --group [0-9a-f]{8}", card.locator(".command code").inner_text())
        page.get_by_role("button", name="Undo").click()
        assert page.evaluate(PROGRESS) == "0 of 543"


@test
def decisions_are_kept_for_their_record_and_saved(browser):
    context = browser.browser.new_context(accept_downloads=True, viewport=dict(width=1280, height=900))
    page = context.new_page()
    page.goto((browser.sites / FEW).as_uri() + MARKETS)
    settle(page)
    page.keyboard.press("a")
    settle(page)
    page.keyboard.press("r")
    settle(page)
    page.reload()
    settle(page)
    assert page.evaluate(PROGRESS) == "2 of 13"
    page.goto((browser.sites / FULL).as_uri())
    settle(page)
    assert page.evaluate(PROGRESS) == "0 of 543"
    page.goto((browser.sites / FEW).as_uri())
    settle(page)
    page.get_by_role("button", name="Hand off").click()
    assert page.locator(".hand-off .command code").inner_text() == "vitrine approve --decisions decisions.json"
    with page.expect_download() as download:
        page.get_by_role("button", name="Save decisions.json").click()
    text = open(download.value.path()).read()
    made, mark = json.loads(text), hashlib.sha256((browser.sites / "review-few/results.json").read_bytes()).hexdigest()
    assert download.value.suggested_filename == "decisions.json"
    assert made["format"] == 1 and made["record"] == mark[:16], made
    assert list(made["decisions"].values()) == ["accept", "reject"] and list(made["decisions"]) == sorted(made["decisions"])
    assert MARKETS[2:] in made["decisions"]
    # What the browser kept of another time, or somebody wrote there, does no harm.
    key = page.evaluate("Object.keys(localStorage).find((one) => one.includes('review.'))")
    assert key == f"vitrine.review.{mark[:16]}"
    for odd in ("{", "null", '[["nowhere","accept"],["' + TIDES[2:] + '","accept"],5]'):
        page.evaluate("([key, odd]) => localStorage.setItem(key, odd)", [key, odd])
        page.reload()
        settle(page)
        assert page.evaluate(PROGRESS) == "0 of 13", odd
    context.close()


@test
def names_of_a_review_never_break_out(browser):
    with browser.page("review-odd/index.html", quiet=False) as page:
        for _ in range(12):
            page.mouse.wheel(0, 900)
            settle(page)
            page.evaluate("document.querySelectorAll('.group-fold').forEach((one) => { one.open = true; })")
        page.keyboard.press("j")
        for _ in range(15):
            settle(page)
            page.keyboard.press("j")
        for key in "6723":
            page.keyboard.press(key)
            settle(page)
        assert page.evaluate("window.broken") is None and page.evaluate("window.violations") == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with browser.page("review-odd/index.html", java_script_enabled=False, quiet=False) as page:
        assert "This picture is not there" in page.locator("main").inner_text()
        assert page.locator("script").count() == 2
    with opened(browser, "review-odd/index.html#/Demo/Photos/systemSmall/dark/entry-0", quiet=False) as page:
        said = page.locator(".detail-stage").inner_text()
        assert "This picture is not there" in said or "cannot be shown" in said, said
        page.keyboard.press("k")
        settle(page)
    with browser.page("review-odd/index.html#/nowhere/at/all", quiet=False) as page:
        assert page.evaluate("location.hash") == "#/" and page.locator(".groups > li").count() == 13


@test
def without_scripts_every_pair_is_there(browser):
    seen = 0
    for number in range(1, 20):
        name = "index.html" if number == 1 else f"review-{number}.html"
        if not (browser.sites / "review-full" / name).exists():
            break
        with browser.page(f"review-full/{name}", java_script_enabled=False) as page:
            images = page.locator("img")
            assert 0 < images.count() <= 200, (name, images.count())
            assert not images.evaluate_all("(all) => all.filter((one) => !one.naturalWidth).length")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            seen += page.locator(".plain-item").count()
            if number == 1:
                links = page.locator(".review-contents a")
                assert links.count() == 18
                assert all((browser.sites / "review-full" / one.get_attribute("href").split("#")[0]).exists() for one in links.all())
                assert page.get_by_role("link", name="Page 2").count() == 2
    assert seen == 544, seen
    with server(browser.sites / "review-few", JENKINS) as root, online(browser) as own:
        page = own.new_context(java_script_enabled=False).new_page()
        page.goto(f"{root}/index.html")
        shown = page.locator("img")
        assert shown.count() == 23 and not shown.evaluate_all("(all) => all.filter((one) => !one.naturalWidth).length")
        assert "+families: small, medium, large" in page.locator("pre").nth(1).inner_text()


@test
def a_review_is_the_same_from_disk_a_root_and_a_sub_path(browser):
    with server(browser.sites) as below, server(browser.sites / "review-few") as root, online(browser) as own:
        for route in ("#/?changes=changed", MARKETS + "?mode=code", SLEEP + "?mode=onion"):
            seen = []
            for address in ((browser.sites / FEW).as_uri(), f"{below}/{FEW}", f"{root}/"):
                page = own.new_page(viewport=dict(width=1280, height=900))
                page.goto(address + route)
                settle(page)
                seen.append(page.locator("body").evaluate("(body) => body.innerHTML"))
                page.close()
            assert all(one == seen[0] for one in seen), [len(one) for one in seen]


@test
def axe_finds_nothing_in_a_review(browser):
    axe, found = Axe(), []
    states = [
        (FEW, {}),
        (FEW, dict(color_scheme="dark")),
        (FEW, dict(width=320)),
        (FEW, dict(forced_colors="active")),
        (FEW + "#/?q=zzzz", {}),
        (FEW + "#/?changes=added&q=up&widget=Demo%2FUpNext", dict(color_scheme="dark")),
        *((FEW + MARKETS + f"?mode={one}", dict(color_scheme="dark" if one in ("code", "swipe") else "light")) for one in MODES),
        (FEW + SLEEP, dict(width=320)),
        (FEW + TIDES, dict(color_scheme="dark")),
        (FEW + BEHAVIOUR, {}),
        (FEW + BEHAVIOUR, dict(width=390)),
        (FEW + MARKETS, dict(forced_colors="active")),
        (FULL, dict(reduced_motion="reduce")),
        ("review-none/index.html", {}),
        ("review-none/index.html", dict(color_scheme="dark")),
        ("review-odd/index.html", dict(quiet=False)),
        ("review-full/review-2.html", {}),
    ]
    for address, options in states:
        with browser.page(address, bypass_csp=True, **options) as page:
            if address == FULL:
                page.locator(".group-fold > summary").nth(1).click()
                settle(page)
            found += complaints(axe, page, f"{address} {options}")
    with browser.page(FEW, bypass_csp=True) as page:
        for name, dialog in (("Keys", ".help"), ("Hand off", ".hand-off")):
            page.get_by_role("button", name=name, exact=True).click()
            page.wait_for_selector(f"dialog{dialog}[open]")
            found += complaints(axe, page, name)
            page.keyboard.press("Escape")
    assert not found, "\n     ".join(found[:8])


def complaints(axe, page, where):
    result = axe.run(page, options=dict(SAID, runOnly=RULES)).response
    # Contrast on a gradient cannot be computed; nothing else may be left undecided.
    open_ones = [one for one in result["incomplete"] if one["id"] != "color-contrast"]
    return [f"{where} {one['id']}: {one['nodes'][0]['html'][:160]}" for one in result["violations"] + open_ones]


@test
def a_whole_review_needs_no_mouse(browser):
    with browser.page(FEW) as page:
        press = page.keyboard.press
        is_at = lambda selector: page.evaluate("(one) => document.activeElement.matches(one)", selector)

        def tab_to(selector, most):
            for _ in range(most):
                press("Tab")
                seen()
                if is_at(selector):
                    return
            raise AssertionError(f"{selector} is more than {most} steps away")

        def seen():
            state = page.evaluate("""() => { const one = document.activeElement;
              if (one === document.body) return ['body', true, true];
              const box = one.getBoundingClientRect(), style = getComputedStyle(one.matches('.segmented input') ? one.nextSibling :
                one.matches('.search input') ? one.parentNode : one);
              const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return [one.outerHTML.slice(0, 90), !!at && (one.contains(at) || at.contains(one) || !!at.closest('label')),
                style.outlineStyle !== 'none' || style.boxShadow !== 'none']; }""")
            assert state[1] and state[2], state

        press("Tab")
        assert is_at(".skip")
        press("Enter")
        assert is_at("main")
        tab_to(".summary-actions .primary", 12)
        press("Enter")
        page.wait_for_selector("dialog.review-item[open]")
        settle(page)
        tab_to(".decide .accept", 6)
        press("Enter")
        settle(page)
        # Where it was, so that Enter accepts again.
        assert is_at(".decide .accept") and page.evaluate(PROGRESS) == "1 of 13"
        for _ in range(30):
            press("Tab")
            seen()
        press("Escape")
        wait_until(page, "!document.querySelector('.review-item').open")
        assert is_at(".summary-actions .primary")
        press("Shift+Tab")
        page.locator(".hand-off-button").focus()
        press("Enter")
        page.wait_for_selector(".hand-off[open]")
        assert is_at(".save")
        press("Escape")
        assert is_at(".hand-off-button")


@test
def a_review_is_narrow_at_320_and_its_controls_are_large_enough(browser):
    for address in (FEW, FULL, FEW + MARKETS, FEW + SLEEP + "?mode=swipe", FEW + BEHAVIOUR, "review-odd/index.html", "review-none/index.html"):
        with browser.page(address, width=320, height=700, quiet="odd" not in address) as page:
            for _ in range(4):
                page.mouse.wheel(0, 900)
                settle(page)
            wide = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
            assert wide[0] <= wide[1], (address, wide)
            small = page.evaluate(
                """[...document.querySelectorAll('button, select, .segmented label, input[type=range]')]
              .filter((one) => one.checkVisibility()).map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
              .filter(([, box]) => box.width < 24 || box.height < 24).map(([text]) => text)"""
            )
            assert not small, (address, small[:3])


@test
def paper_holds_the_pairs_of_what_is_left(browser):
    with browser.page(FULL + "#/?changes=removed") as page:
        page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
        page.emulate_media(media="print")
        figures = page.locator(".print-sheet figure:visible")
        assert figures.count() == 21
        cut = figures.evaluate_all("(all) => all.filter((one) => getComputedStyle(one).breakInside !== 'avoid').length")
        shown = page.locator(".toolbar, .heat-map, .review-main, button").evaluate_all(
            "(all) => all.filter((one) => one.checkVisibility()).length"
        )
        assert not cut and not shown, (cut, shown)
        assert page.locator(".print-sheet h2").count() == 2 and page.locator(".print-sheet img").count() == 22
        pages = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))
        assert 1 <= pages <= 21, pages


@test
def nothing_differs_and_the_page_says_so(browser):
    with browser.page("review-none/index.html") as page:
        assert page.locator("h2").inner_text() == "No differences"
        assert "1 picture unchanged" in page.locator("main").inner_text()
        assert page.locator("button").count() == 1
        page.keyboard.press("j")
        page.keyboard.press("?")
        page.wait_for_selector("dialog.help[open]")


@test
def addresses_of_a_review_survive_a_round_trip(browser):
    with browser.page(FEW) as page:
        for path, keys in (
            ("", dict(q='a "b" & c=d', changes="added,removed", unheard="of")),
            ("Demo/Tides/systemSmall/light/entry-0", dict(mode="flip", family="systemSmall", widget="Demo/Tides")),
        ):
            query = page.evaluate("(keys) => new URLSearchParams(Object.entries(keys).sort()).toString()", keys)
            page.evaluate("(hash) => { location.hash = hash; }", f"#/{path}?{query}")
            settle(page)
            before = page.evaluate("location.hash")
            page.reload()
            settle(page)
            assert page.evaluate("location.hash") == before
        page.evaluate("history.back()")
        becomes(lambda: page.evaluate("document.querySelector('.review-item').open"), False, page)
        page.evaluate("history.forward()")
        becomes(lambda: page.evaluate("document.querySelector('.review-item').open"), True, page)
