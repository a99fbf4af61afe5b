"""The page says when it is at work, and says so no longer when everything near is there."""

from harness import test, wait_until_idle

RECORD = """window.told = []; new MutationObserver(() => {
  const main = document.querySelector('main[aria-busy]');
  const said = main && main.getAttribute('aria-busy');
  if (said && said !== told.at(-1)) told.push(said);
}).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy']});"""
LACKING = """(() => {
  const isSeen = (one) => { const box = one.getBoundingClientRect(); return box.bottom > 0 && box.top < innerHeight; };
  return [...document.images].filter(isSeen).filter((one) => !one.getAttribute('src')).length; })()"""


@test
def a_page_is_busy_until_what_is_near_is_there(browser):
    with browser.page("empty/index.html") as page:
        page.add_init_script(RECORD)
        for address in ("big/index.html", "big/index.html#/?view=wall", "big/gallery.html"):
            path, _, route = address.partition("#")
            page.goto("about:blank")
            page.goto(f"{browser.sites.joinpath(path).as_uri()}#{route}")
            wait_until_idle(page)
            told = page.evaluate("told")
            assert told[0] == "true" and told[-1] == "false", told
            assert page.locator("main img").count() > 10
            for _ in range(4):
                assert page.evaluate(LACKING) == 0, address
                page.evaluate("scrollBy(0, 2400)")
                wait_until_idle(page)
            again = page.evaluate("told")
            assert len(again) > len(told) and again[-1] == "false", again


@test
def an_embedded_picture_and_the_list_without_scripts_are_not_busy_for_ever(browser):
    with browser.page("demo/index.html?embed=1#/Weather/systemSmall/light/entry-1") as page:
        wait_until_idle(page)
        assert page.locator("main[aria-busy=false] .picture").count() == 1
    with browser.page("demo/index.html", java_script_enabled=False) as page:
        assert page.locator("main[aria-busy]").count() == 0


@test
def an_open_picture_is_busy_until_its_list_is_there(browser):
    with browser.page("demo/index.html#/Weather/systemMedium/light/entry-2?look=read") as page:
        wait_until_idle(page)
        assert page.locator(".look-list li").count() > 0
