"""What the look “Changes” says from one entry to the next: the words of `vitrine verify`."""

import json
import pathlib

from harness import settle, test, wait_until

VECTORS = pathlib.Path(__file__).parents[1] / "Fixtures" / "tree-changes.json"
ENTRY = "Weather/systemMedium/light/entry-2"
LOOK = f"demo/index.html#/{ENTRY}?look=changes"
# Gives both entries the trees of an example, and pictures that tell nothing beside them, between two looks.
GIVE = """({old, fresh, colours}) => {
  const look = (name) => document.querySelector(`[name=look][value='${name}']`).click();
  look('');
  const stem = 'renders/Weather/systemMedium/light/entry-';
  [old, fresh].forEach((tree, index) => {
    vitrineTrees.Weather[`${stem}${index + 1}.tree.json`] = tree;
    vitrineData.Weather[`${stem}${index + 1}.svg`] = '<svg/>';
  });
  vitrineManifest.palette.light = colours;
  look('changes');
}"""
NO_NAMES = "for (const bundle of vitrineManifest.bundles) bundle.palette = undefined"


def said(page, old, fresh, colours=None):
    """What the look says of two trees, looked at anew."""
    page.evaluate(GIVE, dict(old=old, fresh=fresh, colours=colours or {}))
    wait_until(page, "!!document.querySelector('.look p')")
    return page.locator(".look-list li").all_text_contents()


@test
def changes_are_told_in_the_words_of_verify(browser):
    with browser.page(LOOK) as page:
        settle(page)
        page.evaluate(NO_NAMES)
        wrong = {}
        for case in json.loads(VECTORS.read_text()):
            words = said(page, case["old"], case["new"], case.get("colours"))
            if words != case["words"]:
                wrong[case["name"]] = words
        assert not wrong, wrong


def tree(*rows):
    """A column of texts `(words, paint)`, each 20 pt high."""
    nodes = [dict(n="0", depth=0, type="VStack", frame=[0, 0, 338, 20 * len(rows)])]
    for number, (words, paint) in enumerate(rows):
        frame = [0, 20 * number, 60, 20]
        nodes.append(dict(n=f"0.{number}", depth=1, type="Text", frame=frame, text=words, paints=[paint]))
    return nodes


@test
def changes_stand_beside_the_picture_and_light_up_what_they_are_about(browser):
    with browser.page(LOOK) as page:
        wait_until(page, "!!document.querySelector('.look-list li')")
        rows = page.locator(".look-list li").all_text_contents()
        assert "text “Sunny” → “Light rain”" in rows, rows
        assert page.locator(".look p").inner_text().endswith(f": {len(rows)} changes.")
        page.locator(".look-list li").nth(rows.index("text “Sunny” → “Light rain”")).hover()
        assert page.locator(".box-change.lit").count() == 1


@test
def what_has_changed_is_marked_where_it_is_now_and_what_is_gone_nowhere(browser):
    old = tree(("Meals", "#000000"), ("Lunch", "#000000"), ("Dinner", "#000000"))
    fresh = tree(("Meals", "#000000"), ("Dinner", "#ff3b30"))
    with browser.page(LOOK) as page:
        settle(page)
        page.evaluate(NO_NAMES)
        words = said(page, old, fresh, {"#000000": ["label"]})
        assert words == [
            "“Lunch” removed", "“Dinner”: colour label (#000000) → #ff3b30",
        ], words
        boxes = page.locator(".box-change")
        assert boxes.all_inner_texts() == ["2"], boxes.all_inner_texts()
        at = boxes.evaluate("(box) => box.style.top")
        assert abs(float(at.rstrip("%")) - 100 * 20 / 158) < 0.01, at


@test
def what_the_app_calls_a_colour_comes_before_the_systems_names(browser):
    names = {"#000000": ["label"], "#ff3b30": ["red"]}
    with browser.page(LOOK) as page:
        settle(page)
        page.evaluate("vitrineManifest.bundles[0].palette = {light: {'#000000': ['Ink']}}")
        words = said(page, tree(("Meals", "#000000")), tree(("Meals", "#ff3b30")), names)
        assert words == ["“Meals”: colour Ink (#000000) → red (#ff3b30)"], words


@test
def what_only_the_drawing_tells_is_read_from_the_picture_whatever_it_calls_its_definitions(browser):
    picture = """(['1', '2']).forEach((entry) => {
      vitrineData.Weather[`renders/Weather/systemMedium/light/entry-${entry}.svg`] =
        `<svg>\n<text stroke-width="${STROKE}" fill="url(#v${entry}-d${entry})" filter="url(#v${entry}-d9)"` +
        ' data-n="0.0">6</text></svg>';
    })"""
    one = tree(("Meals", "#000000"))
    with browser.page(LOOK) as page:
        settle(page)
        for stroke, wanted in (("1", []), ("${entry}", ["“Meals”: stroke-width 1 → 2"])):
            assert said(page, one, one) == []
            page.get_by_role("radio", name="Picture", exact=True).check()
            page.evaluate(picture.replace("${STROKE}", stroke))
            page.get_by_role("radio", name="Changes", exact=True).check()
            wait_until(page, "!!document.querySelector('.look p')")
            assert page.locator(".look-list li").all_text_contents() == wanted, stroke
            if not wanted:
                said_then = page.locator(".look p").inner_text()
                assert said_then.endswith(": only the drawing changed."), said_then


@test
def trees_that_are_no_widgets_are_not_compared(browser):
    many = [dict(n=f"0.{n}", depth=1, type="Text", frame=[0, 0, 1, 1], text=str(n)) for n in range(20001)]
    deep = [dict(n=str(n), depth=n, type="VStack", frame=[0, 0, 1, 1]) for n in range(400)]
    with browser.page(LOOK) as page:
        settle(page)
        for nodes in (many, deep):
            assert said(page, nodes, tree(("Meals", "#000000"))) == []
