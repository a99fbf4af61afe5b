"""Cuts the letters that galleries bring along from the variable font of Inter into `site/fonts`.

    python3 Tests/Tooling/build_fonts.py 'Inter[opsz,wght].ttf' OFL.txt

Needs `fonttools` and `brotli`. The same font gives the same bytes. A file holds the letters of one script in
all weights; `fonts.json` says which letters. Text goes over into display letters by size as
San Francisco's does (`opticalSizes` in `themes/type/metrics.json`), so that a letter is drawn in the shape
it was measured in.
"""
import json
import pathlib
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "site/fonts"
# What browsers apply by themselves, and the digits of one width that pictures ask for.
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "tnum", "cv11", "ss03"]
# The first is always needed: it has the figures and signs of every script.
SCRIPTS = {
    "latin": "20-7e a0-ff 131 152-153 2c6 2da 2dc 2000-206f 20a0-20c0 2122 2190-2199 2212 2215 2248 2260 2264-2265",
    "latin-more": "100-24f 300-36f 1e00-1eff",
    "greek": "370-3ff 1f00-1fff",
    "cyrillic": "400-52f 2116",
    "signs": "2070-2bff",
}


def numbers(text):
    """The characters that some spans name."""
    spans = [[int(end, 16) for end in span.split("-")] for span in text.split()]
    return {one for span in spans for one in range(span[0], span[-1] + 1)}


def spans(characters):
    """The same the other way round, as `unicode-range` of CSS spells it."""
    found = []
    for one in sorted(characters):
        if found and found[-1][1] == one - 1:
            found[-1][1] = one
        else:
            found.append([one, one])
    return ",".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in found)


def shape(font):
    """Lets the optical size follow San Francisco's, from the first size that differs to the last."""
    sizes = json.loads((ROOT / "themes/type/metrics.json").read_text())["opticalSizes"]
    first, last = sizes[0][0], sizes[-1][0]
    axis = next(axis for axis in font["fvar"].axes if axis.axisTag == "opsz")
    axis.minValue, axis.defaultValue, axis.maxValue = first, first, last
    between = {(size - first) / (last - first): share for size, share in sizes}
    font["avar"].segments["opsz"] = {-1.0: -1.0, **between}


def cut(path, characters):
    """The font with these characters alone."""
    font = TTFont(path, recalcTimestamp=False)
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 5, 13, 14]
    options.drop_tables += ["STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    shape(font)
    font.flavor = "woff2"
    return font


def main():
    path, licence = sys.argv[1:]
    there = set(TTFont(path).getBestCmap())
    FOLDER.mkdir(exist_ok=True)
    fonts, taken = [], set()
    for name, text in SCRIPTS.items():
        characters = (numbers(text) & there) - taken
        taken |= characters
        cut(path, characters).save(FOLDER / f"{name}.woff2")
        fonts.append(dict(name=name, range=spans(characters)))
    lines = ",\n".join("  " + json.dumps(font) for font in fonts)
    (FOLDER / "fonts.json").write_text(f"[\n{lines}\n]\n")
    (FOLDER / "OFL.txt").write_text(pathlib.Path(licence).read_text())


if __name__ == "__main__":
    main()
