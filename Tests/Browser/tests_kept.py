"""What the browser keeps for a reader, and the ways of comparing that came with it."""

from harness import test, wait_until, wait_until_idle

OPEN = "demo/index.html#/Weather/systemSmall/light/entry-1"
PINNED = "demo/index.html#/Weather/systemSmall/light/entry-2?pin=Weather%2FsystemSmall%2Flight%2Fentry-1&how="
OPACITIES = """[...document.querySelectorAll('.compare-stack > .framed')].map((one) => Number(getComputedStyle(one).opacity))"""


@test
def what_was_opened_last_and_notes_are_found_again(browser):
    with browser.page(OPEN) as page:
        wait_until_idle(page)
        page.locator(".note textarea").fill("Ask Ida about the degree sign")
        page.reload()
        wait_until_idle(page)
        assert page.locator(".note textarea").input_value() == "Ask Ida about the degree sign"
        page.keyboard.press("Escape")
        for words, count in (("is:noted", 1), ("is:recent", 1), ("is:recent -is:noted", 0)):
            page.locator("#search").fill(words)
            wait_until_idle(page)
            assert page.locator(".status").inner_text().startswith(f"{count} of 672 pictures"), words
        page.evaluate("localStorage.setItem('vitrine.notes.Fieldnotes', '[broken')")
        page.evaluate("localStorage.setItem('vitrine.favourites.Fieldnotes', '{}')")
        page.reload()
        wait_until_idle(page)
        assert page.locator(".status").inner_text().startswith("1 of 672 pictures")


@test
def two_pictures_lie_over_each_other_as_onion_skins_or_take_turns(browser):
    with browser.page(PINNED + "onion") as page:
        wait_until_idle(page)
        assert page.evaluate(OPACITIES) == [1, 0.5]
        page.get_by_label("How much of B is shown").press("End")
        wait_until(page, f"{OPACITIES}.join() === '1,1'")
    with browser.page(PINNED + "flip") as page:
        wait_until_idle(page)
        assert page.evaluate(OPACITIES) == [0, 1]
        page.get_by_role("button", name="Show the other").click()
        assert page.evaluate(OPACITIES) == [1, 0]
        assert page.locator(".compare-flip [role=status]").inner_text() == "A"
