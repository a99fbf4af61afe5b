"""Cuts the outlines that `--text outlines` draws from Debian's `fonts-inter` into `themes/outlines`.

    python3 Tests/Tooling/build_outlines.py /usr/share/fonts/opentype/inter

Needs `fonttools`. The same fonts give the same bytes. A file holds the letters that the table of `themes/fonts`
measures, with the digits of one width and the signs that stand between capitals, packed as WOFF.
"""
import json
import pathlib
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otBase import USE_HARFBUZZ_REPACKER

THEMES = pathlib.Path(__file__).resolve().parents[2] / "themes"


def measured(table):
    """The characters that a table measures."""
    found = set()
    for row in table["advances"]:
        first, *advances = row.split()
        found.update(range(int(first, 16), int(first, 16) + len(advances)))
    return found


def cut(path, characters):
    """The font with these characters alone."""
    font = TTFont(path, recalcTimestamp=False)
    # It is used where it is installed, and orders tables in another way.
    font.cfg[USE_HARFBUZZ_REPACKER] = False
    options = Options()
    options.layout_features = ["tnum", "case"]
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [0, 1, 2, 5, 13, 14]
    options.drop_tables += ["GPOS", "GDEF"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = "woff"
    return font


def main():
    fonts = pathlib.Path(sys.argv[1])
    for file in sorted((THEMES / "fonts").glob("Inter-*.json")):
        table = json.loads(file.read_text())
        cut(fonts / f"{table['name']}.otf", measured(table)).save(THEMES / "outlines" / f"{file.stem}.woff")


if __name__ == "__main__":
    main()
