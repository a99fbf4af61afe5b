"""`vitrine serve`: from an edit to the page, and back from a mistake."""

import contextlib
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time

from playwright.sync_api import Error

from harness import PATIENCE, WATCH, online, settle, test

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/debug/vitrine"
WIDGETS = """import SwiftUI
import WidgetKit

struct Moment: TimelineEntry { let date: Date }

struct Moments: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [Moment(date: .now)], policy: .never))
  }
}
"""
WIDGET = """
struct %(name)s: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "%(name)s", provider: Moments()) { _ in Text("%(name)s says hello") }
      .supportedFamilies([.systemLarge])
  }
}
"""
BUNDLE = """
@main struct Small: WidgetBundle {
  var body: some Widget {
%s
  }
}
"""
NAMES = ["Alpha", "Beta", "Gamma", "Delta"]


class Served:
    """`vitrine serve` on a folder of its own; leaving it ends the program as Ctrl-C does."""

    def __enter__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.source = self.folder / "Widgets.swift"
        widgets = "".join(WIDGET % dict(name=name) for name in NAMES)
        bundle = BUNDLE % "\n".join(f"    {name}()" for name in NAMES)
        self.source.write_text(WIDGETS + widgets + bundle)
        scratch = self.folder / ".temporary"
        scratch.mkdir()
        if not TOOL.exists():
            subprocess.run(["swift", "build", "--product", "vitrine"], cwd=ROOT, check=True)
        self.program = subprocess.Popen(
            [TOOL, "serve", self.folder, "--port", "0", "--schemes", "light"]
            + ["--states", "snapshot,timeline"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=dict(os.environ, TMPDIR=str(scratch)),
        )
        self.lines, self.scratch = [], scratch
        threading.Thread(target=self.listen, daemon=True).start()
        self.address = re.search(r"http://\S+/", self.line("is served at")).group(0)
        return self

    def listen(self):
        for line in self.program.stdout:
            self.lines.append(line.rstrip())

    def line(self, words, seconds=PATIENCE, after=0):
        """The first line with some words, as soon as it is printed."""
        for _ in range(int(seconds * 20)):
            for line in self.lines[after:]:
                if words in line:
                    return line
            time.sleep(0.05)
        raise AssertionError(f"never said: {words}\n" + "\n".join(self.lines))

    def edit(self, old, new):
        """Saves as editors do: a new file stands where the old one was."""
        draft = self.folder / ".Widgets.swift.draft"
        draft.write_text(self.source.read_text().replace(old, new))
        draft.rename(self.source)

    def stop(self):
        self.program.send_signal(signal.SIGINT)
        return self.program.wait(PATIENCE)

    def running(self):
        """Programs that know of the scratch folder, which is in the surroundings of all."""
        found = []
        for process in pathlib.Path("/proc").glob("[0-9]*/environ"):
            with contextlib.suppress(OSError):
                if str(self.scratch).encode() in process.read_bytes():
                    found.append(process.with_name("cmdline").read_bytes()[:200])
        return found

    def __exit__(self, *_):
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def arrives(page, script, seconds=PATIENCE):
    """Waits until a script is true, while the page may be on its way to another."""
    for _ in range(int(seconds * 20)):
        with contextlib.suppress(Error):
            if page.evaluate(script):
                return
        page.wait_for_timeout(50)
    raise AssertionError("never true: " + script)


@test
def an_edit_reaches_the_page_where_the_reader_is_and_a_mistake_leaves_the_last_gallery(browser):
    with online(browser) as own, Served() as served:
        # The first build may have to compile our modules.
        served.line("renders in", seconds=1800)
        follow_an_edit(own, served)
        # It ends in the middle of what comes of another edit, and takes everything with it.
        served.edit("Delta says good night", "Delta says goodbye")
        time.sleep(0.8)
        assert served.stop() == 0, served.lines
        for _ in range(100):
            if not served.running():
                break
            time.sleep(0.1)
        assert served.running() == [], served.running()
        left = [one.name for one in served.scratch.iterdir() if one.name.startswith("vitrine-")]
        assert left == [], left


def follow_an_edit(browser, served):
    page = browser.new_page(viewport=dict(width=400, height=500))
    page.set_default_timeout(PATIENCE * 1000)
    complaints = []
    page.add_init_script(WATCH)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda m: complaints.append(m.text) if m.type == "error" else None)
    page.goto(served.address + "index.html#/?bg=checker&q=says")
    page.wait_for_selector("a[data-widget$=Alpha]")
    settle(page)
    page.evaluate("window.mark = 1")
    page.evaluate(
        "document.querySelector('a[data-widget$=Beta]').scrollIntoView();"
        "window.scrollBy(0, -40)"
    )
    settle(page)
    top = "document.querySelector('a[data-widget$=Beta]').getBoundingClientRect().top"
    before = page.evaluate(top)

    served.edit("Delta says hello", "Delta says good evening")
    line = served.line("changed → ")
    assert re.fullmatch(
        r"Widgets\.swift changed → 4 widgets, 8 renders in [\d.]+ s(, on the page after [\d.]+ s)?",
        line,
    ), line
    arrives(page, "window.mark === undefined && !!document.querySelector('.ready')")
    arrives(page, "JSON.stringify(window.vitrineManifest).includes('good evening')")
    assert page.evaluate("location.hash") == "#/?bg=checker&q=says"
    flashed = "[...document.querySelectorAll('a.live-changed')].map((one) => one.dataset.widget.split('/').pop()).join()"
    arrives(page, f"{flashed} === 'Delta'")
    arrives(page, f"Math.abs({top} - {before}) <= 2")

    page.evaluate("window.mark = 2")
    served.edit("Delta says good evening\")", "Delta says nothing\"")
    served.line("Widgets.swift:")
    arrives(page, "!!document.querySelector('.live-problem:not(.live-busy)')")
    banner = page.locator(".live").inner_text()
    assert "The last gallery still stands" in banner, banner
    assert re.search(r"Widgets\.swift:\d+", banner), banner
    assert page.evaluate("window.mark") == 2
    assert page.evaluate("JSON.stringify(window.vitrineManifest).includes('good evening')")

    # An open picture that is another now is marked too.
    page.evaluate("location.hash = '#/' + vitrineManifest.renders.find((one) => one.id.includes('Delta')).id")
    page.wait_for_selector("dialog[open] .framed")
    served.edit("Delta says nothing\"", "Delta says good night\")")
    arrives(page, "window.mark === undefined && !!document.querySelector('.ready')")
    arrives(page, "JSON.stringify(window.vitrineManifest).includes('good night')")
    arrives(page, "!!document.querySelector('dialog .framed.live-changed')")
    arrives(page, "!document.querySelector('.live')")
    assert page.evaluate("window.violations") == [] and complaints == [], complaints
    page.close()
