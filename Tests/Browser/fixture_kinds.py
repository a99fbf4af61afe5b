"""A catalogue with every kind of configuration, with timelines that are not simple, of a large phone."""

from datetime import datetime, timedelta, timezone

from cards import card
from fixture import AXES, START, Writer, manifest, stamp

ZONE = timezone.utc
# Around the end of summer time in Berlin, then in another year.
NIGHT = [
    datetime(2026, 10, 25, 0, 30, tzinfo=ZONE),
    datetime(2026, 10, 25, 1, 30, tzinfo=ZONE),
    datetime(2026, 10, 25, 12, 0, tzinfo=ZONE),
    datetime(2027, 1, 1, 0, 30, tzinfo=ZONE),
]
# Widgets of a 430-pt phone, points.
LARGE = dict(systemSmall=(170, 170), systemMedium=(364, 170))
# What `.distantFuture` is like.
FAR = datetime(4001, 1, 1, tzinfo=ZONE)


def kinds(folder):
    writer = Writer(folder)
    hours = [START + timedelta(hours=n) for n in range(5)]
    small = dict(kind="after", date=stamp(START + timedelta(hours=2, minutes=30)))
    rain = widget(writer, "Rain", "static", hours, ["systemSmall", "systemMedium"], small, ("snapshot", "redacted"))
    rain["timelines"][1]["policy"] = dict(kind="never")
    for timeline in rain["timelines"]:
        for entry in timeline["entries"]:
            entry["relevance"] = dict(score=entry["index"] % 3, duration=0)
    atEnd = dict(kind="atEnd")
    widgets = [
        rain,
        widget(writer, "Night", "static", NIGHT, ["systemSmall"], atEnd),
        widget(writer, "Far", "static", [START, FAR], ["systemSmall"], atEnd),
        widget(writer, "Match", "activity", hours[:3], ["systemMedium"], dict(kind="never")),
        widget(writer, "Lamp", "control", [], ["systemSmall"], atEnd, ("snapshot",)),
        widget(writer, "Rain-preview-1", "preview", [], ["systemSmall"], atEnd, ("snapshot",)),
        widget(writer, "Rain-preview-2", "preview", [], ["systemSmall"], atEnd, ("snapshot",)),
    ]
    for number in (1, 2):
        widgets[4 + number]["name"] = f"RainWidget preview {number}"
    made = manifest("Kinds", widgets, writer, [], axes=AXES)
    made["settings"]["timeZone"] = "Europe/Berlin"
    return made


def widget(writer, ident, configuration, moments, families, policy, states=()):
    """A widget whose states all look like its first entry."""
    for family in families:
        for scheme in ("light", "dark"):
            for n, moment in enumerate(moments):
                svg, text = card("metric", ident, family, scheme, "entry", n, len(moments), moment, 2)
                writer.add(ident, family, scheme, "entry", n, moment, svg, text, size=LARGE[family])
            for state in states:
                svg, text = card("metric", ident, family, scheme, "entry", 0, max(1, len(moments)), START, 2)
                writer.add(ident, family, scheme, state, None, START, svg, text, size=LARGE[family])
    entries = [dict(index=n, date=stamp(moment)) for n, moment in enumerate(moments)]
    return dict(
        id=ident,
        kind=f"com.example.{ident.lower()}",
        name=ident,
        description="",
        bundle="App",
        families=families,
        configuration=configuration,
        instances=[],
        timelines=[dict(family=f, policy=policy, entries=[dict(one) for one in entries]) for f in families if entries],
        failed=False,
    )
