"""Makes themes/symbols/frames.tsv of recorded frames.

    python3 Tests/Tooling/fit_symbols.py RECORDED.tsv

RECORDED has a line for each frame that Apple's SwiftUI gave a symbol, with the columns name, pt, weight, scale, width,
height and platform (Sources/Facts/fonts.md#symbols). Recorded frames are written as they are, in points; the first row,
`*`, is what a drawing of 100 x 100 units takes: the median of recorded frames over the size of our drawings.
"""
import collections
import csv
import json
import pathlib
import re
import statistics
import sys

SYMBOLS = pathlib.Path(__file__).resolve().parents[2] / "themes/symbols"
SCALES, WEIGHTS = ["small", "medium", "large"], ["regular", "semibold", "bold"]


def recorded(path):
    """Frames by name and by what they were recorded at; names with a colon are cases with modifiers, not symbols."""
    frames = collections.defaultdict(dict)
    with open(path, newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            if row["platform"] == "mac" and ":" not in row["name"]:
                condition = (float(row["pt"]), row["weight"], row["scale"])
                frames[row["name"]][condition] = (float(row["width"]), float(row["height"]))
    return frames


def drawn(entry):
    """Width and height of a drawing, units; nothing for recipes, which take the frames of others."""
    file = SYMBOLS / entry.get("file", "")
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', file.read_text()) if file.is_file() else None
    return tuple(map(float, found.groups())) if found else None


def family(frames, conditions):
    """What 100 units take in each condition."""
    index = json.loads((SYMBOLS / "index.json").read_text())
    sizes = {name: drawn(index[name]) for name in frames if name in index}
    for condition in conditions:
        yield tuple(round(statistics.median(100 * frames[name][condition][side] / size[side]
                                            for name, size in sizes.items() if size and condition in frames[name]), 2)
                    for side in (0, 1))


def main():
    frames = recorded(sys.argv[1])
    conditions = sorted({condition for row in frames.values() for condition in row},
                        key=lambda of: (of[0], SCALES.index(of[2]), WEIGHTS.index(of[1])))
    rows = [("*", dict(zip(conditions, family(frames, conditions)))), *sorted(frames.items())]
    lines = ["\t".join(["name", *(f"{size:g} {weight} {scale}" for size, weight, scale in conditions)])]
    for name, row in rows:
        cells = (row.get(condition) for condition in conditions)
        lines.append("\t".join([name, *("{:g} {:g}".format(*cell) if cell else "-" for cell in cells)]))
    (SYMBOLS / "frames.tsv").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
