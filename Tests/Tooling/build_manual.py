"""Writes the documentation as pages that open from disk, and fails where one leads to nothing.

    python3 Tests/Tooling/build_manual.py [OUTPUT] [--tool VITRINE]

The pages are the Markdown files of this repository, as they are; the commands are those of the help of a tool, if one
is given. Python-Markdown sets them. Prints “N passed, N failed”.
"""
import argparse
import html
import os
import pathlib
import re
import shutil
import subprocess
import sys

import markdown

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCC = "Sources/Vocabulary/SwiftUI/SwiftUI.docc"
# Chapters, with the file of each page, what it is called beside the others, and the page's own name.
CHAPTERS = [
    ("Begin", [(f"{DOCC}/Tutorial.md", "Ten minutes", "index"), ("README.md", "Using Vitrine", "using"),
               ("CHANGELOG.md", "What changed", "changes")]),
    ("Look up", [(None, "Commands", "commands"), (f"{DOCC}/Reviews.md", "Reviews", "reviews"),
                 (f"{DOCC}/Days.md", "Days", "days"),
                 (f"{DOCC}/TestSuites.md", "Test suites", "test-suites"), (f"{DOCC}/Settings.md", "Settings", "settings"),
                 (f"{DOCC}/Rules.md", "Rules", "rules"), (f"{DOCC}/Coverage.md", "Coverage", "coverage")]),
    ("Trust", [("README.md#limits-honestly", "Limits", "using"), ("Sources/Facts/README.md", "Fidelity", "facts"),
               ("Sources/Facts/layout.md", "Layout", "facts-layout"), ("Sources/Facts/fonts.md", "Fonts", "facts-fonts"),
               ("Sources/Facts/colors.md", "Colours", "facts-colors"),
               ("Sources/Facts/redaction.md", "Redaction", "facts-redaction"),
               ("Sources/Facts/text-dates.md", "Dates", "facts-dates"),
               ("Sources/Facts/timelines.md", "Timelines", "facts-timelines"),
               ("Sources/Facts/relevance.md", "Relevance", "facts-relevance"),
               ("Sources/Facts/recordings.md", "Recordings", "facts-recordings")]),
    ("Take part", [("Sources/README.md", "Architecture", "architecture"), ("Tests/README.md", "Tests", "tests"),
                   ("themes/README.md", "Devices and palettes", "themes"), ("site/README.md", "Pages", "site"),
                   ("Sources/Demos/README.md", "Demos", "demos"),
                   (f"{DOCC}/AddingAView.md", "Adding a view", "adding-a-view"),
                   (f"{DOCC}/AddingAModifier.md", "Adding a modifier", "adding-a-modifier")]),
]
STYLE = """
:root { color-scheme: light dark; --ink: #1c1c1e; --soft: #5b5b60; --line: #d8d8dc; --back: #fff; --code: #f2f2f5;
  --link: #0a58ca }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --soft: #a9a9b0; --line: #3a3a3c; --back: #111113;
  --code: #1f1f22; --link: #7db8ff } }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.55 system-ui, Inter, sans-serif; color: var(--ink); background: var(--back);
  display: grid; grid-template-columns: 15rem minmax(0, 1fr) }
nav { padding: 1.5rem; border-right: 1px solid var(--line); min-height: 100vh }
nav h2 { font-size: .8rem; color: var(--soft); margin: 1.5rem 0 .25rem }
nav ul { list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: .25rem .5rem; margin-left: -.5rem; border-radius: .4rem; color: inherit;
  text-decoration: none }
nav a:hover, nav a[aria-current] { background: var(--code) }
nav a[aria-current] { font-weight: 600 }
main { padding: 2rem clamp(1rem, 5vw, 4rem) 6rem; max-width: 62rem; overflow-wrap: break-word }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1rem }
h2 { margin-top: 2.5rem } h3 { margin-top: 2rem }
a { color: var(--link) }
code { background: var(--code); border-radius: .3rem; padding: .1em .3em; font-size: .9em }
pre { background: var(--code); border-radius: .6rem; padding: 1rem; overflow-x: auto }
pre code { background: none; padding: 0 }
table { border-collapse: collapse; display: block; overflow-x: auto; font-size: .95em }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line) }
img { max-width: 100%; height: auto; border-radius: .8rem }
.skip { position: absolute; left: -100rem } .skip:focus { left: 1rem }
@media (max-width: 48rem) {
  body { display: block }
  nav { min-height: 0; padding: 1rem; border: 0; border-bottom: 1px solid var(--line); font-size: .9rem }
  nav h2 { margin: .5rem 0 0 }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem }
}
"""


class Manual:
    """The pages, and what was wrong with them."""

    def __init__(self, output, tool):
        self.output, self.tool, self.problems = output, tool, []
        self.names = {source: name for _, pages in CHAPTERS for source, _, name in pages if source and "#" not in source}
        self.titles = {pathlib.Path(source).stem: name for source, name in self.names.items() if source.startswith(DOCC)}
        self.headings = {}

    def write(self):
        self.output.mkdir(parents=True, exist_ok=True)
        (self.output / "style.css").write_text(STYLE.lstrip())
        written = {}
        for _, pages in CHAPTERS:
            for source, title, name in pages:
                if source and "#" in source:
                    continue
                body = self.commands() if source is None else self.set((ROOT / source).read_text(), source, name)
                if body:
                    written[name] = (title, body)
        for name, (title, body) in written.items():
            (self.output / f"{name}.html").write_text(self.page(name, title, body, written))
            self.check(name, body, written)
        return len(written)

    def set(self, text, source, name):
        """A file as HTML, with its links leading to pages."""
        text = re.sub(r"<doc:(\w+)>", lambda found: self.reference(found[1], source), text)
        # What DocC wants above the text of an article says nothing here.
        text = re.sub(r"^## Overview\n", "", text, flags=re.M)
        setter = markdown.Markdown(extensions=["tables", "fenced_code", "toc", "sane_lists"])
        body = setter.convert(text)
        self.headings[name] = set(re.findall(r'<h\d id="([^"]+)"', body))
        return re.sub(r'(href|src|srcset)="([^"]*)"', lambda found: self.led(found[1], found[2], source), body)

    def reference(self, title, source):
        if title not in self.titles:
            self.problems.append(f"{source}: there is no page {title}")
            return title
        return f"[{title}]({self.titles[title]}.html)"

    def led(self, attribute, address, source):
        """Where a link of a file leads on the pages: to a page, or to a file that is brought along."""
        if re.match(r"[a-z]+:|#", address) or address.endswith(".html"):
            return f'{attribute}="{address}"'
        path, _, part = address.partition("#")
        target = (ROOT / source).parent / path
        inside = os.path.relpath(target, ROOT)
        if inside in self.names:
            return f'{attribute}="{self.names[inside]}.html{"#" + part if part else ""}"'
        if not target.is_file():
            self.problems.append(f"{source}: {address} leads to nothing")
            return f'{attribute}="#"'
        shutil.copyfile(target, self.output / target.name)
        return f'{attribute}="{target.name}"'

    def commands(self):
        """What the help says of each command; nothing without a tool."""
        if not self.tool:
            return None

        def said(*words):
            return subprocess.run([self.tool, "help", *words], capture_output=True, text=True, check=True).stdout

        names = said("--names").split()
        parts = [f'<h2 id="{name}">vitrine {name}</h2>\n<pre>{html.escape(said(name))}</pre>' for name in names]
        self.headings["commands"] = set(names)
        return f"<h1>Commands</h1>\n<pre>{html.escape(said())}</pre>\n" + "\n".join(parts)

    def page(self, current, title, body, written):
        chapters = []
        for chapter, pages in CHAPTERS:
            items = []
            for source, words, name in pages:
                part = source.partition("#")[2] if source else ""
                if name not in written:
                    continue
                here = ' aria-current="page"' if name == current and not part else ""
                address = f"{name}.html" + (f"#{part}" if part else "")
                items.append(f'<li><a href="{address}"{here}>{html.escape(words)}</a></li>')
            chapters.append(f"<h2>{chapter}</h2>\n<ul>\n" + "\n".join(items) + "\n</ul>")
        return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)} · Vitrine</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<nav aria-label="Pages">
<a class="skip" href="#main">Skip to the text</a>
<strong>Vitrine</strong>
{chr(10).join(chapters)}
</nav>
<main id="main">
{body}
</main>
</body>
</html>
"""

    def check(self, name, body, written):
        """Every link to a page leads to one, and to a heading there."""
        for address in re.findall(r'href="([^"]+)"', body):
            page, _, part = address.partition("#")
            if page.startswith(("http:", "https:", "mailto:")):
                continue
            target = page.removesuffix(".html") if page else name
            if page.endswith(".html") and target not in written:
                self.problems.append(f"{name}: there is no page {page}")
            elif part and part not in self.headings.get(target, set()):
                self.problems.append(f"{name}: {address} leads to no heading")


def main():
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("output", nargs="?", type=pathlib.Path, default=ROOT / ".build/manual")
    words.add_argument("--tool")
    given = words.parse_args()
    manual = Manual(given.output, given.tool)
    count = manual.write()
    for problem in manual.problems:
        print(problem)
    failed = len(manual.problems)
    print(f"{given.output / 'index.html'}\n{count} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
