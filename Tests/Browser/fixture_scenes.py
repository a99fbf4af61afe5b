"""A catalogue of every family on every device there is, in each of its modes: what may stand somewhere."""

import json
import pathlib

from fixture import AXES, START, Writer, manifest

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODES = ("fullColor", "accented", "vibrant", "standBy", "standByNight")
# Families that a device's file leaves out are drawn in the sizes of another one.
LENT = {"iOS": "iphone-15", "iPadOS": "iphone-15", "watchOS": "watch-45"}
# Devices with all of their modes; of the others two, which stand in different places.
WHOLE = ("iphone-15", "ipad-air", "mac")
KINDS = {"activity": "Activity", "island": "Activity", "control": "Control"}


def devices():
    files = sorted((ROOT / "themes/devices").glob("*.json"))
    return {one.stem: json.loads(one.read_text()) for one in files}


def families():
    return json.loads((ROOT / "themes/variants/family.json").read_text())["values"]


def picture(family, width, height):
    """A ground as round as the family's, with its name."""
    kind, about = family["kind"], min(width, height) / 2
    corner = about if family.get("isRound") or kind in ("island", "control") else 20
    colour = dict(island="#000", accessory="#ffffff40").get(kind, "#2f6fdf")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><rect width="{width}" height="{height}" '
        f'rx="{min(corner, about)}" fill="{colour}"/><text x="50%" y="50%" fill="#fff" '
        f'font-size="{height / 6:g}" text-anchor="middle">{family["name"]}</text></svg>'
    )


def modes_of(family, platform):
    """The modes that the renderer draws a family in."""
    if family["kind"] == "accessory":
        return ("fullColor", "accented") if platform == "watchOS" else ("vibrant",)
    if family["kind"] != "system":
        return ("fullColor",)
    return MODES if family["id"] == "systemSmall" and platform == "iOS" else MODES[:3]


def sizes(device, known):
    """What a device shows: its own families, and those that are lent to it."""
    lent = known.get(LENT.get(device["platform"]), device)["families"]
    return {**{name: size for name, size in lent.items() if "system" not in name}, **device["families"]}


def scenes(folder):
    writer, known = Writer(folder), devices()
    by_name = {one["id"]: one for one in families()}
    for device_id, device in known.items():
        for name, size in sizes(device, known).items():
            family, (width, height) = by_name[name], (size["width"], size["height"])
            first = KINDS.get(family["kind"], "Clock")
            for widget in (first, "Steps") if first == "Clock" else (first,):
                modes = modes_of(family, device["platform"])
                for mode in modes if device_id in WHOLE else modes[:1] + modes[3:4]:
                    add(writer, widget, family, mode, device_id, width, height)
    axes = [one for one in AXES if one[0] == "scheme"]
    axes += [
        ("family", "Family", [(one["id"], one["name"]) for one in by_name.values()]),
        ("mode", "Rendering mode", [(one, one) for one in MODES]),
        ("device", "Device", [(one, one) for one in known]),
    ]
    widgets = [described(one) for one in ("Clock", "Steps", "Activity", "Control")]
    made = manifest("Places", widgets, writer, [], axes=axes)
    add_bundle(made, writer, "watch-40", known["watch-40"], by_name)
    for one in made["axes"][1]["values"]:
        if by_name[one["name"]]["behind"] == "wallpaper":
            one["ground"] = "wallpaper"
    return made


def add(writer, widget, family, mode, device, width, height):
    svg = picture(family, width, height)
    writer.add(widget, family["id"], "light", device, None, START, svg, [], ("mode", mode), size=(width, height))
    made = writer.renders[-1]
    made["variant"] = dict(scheme="light", mode=mode, device=device)


def add_bundle(made, writer, device_id, device, by_name):
    """A bundle that was drawn for a device of its own, which none of its pictures names."""
    for name, size in device["families"].items():
        svg = picture(by_name[name], size["width"], size["height"])
        writer.add("Wrist", name, "light", "entry", None, START, svg, [], size=(size["width"], size["height"]))
        writer.renders[-1]["variant"] = dict(scheme="light")
    made["widgets"].append(dict(described("Wrist"), bundle="Wrist"))
    settings = dict(made["settings"], device=device_id, deviceName=device["name"], scale=device["scale"]["value"])
    made["bundles"].append(dict(id="Wrist", title="Wrist", widgets=["Wrist"], settings=settings))


def described(name):
    configuration = dict(Activity="activity", Control="control").get(name, "static")
    return dict(
        id=name, kind=name, name=name, description="", bundle="App", families=[],
        configuration=configuration, instances=[], timelines=[], failed=False,
    )
