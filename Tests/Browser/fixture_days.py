"""A made-up catalogue whose widgets have simulated days: three of them under two scenarios.

Weather is stale while its device sleeps or is locked; Timer asks for more than it is granted; Tasks answers once
and never asks again. Most pictures of Weather are those of no render.
"""

import hashlib
from datetime import timedelta

from cards import SIZES, card
from fixture import START, Writer, make_widget, manifest, stamp

SPAN = timedelta(days=1)
# Name, title, kind of card, minutes between entries, entries that are drawn.
WIDGETS = [
    ("Weather", "Weather", "metric", 60, 8),
    ("Timer", "Kitchen Timer", "timer", 30, 4),
    ("Tasks", "Tasks", "list", 120, 5),
]
SCENARIOS = [
    dict(id="usual", name="A usual day", says="Looked at often, awake from 7 to 23, the app opened at noon."),
    dict(id="locked", name="Locked at work", says="In use from 7 to 23, but locked from 9 to 17."),
]
ASSUMPTIONS = [
    dict(says="A widget that is looked at often is granted at most 60 reloads in 24 hours.",
         source="Apple, “Keeping a widget up to date”: typically 40 to 70", isAssumed=False),
    dict(says="At least 5 minutes lie between two reloads of a widget that count.",
         source="Apple: of reloads only that there is a least interval", isAssumed=True),
    dict(says="A Smart Stack turns to another widget by itself at most every 15 minutes.",
         source="Apple gives no number", isAssumed=True),
]


def at(minutes):
    return START + timedelta(minutes=minutes)


def spans(scenario):
    """The device from 9:41 to 9:41: asleep from 23 to 7."""
    made = [dict(kind="asleep", **{"from": stamp(at(799)), "to": stamp(at(1279))})]
    if scenario == "locked":
        made.append(dict(kind="locked", **{"from": stamp(at(0)), "to": stamp(at(439))}))
    else:
        made.append(dict(kind="offline", **{"from": stamp(at(500)), "to": stamp(at(560))}))
        made.append(dict(kind="foreground", **{"from": stamp(at(149)), "to": stamp(at(152))}))
    return made


def moments(scenario):
    looks = [dict(kind="looked", date=stamp(at(n))) for n in range(7, 799, 31)]
    others = [dict(kind="opened", date=stamp(at(149))), dict(kind="changed", date=stamp(at(300)), says="The time zone")]
    return sorted(looks + (others if scenario == "usual" else []), key=lambda one: one["date"])


class Day:
    """What becomes of one widget in one family."""

    def __init__(self, writer, ident, kind, title, family, seed, allowance):
        self.writer, self.ident, self.kind, self.title, self.family, self.seed = writer, ident, kind, title, family, seed
        self.allowance, self.left, self.reloads, self.shown, self.pictures = allowance, allowance, [], [], []
        self.known = {}

    def reload(self, cause, asked, done, free=None, held=(), entries=1, policy=None, wish=None, score=None):
        if done is not None and not free:
            self.left -= 1
        one = dict(cause=cause, asked=stamp(at(asked)), held=list(held), left=self.left)
        if done is not None:
            one.update(done=stamp(at(done)), entries=entries, policy=policy)
            if wish is not None:
                one["next"] = stamp(at(wish))
            if score is not None:
                one["highestScore"] = score
        if free:
            one["free"] = free
        self.reloads.append(one)

    def show(self, begin, end, entry, stale=None, render=None, number=0):
        """A span with pictures, light and dark: those of renders, or such that only the day has."""
        one = {"from": stamp(at(begin)), "to": stamp(at(end)), "entry": entry, "date": stamp(at(begin))}
        one["reload"] = len(self.reloads) - 1
        if stale is not None:
            one["staleFrom"] = stamp(at(stale))
        one["picture"] = self.picture("light", render, number)
        dark = render and render["id"].replace("/light/", "/dark/")
        render = next((one for one in self.writer.renders if one["id"] == dark), None)
        one["otherPicture"] = self.picture("dark", render, number)
        self.shown.append(one)

    def picture(self, scheme, render, number):
        key = render["id"] if render else (scheme, number)
        if key not in self.known:
            self.known[key] = len(self.pictures)
            width, height = SIZES[self.family]
            if render:
                made = dict(file=render["file"], hash=render["hash"], render=render["id"])
            else:
                svg, _ = card(self.kind, self.title, self.family, scheme, "entry", number, 12, at(number * 45), self.seed)
                file = f"renders/{self.ident}/day/{self.family}/{scheme}/{number}.svg"
                path = self.writer.folder / file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(svg)
                made = dict(file=file, hash=hashlib.sha256(svg.encode()).hexdigest()[:16])
            self.pictures.append(dict(made, scheme=scheme, width=width, height=height))
        return self.known[key]

    def made(self):
        return dict(
            widget=self.ident, family=self.family, allowance=self.allowance, isProtected=False,
            reloads=self.reloads, shown=self.shown, pictures=self.pictures, hasBackgroundLoads=False, entries=[], relevant=[],
        )


def weather(writer, scenario, family, renders):
    """Four-hour reloads; the first answer's entries are the gallery's own renders."""
    day = Day(writer, "Weather", "metric", "Weather", family, 0, 60)
    day.reload("added", 0, 0, "added", entries=8, policy="after", wish=240, score=10)
    for n in range(4):
        day.show(n * 60, n * 60 + 60, n, render=renders[n])
    begin, index = 240, 4
    while begin < 1440:
        isLate = 799 < begin < 1279 or (scenario == "locked" and begin < 439)
        done = max(1279 if begin > 799 else 439, begin) if isLate else begin + 2
        if done > begin:
            day.show(begin, done, 7, stale=begin, number=index)
        held = ["asleep" if begin > 799 else "locked"] if isLate else ["together"]
        day.reload("policy", begin, done, None, held, entries=8, policy="after", wish=done + 240, score=20 + index)
        index += 1
        for n in range(4):
            if done + n * 60 < 1440:
                day.show(done + n * 60, min(1440, done + n * 60 + 60), n, number=index + n)
        begin = done + 240
    return day.made()


def timer(writer, scenario, renders):
    """Asks every 25 minutes and is granted 12 reloads: the last of its wishes is withheld."""
    day = Day(writer, "Timer", "timer", "Kitchen Timer", "systemSmall", 1, 12)
    day.reload("added", 0, 0, "added", entries=2, policy="atEnd")
    day.show(0, 30, 0, render=renders[0])
    time = 30
    while day.left > 0 and time < 1400:
        free = scenario == "usual" and 140 < time < 160
        isAsleep = 799 < time < 1279
        done = 1279 if isAsleep else 152 if free else time + 5
        day.show(time, done, 1, stale=time, render=renders[1])
        day.reload("app" if free else "policy", time, done, "foreground" if free else None,
                   ["asleep"] if isAsleep else [] if free else ["tooSoon"], entries=2, policy="atEnd", score=50)
        day.show(done, done + 25, 0, render=renders[2])
        time = done + 25
    day.show(time, 1440, 1, stale=time, render=renders[3])
    day.reload("policy", time, None, None, ["asleep", "budget"])
    return day.made()


def tasks(writer, renders):
    day = Day(writer, "Tasks", "list", "Tasks", "systemSmall", 4, 40)
    day.reload("added", 0, 0, "added", entries=5, policy="never", score=1)
    for n in range(5):
        day.show(n * 120, 1440 if n == 4 else n * 120 + 120, n, render=renders[n])
    return day.made()


def turns():
    """Weather first, Tasks for two hours, then the timer."""
    ranks = [
        (0, 0, [(0, 1), (3, 0.4)]), (180, 3, [(3, 1), (0, 0.6), (2, 0.2)]), (240, 3, [(3, 1), (2, 0.9)]),
        (300, 2, [(2, 1), (0, 0.5)]), (640, 0, [(0, 1)]), (900, 0, []),
    ]
    return [
        dict(date=stamp(at(minutes)), top=top, ranks=[dict(widget=w, relevance=r) for w, r in list_])
        for minutes, top, list_ in ranks
    ]


def days(folder):
    writer, widgets = Writer(folder), []
    for seed, (ident, title, kind, minutes, entries) in enumerate(WIDGETS):
        families = ["systemSmall", "systemMedium"] if ident == "Weather" else ["systemSmall"]
        widgets.append(make_widget(writer, ident, title, title + " of the day.", kind, entries, minutes, families, seed, ()))
    found = {}
    for one in writer.renders:
        if one["variant"]["scheme"] == "light":
            found.setdefault((one["widget"], one["family"]), []).append(one)
    logs = [
        dict(
            bundle="App", scenario=one["id"], seed=1, start=stamp(START), end=stamp(START + SPAN),
            spans=spans(one["id"]), moments=moments(one["id"]),
            widgets=[
                weather(writer, one["id"], "systemSmall", found["Weather", "systemSmall"]),
                weather(writer, one["id"], "systemMedium", found["Weather", "systemMedium"]),
                timer(writer, one["id"], found["Timer", "systemSmall"]),
                tasks(writer, found["Tasks", "systemSmall"]),
            ],
            turns=turns() if one["id"] == "usual" else [],
        )
        for one in SCENARIOS
    ]
    made = manifest("Days", widgets, writer, [])
    made["days"] = dict(seed=1, days=1, scenarios=SCENARIOS, assumptions=ASSUMPTIONS, logs=logs)
    return made
