"""What the tests measure with: figures that are printed, and the time a page keeps its thread busy.

A machine that runs other jobs stretches every clock on a wall. Work is therefore measured in the
time the processor spent on the page's main thread, which is the same whoever else is busy; what a
reader would feel on a machine of his own is close to it. Times on the wall are printed as well.
"""

import contextlib
import json
import os
import statistics

# What moved without being asked to. Turning a wheel is not asking for it.
SHIFTS = """window.shifts = []; new PerformanceObserver((list) => list.getEntries().forEach((one) => {
  if (!one.hadRecentInput) shifts.push(one.value); })).observe({type: 'layout-shift', buffered: true});"""
TASK = "ThreadControllerImpl::RunTask"


def note(name, value):
    print(f"     {name}: {value}", flush=True)


def load():
    """How many jobs want the machine, and how many it can serve."""
    return f"{os.getloadavg()[0]:.1f} jobs on {os.cpu_count()} cores"


def share(values, part):
    """The value below which a part of the values lies, e.g. 0.95 of them."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def median(values):
    return statistics.median(values)


class Work:
    """The tasks of a page's main thread: when each began, and its milliseconds of processor."""

    def __init__(self, tasks):
        self.tasks = tasks

    def blocking(self, slowdown=1):
        """What tasks take beyond 50 ms each, on a processor so many times slower."""
        return sum(max(0, used * slowdown - 50) for _, used in self.tasks)

    def per_frame(self, marks):
        """The work between marks of `performance.mark`, in their order."""
        return [
            sum(used for begin, used in self.tasks if early <= begin < late)
            for early, late in zip(marks, marks[1:])
        ]


@contextlib.contextmanager
def work_of(browser, page):
    """Records what happens within; the answer's `tasks` and `marks` are there afterwards."""
    session = browser.browser.new_browser_cdp_session()
    events, ended = [], []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    names = "toplevel,devtools.timeline,blink.user_timing"
    session.send("Tracing.start", dict(categories=names, transferMode="ReportEvents"))
    work = Work([])
    yield work
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    pages = ("assets/app", "assets/review", "gallery.html")
    threads = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] in ("EvaluateScript", "FunctionCall")
        and any(page in json.dumps(one) for page in pages)
    }
    own = [one for one in events if (one["pid"], one["tid"]) in threads]
    tasks = [one for one in own if one["name"] == TASK and "tdur" in one]
    assert tasks, "nothing was recorded"
    work.tasks += sorted((one["ts"], one["tdur"] / 1000) for one in tasks)
    work.marks = sorted(one["ts"] for one in own if one["name"] == "frame")
    session.detach()
