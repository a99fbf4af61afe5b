"""Draws the pictures of the made-up catalogues in the shape the renderer writes them."""

import hashlib
import math
from xml.sax.saxutils import escape

SIZES = {
    "systemSmall": (158, 158),
    "systemMedium": (338, 158),
    "systemLarge": (338, 354),
    "accessoryRectangular": (160, 72),
}
FONT = "-apple-system, BlinkMacSystemFont, Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
TINTS = [
    "#0a84ff",
    "#ff9f0a",
    "#ff375f",
    "#30b0c7",
    "#5e5ce6",
    "#32ade6",
    "#34c759",
    "#bf5af2",
    "#ff9500",
    "#ff3b30",
    "#30d158",
    "#8e8e93",
]
WORDS = [
    "Order paint samples",
    "Call Ida about Friday",
    "Design review",
    "Water the ferns",
    "Pick up film",
    "Book train to Malmö",
]
QUOTES = ["Make it simple,", "then make it small,", "then look again."]


def advance(character):
    """About how wide a sans-serif character is, in ems."""
    if character in "il.,:;'|!j ":
        return 0.28
    if character in "tfr-()/":
        return 0.37
    if character in "mwMW%":
        return 0.88
    return 0.68 if character.isupper() else 0.63 if character.isdigit() else 0.56


class Canvas:
    def __init__(self, family, scheme, state, prefix):
        self.width, self.height = SIZES[family]
        self.dark, self.state, self.prefix = scheme == "dark", state, prefix
        self.accessory = family.startswith("accessory")
        self.ink = "#ffffff" if self.dark or self.accessory else "#000000"
        self.lines, self.words, self.count = [], [], 0

    def add(self, markup):
        self.lines.append(markup)

    def text(
        self, x, y, size, string, colour=None, weight=400, opacity=1, anchor="start", live=None
    ):
        self.count += 1
        width = round(sum(advance(one) for one in string) * size * (1 + (weight - 400) / 6000), 1)
        if self.state in ("placeholder", "redacted"):
            left = x - (width if anchor == "end" else width / 2 if anchor == "middle" else 0)
            self.add(
                f'<rect x="{left:g}" y="{y - size * 0.75:g}" width="{width:g}" '
                f'height="{size * 0.8:g}" rx="{size * 0.2:g}" fill="{colour or self.ink}" '
                f'fill-opacity="0.18"/>'
            )
            return
        self.words.append(string)
        inner = escape(string)
        if live:
            facts = "".join(f' data-{k}="{v}"' for k, v in live.items())
            inner = f"<tspan{facts}>{inner}</tspan>"
        self.add(
            f'<text x="{x:g}" y="{y:g}" font-family="{FONT}" font-size="{size:g}" '
            f'font-weight="{weight}" fill="{colour or self.ink}" fill-opacity="{opacity:g}" '
            f'text-anchor="{anchor}" textLength="{width:g}" lengthAdjust="spacingAndGlyphs" '
            f'data-n="0.{self.count}">{inner}</text>'
        )

    def svg(self, title):
        radius = 0 if self.accessory else 22
        top, bottom = ("#2c2c2e", "#1c1c1e") if self.dark else ("#ffffff", "#f7f7fa")
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
            f'viewBox="0 0 {self.width} {self.height}" role="img">'
        )
        back = (
            []
            if self.accessory
            else [
                f'<defs><linearGradient id="{self.prefix}-g" x1="0" y1="0" x2="0" y2="1">',
                f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>',
                "</linearGradient></defs>",
                f'<rect width="{self.width}" height="{self.height}" rx="{radius}" fill="url(#{self.prefix}-g)"/>',
            ]
        )
        return (
            "\n".join([head, f"<title>{escape(title)}</title>"] + back + self.lines + ["</svg>"])
            + "\n"
        )


def ring(c, x, y, radius, part, tint):
    c.add(
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{tint}" stroke-opacity="0.2" stroke-width="9"/>'
    )
    if c.state == "placeholder":
        return
    angle = 2 * math.pi * min(part, 0.999)
    ex, ey = x + radius * math.sin(angle), y - radius * math.cos(angle)
    c.add(
        f'<path d="M{x} {y - radius}A{radius} {radius} 0 {int(part > 0.5)} 1 {ex:.2f} {ey:.2f}" '
        f'fill="none" stroke="{tint}" stroke-width="9" stroke-linecap="round"/>'
    )


def header(c, name, tint):
    c.add(f'<circle cx="25" cy="25" r="9" fill="{tint}"/>')
    c.text(40, 29.5, 13, name[:14], weight=600)


def metric(c, name, tint, n, total, moment):
    header(c, name, tint)
    c.text(16, 92, 44, f"{18 + (n * 3) % 11}°", weight=300)
    c.text(16, 118, 13, ("Partly cloudy", "Sunny", "Light rain")[n % 3], weight=500)
    c.text(16, 138, 12, f"H:{24 + n % 3}°  L:{12 + n % 4}°", opacity=0.55)
    if c.width > 200:
        for i in range(5):
            x = 186 + i * 32
            c.text(x, 62, 11, f"{(moment.hour + i) % 24}h", opacity=0.55, anchor="middle")
            c.add(
                f'<circle cx="{x}" cy="84" r="8" fill="{tint}" fill-opacity="{0.35 + 0.13 * i:g}"/>'
            )
            c.text(x, 118, 13, f"{17 + (n + i) % 9}°", weight=500, anchor="middle")
    for row in range(5 if c.height > 200 else 0):
        y = 190 + row * 32
        c.text(16, y, 14, ("Today", "Wed", "Thu", "Fri", "Sat")[row], weight=500)
        c.add(
            f'<rect x="110" y="{y - 7}" width="170" height="5" rx="2.5" fill="{c.ink}" fill-opacity="0.1"/>'
        )
        c.add(
            f'<rect x="{130 + row * 9 + n}" y="{y - 7}" width="{90 - row * 6}" height="5" rx="2.5" fill="{tint}"/>'
        )
        c.text(322, y, 14, f"{20 + (row + n) % 7}°", anchor="end")


def timer(c, name, tint, n, total, moment):
    from datetime import timedelta

    header(c, name, tint)
    end = (moment + timedelta(minutes=12 - n)).strftime("%Y-%m-%dT%H:%M:%SZ")
    c.text(16, 96, 40, f"{12 - n}:00", colour=tint, weight=300, live={"live": "timer", "date": end})
    c.text(16, 122, 13, "Sourdough", weight=500)
    c.text(16, 140, 12, f"{12 - n} min", opacity=0.55, live={"live": "relative", "date": end})
    if c.width > 200:
        ring(c, 262, 80, 44, 1 - n / 12, tint)
    if c.height > 200:
        ring(c, 169, 256, 74, 0.2 + n / 12, tint)


def rings(c, name, tint, n, total, moment):
    part = 0.3 + 0.6 * (n + 1) / (total + 1)
    ring(c, 79, 70, 42, part, tint)
    c.text(79, 77, 20, f"{part * 100:.0f}", weight=600, anchor="middle")
    c.text(79, 142, 13, name[:16], weight=500, anchor="middle", opacity=0.7)
    for i in range(3 if c.width > 200 else 0):
        c.text(178, 52 + i * 34, 12, ("Move", "Exercise", "Stand")[i], opacity=0.55)
        c.text(
            322, 52 + i * 34, 15, f"{120 + 40 * i + n * 9}", colour=tint, weight=600, anchor="end"
        )
    for i in range(7 if c.height > 200 else 0):
        h = 40 + (i * 37 + n * 11) % 90
        c.add(
            f'<rect x="{24 + i * 43}" y="{326 - h}" width="28" height="{h}" rx="7" fill="{tint}" fill-opacity="{0.35 + i * 0.1:g}"/>'
        )


def transit(c, name, tint, n, total, moment):
    from datetime import timedelta

    header(c, "Tram 7", tint)
    due = (moment + timedelta(minutes=6 + n % 3)).strftime("%Y-%m-%dT%H:%M:%SZ")
    c.text(16, 70, 12, "Botanical Garden", opacity=0.55)
    c.text(16, 104, 28, f"{6 + n % 3} min", weight=600, live={"live": "relative", "date": due})
    c.text(16, 138, 12, f"-{6 + n % 3} minutes", opacity=0.55, live={"live": "offset", "date": due})
    if c.width > 200:
        c.add(f'<path d="M200 128h120" stroke="{tint}" stroke-width="4" stroke-linecap="round"/>')
        for i in range(4):
            c.add(
                f'<circle cx="{200 + i * 40}" cy="128" r="6" fill="{tint if i <= n % 4 else "#ffffff"}" stroke="{tint}" stroke-width="3"/>'
            )
    for row in range(4 if c.height > 200 else 0):
        c.text(16, 200 + row * 36, 15, f"{7 + row * 2}  Harbour", weight=500)
        c.text(322, 200 + row * 36, 15, f"{9 + row * 4 + n} min", anchor="end", opacity=0.6)


def checklist(c, name, tint, n, total, moment):
    header(c, name, tint)
    rows = 3 if c.height < 200 else 6
    for i in range(rows):
        y, done = 62 + i * (34 if rows == 3 else 48), i < n % 4
        c.add(
            f'<circle cx="25" cy="{y - 5}" r="8" fill="{tint if done else "none"}" stroke="{tint}" stroke-width="1.5"/>'
        )
        limit = 15 if c.width < 200 else 40
        word = WORDS[(i + n) % 6]
        c.text(
            42,
            y,
            13,
            word if len(word) <= limit else word[: limit - 1] + "…",
            opacity=0.4 if done else 1,
        )


def chart(c, name, tint, n, total, moment):
    header(c, name, tint)
    c.text(16, 66, 24, f"{184.2 + n * 1.7:.1f}", weight=600)
    base = c.height - 18
    points = [
        (
            16 + i * (c.width - 32) / 23,
            base - 24 - 16 * math.sin(i / 3 + n) - i * (c.height - 100) / 60,
        )
        for i in range(24)
    ]
    line = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    c.add(f'<path d="M{line}L{c.width - 16} {base}L16 {base}Z" fill="{tint}" fill-opacity="0.15"/>')
    c.add(
        f'<path d="M{line}" fill="none" stroke="{tint}" stroke-width="2.5" stroke-linejoin="round"/>'
    )


def quote(c, name, tint, n, total, moment):
    c.add(f'<rect x="16" y="20" width="4" height="{c.height - 40}" rx="2" fill="{tint}"/>')
    size = 13 if c.width < 200 else 22
    for i in range(3):
        c.text(32, 54 + i * size * 1.5, size, QUOTES[(i + n) % 3], weight=500)
    c.text(32, c.height - 24, 11, "MON TUE WED THU FRI SAT SUN".split()[n % 7], opacity=0.5)


def accessory(c, name, tint, n, total, moment):
    c.text(8, 22, 15, name[:18], weight=600)
    c.text(8, 42, 14, f"{18 + n} of {total + 20}", opacity=0.9)
    c.add('<rect x="8" y="52" width="144" height="6" rx="3" fill="#ffffff" fill-opacity="0.3"/>')
    c.add(
        f'<rect x="8" y="52" width="{144 * (n + 1) / (total + 1):.1f}" height="6" rx="3" fill="#ffffff"/>'
    )


DRAW = dict(
    metric=metric,
    timer=timer,
    rings=rings,
    transit=transit,
    list=checklist,
    chart=chart,
    quote=quote,
)


def card(kind, name, family, scheme, state, n, total, moment, seed):
    key = f"{name}{family}{scheme}{state}{n}"
    c = Canvas(family, scheme, state, "p" + hashlib.sha256(key.encode()).hexdigest()[:8])
    draw = accessory if c.accessory else DRAW[kind]
    draw(c, name, TINTS[seed % 12], n, total, moment)
    return c.svg(f"{name}, {family}"), c.words
