"""The places that an open picture may stand in: whole on its device, free of all else, as large as it is there."""

import re

from fixture_scenes import ROOT, devices
from harness import test

DEVICES = devices()
SITES = ("scenes", "modes")
WRONG = 14
WINDOWS = ((1280, 800), (375, 812))
# The smallest and the largest device of each platform, which a place must fit.
EXTREMES = [
    name for platform in {one["platform"] for one in DEVICES.values()}
    for name in (lambda own: {own[0], own[-1]})(sorted(
        (name for name, one in DEVICES.items() if one["platform"] == platform),
        key=lambda name: (DEVICES[name]["screen"]["width"], name),
    ))
]
# One picture of each look that a place could treat differently; of some devices, or of any.
PICTURES = """(known) => {
  const seen = new Map();
  for (const one of vitrineManifest.renders) {
    const {mode = '', device = ''} = one.variant;
    if (known.length && device && !known.includes(device)) continue;
    const look = [one.family, mode, known.length ? device : ''].join();
    if (!seen.has(look)) seen.set(look, one.id);
  }
  return [...seen.values()]; }"""
# What is wrong with the place that is shown now.
FAULTS = r"""(rounded) => {
  const stage = document.querySelector('.detail-stage');
  const device = stage.querySelector('.device');
  if (!device) return {faults: ['there is no device']};
  const round = (one) => one.map((length) => Math.round(length * 10) / 10);
  const box = (element) => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const within = (inner, outer) => inner.every(
    (edge, side) => (side < 2 ? edge >= outer[side] - 0.6 : edge <= outer[side] + 0.6));
  const meet = (a, b) => a[0] < b[2] - 0.6 && b[0] < a[2] - 0.6 && a[1] < b[3] - 0.6 && b[1] < a[3] - 0.6;
  // A dial is round: what stands in the corners around it does not meet it.
  const isFree = (one, at) => {
    if (one.dataset.part !== 'watch-dial') return false;
    const [left, top, right, bottom] = box(one), x = (left + right) / 2, y = (top + bottom) / 2;
    const [across, down] = [[x, 0, 2], [y, 1, 3]].map(
      ([middle, from, to]) => Math.max(at[from] - middle, 0, middle - at[to]));
    return Math.hypot(across, down) > (right - left) / 2 - 0.6;
  };
  const faults = [];
  const screen = stage.querySelector('.screen');
  const edge = box(screen), corner = parseFloat(getComputedStyle(screen).borderTopLeftRadius);
  if (!within(box(device), box(stage))) faults.push('the device leaves its stage');
  // The camera's own eye, and the island that a minimal picture is part of.
  const parts = [...stage.querySelectorAll('[data-part]')].filter(
    (one) => !['lens', 'ground'].includes(one.dataset.part));
  parts.forEach((one, index) => {
    const [name, at] = [one.dataset.part, box(one)];
    if (at[2] - at[0] < 1 || at[3] - at[1] < 1) faults.push(`${name} has no size`);
    if (!within(at, edge)) faults.push(`${name} ${round(at)} leaves the screen ${round(edge)}`);
    for (const child of one.querySelectorAll('*'))
      if (!within(box(child), at) && !child.closest('svg')) faults.push(`${child.className} leaves ${name}`);
    for (const other of parts.slice(index + 1))
      if (meet(at, box(other)) && !isFree(one, box(other)) && !isFree(other, at)) faults.push(`${name} ${round(at)} meets ${other.dataset.part} ${round(box(other))}`);
    if (one.scrollWidth > one.clientWidth + 1) faults.push(`words of ${name} are too wide`);
  });
  const picture = stage.querySelector('.part-picture');
  if (!picture || !picture.querySelector('.framed')) return {faults: ['there is no picture']};
  // Round corners of the screen: the corners of the picture's shape lie within.
  const at = box(picture);
  const own = Math.min(at[2] - at[0], at[3] - at[1]) * rounded;
  for (const [x, y] of [[0, 1], [2, 1], [0, 3], [2, 3]]) {
    const point = [at[x] + own * (x ? -1 : 1), at[y] + own * (y === 3 ? -1 : 1)];
    const middle = [x ? edge[2] - corner : edge[0] + corner, y === 3 ? edge[3] - corner : edge[1] + corner];
    const isOut = (x ? point[0] > middle[0] : point[0] < middle[0]) &&
      (y === 3 ? point[1] > middle[1] : point[1] < middle[1]);
    if (isOut && Math.hypot(point[0] - middle[0], point[1] - middle[1]) > corner + 0.6)
      faults.push('a corner of the picture lies outside of the round screen');
  }
  const image = picture.querySelector('.piece > *');
  if (!within(box(image), at) || !within(at, box(image))) faults.push('the picture does not fill its place');
  return {faults, share: (at[2] - at[0]) / (edge[2] - edge[0])}; }"""
ROUND = ("accessoryCircular", "dynamicIsland", "control")


# Opens a picture in every place that it is offered, and says what is wrong there.
VISIT = r"""async (idents) => {
  const faults = %s;
  const drawn = async (address) => {
    location.hash = address;
    await new Promise((done) => addEventListener('hashchange', done, {once: true}));
  };
  const said = [];
  // Where pictures of a kind may stand is found out once: elsewhere another one of the widget does.
  const known = window.knownPlaces = window.knownPlaces || new Map();
  for (const [ident, kind, rounded] of idents) {
    if (!known.has(kind)) {
      await drawn(`#/${ident}`);
      const offered = [...document.querySelectorAll('[name=scene]')].map((one) => one.value);
      known.set(kind, offered.filter((one) => one && one !== 'sheet'));
    }
    const own = [];
    for (const place of known.get(kind)) {
      await drawn(`#/${ident}?place=${place}`);
      const device = document.querySelector('.detail-stage .device');
      if (!device || device.dataset.place !== place) continue;
      said.push({ident, place, ...faults(rounded)});
      own.push(place);
    }
    known.set(kind, own);
  }
  return said; }""" % FAULTS


def kind_of(render):
    """What places tell pictures apart by, and which share of the shorter side round corners leave free."""
    family, variant = render["family"], render["variant"]
    device = DEVICES.get(variant.get("device"), {})
    kind = [family, variant.get("mode", ""), device.get("platform", ""), device.get("name") == "CarPlay"]
    return str(kind), 0.146 if family.startswith(ROUND) else 0.03 if family.startswith("system") else 0


def whole(browser, site, width, height):
    stood, wrong = set(), []
    with browser.page(f"{site}/index.html", width=width, height=height) as page:
        # Only frames are asked for: painting what stands in them would take longer than all else.
        page.evaluate("document.documentElement.style.visibility = 'hidden'")
        manifest = page.evaluate("vitrineManifest")
        renders = {one["id"]: one for one in manifest["renders"]}
        usual = {
            widget: bundle.get("settings", manifest["settings"])["device"]
            for bundle in manifest["bundles"] for widget in bundle["widgets"]
        }
        idents = [(one, *kind_of(renders[one])) for one in page.evaluate(PICTURES, sorted(EXTREMES) if width > 1000 else [])]
        for start in range(0, len(idents), 20):
            for said in page.evaluate(VISIT, idents[start : start + 20]):
                render, place = renders[said["ident"]], said["place"]
                stood.add((render["family"], place))
                wanted = true_share(render, place, usual[render["widget"]])
                if wanted and abs(said["share"] - wanted) > 0.004:
                    said["faults"].append(f"is {said['share']:.3f} of the screen, not {wanted:.3f}")
                wrong += [f"{said['ident']} {place}: {one}" for one in said["faults"]]
    assert not wrong, f"{len(wrong)} of {site} at {width}:\n" + "\n".join(wrong[:WRONG])
    return stood


def true_share(render, place, usual):
    """How much of its own device's width a picture takes; nothing where it is not its own."""
    device, family = DEVICES[render["variant"].get("device", usual)], render["family"]
    kinds = dict(ipad="iPadOS", watch="watchOS", mac="macOS", standby="")
    if device["platform"] != kinds.get(place, "iOS") or place == "controls":
        return None
    own = device["families"].get(family)
    if not own or own["width"] != render["width"]:
        return None
    across = device["screen"]["height" if place == "ipad" else "width"]
    return own.get("homeScreenWidth", own["width"]) / across


@test
def every_picture_stands_whole_on_its_device_in_a_window_on_a_desk(browser):
    stood = set.union(*(whole(browser, site, *WINDOWS[0]) for site in SITES))
    places = {place for _, place in stood}
    assert places == {
        "home", "ipad", "lock", "island", "attached", "standby", "controls", "watch", "today", "mac",
    }, places
    assert {family for family, _ in stood} >= {
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular",
        "accessoryRectangular", "accessoryInline", "accessoryCorner", "activityLockScreen",
        "activitySmall", "dynamicIslandCompact", "dynamicIslandExpanded", "dynamicIslandMinimal",
        "controlSmall", "controlMedium",
    }, stood


@test
def every_picture_stands_whole_on_its_device_on_a_phone(browser):
    # The devices are laid out alike in every window; that they fit is a matter of each place.
    whole(browser, "scenes", *WINDOWS[1])


@test
def devices_have_the_screens_of_the_themes(browser):
    table = (ROOT / "site/scripts/open/scenes/devices.js").read_text()
    row = r"'([a-z0-9-]+)': (phone|pad|watch)\((.*?)\)[,;]\n"
    found = {one[0]: (one[1], re.findall(r"[\d.]+", one[2])) for one in re.findall(row, table)}
    # Neither has a place here: a car's and a room's.
    wanted = {name: one for name, one in devices().items() if name not in ("carplay", "vision-pro", "mac")}
    assert found.keys() == wanted.keys(), found.keys() ^ wanted.keys()
    for name, device in wanted.items():
        kind, numbers = found[name]
        screen, families = device["screen"], device["families"]
        assert [float(one) for one in numbers[:2]] == [screen["width"], screen["height"]], name
        if kind == "watch":
            assert float(numbers[2]) == families["accessoryCircular"]["width"], name
            continue
        shown = [families[one] for one in ("systemSmall", "systemMedium", "systemLarge")]
        small, wide, large = (one.get("homeScreenWidth", one["width"]) for one in shown)
        tall = large if kind == "pad" else shown[2]["height"]
        assert [float(one) for one in numbers[3:6]] == [small, wide, tall], (name, numbers)
        if kind == "pad":
            scale = float(numbers[6]) / float(numbers[7]) if numbers[6:] else 1
            assert abs(scale - small / shown[0]["width"]) < 1e-9, name


@test
def a_place_leads_to_the_picture_of_the_widget_that_stands_there(browser):
    with browser.page("scenes/index.html#/Clock/systemSmall/light/fullColor/iphone-15") as page:
        page.get_by_role("radio", name="Lock Screen").check()
        assert "#/Clock/accessoryCircular/light/vibrant/iphone-15?place=lock" in page.url, page.url
        # What may not stand on the Lock Screen stands in its own place.
        page.locator("dialog [data-key=family]").select_option("systemLarge")
        page.wait_for_selector(".device[data-place=mac]")
    with browser.page("scenes/index.html#/Clock/systemSmall/light/accented/iphone-15?place=screen") as page:
        page.get_by_role("radio", name="Meadow").check()
        page.get_by_role("radio", name="Rose").check()
        assert "wallpaper=meadow" in page.url and "tint=rose" in page.url, page.url
        colour = page.locator(".device .piece").evaluate("(one) => getComputedStyle(one, '::after').backgroundColor")
        assert colour == "rgb(182, 90, 108)", colour
        page.reload()
        page.wait_for_selector(".device[data-wallpaper=meadow]")
    with browser.page("scenes/index.html#/Clock/systemSmall/light/fullColor/iphone-15?place=screen&tint=rose") as page:
        assert page.locator("[data-tint=rose] .piece").count() == 0
