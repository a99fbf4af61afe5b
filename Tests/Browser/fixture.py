"""Writes made-up catalogues, so that the site can be tested without rendering anything.

python3 fixture.py KIND FOLDER      KIND is demo, kinds, hostile, axes, modes, scenes, days or empty
"""

import hashlib
import json
import pathlib
import sys
from datetime import datetime, timedelta, timezone

from cards import SIZES, card

START = datetime(2026, 6, 9, 9, 41, tzinfo=timezone.utc)
FAMILY_TITLES = {
    "systemSmall": "Small",
    "systemMedium": "Medium",
    "systemLarge": "Large",
    "accessoryRectangular": "Rectangular",
}
AXES = [
    ("scheme", "Colour scheme", [("light", "Light"), ("dark", "Dark")]),
    ("family", "Family", list(FAMILY_TITLES.items())),
    (
        "state",
        "State",
        [
            ("entry", "Timeline"),
            ("snapshot", "Snapshot"),
            ("placeholder", "Placeholder"),
            ("redacted", "Redacted"),
        ],
    ),
]
TRAITS = ("dark", "placeholder", "redacted", "accented", "vibrant", "standBy", "standByNight")
WIDGETS = [
    ("Weather", "Weather", "Conditions now and over the next hours.", "metric", 8, 60),
    ("Timer", "Kitchen Timer", "Counts down to the end of the longest timer.", "timer", 4, 5),
    ("Rings", "Activity", "How far along today’s rings are.", "rings", 6, 90),
    ("Transit", "Next Departure", "The next tram from the stop you use most.", "transit", 12, 7),
    ("Tasks", "Tasks", "What is left to do today.", "list", 5, 120),
    ("Water", "Hydration", "Glasses of water drunk today.", "metric", 3, 180),
    ("Stocks", "Markets", "One symbol and how its day went.", "chart", 8, 30),
    ("Sleep", "Sleep", "How last night compares with the week.", "chart", 1, 0),
    ("Reading", "Reading Goal", "Minutes read today and this week’s streak.", "rings", 2, 240),
    ("Events", "Up Next", "The next events in your calendar.", "list", 6, 45),
    ("Battery", "Batteries", "Charge of this device and what is connected.", "rings", 1, 0),
    (
        "Quote",
        "Daily Quote",
        "A sentence to think about, a new one every morning.",
        "quote",
        7,
        1440,
    ),
]


def stamp(moment):
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


# What the system calls colours of these pictures.
PALETTE = dict(
    light={"#000000": ["black", "label"], "#000000 0.55": ["secondaryLabel"]},
    dark={"#ffffff": ["white", "label"]},
)


class Writer:
    """Collects renders and writes each distinct picture once."""

    def __init__(self, folder):
        self.folder, self.files, self.renders = pathlib.Path(folder), {}, []
        self.trees = set()

    def add(
        self, widget, family, scheme, state, entry, moment, svg, text, extra=None, instance=None, size=None
    ):
        tail = state if entry is None else f"{state}-{entry}"
        steps = (
            [widget]
            + ([instance] if instance else [])
            + [family, scheme]
            + ([extra[1]] if extra else [])
            + [tail]
        )
        name = "/".join(steps)
        data = svg.encode()
        digest = hashlib.sha256(data).hexdigest()
        file = self.files.get(digest)
        if file is None:
            file = self.files[digest] = f"renders/{name}.svg"
            path = self.folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        variant = {"scheme": scheme, "state": state}
        if extra:
            variant[extra[0]] = extra[1]
        width, height = size or SIZES[family]
        render = dict(
            id=name,
            widget=widget,
            family=family,
            variant=variant,
            date=stamp(moment),
            file=file,
            width=width,
            height=height,
            bytes=len(data),
            hash=digest[:16],
            text=text,
        )
        if family.startswith("system"):
            small = family == "systemSmall"
            render.update(margins=[11, 16, 11, 16] if small else [16] * 4, cornerRadius=20)
        if entry is not None:
            render["entry"] = entry
        if instance:
            render["instance"] = instance
        render["tree"] = self.tree(file, width, height, text)
        self.renders.append(render)

    def tree(self, file, width, height, text):
        """A node tree with a link and a node per text, beside the picture."""
        path = file.removesuffix(".svg") + ".tree.json"
        if path not in self.trees:
            self.trees.add(path)
            nodes = [
                dict(n="0", depth=0, type="Widget", frame=[0, 0, width, height],
                     file="Widgets/WeatherWidget.swift", line=30),
                dict(n="0.0", depth=1, type="Link", frame=[8, 8, 60, 30], link="app://open/<b>"),
            ]
            for order, words in enumerate(text):
                frame = [12, 12 + order * 20, 60, 16]
                node = dict(n=f"0.{order + 1}", depth=1, type="Text", frame=frame, text=words)
                node.update(line=31 + order, fonts=[dict(size=13, weight=600, style="footnote")])
                nodes.append(dict(node, read=order + 1, spoken=words))
            (self.folder / path).write_text(json.dumps(nodes))
        return path


def value(name, title):
    """A value of an axis, with what pages must know of it; accessories stand on the wallpaper."""
    made = dict(name=name, title=title)
    if name in TRAITS:
        made["trait"] = name
    if name.startswith("accessory"):
        made["ground"] = "wallpaper"
    return made


def manifest(title, widgets, writer, diagnostics, axes=AXES, bundles=None):
    shaped = [
        dict(name=n, title=t, values=[value(a, b) for a, b in v]) for n, t, v in axes
    ]
    return dict(
        format=1,
        generator="vitrine 0.1.0",
        title=title,
        axes=shaped,
        settings=dict(
            date=stamp(START),
            locale="en_US",
            timeZone="UTC",
            calendar="gregorian",
            device="iphone-17",
            deviceName="iPhone 17",
            scale=3,
        ),
        revision="1a2b3c",
        sourceLink="https://example.com/App/blob/{revision}/{path}#L{line}",
        palette=PALETTE,
        bundles=bundles or [dict(id="App", title="App", widgets=[w["id"] for w in widgets])],
        widgets=widgets,
        renders=writer.renders,
        diagnostics=diagnostics,
    )


def make_widget(writer, ident, name, about, kind, entries, minutes, families, seed, states):
    moments = [START + timedelta(minutes=minutes * n) for n in range(entries)]
    for family in families:
        for scheme in ("light", "dark"):
            for n, moment in enumerate(moments):
                svg, text = card(kind, name, family, scheme, "entry", n, entries, moment, seed)
                writer.add(ident, family, scheme, "entry", n, moment, svg, text)
            for state in states:
                svg, text = card(kind, name, family, scheme, state, 0, entries, START, seed)
                writer.add(ident, family, scheme, state, None, START, svg, text)
    policies = [
        dict(kind="atEnd"),
        dict(kind="never"),
        dict(kind="after", date=stamp(moments[-1] + timedelta(minutes=minutes or 30))),
    ]
    timelines = [
        dict(
            family=f,
            policy=policies[seed % 3],
            entries=[dict(index=n, date=stamp(m)) for n, m in enumerate(moments)],
        )
        for f in families
    ]
    return dict(
        id=ident,
        kind=f"com.example.{ident.lower()}",
        name=name,
        description=about,
        bundle="App",
        source=dict(file=f"Widgets/{ident}Widget.swift", line=12 + seed),
        families=families,
        configuration=("static", "appIntent", "intent")[seed % 3],
        instances=[],
        timelines=timelines,
        failed=False,
    )


def demo(folder):
    writer, widgets = Writer(folder), []
    families = list(FAMILY_TITLES)
    for seed, (ident, name, about, kind, entries, minutes) in enumerate(WIDGETS):
        chosen = families if seed % 3 != 2 else families[:2]
        widgets.append(
            make_widget(
                writer,
                ident,
                name,
                about,
                kind,
                entries,
                minutes,
                chosen,
                seed,
                ("snapshot", "placeholder", "redacted"),
            )
        )
    widgets.append(
        dict(
            id="Broken",
            kind="com.example.broken",
            name="Broken",
            bundle="App",
            failed=True,
            description="Asks its provider for a timeline that never comes.",
            configuration="static",
            families=["systemSmall"],
            instances=[],
            timelines=[],
            source=dict(file="Widgets/Broken.swift", line=4),
        )
    )
    diagnostics = [
        dict(
            severity="error",
            rule="timeline-timeout",
            render="Broken",
            file="Widgets/Broken.swift",
            line=21,
            message="getTimeline did not call its completion within 5 seconds.",
            hint="Call completion on every path.",
        ),
        dict(
            severity="warning",
            rule="unknown-symbol",
            render="Weather/systemMedium/light/entry-2",
            message="No drawing is known for the symbol “cloud.sun.bolt.fill”.",
            file="Widgets/WeatherWidget.swift",
            line=40,
        ),
        dict(
            severity="warning",
            rule="truncated-text",
            render="Events/systemSmall/dark/entry-1",
            message="“Design review with the platform team” is truncated.",
        ),
        dict(severity="note", rule="fixed-clock", message="The clock stands at 9:41."),
    ]
    half = [w["id"] for w in widgets]
    bundles = [
        dict(id="Everyday", title="Everyday", widgets=half[:6],
             palette=dict(light={"#000000": ["Ink"]})),
        dict(id="Slow", title="Slow Life", widgets=half[6:]),
    ]
    made = manifest("Fieldnotes", widgets, writer, diagnostics, bundles=bundles)
    made["missing"] = [
        dict(
            program="Widgets",
            kind="module",
            name="ForecastKit",
            positions=[dict(file="Widgets/WeatherWidget.swift", line=3, left="")],
            remedy="Put Swift files that stand in for it into stubs/ForecastKit.",
            widgets=["Weather"],
            renders=[],
        ),
        dict(
            program="Widgets",
            kind="symbol",
            name="cloud.sun.bolt.fill",
            positions=[dict(file="Widgets/WeatherWidget.swift", line=40, left="")],
            remedy="",
            widgets=[],
            renders=["Weather/systemMedium/light/entry-2"],
        ),
        dict(
            program="Widgets",
            kind="consequence",
            name="",
            positions=[dict(file="Widgets/WeatherWidget.swift", line=51, left="body")],
            remedy="",
            widgets=["Weather"],
            renders=[],
        ),
    ]
    return made


def main():
    kind, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    from fixture_days import days
    from fixture_kinds import kinds
    from fixture_odd import axes, empty, hostile, modes
    from fixture_scenes import scenes

    makers = (demo, kinds, modes, hostile, axes, scenes, days, empty)
    made = {one.__name__: one for one in makers}[kind](folder)
    (folder / "manifest.json").write_text(json.dumps(made, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
