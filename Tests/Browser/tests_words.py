"""Every word of the page comes from the table of strings, so that a team can translate it."""

import json
import pathlib
import shutil

from harness import settle, test

TABLE = pathlib.Path(__file__).parents[2] / "site" / "strings.json"
VISITS = (
    ("#/?q=weather+-tag&scheme=dark&problems=1", []),
    ("#/Weather", []),
    ("#/Nowhere", []),
    ("#/?view=wall&q=zzzz", []),
    ("", ["[...document.querySelectorAll('details')].forEach((one) => { one.open = true; })"]),
    ("#/?t=2026-06-09T10%3A41Z", []),
    ("#/Weather/systemMedium/light/entry-2?look=taps", []),
    (
        "#/Weather/systemMedium/light/entry-2?look=inspect",
        ["document.querySelector('.tree button').click()"],
    ),
    ("#/Weather/systemMedium/light/entry-2?look=changes", []),
    (
        "#/Weather/systemMedium/light/entry-2?pin=Weather%2FsystemSmall%2Flight%2Fentry-0&how=swipe",
        [],
    ),
    (
        "#/Weather/systemMedium/light/entry-2?place=sheet",
        ["document.querySelector('[data-keep=favourite]').click()"],
    ),
    ("#/Weather/systemMedium/light/entry-2?place=today", []),
    ("#/Weather/systemMedium/light/entry-2?place=home", []),
    ("", ["document.querySelector('.help-button').click()"]),
)
FOREIGN = r"""(table) => {
  const known = JSON.stringify(vitrineManifest).toLowerCase();
  // What is put together of the catalogue's own words, such as a path or a chip, is no text of the page.
  const inCatalogue = (text) => known.includes(JSON.stringify(text.trim()).slice(1, -1).toLowerCase());
  const own = (text) => /[a-z]{2}/i.test(text) && !text.includes('⟦') && !inCatalogue(text) &&
    !(/[:/·“]/.test(text) && text.split(/[^\p{L}]+/u).every(inCatalogue));
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent.checkVisibility() || parent.closest('svg, kbd, code, .colophon, .masthead-missing, .crumbs, .tree, .add-app, .value, .cell-findings, .node-link, .chip, .look-list b')) continue;
    if (own(node.textContent)) found.push(node.textContent);
  }
  for (const one of document.querySelectorAll('button[aria-label], input[aria-label], [role=group][aria-label]'))
    if (own(one.getAttribute('aria-label'))) found.push(one.getAttribute('aria-label'));
  return found;
}"""
# Names of Swift's types and dates, which the scripts put together themselves.
SAID_AS_IT_IS = ("Jun", " kb", " am", " pm")


@test
def every_word_comes_from_the_table(browser):
    table = {
        key: f"⟦{value}⟧" for key, value in json.loads(TABLE.read_text()).items() if key != "en-GB"
    }
    copy = browser.sites / "translated"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(browser.sites / "demo", copy)
    script = next(copy.glob("assets/app.*.js"))
    text = script.read_text()
    assert "const STRINGS = {};" in text
    script.write_text(text.replace("const STRINGS = {};", f"const STRINGS = {json.dumps(table)};"))
    found = set()
    with browser.page("translated/index.html") as page:
        for route, steps in VISITS:
            for step in [f"location.hash = '{route}'", *steps]:
                page.evaluate("() => { " + step + " }")
                settle(page)
            found |= {
                one
                for one in page.evaluate(FOREIGN)
                if not any(part in one for part in SAID_AS_IT_IS)
            }
    shutil.rmtree(copy)
    assert not found, sorted(found)


@test
def a_page_from_right_to_left_is_whole_and_its_pictures_are_not_turned(browser):
    for address, width in (("#/", 320), ("#/?view=wall", 1280), ("#/Weather/systemSmall/light/entry-1", 320)):
        with browser.page("demo/index.html" + address, width=width) as page:
            settle(page)
            inside = "document.querySelector('svg.picture, .tile .picture, .wall .picture')"
            page.evaluate("document.documentElement.dir = 'rtl'")
            settle(page)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
            assert page.evaluate(f"getComputedStyle({inside}).direction") == "ltr"
    with browser.page("demo/index.html#/?view=wall") as page:
        page.evaluate("document.documentElement.dir = 'rtl'")
        page.locator(".wall a").first.focus()
        first = page.evaluate("document.activeElement.getBoundingClientRect().left")
        page.keyboard.press("ArrowLeft")
        assert page.evaluate("document.activeElement.getBoundingClientRect().left") < first
