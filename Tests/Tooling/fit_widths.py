"""Fits what San Francisco's letters are wider than those of the measured font, to recorded strings.

    python3 Tests/Tooling/fit_widths.py           # writes themes/type/widths.json and the table of errors
    python3 Tests/Tooling/fit_widths.py --table   # prints the table
    python3 Tests/Tooling/fit_widths.py --check   # says whether both are true: N passed, N failed

Ridge regression over `Tests/Fixtures/text-widths.tsv`: every letter has a difference in the text cut, one that comes
with the display cut, and both grow with the weight; letters no string has take what their group has in common. The
errors of strings held out are those of every second row where the other half alone was fitted, and the other way
round. Plain arithmetic in a fixed order: the same rows give the same bytes anywhere.
"""
import json
import pathlib
import sys

from score import Score

ROOT = pathlib.Path(__file__).resolve().parents[2]
ROWS = ROOT / "Tests/Fixtures/text-widths.tsv"
RESULT = ROOT / "themes/type/widths.json"
PAGE = ROOT / "Sources/Facts/fonts.md"
METRICS = json.loads((ROOT / "themes/type/metrics.json").read_text())
TRACKING = json.loads((ROOT / "themes/type/tracking.json").read_text())
# What each kind of difference is expected to be, em; chosen by the errors of strings held out.
EXPECTED = {"text": 0.01, "display": 0.01, "weight": 0.01, "displayWeight": 0.012, "sign": 0.0224, "allText": 0.02,
            "allDisplay": 0.1, "groupDisplay": 0.02, "allDisplayWeight": 0.04, "square": 0.003, "one": 0.002}
KINDS = ["text", "display", "weight", "displayWeight"]
# Points a width is uncertain by, rounded or not, and, per em and root of letters, through the model.
ROUNDING, EXACT, PER_LETTER = 0.15, 0.03, 0.00075
# What strings held out may be off by: mean error in points, signed mean in per cent.
LIMITS = (0.225, 0.1)


class Face:
    """Advances and kerning of one table of themes/fonts, em."""

    def __init__(self, weight):
        table = json.loads((ROOT / f"themes/fonts/Inter-{weight}.json").read_text())
        self.unit, self.units = table["unitsPerEm"], {}
        for row in table["advances"]:
            first, *advances = row.split()
            self.units.update({chr(int(first, 16) + at): int(advance) for at, advance in enumerate(advances)})
        self.left, self.right = ({letter: at for at, group in enumerate(table[side]) for letter in group}
                                 for side in ("kerningLeft", "kerningRight"))
        self.pairs = [[int(number) for number in row.split()] for row in table["kerning"]]

    def width(self, text):
        """The width of a text, em."""
        total = sum(self.units[letter] for letter in text)
        for one, next in zip(text, text[1:]):
            row, column = self.left.get(one), self.right.get(next)
            if row is not None and column is not None and column < len(self.pairs[row]):
                total += self.pairs[row][column]
        return total / self.unit


def between(points, x):
    """The value of a function given by points."""
    if x <= points[0][0]:
        return points[0][1]
    for (a, first), (b, last) in zip(points, points[1:]):
        if x <= b:
            return first + (last - first) * (x - a) / (b - a)
    return points[-1][1]


def group(letter):
    """Letters of a group differ alike between the cuts."""
    return ("space" if letter == " " else "sign" if not letter.isalnum() else "digit" if letter.isdigit()
            else "capital" if letter.isupper() else "small")


def heaviness(weight):
    return max(weight - 400, -100) / 300


FACES, SPACING = {}, list(zip(*[map(float, " ".join(TRACKING["sfPro"]).split())] * 2))


class Row:
    """A recorded string: what is known of it, and how each unknown counts, points."""

    def __init__(self, line):
        self.text, size, weight, width = line.split("\t")
        self.size, self.weight, self.width = float(size), int(weight), float(width)
        # Widths are rounded up to half a point, but for a few that are known as they are.
        is_rounded = self.width % 0.5 == 0
        if is_rounded:
            self.width -= 0.25
        face = FACES.setdefault(self.weight, Face(self.weight))
        self.measured = face.width(self.text) * self.size + between(SPACING, self.size) * len(self.text)
        self.share, self.heavy = between(METRICS["opticalSizes"], self.size), heaviness(self.weight)
        self.certainty = 1 / ((ROUNDING if is_rounded else EXACT)**2 + (PER_LETTER * self.size)**2 * len(self.text))
        self.is_sentence = len(self.text.split()) > 2
        counts = {}
        for letter in self.text:
            sign = "text" if letter.isalnum() else "sign"
            for key, share in [((sign, letter), 1), (("display", letter), self.share), (("weight", letter), self.heavy),
                               (("displayWeight", letter), self.share * self.heavy), (("allText",), 1),
                               (("allDisplay",), self.share), (("groupDisplay", group(letter)), self.share),
                               (("allDisplayWeight",), self.share * self.heavy), (("square",), self.heavy**2),
                               (("one", self.weight), 1)]:
                counts[key] = counts.get(key, 0) + share * self.size
        self.counts = {key: count for key, count in counts.items() if count}


def fitted(rows):
    """The unknowns that fit some rows best."""
    keys = sorted({key for row in rows for key in row.counts}, key=str)
    at = {key: index for index, key in enumerate(keys)}
    matrix = [[0.0] * len(keys) for _ in keys]
    right = [0.0] * len(keys)
    for index, key in enumerate(keys):
        matrix[index][index] = 1 / EXPECTED[key[0]]**2
    for row in rows:
        cells = [(at[key], count) for key, count in row.counts.items()]
        for one, count in cells:
            right[one] += count * row.certainty * (row.width - row.measured)
            for two, other in cells:
                matrix[one][two] += count * other * row.certainty
    return dict(zip(keys, solution(matrix, right)))


def solution(matrix, right):
    """Solves equations of a positive symmetric matrix, by Cholesky."""
    size = len(right)
    lower = []
    for i in range(size):
        row = []
        for j in range(i):
            other = lower[j]
            row.append((matrix[i][j] - sum(a * b for a, b in zip(row, other))) / other[j])
        row.append((matrix[i][i] - sum(a * a for a in row))**0.5)
        lower.append(row)
    middle = []
    for i in range(size):
        middle.append((right[i] - sum(a * b for a, b in zip(lower[i], middle))) / lower[i][i])
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (middle[i] - sum(lower[j][i] * found[j] for j in range(i + 1, size))) / lower[i][i]
    return found


def table(unknowns):
    """The differences as the file has them, ten-thousandths of an em."""
    def value(*key):
        return unknowns.get(key, 0)

    def letter(one):
        parts = [value("text" if one.isalnum() else "sign", one) + value("allText"),
                 value("display", one) + value("allDisplay") + value("groupDisplay", group(one)),
                 value("weight", one), value("displayWeight", one) + value("allDisplayWeight")]
        return [round(part * 10000) for part in parts]

    known = {key[1] for key in unknowns if key[0] in ("text", "sign")} | {chr(code) for code in range(0x20, 0x7F)}
    weights = [[weight, round((value("square") * heaviness(weight)**2 + value("one", weight)) * 10000)]
               for weight in range(300, 1000, 100)]
    return {"letters": {one: letter(one) for one in sorted(known)}, "others": letter("\N{GREEK SMALL LETTER ALPHA}"),
            "weights": weights}


def error(row, differences):
    """Our width less the recorded one, points."""
    shares = [1, row.share, row.heavy, row.share * row.heavy]
    letters = differences["letters"]
    em = sum(share * part for letter in row.text
             for share, part in zip(shares, letters.get(letter, differences["others"])))
    em += between(differences["weights"], row.weight) * len(row.text)
    return row.measured + em / 10000 * row.size - row.width


def written(differences):
    """The file."""
    letters = ",\n".join(f"    {json.dumps(letter, ensure_ascii=False)}: {parts}"
                         for letter, parts in differences["letters"].items())
    return f"""{{
  "source": "Facts/fonts.md#widths: written by Tests/Tooling/fit_widths.py; ten-thousandths of an em",
  "kinds": "in the text cut, more of it in the display cut, more of both by weight: [{', '.join(KINDS)}]",
  "letters": {{
{letters}
  }},
  "others": {differences["others"]},
  "weightSource": "what every letter has more at a weight",
  "weights": {differences["weights"]}
}}
"""


def held_out(rows):
    """The errors of every second row after a fit to the others, and the other way round."""
    halves = [table(fitted(rows[1::2])), table(fitted(rows[::2]))]
    return [error(row, halves[index % 2]) for index, row in enumerate(rows)]


def figures(rows, errors, matches):
    """How many rows there are, the mean error in points and the signed one in per cent."""
    chosen = [(row, one) for row, one in zip(rows, errors) if matches(row)]
    return (len(chosen), sum(abs(one) for _, one in chosen) / len(chosen),
            100 * sum(one for _, one in chosen) / sum(row.width for row, _ in chosen))


def lines(rows, errors, held):
    """The table of errors."""
    parts = [("words", lambda row: not row.is_sentence), ("sentences", lambda row: row.is_sentence)]
    parts += [(f"{low} to {high} points", lambda row, low=low, high=high: low <= row.size <= high)
              for low, high in [(10, 13), (15, 17), (20, 24), (26, 34)]]
    parts += [("regular", lambda row: row.weight == 400), ("medium and semibold", lambda row: 400 < row.weight < 700),
              ("bold and more", lambda row: row.weight >= 700), ("all", lambda row: True)]
    found = ["| strings | number | mean error, pt | signed, % | held out: mean error, pt | signed, % |",
             "|" + "---|" * 6]
    for words, matches in parts:
        count, mean, signed = figures(rows, errors, matches)
        _, other, otherSigned = figures(rows, held, matches)
        found.append(f"| {words} | {count} | {mean:.2f} | {signed:+.2f} | {other:.2f} | {otherSigned:+.2f} |")
    return "\n".join(found)


def main():
    rows = [Row(line) for line in ROWS.read_text().splitlines()[1:]]
    differences = table(fitted(rows))
    held = held_out(rows)
    shown = lines(rows, [error(row, differences) for row in rows], held)
    page = PAGE.read_text()
    start = page.index("| strings |")
    old = page[start:page.index("\n\n", start)]
    if sys.argv[1:] == ["--table"]:
        print(shown)
    elif sys.argv[1:] == ["--check"]:
        score = Score()
        remedy = "run Tests/Tooling/fit_widths.py"
        score.check("widths.json is what the fit gives", RESULT.read_text() == written(differences), remedy)
        score.check("the page has the table of errors", old == shown, remedy)
        _, mean, signed = figures(rows, held, lambda row: True)
        is_near = mean <= LIMITS[0] and abs(signed) <= LIMITS[1]
        score.check("strings held out are met", is_near, f"{mean} pt, {signed} %")
        score.end()
    else:
        RESULT.write_text(written(differences))
        PAGE.write_text(page.replace(old, shown))


main()
