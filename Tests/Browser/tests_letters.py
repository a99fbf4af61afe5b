"""The letters that a gallery brings along: on a machine that has neither San Francisco nor Inter, and where one is."""

import base64
import contextlib
import os
import pathlib
import re
import shutil
import tempfile

import chromium
from harness import Browser, settle, test, wait_until

# What fontconfig says of this machine, had it one font alone, whose letters are wider than Inter's: those of Liberation
# Sans, which many machines have, are nearly as wide.
WITHOUT_INTER = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include>/etc/fonts/fonts.conf</include>
  <selectfont>
    <rejectfont><pattern></pattern></rejectfont>
    <acceptfont><pattern><patelt name="family"><string>DejaVu Sans</string></patelt></pattern></acceptfont>
  </selectfont>
</fontconfig>
"""
# Where the same pictures are images, and where one is inline.
IMAGES = "#/?view=wall&q=Weather"
INLINE = "?embed=1#/Weather/systemMedium/light/snapshot"
LINE = """(() => { const range = document.createRange();
  range.selectNodeContents(document.querySelector('h1'));
  return range.getBoundingClientRect().width; })()"""
# How the addresses of all images begin.
SOURCES = "[...new Set([...document.images].map((one) => one.getAttribute('src')?.slice(0, 5)).filter(Boolean))]"
# What would be on paper at the moment of printing.
PRINTED = """window.print = () => {
  const images = [...document.querySelectorAll('.print-sheet img')];
  window.printed = images.map((one) => one.naturalWidth && one.src.slice(0, 5)); }"""
# How much two pictures of the same size differ, from 0 to 255 for a channel of a pixel.
DIFFERENCE = """async (addresses) => {
  const [one, other] = await Promise.all(addresses.map(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const {width, height} = image;
    const pen = Object.assign(document.createElement('canvas'), {width, height}).getContext('2d');
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, width, height).data;
  }));
  if (one.length !== other.length) throw new Error('pictures of different sizes');
  return one.reduce((sum, value, index) => sum + Math.abs(value - other[index]), 0) / one.length;
}"""


@contextlib.contextmanager
def machine_without_inter(browser):
    """A browser that finds no Inter, as on most machines that are not Apple's."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "fonts.conf"
        file.write_text(WITHOUT_INTER)
        launched = browser.browser.browser_type.launch(
            executable_path=chromium.program(),
            args=[*chromium.OPTIONS, "--host-resolver-rules=MAP * ~NOTFOUND"],
            env={**os.environ, "FONTCONFIG_FILE": str(file)},
        )
        try:
            yield Browser(launched, browser.sites)
        finally:
            launched.close()


@contextlib.contextmanager
def site_without_fonts(browser):
    """The demo's site as `--no-fonts` leaves it, beside the others."""
    folder = browser.sites / "demo-no-fonts"
    shutil.copytree(browser.sites / "demo", folder, dirs_exist_ok=True)
    try:
        shutil.rmtree(folder / "fonts")
        facts = folder / "manifest.js"
        facts.write_text(re.sub(r"window\.vitrineLetters = .*\n", "", facts.read_text()))
        yield "demo-no-fonts/index.html"
    finally:
        shutil.rmtree(folder)


def seen(browser, address):
    """A picture as it looks there, the width of a line of the page, and what was loaded of fonts."""
    with browser.page(address, width=900, height=600, device_scale_factor=2) as page:
        loaded = []
        page.on("request", lambda one: loaded.append(one.url.rsplit("/", 1)[-1]))
        page.reload()
        settle(page)
        picture = page.locator("main .picture").first
        assert picture.evaluate("(one) => one.localName") == ("svg" if INLINE in address else "img")
        shot = base64.b64encode(picture.screenshot()).decode()
        return "data:image/png;base64," + shot, page.evaluate(LINE), [
            one for one in loaded if one.startswith("latin")
        ]


def difference(browser, one, other):
    context = browser.browser.new_context()
    try:
        return context.new_page().evaluate(DIFFERENCE, [one, other])
    finally:
        context.close()


@test
def pictures_and_pages_look_alike_on_a_machine_without_their_fonts(browser):
    with machine_without_inter(browser) as other, site_without_fonts(browser) as bare:
        for place in (IMAGES, INLINE):
            right, line, loaded = seen(browser, "demo/index.html" + place)
            assert loaded == [], loaded
            wrong, wrong_line, loaded = seen(other, bare + place)
            assert loaded == [], loaded
            # Were this machine's other fonts like Inter, nothing below could fail.
            usual = difference(browser, right, wrong)
            assert usual > 1 and abs(wrong_line / line - 1) > 0.04, (usual, wrong_line, line)
            for page, files in (("index", ["latin.js"]), ("gallery", [])):
                brought, own_line, loaded = seen(other, f"demo/{page}.html{place}")
                assert loaded == files, (page, place, loaded)
                found = difference(browser, right, brought)
                assert found < usual * 0.7, (page, place, found, usual)
                assert abs(own_line / line - 1) < 0.03, (page, place, own_line, line)


@test
def letters_are_in_every_image_also_on_paper_and_links_lead_to_files_as_they_are(browser):
    with machine_without_inter(browser) as other:
        with other.page("demo/index.html#/?view=wall&q=state%3Aredacted%20scheme%3Adark") as page:
            assert page.evaluate(SOURCES) == ["blob:"]
            page.evaluate(PRINTED)
            page.get_by_text("Options").click()
            page.get_by_role("button", name="Print").click()
            wait_until(page, "window.printed")
            wanted = sum(
                one["variant"] == dict(scheme="dark", state="redacted")
                for one in page.evaluate("vitrineManifest.renders")
            )
            assert page.evaluate("printed") == ["blob:"] * wanted, page.evaluate("printed")
        with other.page("demo/index.html#/Weather/systemSmall/light/snapshot") as page:
            link = page.get_by_role("link", name="Open SVG").get_attribute("href")
            assert link.startswith("renders/"), link


@test
def a_machine_with_inter_makes_no_other_images(browser):
    with browser.page("demo/index.html") as page:
        assert page.evaluate("document.fonts.size") == 0
        assert page.evaluate(SOURCES) == ["rende"]
