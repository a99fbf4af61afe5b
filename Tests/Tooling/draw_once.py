"""Tries what is drawn again: nothing that is as it was, and all that depends on a change.

    python3 Tests/Tooling/draw_once.py VITRINE

Builds a small project again and again, each time after one change, and looks at what was written. Prints
“N passed, N failed”.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from score import Score

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURE = ROOT / "Tests/Fixtures/one-widget"


class Project:
    """A project in a folder of its own, and its gallery."""

    def __init__(self, tool, folder):
        self.tool, self.input, self.output = str(pathlib.Path(tool).resolve()), folder / "Input", folder / "gallery"
        shutil.copytree(FIXTURE, self.input)

    def build(self, *words, **variables):
        """Builds the gallery; returns whether anything was written, and how it ended."""
        before = self.state()
        done = subprocess.run([self.tool, "build", self.input, "-o", self.output, *words],
                              capture_output=True, text=True, env=dict(os.environ, CI="1", **variables))
        return self.state() != before, done

    def state(self):
        """Which files there are, and when each was written."""
        return {path: (path.stat().st_mtime_ns, path.stat().st_ino) for path in self.output.rglob("*")}

    def pictures(self):
        return {path.name + str(path.parent): path.read_bytes() for path in self.output.rglob("renders/**/*.svg")}

    def change(self, name, old, new):
        path = self.input / name
        text = path.read_text()
        assert old in text, (name, old)
        path.write_text(text.replace(old, new))


class Bundle(Project):
    """A bundle of widgets, so many that what was drawn of each is kept."""

    def __init__(self, tool, folder, count=9):
        super().__init__(tool, folder)
        template = next(self.input.rglob("*.swift"))
        text = template.read_text().replace("@main ", "")
        names = sorted(set(re.findall(r"(?:struct|enum|class) (\w+)", text)), key=len, reverse=True)
        for number in range(count):
            own = re.sub(r'kind: "', f'kind: "{number}', text)
            for name in names:
                own = re.sub(rf"\b{name}\b", f"{name}{number}", own)
            (self.input / f"File{number}.swift").write_text(own)
        template.unlink()
        widget = re.search(r"struct (\w+): Widget\b", text)[1]
        self.listed = [f"{widget}{number}()" for number in range(count)]
        self.write_bundle()
        (self.input / "Words.swift").write_text("enum Words { static let all = 1 }\n")

    def write_bundle(self, *more):
        lines = "\n    ".join([*more, *self.listed])
        (self.input / "All.swift").write_text(
            f"import SwiftUI\nimport WidgetKit\n@main struct All: WidgetBundle {{\n  var body: some Widget {{\n    {lines}\n  }}\n}}\n")

    def drawn(self):
        """Builds, and returns how many processes' drawings were not there before, and how it ended."""
        cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
        # Not the whole cache, where programs of other tests come and go beside this one.
        parts = lambda: set(cache.glob("vitrine/*/pictures/part-*"))
        before = parts()
        _, done = self.build()
        return len(parts() - before), done


def draw_one_of_many(tool, folder, check):
    """Of many widgets the one that has changed is drawn, and all that a change may touch."""
    bundle = Bundle(tool, folder)
    count, done = bundle.drawn()
    check("each of many widgets is kept", count == len(bundle.listed) and done.returncode == 0, f"{count} {done.stderr}")
    first = bundle.pictures()
    file = bundle.input / "File4.swift"
    file.write_text(file.read_text() + "\n// A remark.\n")
    count, _ = bundle.drawn()
    check("one of many has changed, one is drawn", count == 1 and bundle.pictures() == first, count)
    bundle.change("Words.swift", "enum", "struct Others {}\nenum")
    count, _ = bundle.drawn()
    check("what no widget names draws none", count == 0, count)
    file.write_text(file.read_text() + "let limit = 4\n")
    count, _ = bundle.drawn()
    check("what any widget may name draws all", count == len(bundle.listed), count)
    bundle.write_bundle("// Another order")
    count, done = bundle.drawn()
    check("the bundle is part of all", count == len(bundle.listed) and done.returncode == 0, count)
    file.write_text(file.read_text() + "extension WidgetCenter { func ask() { getCurrentConfigurations { _ in } } }\n")
    count, done = bundle.drawn()
    check("who asks for widgets is drawn with all of them", count == 0 and done.returncode == 0, f"{count} {done.stderr}")
    kept = bundle.pictures()
    bundle.build("--fresh")
    check("what was kept is what is drawn", kept == bundle.pictures() and len(kept) == len(first))


ACTIVITY = """import ActivityKit
import SwiftUI
import WidgetKit

struct Match: ActivityAttributes {
  struct ContentState: Codable, Hashable { var goals: Int }
  var name: String
}

struct LiveMatch: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Match.self) { context in
      Text("\\(context.attributes.name) \\(context.state.goals)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("Open \\(context.state.goals)") }
      } compactLeading: {
        Text("Left \\(context.state.goals)")
      } compactTrailing: {
        Text("Right")
      } minimal: {
        Text("Least")
      }
    }
  }
}

struct LiveMatch_Previews: PreviewProvider {
  static var previews: some View {
    Match(name: "Home").previewContext(.init(goals: 7), viewKind: .content).previewDisplayName("Screen")
    Match(name: "Home").previewContext(.init(goals: 7), viewKind: .dynamicIsland(.compact)).previewDisplayName("Island")
  }
}
"""


def show_activities(tool, folder, check):
    """Previews of a Live Activity are drawn by what the bundle says of it, of which they are no part."""
    bundle = Bundle(tool, folder, count=2)
    (bundle.input / "Match.swift").write_text(ACTIVITY)
    bundle.write_bundle("LiveMatch()")
    _, done = bundle.drawn()
    pictures = {name: text.decode() for name, text in bundle.pictures().items() if "preview" in name}
    for words, place in (("Home 7", "Screen"), ("Left 7", "Island")):
        found = [text for name, text in pictures.items() if place in name]
        check(f"the preview {place} shows the Live Activity", found and all(words in text for text in found),
              f"{sorted(pictures)} {done.stderr[-500:]}")


def share_many_pictures(tool, folder, check):
    """A widget of many pictures is drawn by a process for each share of its families, and told together."""
    project = Project(tool, folder)
    file = next(project.input.rglob("*.swift"))
    text = file.read_text().replace("[.systemSmall]", "[.systemSmall, .systemMedium]")
    # What it shows tells how many pictures its process has drawn before.
    file.write_text(text.replace('Text("Tiny")', 'Text("\\(Counter.next())")') + """
@MainActor enum Counter {
  static var value = 0
  static func next() -> Int { value += 1; return value }
}
""")
    sweep = ["--type-sizes", "xSmall,small,medium,large,xLarge,xxLarge,xxxLarge,accessibility1", "--contrasts",
             "standard,increased", "--bold-text", "regular,bold"]
    _, done = project.build(*sweep)
    both = project.pictures()
    count = len(json.loads((project.output / "manifest.json").read_text())["renders"])
    alone = {}
    for family in ("small", "medium"):
        project.build(*sweep, "--families", family)
        alone |= project.pictures()
    check("many pictures are drawn in shares, as families alone", both == alone and count > 400,
          f"{count} {len(both)} {len(alone)} {done.stderr[-500:]}")
    project.build("--families", "small,medium")
    few = project.pictures()
    project.build("--families", "medium")
    alone = project.pictures()
    check("few are drawn by one process", alone and any(few[path] != alone[path] for path in alone), len(alone))


def show_data(tool, folder, check):
    """What a data set holds is shown, and drawn anew where it is other."""
    project = Project(tool, folder)
    file = next(project.input.rglob("*.swift"))
    file.write_text(file.read_text().replace("import SwiftUI", "import SwiftUI\nimport UIKit", 1).replace(
        'Text("Tiny")', 'Text(NSDataAsset(name: "words").map { String(decoding: $0.data, as: UTF8.self) } ?? "none")'))
    words = project.input / "Assets.xcassets/words.dataset"
    words.mkdir(parents=True)
    (words / "Contents.json").write_text('{"data": [{"idiom": "universal", "filename": "words.txt"}]}')
    for said in ("First", "Second"):
        (words / "words.txt").write_text(said)
        _, done = project.build()
        shown = [text.decode() for text in project.pictures().values()]
        check(f"a data set is read, {said.lower()}", shown and any(said in text for text in shown), done.stderr[-500:])


def draw_with_other_themes(tool, folder, check):
    """What all programs read is noted once for all of them, and no program may be drawn by an old note."""
    themes = folder / "themes"
    shutil.copytree(ROOT / "themes", themes)
    # The site is looked for beside them.
    (folder / "site").symlink_to(ROOT / "site")
    projects = []
    for name in ("one", "another"):
        (folder / name).mkdir()
        project = Project(tool, folder / name)
        project.change(next(project.input.rglob("*.swift")).relative_to(project.input), "Tiny\"", f"{name}\"")
        projects.append(project)

    def pictures(*words):
        for project in projects:
            _, done = project.build(*words, VITRINE_THEMES=str(themes))
            assert done.returncode == 0, done.stderr
        return [project.pictures() for project in projects]

    first = pictures()
    palette = themes / "palettes/ios26.json"
    text = palette.read_text()
    label = '"label": { "light": "#000000", "dark": "#FFFFFF"'
    assert label in text
    palette.write_text(text.replace(label, '"label": { "light": "#123456", "dark": "#FEDCBA"'))
    changed = pictures()
    kept = [path for new, old in zip(changed, first) for path in old if new[path] == old[path]]
    check("another colour of the themes draws all programs anew", all(first) and not kept, kept)
    check("as --fresh does", pictures("--fresh") == changed)
    palette.write_text(text)
    check("with the old colour all is as before", pictures() == first)


def main():
    score = Score()
    check = score.check

    with tempfile.TemporaryDirectory() as folder:
        draw_one_of_many(sys.argv[1], pathlib.Path(folder), check)
    with tempfile.TemporaryDirectory() as folder:
        draw_with_other_themes(sys.argv[1], pathlib.Path(folder), check)
    with tempfile.TemporaryDirectory() as folder:
        show_activities(sys.argv[1], pathlib.Path(folder), check)
    with tempfile.TemporaryDirectory() as folder:
        show_data(sys.argv[1], pathlib.Path(folder), check)
    with tempfile.TemporaryDirectory() as folder:
        share_many_pictures(sys.argv[1], pathlib.Path(folder), check)
    with tempfile.TemporaryDirectory() as folder:
        project = Project(sys.argv[1], pathlib.Path(folder))
        _, done = project.build()
        check("the first build works", done.returncode == 0, done.stderr)
        first = project.pictures()
        is_new, done = project.build()
        check("nothing changed, nothing is written", not is_new and done.returncode == 0, done.stderr)
        check("a build in which nothing changed says what is there", "widget" in done.stdout, done.stdout)
        is_new, _ = project.build("--quiet", "--jobs", "1")
        check("how a run goes on changes nothing", not is_new)
        is_new, _ = project.build("--title", "Another")
        check("another title is written", is_new)
        check("and draws the same", project.pictures() == first)
        project.build()
        is_new, done = project.build("--fresh")
        check("--fresh draws anew, and what is the same is not written", "Drawing" in done.stderr and not is_new
              and project.pictures() == first, done.stderr)
        source = next(project.input.rglob("*.swift"))
        project.change(source.relative_to(project.input), "import SwiftUI", "// A remark.\nimport SwiftUI")
        is_new, _ = project.build()
        check("a remark draws the same", project.pictures() == first)
        manifest = json.loads((project.output / "manifest.json").read_text())
        check("and moves the lines", manifest["widgets"][0]["source"]["line"] > 1)
        (project.input / "vitrine.json").write_text('{"date": "2026-01-02T10:00:00Z"}')
        is_new, done = project.build()
        check("a setting draws anew", is_new and done.returncode == 0, done.stderr)
        (project.input / "vitrine.json").unlink()
        project.build()
        check("without it all is as before", project.pictures() == first)
        page = project.output / "index.html"
        page.write_text(page.read_text() + "<!-- mine -->")
        _, done = project.build()
        check("a page that somebody edited is seen", done.returncode == 2 and "index.html" in done.stderr, done.stderr)
        (project.output / "notes.txt").write_text("mine")
        shutil.rmtree(project.output)
        is_new, _ = project.build()
        check("a gallery that is gone is made again, of the pictures that were kept", project.pictures() == first)
    score.end()


if __name__ == "__main__":
    main()
