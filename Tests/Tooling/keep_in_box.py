"""Lets widget code, and a package's manifest, try to get out of their box, through `vitrine build`.

    python3 Tests/Tooling/keep_in_box.py VITRINE

Every attempt must be refused in the box, and nothing may be left behind; outside of it, with
--no-sandbox, those that succeed on any machine must succeed, or the test would prove nothing.
Prints “N passed, N failed”. Without Landlock or seccomp there is no box, and it says so.
"""
import ctypes
import json
import os
import pathlib
import re
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Tests/Fixtures"
TOKEN = "very-secret-token"
# What widget code can do on every machine where nothing holds it.
FREE = {
    "read-passwd", "read-secret", "list-root", "list-home", "write-tmp", "write-victim", "write-project",
    "write-bundle", "overwrite-secret", "truncate-secret", "delete-secret", "chmod-secret",
    "touch-secret", "soft-link", "run-shell", "spawn-shell", "fork", "memory-program",
    "socket-internet", "socket-local", "connect", "parent-command", "signal-parent",
}


class Scratch:
    """A folder with what there is to attack."""

    def __init__(self, folder, port):
        self.folder = pathlib.Path(folder)
        self.victim = self.folder / "victim"
        self.victim.mkdir()
        for name in ("secret", "overwritten", "truncated", "deleted"):
            (self.victim / f"{name}.txt").write_text("secret")
        self.project = self.folder / "hostile-widget"
        shutil.copytree(FIXTURES / "hostile-widget", self.project)
        targets = {"victim": str(self.victim), "home": os.path.expanduser("~"),
                   "project": str(self.project), "port": port}
        (self.project / "targets.json").write_text(json.dumps(targets))
        # A resource that is a link to a file of somebody else.
        (self.project / "linked.json").symlink_to(self.victim / "secret.txt")

    def build(self, tool, *options, before=None):
        output = self.folder / "gallery"
        shutil.rmtree(output, ignore_errors=True)
        command = [tool, "build", str(self.project), "-o", str(output), "--quiet", *options]
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=1800, preexec_fn=before,
            env={**os.environ, "GITHUB_TOKEN": TOKEN})
        manifest = output / "manifest.json"
        return done, json.loads(manifest.read_text()) if manifest.exists() else None


def verdicts(manifest):
    """What each attempt came to, as the picture of the widget says."""
    texts = [text for render in manifest["renders"] for text in render["text"]]
    return dict(text.split(": ") for text in texts if text.endswith((": done", ": refused")))


def rules(manifest, widget):
    return {found["rule"] for found in manifest["diagnostics"] if found.get("render", "").endswith("/" + widget)}


def boxed_problems(tool, scratch):
    started = time.monotonic()
    done, manifest = scratch.build(tool, "--time-limit", "10")
    if manifest is None:
        return [f"there is no gallery: {done.stderr.strip()}"]
    found = verdicts(manifest)
    problems = [f"{name} was not refused" for name, verdict in found.items() if verdict == "done"]
    if len(found) < 38:
        problems.append(f"only {len(found)} attempts were made")
    if "exec" not in found:
        problems.append("a widget became another program")
    for widget, rule in (("Runaway", "widget-timeout"), ("Fill", "widget-out-of-space"),
                         ("Forge", "picture-refused")):
        if rule not in rules(manifest, widget):
            problems.append(f"{widget} was not met with {rule}, but {sorted(rules(manifest, widget))}")
    if "resource-outside-project" not in done.stderr:
        problems.append("a resource that leads elsewhere was not named")
    if time.monotonic() - started > 600:
        problems.append("a widget that left its group was not ended")
    time.sleep(3)
    problems += left_problems(scratch)
    return problems + gallery_problems(scratch, manifest)


def left_problems(scratch):
    """What an attempt left behind."""
    problems = []
    for path in sorted(scratch.victim.iterdir()):
        if path.name not in {"secret.txt", "overwritten.txt", "truncated.txt", "deleted.txt"}:
            problems.append(f"{path.name} was left in a stranger's folder")
        elif path.read_text() != "secret":
            problems.append(f"{path.name} was changed")
    if len(list(scratch.victim.glob("*.txt"))) != 4:
        problems.append("a stranger's file was deleted")
    if (scratch.project / "written").exists():
        problems.append("the project was written to")
    if pathlib.Path("/tmp/vitrine-hostile-was-here").exists():
        problems.append("/tmp was written to")
    return problems


def gallery_problems(scratch, manifest):
    """What a widget got into the gallery that is not its own."""
    problems = [f"{render['id']} names {render['file']}" for render in manifest["renders"]
                if "forged" in render["id"] or ".." in render["file"]]
    gallery = scratch.folder / "gallery"
    for path in sorted(gallery.rglob("*")):
        if path.is_symlink():
            problems.append(f"{path.name} is a link")
        elif path.is_file() and (b"forged Attempts" in path.read_bytes() or path.read_text(errors="ignore") == "secret"):
            problems.append(f"{path.relative_to(gallery)} came from elsewhere")
    return problems


def free_problems(tool, scratch):
    """Without the box the attempts succeed: they are real."""
    _, manifest = scratch.build(tool, "--no-sandbox", "--filter", "Attempts")
    found = verdicts(manifest) if manifest else {}
    problems = [f"{name} fails without a box too" for name in sorted(FREE) if found.get(name) != "done"]
    if found.get("environment-token") == "done":
        problems.append("widget code sees the tool's environment")
    return problems


def manifest_problems(tool, scratch):
    package = scratch.folder / "hostile-manifest"
    shutil.copytree(FIXTURES / "hostile-manifest", package)

    def attempts(*options):
        done = subprocess.run(
            [tool, "list", str(package), "--targets", *options], cwd=ROOT, capture_output=True,
            text=True, timeout=600, env={**os.environ, "GITHUB_TOKEN": TOKEN})
        said = re.search(r"attempts-with-([\w-]+)", done.stdout)
        return said[1].split("-with-") if said else [f"nothing: {done.stdout}{done.stderr}"]

    problems = [f"{word} by a manifest" for word in attempts() if word != "refused"]
    time.sleep(3)
    problems += left_problems(scratch)
    if (package / "written").exists():
        problems.append("the package was written to")
    # The same manifest would be answered from what is kept of it.
    with (package / "Package.swift").open("a") as file:
        file.write("// another\n")
    free = {"read-passwd", "read-secret", "write-victim", "write-package", "socket",
            "token-of-others"}
    missing = free - set(attempts("--no-sandbox"))
    if missing:
        problems.append(f"without a box too these fail: {sorted(missing)}")
    return problems


def forget_landlock():
    """What an older kernel answers, as a filter of system calls."""
    def line(code, yes, no, value):
        return struct.pack("HBBI", code, yes, no, value)
    code = (line(0x20, 0, 0, 0) + line(0x15, 0, 1, 444) + line(0x06, 0, 0, 0x00050000 | 38)
            + line(0x06, 0, 0, 0x7FFF0000))
    buffer = ctypes.create_string_buffer(code, len(code))
    program = ctypes.create_string_buffer(struct.pack("HxxxxxxP", 4, ctypes.addressof(buffer)))
    library = ctypes.CDLL(None)
    if library.prctl(38, 1, 0, 0, 0) or library.prctl(22, 2, program, 0, 0):
        raise OSError("no filter")


def older_kernel_problems(tool, scratch):
    """Where the kernel offers less, the rest holds, and what does not is said."""
    doctor = subprocess.run([tool, "doctor"], cwd=ROOT, capture_output=True, text=True,
                            timeout=60, preexec_fn=forget_landlock)
    problems = []
    if doctor.returncode != 0 or "sandbox: incomplete: files everywhere" not in doctor.stdout:
        problems.append(f"doctor does not say what does not hold: {doctor.stdout}")
    _, manifest = scratch.build(tool, "--filter", "Attempts", before=forget_landlock)
    if manifest is None:
        return problems + ["nothing was drawn"]
    notes = [found for found in manifest["diagnostics"] if found["rule"] == "sandbox-incomplete"]
    if len(notes) != 1 or notes[0]["severity"] != "note":
        problems.append(f"the gallery does not say once what does not hold: {notes}")
    found = verdicts(manifest)
    for name, verdict in (("read-secret", "done"), ("run-shell", "refused"), ("connect", "refused")):
        if found.get(name) != verdict:
            problems.append(f"{name} is {found.get(name)}, not {verdict}")
    return problems


CHECKS = [
    ("widget code in its box", boxed_problems), ("widget code without a box", free_problems),
    ("a manifest in its box", manifest_problems), ("an older kernel", older_kernel_problems),
]


def main():
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    doctor = subprocess.run([tool, "doctor"], cwd=ROOT, capture_output=True, text=True)
    if "are boxed" not in doctor.stdout:
        print("The kernel cannot box programs; nothing was tried.\n0 passed, 0 failed")
        return
    passed = 0
    with socket.create_server(("127.0.0.1", 0)) as server:
        for name, check in CHECKS:
            with tempfile.TemporaryDirectory(prefix="vitrine-box-") as folder:
                problems = check(tool, Scratch(folder, server.getsockname()[1]))
            for problem in problems:
                print(f"{name}: {problem}")
            passed += not problems
            pathlib.Path("/tmp/vitrine-hostile-was-here").unlink(missing_ok=True)
    failed = len(CHECKS) - passed
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
