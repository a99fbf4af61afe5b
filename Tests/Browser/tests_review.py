"""The review page: groups, what narrows them, keys, and what is decided (D1, D4–D6, D16)."""

import hashlib
import json
import re

from reviews import AT, FEW, FULL, MARKETS, PROGRESS, TIDES, record

from harness import becomes, settle, test


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
