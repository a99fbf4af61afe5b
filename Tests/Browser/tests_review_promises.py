"""What a review promises wherever it is opened (D9–D12, T10–T20, T30)."""

import re

from axe import complaints, complaints_of
from reviews import BEHAVIOUR, FEW, FULL, MARKETS, MODES, PROGRESS, SLEEP, TIDES, opened
from tests_letters import machine_without_inter
from tests_promises import JENKINS, server

from harness import becomes, online, settle, test, wait_until


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
        (FEW + MARKETS + "?mode=side&zoom=4", dict(width=390)),
        (FEW + SLEEP + "?mode=swipe&zoom=2", {}),
        ("review-none/index.html", {}),
        ("review-none/index.html", dict(color_scheme="dark")),
        ("review-odd/index.html", dict(quiet=False)),
        ("review-full/review-2.html", {}),
    ]
    found = complaints_of(browser, states)
    with browser.page(FULL, bypass_csp=True, reduced_motion="reduce") as page:
        page.locator(".group-fold > summary").nth(1).click()
        settle(page)
        found += complaints(page, FULL)
    with browser.page(FEW, bypass_csp=True) as page:
        for name, dialog in (("Keys", ".help"), ("Hand off", ".hand-off")):
            page.get_by_role("button", name=name, exact=True).click()
            page.wait_for_selector(f"dialog{dialog}[open]")
            found += complaints(page, name)
            page.keyboard.press("Escape")
    assert not found, "\n     ".join(found[:8])


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
def a_review_brings_its_letters_along(browser):
    with machine_without_inter(browser) as other, other.page(FEW) as page:
        assert page.evaluate("document.documentElement.classList.contains('brings-letters')")
        page.evaluate("window.print = () => { window.printed = [...document.querySelectorAll('.print-sheet img')].map((one) => one.naturalWidth && one.src.slice(0, 5)); }")
        page.get_by_role("button", name="Hand off").click()
        page.get_by_role("button", name="Print").click()
        wait_until(page, "window.printed")
        assert page.evaluate("window.printed") == ["blob:"] * 23


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
