"""Breaks one file of the installation after another and looks what is said: a fault of Vitrine, by the file's name.

    python3 Tests/Tooling/break_installation.py VITRINE

Whatever is broken, `doctor` tells, and what needs the file ends with 70; only a picture is drawn without. Prints “N passed, N failed”.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
INPUT = ROOT / "Sources/Demos/Caffeine"

# File, what is put into it, and who needs it: `list` too, `build` only, or a picture, which is drawn without it.
CASES = [
    ("themes/palettes/ios18.json", '{"name": "x", "colors": {}}', "list"),
    ("themes/palettes/ios26.json", "{", "list"),
    ("themes/systems/ios26.json", "{}", "list"),
    ("themes/devices/iphone-15.json", "{}", "list"),
    ("themes/devices/watch-41.json", "[", "list"),
    ("themes/variants/scheme.json", "{", "list"),
    ("themes/type/iOS.json", "{}", "list"),
    ("themes/type/metrics.json", "{", "list"),
    ("themes/fonts/Inter-400.json", "{", "list"),
    ("themes/plurals/cardinal.json", "{}", "list"),
    ("themes/symbols/index.json", "{", "list"),
    ("themes/symbols/frames.tsv", "name\nstar\t1", "list"),
    ("themes/symbols/synonyms.json", "[", "list"),
    ("site/pages/index.html", "{{#widgets}}", "build"),
    ("site/pages/each-widget.html", "{{noSuchName}}", "build"),
    ("site/strings.json", "[]", "build"),
    ("site/fonts/fonts.json", "[", "build"),
    ("themes/symbols/mug.fill.svg", "no drawing", "picture"),
]


def run(tool, root, *words):
    environment = dict(os.environ, VITRINE_THEMES=str(root / "themes"))
    return subprocess.run([tool, *map(str, words)], cwd=ROOT, env=environment, capture_output=True, text=True,
                          timeout=1800)


def problems(tool, root, file, need):
    found = []
    output = root / "gallery"
    commands = [("doctor",), ("build", INPUT, "-o", output, "--quiet")]
    if need == "list":
        commands.append(("list", INPUT))
    for command in commands:
        done = run(tool, root, *command)
        said = done.stdout + done.stderr
        if done.returncode != 70:
            found.append(f"{command[0]} ended with {done.returncode}, not 70")
        if file not in said:
            found.append(f"{command[0]} did not name the file, but said: {said[-600:]}")
    if output.exists() != (need == "picture"):
        found.append("left a gallery" if output.exists() else "left no gallery")
    shutil.rmtree(output, ignore_errors=True)
    return found


def main():
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    passed, failures = 0, []
    with tempfile.TemporaryDirectory() as root:
        root = pathlib.Path(root)
        for folder in ("themes", "site"):
            shutil.copytree(ROOT / folder, root / folder)
        whole = run(tool, root, "doctor")
        if whole.returncode:
            failures.append(f"doctor finds fault with a whole installation: {whole.stdout}{whole.stderr}")
        for file, text, need in CASES:
            broken = root / file
            sound = broken.read_text()
            broken.write_text(text)
            found = problems(tool, root, file, need)
            broken.write_text(sound)
            failures += [f"{file}: {problem}" for problem in found]
            passed += not found
    for failure in failures:
        print(failure)
    failed = len(CASES) - passed
    print(f"{passed} passed, {max(failed, 1 if failures else 0)} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
