"""Draws the specimens in every renderer at hand, none of which has a font, and compares them with Chromium.

    python3 Tests/Tooling/compare_renderers.py VITRINE

The pictures are drawn with `--text outlines`. Renderers are librsvg (`rsvg-convert`), resvg (`resvg_py`), Firefox and
WebKitGTK (`gir1.2-webkit2-4.1`, `python3-gi-cairo`, `xvfb`), as far as they are installed. Edges are smoothed by each
in its own way, so means of 4 × 4 points are compared.
Prints “N passed, N failed”.
"""
import base64
import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from score import Score

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))
import chromium  # noqa: E402

SPECIMENS, RECORDED = ROOT / "Sources/Demos/Specimen", ROOT / "Tests/Snapshots"
WEBKIT = ["/usr/bin/python3", ROOT / "Tests/Tooling/webkit_sheet.py"]
# Pixels of a point.
SCALE = 2
# How far a mean may be off, of 255: two renderers smooth the edges of a thin line so far apart.
TOLERANCE = 24
# Means that are off for a known reason, at most: `plus-lighter` is a mode that neither knows.
KNOWN = {("Effects", "librsvg"): 16, ("Effects", "resvg"): 16}
NO_FONTS = "<!DOCTYPE fontconfig SYSTEM 'fonts.dtd'><fontconfig><dir>/nonexistent</dir></fontconfig>"
# How many means of two pictures are further apart than they may be; the second is somewhere in an image.
COMPARE = """async ([one, other, left, top, width, height, tolerance]) => {
  const pixels = async (source, isVector) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(width, height), context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    if (isVector) context.drawImage(image, 0, 0, width, height);
    else context.drawImage(image, -left, -top);
    return context.getImageData(0, 0, width, height).data;
  };
  const [a, b] = [await pixels(one, true), await pixels(other, false)];
  let off = 0;
  for (let y = 0; y + 8 <= height; y += 8) {
    for (let x = 0; x + 8 <= width; x += 8) {
      const sums = [0, 0, 0];
      for (let at = 0; at < 64; at += 1) {
        const start = 4 * ((y + (at >> 3)) * width + x + (at & 7));
        for (let color = 0; color < 3; color += 1) sums[color] += a[start + color] - b[start + color];
      }
      if (sums.some((sum) => Math.abs(sum) > 64 * tolerance)) off += 1;
    }
  }
  return off;
}"""


class Picture:
    """A picture of a widget, and how large it is in pixels."""

    def __init__(self, path, render):
        self.path, self.name, self.id = path, render["widget"].split("/")[1].replace("Specimen", ""), render["id"]
        self.size = [round(SCALE * render[length]) for length in ("width", "height")]
        self.has_text = "<text" in path.read_text()


def url(path):
    """A file as an address that pages may read."""
    kind = "svg+xml" if path.suffix == ".svg" else "png"
    return f"data:image/{kind};base64,{base64.b64encode(path.read_bytes()).decode()}"


def draw(tool, folder):
    """The pictures of all specimens with outlines for text, and what was said of them."""
    done = subprocess.run([tool, "build", SPECIMENS, "-o", folder, "--text", "outlines", "--quiet", "--scheme", "light",
                           "--states", "snapshot"], capture_output=True, text=True, errors="replace")
    manifest = folder / "manifest.json"
    if done.returncode or not manifest.exists():
        return [], [], done.stderr[-2000:]
    record = json.loads(manifest.read_text())
    pictures = [Picture(folder / render["file"], render) for render in record["renders"]]
    return pictures, record["diagnostics"], ""


def librsvg(pictures, folder, surroundings):
    for picture in pictures:
        command = ["rsvg-convert", "-z", str(SCALE), "-b", "white", "-o", folder / f"{picture.name}.png", picture.path]
        subprocess.run(command, env=surroundings, check=True)
    return {picture.name: (folder / f"{picture.name}.png", 0, 0) for picture in pictures}


def resvg(pictures, folder, _):
    import resvg_py
    for picture in pictures:
        drawn = resvg_py.svg_to_bytes(
            svg_path=str(picture.path), zoom=SCALE, background="#ffffff", skip_system_fonts=True)
        (folder / f"{picture.name}.png").write_bytes(bytes(drawn))
    return {picture.name: (folder / f"{picture.name}.png", 0, 0) for picture in pictures}


def sheet(pictures, folder):
    """All on one page, for what takes its time to start: its address and size, and where pictures are in its image.
    Side by side, as WebKit forgets masks where a page is long."""
    width, height = (max(lengths) for lengths in zip(*(picture.size for picture in pictures)))
    corners = {picture.name: (folder / "sheet.png", width * (index % 3), height * (index // 3))
              for index, picture in enumerate(pictures)}
    image = '<img style="position:absolute;left:%dpx;top:%dpx;width:%dpx;height:%dpx" src="%s">'
    images = [image % (*corners[picture.name][1:], *picture.size, picture.path.as_uri()) for picture in pictures]
    (folder / "sheet.html").write_text('<body style="margin:0;background:#fff">' + "".join(images))
    return (folder / "sheet.html").as_uri(), (3 * width, height * ((len(pictures) + 2) // 3)), corners


def firefox(pictures, folder, surroundings):
    address, (width, height), corners = sheet(pictures, folder)
    (folder / "profile").mkdir()
    command = [firefox_program(), "--headless", "--no-remote", "--profile", folder / "profile",
               f"--window-size={width},{height}", "--screenshot", folder / "sheet.png", address]
    subprocess.run(command, env=surroundings, check=True, capture_output=True, timeout=300)
    return corners


def webkit(pictures, folder, surroundings):
    address, (width, height), corners = sheet(pictures, folder)
    command = ["xvfb-run", "-a", *WEBKIT, address, folder / "sheet.png", width, height]
    # What is drawn is ours, and the sandbox of WebKit's needs one that may open others.
    surroundings = dict(surroundings, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1")
    subprocess.run(list(map(str, command)), env=surroundings, check=True, capture_output=True, timeout=300)
    return corners


def firefox_program():
    return next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)


def has_webkit():
    """Whether the libraries are there that draw with WebKit."""
    needed = ["*/girepository-1.0/WebKit2-4.1.typelib", "python3/dist-packages/gi/_gi_cairo*"]
    return shutil.which("xvfb-run") and all(any(pathlib.Path("/usr/lib").glob(one)) for one in needed)


def renderers():
    """Those that are installed, by name."""
    there = [("librsvg", librsvg, shutil.which("rsvg-convert")), ("resvg", resvg, importlib.util.find_spec("resvg_py")),
             ("Firefox", firefox, firefox_program()), ("WebKit", webkit, has_webkit())]
    return [(name, render) for name, render, is_there in there if is_there]


def compare(score, page, pictures, folder, surroundings):
    """Every picture without text in every renderer."""
    for name, render in renderers():
        own = folder / name
        own.mkdir()
        try:
            drawn = render(pictures, own, surroundings)
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            score.check(f"{name} draws the pictures", False, str(error))
            continue
        for picture in pictures:
            path, *corner = drawn[picture.name]
            off = page.evaluate(COMPARE, [url(picture.path), url(path), *corner, *picture.size, TOLERANCE])
            score.check(f"{name} draws {picture.name} as Chromium does", off <= KNOWN.get((picture.name, name), 0),
                        f"{off} means of 4 × 4 points are more than {TOLERANCE} levels off")


def main():
    tool, score = pathlib.Path(sys.argv[1]).resolve(), Score()
    if not chromium.is_there() or not renderers():
        score.skip("no Chromium, or no other renderer")
        score.end()
    from playwright.sync_api import sync_playwright
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name)
        (folder / "fonts.conf").write_text(NO_FONTS)
        surroundings = dict(os.environ, FONTCONFIG_FILE=str(folder / "fonts.conf"), HOME=name)
        pictures, said, why = draw(tool, folder / "gallery")
        score.check("the specimens are drawn", pictures, why)
        told = {one.get("render") for one in said if one["rule"] == "text-not-outlined"}
        for picture in pictures:
            score.check(f"{picture.name}: text that stays is told", picture.has_text == (picture.id in told))
        if not pictures:
            score.end()
        browser = playwright.chromium.launch(
            executable_path=chromium.program(), args=chromium.OPTIONS, env=surroundings)
        outlined = [picture for picture in pictures if not picture.has_text]
        compare(score, browser.new_page(), outlined, folder, surroundings)
        browser.close()
    score.end()


if __name__ == "__main__":
    main()
