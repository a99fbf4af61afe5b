"""Writes made-up reports of `vitrine verify`, so that the review page can be tested without comparing anything.

python3 fixture_review.py KIND FOLDER      KIND is full, few, odd, none, many or entries

`full` has 500 changes in 12 groups, 20 added and 20 removed pictures; `few` a handful of each kind; `odd` names
that would like to be code, and files that are broken, missing or elsewhere; `many` 1,000 items in 250 groups; `entries` timelines of which some entries differ.
"""

import difflib
import hashlib
import json
import pathlib
import re
import sys

from cards import SIZES, TINTS, WORDS, Canvas
from fixture import AXES

FAMILIES = list(SIZES)
NAMES = (
    "Night Sky,Weather,Tram,Hydration,Markets,Sleep,Reading,Up Next,Batteries,Quote,Tides,Habits,Air,Recipes,"
    "Deliveries,Budget,Focus,Moon,Trains,Garden,Steps,Podcasts,Photos,World Clock,Parking"
).split(",")
BEFORE = dict(title=13, tint=0, value="72°", weight=600, foot=0, rows=3, wide=0, note="Updated just now", label=0)
# What was changed, in sentences, with the name of the element that each is about.
CAUSES = [
    (132, dict(title=15), [("title", "“{name}”: font size 13 → 15")]),
    (96, dict(tint=4), [("title", "“{name}”: colour #0a84ff → #5e5ce6")]),
    (72, dict(value="73°"), [("value", "“72°” becomes “73°”")]),
    (48, dict(foot=6), [("note", "“Updated just now”: moved by 0, 6")]),
    (36, dict(rows=2), [("row2", "“Design review” is gone")]),
    (32, dict(rows=4), [("row3", "“Water the ferns” is new")]),
    (24, dict(weight=800), [("value", "“72°”: font weight 600 → 800")]),
    (20, dict(note="Updated 9:41"), [("note", "“Updated just now” becomes “Updated 9:41”")]),
    (16, dict(wide=12), [("card", "Picture: resized from its size to 12 pt more each way"), ("title", "“{name}”: moved by 0, 0")]),
    (12, dict(label=1), [("value", "“72°”: VoiceOver “72°” → “72 degrees, partly cloudy”")]),
    (8, dict(title=15, tint=4, value="–4°", rows=2), [
        ("title", "“{name}”: font size 13 → 15, colour #0a84ff → #5e5ce6"), ("value", "“72°” becomes “–4°”"),
        ("row2", "“Design review” is gone"), ("note", "“Updated just now”: moved by 0, 1"),
    ]),
    (4, dict(tint=2, weight=300), [("title", "“{name}”: colour #0a84ff → #ff375f"), ("value", "“72°”: font weight 600 → 300")]),
]
# What sentences are about: kind and aspect, as `TreeChange` tells them.
ABOUT = [
    ("VoiceOver", "meaning", "VoiceOver"), ("font size", "look", "font size"), ("font weight", "look", "font weight"),
    ("colour", "look", "colour"), ("becomes", "content", "text"), ("is gone", "removed", "text"),
    ("is new", "added", "text"), ("resized", "room", "size"), ("moved by", "room", "position"),
]
SLIGHT = (1, dict(foot=2), [("note", "“Updated just now”: moved by 0, 0.3")])
HOSTILE = [
    "<script>window.broken=1</script>",
    "\"><img src=x onerror='window.broken=1'>",
    "a'b\"c`d${window.broken=1}",
    "\u202egnihton \u2066RTL\u2069",
    "מזג אוויר",
    "🌦️👩‍👩‍👧‍👦 weather",
    "W" * 200,
    "javascript:window.broken=1",
    "  ",
    "</script><script>window.broken=1</script>",
    "constructor",
    "__proto__",
]


def cause_of(words):
    """What a sentence is about; the last of its parts where there are some."""
    kind, aspect = next((kind, aspect) for part, kind, aspect in ABOUT if part in words)
    subject, _, rest = words.rpartition(": ")
    return dict(kind=kind, aspect=aspect, subject=subject, words=rest, path="0")


def draw(name, family, scheme, facts):
    """A card, and where its elements are."""
    canvas = Canvas(family, scheme, "snapshot", "p")
    wide = facts["wide"]
    canvas.width, canvas.height = canvas.width + wide, canvas.height + wide
    small = canvas.accessory
    frames = dict(card=[0, 0, canvas.width, canvas.height])

    def text(key, x, y, size, string, **more):
        canvas.text(x, y, size, string, **more)
        frames[key] = [x, round(y - size, 1), min(canvas.width - x - 8, len(string) * size * 0.56), size * 1.25]

    tint = canvas.ink if small else TINTS[facts["tint"]]
    text("title", 16, 28, facts["title"], name[:14] or "–", colour=tint, weight=600)
    text("value", 16, 56 if small else 66, 22 if small else 34, facts["value"], weight=facts["weight"])
    if not small:
        for row in range(facts["rows"]):
            text(f"row{row}", 16, 88 + row * 15, 11, WORDS[row], opacity=0.7)
        text("note", 16, canvas.height - 8 + facts["foot"] / 6, 9, facts["note"], opacity=0.5)
    if family == "systemLarge":
        for column in range(12):
            height = 30 + (column * 37) % 90
            canvas.add(f'<rect x="{24 + column * 25}" y="{320 - height}" width="15" height="{height}" rx="4" fill="{tint}"/>')
    title = f"{name}, 72 degrees" if facts["label"] else name
    return canvas.svg(title), frames, [canvas.width, canvas.height]


class Report:
    """Collects items and writes their files."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.items, self.groups, self.names, self.unchanged = [], {}, {}, []
        self.diagnostics = []

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return path

    def side(self, path, text, size=None):
        made = dict(file=self.write(path, text), marks=[hashlib.sha256(text.encode()).hexdigest()[:16]])
        if size:
            made.update(width=size[0], height=size[1])
        return made

    def add(self, item, words):
        seed = json.dumps([item["change"], words])
        group = hashlib.sha256(seed.encode()).hexdigest()[:8]
        self.groups.setdefault(group, dict(id=group, change=item["change"], words=words, items=[]))
        self.groups[group]["items"].append(item["id"])
        self.items.append(dict(item, group=group))

    def picture(self, number, family, scheme, tail, change, cause=None, sides="old new", reason=None, **more):
        """A picture of a widget that is not as it was; `cause` is one of CAUSES."""
        name = NAMES[number % len(NAMES)]
        widget = f"Demo/{name.replace(' ', '')}" + (f"{number // len(NAMES)}" if number >= len(NAMES) else "")
        self.names[widget] = name
        identity = f"{widget}/{family}/{scheme}/{tail}"
        after = dict(BEFORE, **(cause[1] if cause else {}))
        made = [draw(name, family, scheme, facts) for facts in (BEFORE, after)]
        item = dict(
            id=identity, kind="picture", widget=widget, change=change, family=family,
            variant=dict(scheme=scheme, state="entry" if tail.startswith("entry") else tail), changes=[], **more,
        )
        for key, (svg, _, size) in zip(("old", "new"), made):
            if key in sides:
                item[key] = self.side(f"{change}/{identity}.{key}.svg", svg, size)
        sentences = [(key, words.format(name=name)) for key, words in cause[2]] if cause else []
        for key, words in sentences:
            frames = {side: made[at][1].get(key) for at, side in enumerate(("old", "new"))}
            change_of = dict(words=words, **{side: one for side, one in frames.items() if one})
            item["changes"].append(dict(change_of, cause=cause_of(words)))
        if sides == "old new":
            lines = difflib.unified_diff(*(svg.splitlines() for svg, _, _ in made), n=2, lineterm="")
            text = "\n".join(list(lines)[2:]) + "\n"
            item["lines"] = self.write(f"{change}/{identity}.diff", text)
        self.add(item, reason or [words.replace(f"“{name}”", "The title") for _, words in sentences])

    def behaviour(self, number, before, after, words):
        """What a widget tells the system."""
        name = NAMES[number]
        widget = f"Demo/{name.replace(' ', '')}"
        self.names[widget] = name
        item = dict(
            id=f"{widget}/behaviour", kind="behaviour", widget=widget, change="changed",
            changes=[dict(words=one) for one in words],
        )
        path = f"changed/{widget}/behaviour"
        item["old"] = self.side(path + ".old.txt", before)
        item["new"] = self.side(path + ".new.txt", after)
        lines = list(difflib.unified_diff(before.splitlines(), after.splitlines(), n=2, lineterm=""))[2:]
        item["lines"] = self.write(path + ".diff", "\n".join(lines) + "\n")
        self.add(item, words)

    def finish(self, title="Demo"):
        """Writes the record."""
        rank = ["not-the-same-twice", "changed", "filled-in", "added", "renamed", "removed", "not-rendered"]
        groups = [dict(one, items=sorted(one["items"])) for one in self.groups.values()]
        groups.sort(key=lambda one: (rank.index(one["change"]), -len(one["items"]), one["id"]))
        axes = [
            dict(name=name, title=said, values=[
                dict(name=value, title=words, **({"trait": value} if value in ("dark", "placeholder") else {}),
                     **({"ground": "wallpaper"} if value.startswith("accessory") else {}))
                for value, words in values
            ])
            for name, said, values in AXES
        ]
        record = dict(
            format=1, generator="vitrine 0.1.0", title=title, sides=["snapshots", "this run"], axes=axes,
            widgets=[dict(id=one, name=name) for one, name in sorted(self.names.items())], groups=groups,
            items=sorted(self.items, key=lambda one: one["id"]),
            unchanged=sorted(self.unchanged, key=lambda one: one["id"]), outOfScope=[], diagnostics=self.diagnostics,
        )
        self.write("results.json", json.dumps(record, indent=2, ensure_ascii=False, sort_keys=True) + "\n")


def spots(count):
    """So many pictures: number of the widget, family, scheme, what is shown."""
    for entry in range(4):
        for number in range(count):
            for family in FAMILIES:
                for scheme in ("light", "dark"):
                    yield number, family, scheme, f"entry-{entry}"


def some_behaviour(report):
    report.behaviour(
        0, "name: Night Sky\nfamilies: small, medium\nentries: 4\npolicy: after 2026-06-09 10:41\n",
        "name: Night Sky\nfamilies: small, medium, large\nentries: 6\npolicy: at end\n",
        ["The widget is offered as large too", "4 entries become 6", "Reloads at the end instead of at 10:41"],
    )
    report.behaviour(
        3, "name: Hydration\nkind: water\n", "name: Water\nkind: water\n", ["“Hydration” is called “Water” now"]
    )


def full(report):
    left = spots(25)
    for count, *cause in CAUSES:
        for _ in range(count):
            number, family, scheme, tail = next(left)
            if count == 16 and family.startswith("accessory"):
                family = "systemSmall"
                tail += "-large"
            report.picture(number, family, scheme, tail, "changed", (count, *cause))
    for number in range(20):
        report.picture(number, "systemMedium", "light", "placeholder", "added", sides="new", reason=["New in this run"])
    for number in range(20):
        report.picture(number, "systemMedium", "dark", "redacted", "removed", sides="old", reason=["Not drawn any more"])
    some_behaviour(report)
    report.picture(
        24, "systemSmall", "light", "snapshot", "renamed", reason=["The same picture under another name"],
        formerly="Demo/Car/systemSmall/light/snapshot",
    )
    report.picture(
        23, "systemSmall", "light", "snapshot", "not-the-same-twice", (1, *CAUSES[7][1:]),
        reason=["It is another picture each time it is drawn"],
    )
    for number, family, scheme, tail in left:
        name = NAMES[number]
        widget = f"Demo/{name.replace(' ', '')}"
        report.unchanged.append(dict(id=f"{widget}/{family}/{scheme}/{tail}", widget=widget, family=family))
    report.finish()


def few(report):
    for number, family, scheme in ((0, "systemSmall", "light"), (0, "systemMedium", "dark"), (1, "systemSmall", "light"),
                                   (2, "systemLarge", "light"), (3, "accessoryRectangular", "dark")):
        report.picture(number, family, scheme, "entry-0", "changed", CAUSES[0])
    report.picture(4, "systemMedium", "light", "entry-0", "changed", CAUSES[10])
    report.picture(5, "systemMedium", "dark", "entry-0", "changed", CAUSES[8])
    report.picture(6, "systemSmall", "light", "entry-1", "filled-in", CAUSES[5])
    report.picture(7, "systemSmall", "light", "entry-0", "added", sides="new")
    report.picture(8, "systemSmall", "light", "entry-0", "removed", sides="old")
    report.picture(9, "systemSmall", "light", "entry-0", "renamed", formerly="Demo/Saying/systemSmall/light/entry-0")
    report.picture(10, "systemSmall", "light", "entry-0", "not-the-same-twice", CAUSES[2])
    report.picture(11, "systemSmall", "light", "entry-0", "not-rendered", sides="old", reason=["The widget crashed"])
    some_behaviour(report)
    report.unchanged = [dict(id="Demo/Moon/systemSmall/light/entry-0", widget="Demo/Moon", family="systemSmall")]
    report.diagnostics = [dict(
        severity="error", rule="widget-crashed", fault="widget", drawsStandIn=False, message="The widget crashed.",
        hint="Look at the line that is named.", render="Demo/Habits",
    )]
    report.finish()


def odd(report):
    for number, name in enumerate(HOSTILE):
        NAMES[number] = name
        report.picture(number, "systemSmall", "light", "entry-0", "changed", CAUSES[number % 4],
                       reason=[name, "and ‘more’ <b>of</b> it"])
    ids = {one["widget"]: f"odd {number}" for number, one in enumerate(report.items)}
    report.picture(20, "systemSmall", "dark", "entry-0", "changed", CAUSES[0], reason=["Files that are not right"])
    report.picture(21, "systemSmall", "dark", "entry-0", "changed", CAUSES[0], reason=["Files that are not right"])
    report.picture(22, "systemSmall", "dark", "entry-0", "changed", CAUSES[0], reason=["Files that are not right"])
    missing, broken, outside = report.items[-3:]
    (report.folder / missing["new"]["file"]).unlink()
    (report.folder / missing["lines"]).unlink()
    report.write(broken["new"]["file"], "<svg this is no picture")
    outside["old"]["file"], outside["new"]["file"] = "../../etc/passwd.svg", "javascript:window.broken=1"
    broken["changes"] = [dict(words="<b>bold</b>", old=[1, 2], new=[-1e9, 0, 1e9, 5])]
    assert len(ids) == len(HOSTILE)
    report.finish("<script>window.broken=1</script> & “friends”")


def many(report):
    for at, (number, family, scheme, tail) in enumerate(spots(32)):
        if at < 1000:
            report.picture(number, family, scheme, tail, "changed", CAUSES[at % 12], reason=[f"Cause {at // 4}"])
    report.finish()


def entries(report):
    for tail in ("entry-1", "entry-2", "entry-4"):
        report.picture(0, "systemSmall", "light", tail, "changed", CAUSES[0])
        report.picture(0, "systemSmall", "dark", tail, "changed", CAUSES[1])
    report.picture(0, "systemSmall", "light", "entry-5", "added", sides="new", reason=["New in this run"])
    report.picture(0, "systemSmall", "light", "entry-6", "removed", sides="old", reason=["Not drawn any more"])
    report.picture(1, "systemMedium", "light", "entry-0", "changed", CAUSES[9])
    report.picture(2, "systemMedium", "light", "entry-0", "changed", CAUSES[3])
    report.picture(3, "systemMedium", "light", "entry-0", "changed", SLIGHT)
    report.picture(4, "systemMedium", "light", "entry-0", "renamed", formerly="Demo/Old/systemMedium/light/entry-0")
    some_behaviour(report)
    for scheme in ("light", "dark"):
        for entry in (0, 3):
            name = f"Demo/NightSky/systemSmall/{scheme}/entry-{entry}"
            report.unchanged.append(dict(id=name, widget="Demo/NightSky", family="systemSmall"))
    report.finish()


def none(report):
    report.unchanged = [dict(id="Demo/Moon/systemSmall/light/entry-0", widget="Demo/Moon", family="systemSmall")]
    report.finish()


if __name__ == "__main__":
    dict(full=full, few=few, odd=odd, many=many, none=none, entries=entries)[sys.argv[1]](Report(sys.argv[2]))
