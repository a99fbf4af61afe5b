"""Catalogues no project would make on purpose: hostile names, an axis nobody knows, nothing at all."""

from datetime import timedelta

from cards import card
from fixture import stamp, Writer, manifest, make_widget, START, AXES

HOSTILE = [
    "<script>window.broken=1</script>",
    '"><img src=x onerror=window.broken=1>',
    "</script><b>",
    "../../etc/passwd",
    "con",
    "العربية \u202e override",
    "😀" * 5,
    "n" * 200,
    "{{title}}",
    "line\u2028separator",
    "a'b`c${1}",
    "Duplicate",
    "duplicate",
]


def hostile(folder):
    writer, widgets = Writer(folder), []
    for seed, name in enumerate(HOSTILE):
        widgets.append(
            make_widget(
                writer,
                f"h{seed}",
                name,
                name,
                "metric",
                2,
                10,
                ["systemSmall"],
                seed,
                ("snapshot",),
            )
        )
        widgets[-1]["kind"] = name
    widgets[0]["id"] = "../h0"
    for render in writer.renders:
        if render["widget"] == "h0":
            render["widget"] = "../h0"
    evil = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="158" height="158" onload="window.broken=1">'
        "<script>window.broken=1</script><style>rect{fill:red}</style>"
        '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="window.broken=1"/></foreignObject>'
        '<rect id="evil" width="158" height="158" fill="#888" onclick="window.broken=1" style="x:1"/>'
        '<g id="mixed" style="mix-blend-mode:multiply"><circle r="9"/></g>'
        '<image href="https://example.invalid/x.png" width="9" height="9"/>'
        '<a href="javascript:window.broken=1"><text x="9" y="30">tap</text></a></svg>'
    )
    writer.add("h1", "systemSmall", "light", "redacted", None, START, evil, ["tap"])
    diagnostics = [
        dict(severity="error", rule="x", message=HOSTILE[0], hint=HOSTILE[1], render="h1")
    ]
    made = manifest(HOSTILE[0], widgets, writer, diagnostics)
    made["renders"].append(
        dict(
            id="h2/escape",
            widget="h2",
            family="systemSmall",
            variant={},
            file="../../../etc/passwd",
            width=1,
            height=1,
        )
    )
    return made


def axes(folder):
    """Two configurations, and an axis nobody knows that bears a name of the page's own address."""
    writer = Writer(folder)
    sizes = [(f"size{n}", f"Text size {n}") for n in range(8)]
    timelines = []
    for instance, minutes in (("berlin", 30), ("oslo", 50)):
        for family in ("systemSmall", "systemMedium"):
            step = minutes + 10 * (family == "systemMedium")
            moments = [START + timedelta(minutes=step * n) for n in range(4)]
            timelines.append(
                dict(
                    family=family,
                    instance=instance,
                    policy=dict(kind="atEnd"),
                    entries=[dict(index=n, date=stamp(m)) for n, m in enumerate(moments)],
                )
            )
            for size, _ in sizes:
                for scheme in ("light", "dark"):
                    for n, moment in enumerate(moments):
                        svg, text = card(
                            "metric", instance.title(), family, scheme, "entry", n, 4, moment, 3
                        )
                        writer.add(
                            "City",
                            family,
                            scheme,
                            "entry",
                            n,
                            moment,
                            svg,
                            text,
                            ("size", size),
                            instance,
                        )
    instances = [
        dict(id=i, title=i.title(), parameters=[dict(name="City", value=i.title())])
        for i in ("berlin", "oslo")
    ]
    widget = dict(
        id="City",
        kind="city",
        name="City",
        description="One city’s weather.",
        bundle="App",
        families=["systemSmall", "systemMedium"],
        configuration="appIntent",
        instances=instances,
        timelines=timelines,
        failed=False,
    )
    cut = [f"City/berlin/systemSmall/{scheme}/size{n}/entry-0" for scheme in ("light", "dark") for n in (5, 6, 7)]
    cut.append("City/berlin/systemMedium/light/size2/entry-0")
    diagnostics = [
        dict(severity="warning", rule="text-cut-off", render=one, message="“Partly cloudy” is cut off.") for one in cut
    ]
    return manifest("Axes", [widget], writer, diagnostics, axes=AXES + [("size", "Text size", sizes)])


def empty(folder):
    return manifest("Nothing yet", [], Writer(folder), [])


def modes(folder):
    """A catalogue with rendering modes, one of them unheard of, and every kind of configuration."""
    from fixture import demo, value

    made = demo(folder)
    names = ("fullColor", "accented", "vibrant", "standBy", "standByNight", "unheardOf")
    values = [value(one, one) for one in names]
    made["axes"].insert(
        2, dict(name="mode", title="Rendering mode", values=values, usual="fullColor")
    )
    kinds = dict(Weather="static", Timer="activity", Rings="control", Transit="preview")
    made["widgets"] = [one for one in made["widgets"] if one["id"] in kinds]
    for widget in made["widgets"]:
        widget["configuration"] = kinds[widget["id"]]
    made["bundles"] = [dict(id="App", title="App", widgets=list(reversed(kinds)))]
    made["diagnostics"] = []
    renders = []
    for render in [one for one in made["renders"] if one["widget"] in kinds]:
        for mode in names:
            start, end = render["id"].rsplit("/", 1)
            variant = dict(render["variant"], mode=mode)
            renders.append(dict(render, id=f"{start}/{mode}/{end}", variant=variant))
    made["renders"] = renders
    return made
