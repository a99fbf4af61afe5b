"""Ends `vitrine` in the middle of every command and looks for what it leaves.

    python3 Tests/Tooling/end_cleanly.py VITRINE

By Ctrl-C, SIGTERM, SIGHUP and SIGKILL, while widget code goes round in an endless loop: no process
may remain, no temporary folder, nothing beside the output, and an output of before stays as it was.
What a killed run could not put away the next one does. Prints “N passed, N failed”.
"""
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = (ROOT / sys.argv[1]).resolve()
# Draws one widget and hangs at the other; hangs already at being asked what it has.
RENDERS, DESCRIBES = "hangs-when-drawn", "hangs-when-described"
INPUTS = ROOT / "Tests/Fixtures/endless"


def processes():
    """What runs on this machine: number, parent and command line."""
    found = {}
    for folder in pathlib.Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            words = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            state = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if state[0] != "Z":
            found[int(folder.name)] = (int(state[1]), words)
    return found


def hears_all():
    """What the caller of the tests has ignored (`nohup`) the tool would leave ignored."""
    for number in signal.SIGINT, signal.SIGTERM, signal.SIGHUP:
        signal.signal(number, signal.SIG_DFL)


class Scratch:
    """A folder for one case, with a folder for temporary files of its own."""

    def __init__(self, root, name):
        self.root = root / name
        self.temporary = self.root / "tmp"
        self.temporary.mkdir(parents=True)
        self.output = self.root / "out" / "gallery"
        self.output.parent.mkdir()

    def start(self, *words):
        # A session of its own, so that nothing of it is hidden by the end of this script.
        return subprocess.Popen(
            [str(TOOL), *map(str, words)], cwd=self.root, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True, env=dict(os.environ, TMPDIR=str(self.temporary)),
            start_new_session=True, preexec_fn=hears_all)

    def run(self, *words):
        return subprocess.run(
            [str(TOOL), *map(str, words)], cwd=self.root, capture_output=True, text=True,
            env=dict(os.environ, TMPDIR=str(self.temporary)), timeout=900)

    def programs(self):
        """Gallery programs of this case: they run in its folder for temporary files."""
        return {number for number, (_, words) in processes().items()
                if (" describe " in words or " render " in words) and self.holds(number)}

    def holds(self, number):
        try:
            return os.readlink(f"/proc/{number}/cwd").startswith(str(self.temporary))
        except OSError:
            return False

    def wait_for_program(self, tool, verb):
        for _ in range(3000):
            running = [number for number in self.programs()
                       if f" {verb} " in processes().get(number, (0, ""))[1]]
            if running:
                time.sleep(0.4)
                return running
            if tool.poll() is not None:
                return []
            time.sleep(0.02)
        return []

    def leftovers(self):
        names = [f"tmp/{path.name}" for path in self.temporary.iterdir()]
        return names + [f"out/{path.name}" for path in self.output.parent.iterdir() if path != self.output]

    def gallery(self):
        """What the output holds, by name and content."""
        return {str(path.relative_to(self.output)): path.read_bytes()
                for path in sorted(self.output.rglob("*")) if path.is_file()}


def gone(numbers, seconds=5):
    """Waits for processes to end; those that do not."""
    for _ in range(int(seconds * 50)):
        numbers = set(numbers) & set(processes())
        if not numbers:
            break
        time.sleep(0.02)
    return numbers


def end(scratch, words, verb, number, expected, patience=4.0):
    """Starts a command, ends it by a signal while widget code loops, and says what is wrong."""
    tool = scratch.start(*words)
    running = scratch.wait_for_program(tool, verb)
    if not running:
        tool.kill()
        return [f"no program came to {verb}: {tool.communicate()[1].strip()}"]
    start = time.monotonic()
    tool.send_signal(number)
    try:
        _, errors = tool.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        tool.kill()
        return ["did not end within 30 s"]
    seconds = time.monotonic() - start
    problems = []
    if tool.returncode != expected:
        problems.append(f"ended with {tool.returncode}, not {expected}")
    if seconds > patience:
        problems.append(f"took {seconds:.1f} s to end")
    if "error:" in errors:
        problems.append(f"blamed somebody: {errors.strip()}")
    for left in gone(set(running) | scratch.programs()):
        problems.append(f"left process {left} running")
        os.kill(left, signal.SIGKILL)
    return problems


def ends_every_verb(root):
    """Each command that runs widget code, by each signal that asks for an end."""
    snapshots = "--snapshots", "shots"
    cases = [
        ("build", [INPUTS / RENDERS, "-o", "out/gallery"], "render", signal.SIGINT, -signal.SIGINT),
        ("build", [INPUTS / DESCRIBES, "-o", "out/gallery"], "describe", signal.SIGTERM, -signal.SIGTERM),
        ("list", [INPUTS / DESCRIBES], "describe", signal.SIGINT, -signal.SIGINT),
        ("record", [INPUTS / RENDERS, *snapshots], "render", signal.SIGTERM, -signal.SIGTERM),
        ("verify", [INPUTS / RENDERS, *snapshots, "--report", "out/report"], "render", signal.SIGHUP,
         -signal.SIGHUP),
        ("serve", [INPUTS / RENDERS, "--port", "0"], "render", signal.SIGINT, 0),
        ("serve", [INPUTS / RENDERS, "--port", "0"], "render", signal.SIGTERM, 0),
    ]
    for count, (verb, words, task, number, expected) in enumerate(cases):
        scratch = Scratch(root, f"{count}-{verb}")
        if verb == "verify":
            recorded = scratch.run("record", INPUTS / RENDERS, *snapshots, "--filter", "sound")
            if recorded.returncode:
                yield f"{verb}: no snapshots: {recorded.stderr.strip()}", None
                continue
        problems = end(scratch, [verb, *words], task, number, expected)
        problems += [f"left {name}" for name in scratch.leftovers()]
        if (scratch.root / "shots").exists() and verb == "record":
            problems.append("left half a record")
        yield f"{verb} by {number.name}", problems


def keeps_the_old_gallery(root):
    scratch = Scratch(root, "old")
    made = scratch.run("build", INPUTS / RENDERS, "-o", scratch.output, "--filter", "sound")
    before = scratch.gallery()
    problems = [] if before else [f"made no gallery: {made.stderr.strip()}"]
    problems += end(scratch, ["build", INPUTS / RENDERS, "-o", scratch.output], "render", signal.SIGINT, -signal.SIGINT)
    if scratch.gallery() != before:
        problems.append("changed the gallery of before")
    problems += [f"left {name}" for name in scratch.leftovers()]
    return problems


def sweeps_after_a_kill(root):
    scratch = Scratch(root, "killed")
    tool = scratch.start("build", INPUTS / RENDERS, "-o", scratch.output)
    running = scratch.wait_for_program(tool, "render")
    tool.kill()
    tool.communicate()
    problems = [] if running else ["no program came to render"]
    for left in gone(running):
        problems.append(f"left process {left} running")
        os.kill(left, signal.SIGKILL)
    if not scratch.leftovers():
        problems.append("there was nothing to sweep: the test does not test")
    bystander = scratch.temporary / "vitrine-notes"
    bystander.mkdir()
    (bystander / "mine.txt").write_text("mine")
    next_run = scratch.run("build", INPUTS / RENDERS, "-o", scratch.output, "--filter", "sound", "--quiet")
    if next_run.returncode:
        problems.append(f"the next run ended with {next_run.returncode}: {next_run.stderr.strip()}")
    problems += [f"the next run left {name}" for name in scratch.leftovers() if name != "tmp/vitrine-notes"]
    if not (bystander / "mine.txt").exists():
        problems.append("the next run took somebody's folder")
    return problems


def leaves_running_ones_alone(root):
    """A run that begins while another is under way takes nothing from it."""
    scratch = Scratch(root, "two")
    tool = scratch.start("build", INPUTS / RENDERS, "-o", scratch.output)
    running = scratch.wait_for_program(tool, "render")
    before = scratch.leftovers()
    scratch.run("help")
    problems = [] if running and before else ["no program came to render"]
    if scratch.leftovers() != before:
        problems.append("took the folders of a run under way")
    tool.send_signal(signal.SIGINT)
    tool.communicate(timeout=30)
    return problems


def main():
    passed, failures = 0, []
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        # Our own modules are compiled before anything is ended, if they must be.
        Scratch(root, "first").run("list", INPUTS / RENDERS)
        results = list(ends_every_verb(root))
        results.append(("the old gallery", keeps_the_old_gallery(root)))
        results.append(("a killed run", sweeps_after_a_kill(root)))
        results.append(("two runs", leaves_running_ones_alone(root)))
    for name, problems in results:
        if problems or problems is None:
            failures += [f"{name}: {problem}" for problem in problems or ["could not be tried"]]
        else:
            passed += 1
    for failure in failures:
        print(failure)
    failed = len(results) - passed
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
