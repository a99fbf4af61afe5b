"""Tries every verb that writes on folders of somebody else's: nothing there may be lost or changed.

    python3 Tests/Tooling/keep_foreign_files.py VITRINE

Each case says how it must end; all files but those of ours must be as they were. Prints “N passed,
N failed”, and what was left out because this machine cannot show it.
"""
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURE = ROOT / "Tests/Fixtures/one-widget"
LIST = "vitrine-files.json"


def state(folder):
    """Everything below a folder: what each path is and holds."""
    result = {}
    for root, folders, files in os.walk(folder):
        for name in folders + files:
            path = pathlib.Path(root, name)
            key = str(path.relative_to(folder))
            if path.is_symlink():
                result[key] = "-> " + os.readlink(path)
            else:
                result[key] = "folder" if path.is_dir() else path.read_bytes()
    return result


def put(path, text="mine"):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


class Trial:
    """Runs the tool in a folder of its own and keeps the score."""

    def __init__(self, tool, scratch):
        self.tool, self.scratch = str(pathlib.Path(tool).resolve()), scratch
        self.passed, self.failed, self.failures, self.left_out = 0, 0, [], []
        self.input = scratch / "Input"
        shutil.copytree(FIXTURE, self.input)
        self.temporary = scratch / "temporary"
        self.temporary.mkdir()
        # Made once, read by the verbs that start from them.
        self.catalogue, self.snapshots = scratch / "made/catalogue", scratch / "made/snapshots"
        for words in (["build", self.input, "-o", scratch / "made/gallery", "--keep-catalogue", self.catalogue],
                      ["record", self.input, "--snapshots", self.snapshots]):
            done = self.run(words)
            if done.returncode:
                sys.exit(f"{words[0]} does not work at all:\n{done.stderr}\n0 passed, 1 failed")
        # A gallery that can be told from the first.
        shutil.copytree(self.catalogue, scratch / "made/other")
        manifest = scratch / "made/other/manifest.json"
        manifest.write_text(manifest.read_text().replace('"title" : "Input"', '"title" : "Other"'))

    def run(self, words, **options):
        surroundings = dict(os.environ, TMPDIR=str(self.temporary), CI="1")
        options.setdefault("cwd", self.scratch)
        options.setdefault("stdout", subprocess.PIPE)
        return subprocess.run([self.tool, *map(str, words)], stderr=subprocess.PIPE, text=True,
                              env=surroundings, timeout=600, **options)

    def verbs(self, output, again=False):
        """The words of each verb that writes to `output`; `again` differs in what is made."""
        title = ["--title", "Again"] if again else []
        other = "made/other" if again else self.catalogue
        broken = ["--filter", "tiny"] if again else []
        return {
            "build": ["build", self.input, "-o", output, *title],
            "shard": ["build", self.input, "--shard", "1/1", "-o", output, *title],
            "catalogue": ["build", self.input, "-o", "made/gallery", "--keep-catalogue", output, *title],
            "site": ["site", other, "-o", output, *title],
            "record": ["record", self.input, "--snapshots", output, *broken],
            "report": ["verify", self.input, "--snapshots", self.snapshots, "--report", output],
        }

    def check(self, name, problems, done=None):
        if problems:
            self.failed += 1
            said = [done.stdout or "", done.stderr] if done is not None else []
            self.failures += [f"{name}: {problem}" for problem in problems] + [text.strip() for text in said if text]
        else:
            self.passed += 1

    def expect(self, name, words, code, says="", kept=None, mine=lambda path: False, **options):
        """Runs and compares: the code, a word of what is said, and all below `kept` but `mine`."""
        kept = kept or self.scratch
        before = state(kept)
        done = self.run(words, **options)
        after = state(kept)
        problems = [] if done.returncode == code else [f"ended with {done.returncode}, not {code}"]
        if says not in (done.stdout or "") + done.stderr:
            problems.append(f"did not say {says!r}")
        for path in sorted(before.keys() | after.keys()):
            if not mine(path) and before.get(path) != after.get(path):
                what = "is gone" if path not in after else "is new" if path not in before else "was changed"
                problems.append(f"{path} {what}")
        self.check(name, problems, done)


def foreign_folders(trial):
    """Folders and names that are not ours, whatever they look like."""
    lists = '{"format":1,"generator":"%s","kind":"%s","files":{%s}}'
    looks = {
        "plain": ("app.js", "mine"), "hidden": (".git/HEAD", "ref"), "manifest": ("manifest.json", "{}"),
        "verdict": ("verdict.json", "{}"), "empty list": (LIST, "{}"),
        "index": ("snapshots.json", "{}"),
        "foreign list": (LIST, lists % ("make 4", "gallery", "")),
        "other kind": (LIST, lists % ("vitrine 1", "something", "")),
        "list that leads out": (LIST, lists % ("vitrine 1", "gallery", '"../precious":"0"')),
        "index that leads out": ("snapshots.json", json.dumps({
            "format": 1, "settings": {}, "snapshots": [{
                "id": "../precious", "widget": "a", "bundle": "b", "family": "c", "variant": {},
                "picture": "0", "tree": "0", "bytes": 1}]})),
    }
    for number, (look, (name, text)) in enumerate(looks.items()):
        output = trial.scratch / f"foreign-{number}"
        put(output / name, text)
        put(output / "sub/app.js")
        for verb, words in trial.verbs(output).items():
            trial.expect(f"{verb} on a folder of others ({look})", words, 2, str(output))
    for kind, target in (("dangling", "nowhere"), ("looping", "looping"), ("other's", "foreign-0")):
        link = trial.scratch / (kind if kind == "looping" else f"link-{kind}")
        link.symlink_to(target)
        for verb, words in trial.verbs(link).items():
            trial.expect(f"{verb} on a {kind} link", words, 2, str(link))
    put(trial.scratch / "file")
    for output in (trial.scratch / "file", trial.scratch / "file/below", pathlib.Path("/dev/full")):
        for verb, words in trial.verbs(output).items():
            trial.expect(f"{verb} on {output.name}", words, 2, str(output))


def staged(trial):
    """Folders of others that are called as those in which outputs are made."""
    put(trial.scratch / ".beside.vitrine-200001/thesis.txt")
    for verb in ("build", "site"):
        trial.expect(f"{verb} beside what looks staged", trial.verbs(trial.scratch / "beside")[verb], 0,
                     mine=lambda path: path.split("/")[0] == "beside")
    shutil.rmtree(trial.scratch / ".beside.vitrine-200001")


def inputs(trial):
    """Outputs that are, hold or lie in what is read."""
    inside = trial.input / "deep/er/out"
    for where, output in (("the input", trial.input), ("its parent", trial.scratch), ("a folder in it", inside)):
        for verb, words in trial.verbs(output).items():
            if verb != "site" and (verb != "record" or output != inside):
                trial.expect(f"{verb} on {where}", words, 2, "input")
    for where, output in (("its catalogue", trial.catalogue), ("one in it", trial.catalogue / "out"),
                          ("one around it", trial.scratch / "made")):
        trial.expect(f"site on {where}", ["site", trial.catalogue, "-o", output], 2, "input")
        trial.expect(f"site on {where} of two", ["site", trial.scratch / "made/other", trial.catalogue, "-o", output], 2, "input")
    link = trial.scratch / "input-link"
    link.symlink_to("Input")
    trial.expect("build on a link to the input", ["build", trial.input, "-o", link], 2, "is an input")
    trial.expect("build of a link into the input", ["build", link, "-o", trial.input / "out"], 2, "lies in an input")
    for words in (["build", "Input", "-o", "x", "--keep-catalogue", "x"],
                  ["build", "Input", "-o", "x", "--keep-catalogue", "x/y"],
                  ["build", "Input", "-o", "x/y", "--keep-catalogue", "x"]):
        trial.expect(" ".join(words), words, 2, "--keep-catalogue and -o")
    snapshots = trial.input / "Snapshots"
    trial.expect("record into the input", ["record", trial.input, "--snapshots", snapshots], 0,
                 mine=lambda path: path.startswith("Input/Snapshots"))
    trial.expect("verify in the input", ["verify", ".", "--snapshots", "Snapshots"], 0, cwd=trial.input,
                 mine=lambda path: path.startswith("Input/.vitrine"))
    shutil.rmtree(snapshots)
    shutil.rmtree(trial.input / ".vitrine")


def own_folders(trial):
    """Folders of ours in which somebody has put or edited something."""
    for verb in trial.verbs(""):
        output = trial.scratch / f"own-{verb}"
        first, again = trial.verbs(output)[verb], trial.verbs(output, again=True)[verb]
        trial.expect(f"{verb} anew", first, 0, mine=lambda path: path.startswith((output.name, "made/gallery")))
        put(output / ".git/objects/00/1")
        put(output / "notes.md")
        names = [".git", "notes.md"]
        if verb != "record":
            # As if the widget had been called so once, and somebody had put a file beside its pictures.
            put(output / "renders/notes.md")
            names.append("renders")
        ours = {path for path in state(output)} - {".git/objects/00/1", "notes.md", "renders/notes.md"}
        trial.expect(f"{verb} again, beside files of others", again, 0, "Left as they are: .git, notes.md",
                     kept=output, mine=lambda path: path in ours and not path.startswith(".git"))
        trial.expect(f"{verb} a third time", again, 0, "notes.md")
        edited = output / {"catalogue": "manifest.json", "report": "summary.md"}.get(verb, "index.html")
        if verb == "record":
            # A snapshot edited by hand is what recording is for; one that the index does not know is not.
            index = output / "snapshots.json"
            listed = json.loads(index.read_text())
            edited = output / (listed["snapshots"].pop(0)["id"] + ".svg")
            index.write_text(json.dumps(listed))
        edited.write_text("edited")
        trial.expect(f"{verb} over an edited file", first, 2, edited.name)
        link = trial.scratch / f"link-{verb}"
        target = trial.scratch / f"target-{verb}"
        target.mkdir()
        link.symlink_to(target.name)
        words = trial.verbs(link)[verb]
        trial.expect(f"{verb} through a link", words, 0,
                     mine=lambda path: path.startswith((target.name + "/", "made/gallery")))
        trial.check(f"{verb} through a link writes", [] if any(target.iterdir()) else ["nothing is there"])


def crafted(trial):
    """Manifests and indices that name what lies elsewhere."""
    put(trial.scratch / "precious.svg", "<svg>precious</svg>")
    put(trial.scratch / "precious.tree.json", "[]")
    for way in ("../precious.svg", "renders/../../precious.svg", str(trial.scratch / "precious.svg"), "link.svg"):
        catalogue = trial.scratch / "crafted"
        shutil.copytree(trial.catalogue, catalogue)
        (catalogue / "link.svg").symlink_to("../precious.svg")
        manifest = json.loads((catalogue / "manifest.json").read_text())
        for render in manifest["renders"]:
            render["file"] = way
        (catalogue / "manifest.json").write_text(json.dumps(manifest))
        output = trial.scratch / "from-crafted"
        trial.expect(f"site of a manifest with {way}", ["site", catalogue, "-o", output, "--single-file"], 3,
                     "missing-picture", mine=lambda path: path.startswith("from-crafted"))
        told = [path for path, what in state(output).items() if isinstance(what, bytes) and b"<svg>precious" in what]
        trial.check(f"site of a manifest with {way} reads nothing else", [f"{path} shows it" for path in told])
        shutil.rmtree(catalogue)
        shutil.rmtree(output)
    for way in ("../precious", str(trial.scratch / "precious"), "a/../../precious"):
        snapshots = trial.scratch / "crafted"
        shutil.copytree(trial.snapshots, snapshots)
        index = json.loads((snapshots / "snapshots.json").read_text())
        index["snapshots"][0]["id"] = way
        (snapshots / "snapshots.json").write_text(json.dumps(index))
        trial.expect(f"verify of an index with {way}",
                     ["verify", trial.input, "--snapshots", snapshots, "--report", "report"], 2, "snapshots-unreadable")
        trial.expect(f"record over an index with {way}", ["record", trial.input, "--snapshots", snapshots], 2,
                     "snapshots-unreadable")
        shutil.rmtree(snapshots)


def fonts(trial):
    """Tables of fonts, beside and instead of other files."""
    font = next(iter(sorted(pathlib.Path("/usr/share/fonts").rglob("*.ttf"))), None)
    if font is None:
        trial.left_out.append("fonts: there is no font here")
        return
    output = trial.scratch / "tables"
    done = trial.run(["fonts", font, "-o", output])
    table = next(output.iterdir())
    put(output / "notes.md")
    trial.expect("fonts again", ["fonts", font, "-o", output], 0)
    put(table, "{}")
    trial.expect("fonts over a file of others", ["fonts", font, "-o", output], 2, "output-not-ours")
    table.unlink()
    table.symlink_to("notes.md")
    trial.expect("fonts over a link", ["fonts", font, "-o", output], 2, "output-not-ours")
    trial.expect("fonts on a file", ["fonts", font, "-o", trial.scratch / "file"], 2)
    trial.check("fonts writes", [] if done.returncode == 0 else ["it does not"], done)


def serving(trial):
    """`serve` and the verbs that only read leave everything alone."""
    before = state(trial.scratch)
    surroundings = dict(os.environ, TMPDIR=str(trial.temporary))
    process = subprocess.Popen([trial.tool, "serve", str(trial.input), "--port", "0"], cwd=trial.scratch, env=surroundings,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = []
    end = time.time() + 120
    while time.time() < end and len(lines) < 2:
        lines.append(process.stdout.readline())
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    after = state(trial.scratch)
    trial.check("serve", [f"{path} was changed" for path in sorted(before.keys() | after.keys())
                          if before.get(path) != after.get(path)])
    for words in (["list", trial.input], ["list", "--targets", trial.input], ["doctor"], ["help"]):
        trial.expect(words[0], words, 0, mine=lambda path: path.startswith("temporary/TemporaryDirectory"))


def streams(trial):
    """A standard output that fails is said; a reader that has gone is no failure."""
    for words in (["help"], ["list", trial.input], ["build", trial.input, "-o", "streamed"],
                  ["record", trial.input, "--snapshots", "streamed-snapshots"]):
        with open("/dev/full", "w") as full:
            trial.expect(f"{words[0]} to a full disk", words, 2, "standard output", stdout=full,
                         mine=lambda path: path.startswith("streamed"))
        reader, writer = os.pipe()
        os.close(reader)
        trial.expect(f"{words[0]} to nobody", words, 0, stdout=writer, mine=lambda path: path.startswith("streamed"))
        os.close(writer)


def disks(trial):
    """A full disk and one that is read only, where this user can make them."""
    disk = trial.scratch / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)]
    if subprocess.run(mount, capture_output=True).returncode:
        trial.left_out.append("full and read-only disks: this user cannot mount any")
        return
    try:
        verbs = {verb: words for verb in trial.verbs("") for words in [trial.verbs(disk / verb)[verb]]}
        for words in verbs.values():
            trial.run(words)
        space = os.statvfs(disk)
        (disk / "filler").write_bytes(bytes(max(0, space.f_bavail * space.f_frsize - 4096)))
        for verb in verbs:
            again = trial.verbs(disk / verb, again=True)[verb]
            if verb == "record":
                again = trial.verbs(disk / "record-new")[verb]
            trial.expect(f"{verb} on a full disk", again, 2, "output-unusable", kept=disk,
                         mine=lambda path: path.startswith("record-new"))
        drafts = [path for path in state(disk) if "/.vitrine-" in path]
        trial.check("drafts on a full disk", [f"{path} is left" for path in drafts])
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        for verb in verbs:
            trial.expect(f"{verb} on a read-only disk", trial.verbs(disk / "new")[verb], 2, "output-unusable", kept=disk)
            again = trial.verbs(disk / verb, again=True)[verb]
            if verb != "record":
                trial.expect(f"{verb} again on a read-only disk", again, 2, "output-unusable", kept=disk)
    finally:
        subprocess.run(["umount", str(disk)], check=False)


def main():
    with tempfile.TemporaryDirectory() as scratch:
        trial = Trial(sys.argv[1], pathlib.Path(scratch).resolve())
        for part in (foreign_folders, staged, inputs, own_folders, crafted, fonts, serving, streams, disks):
            started = time.time()
            part(trial)
            print(f"{part.__name__}: {time.time() - started:.1f} s", flush=True)
        # The compiler leaves files of its own.
        left = sorted(path.name for path in trial.temporary.glob("vitrine-*"))
        trial.check("temporary files", [f"{name} is left" for name in left])
        hidden = sorted(str(path) for path in trial.scratch.rglob(".*.vitrine-*"))
        trial.check("staged files", [f"{name} is left" for name in hidden])
    for failure in trial.failures:
        print(failure)
    for reason in trial.left_out:
        print(f"Left out: {reason}")
    print(f"{trial.passed} passed, {trial.failed} failed")
    sys.exit(1 if trial.failed else 0)


if __name__ == "__main__":
    main()
