"""Measures what users wait for, each figure beside that of the last release.

    python3 Tests/Tooling/measure.py [--record]

Cards: rates, instructions and allocations over those of the floor (Tests/Benchmarks/Floor), growth with rows and
depth. Programs: one card from the start of its process. Builds: 5,000 pictures, one changed line, nothing changed.
Instructions and allocations are counted by valgrind, where it is installed. `--record` writes the figures to
Tests/Benchmarks/figures.json, as is done with a release; those in instructions, allocations, bytes and measurements
hold on any machine, the others on one like that.
"""
import json
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/tool/debug/vitrine"
CARDS = ROOT / ".build/bench/release/Benchmarks"
FIGURES = ROOT / "Tests/Benchmarks/figures.json"
DEMO = ROOT / "Sources/Demos/Caffeine"
# 24 pictures for each that is drawn usually: more than five thousand.
MANY = ["--type-sizes", "xSmall,small,medium,large,xLarge,xxLarge,xxxLarge,accessibility1,accessibility2,accessibility3,"
        "accessibility4,accessibility5", "--contrasts", "standard,increased"]
# What the tool sets for programs that draw (ProgramHome.swift).
AS_DRAWN = {"GLIBC_TUNABLES": "glibc.malloc.tcache_count=2000", "SWIFT_DETERMINISTIC_HASHING": "1"}
# How many cards are drawn to know what one costs: what a process does besides drops out of the difference.
FEW, MORE = 256, 512


def count(tool, pattern, *words):
    """The numbers that valgrind counted of a run; it cannot read what newer compilers write for debuggers."""
    bare = CARDS.with_name("Benchmarks-bare")
    if not bare.exists() or bare.stat().st_mtime < CARDS.stat().st_mtime:
        subprocess.run(["strip", "-o", bare, CARDS], check=True)
    done = subprocess.run(["valgrind", *tool, bare, "--only", *map(str, words)], env=dict(os.environ, **AS_DRAWN),
                          capture_output=True, text=True)
    found = re.search(pattern, done.stderr)
    if not found:
        sys.exit(f"valgrind did not say how much was used: {done.stderr[-800:]}")
    return [int(number.replace(",", "")) for number in found.groups()]


def of_one(tool, pattern, card, way):
    """The same of one card."""
    few, more = count(tool, pattern, card, way, FEW), count(tool, pattern, card, way, MORE)
    return [(after - before) / (MORE - FEW) for before, after in zip(few, more)]


def counts(figures):
    """Instructions, allocations and bytes of a card."""
    instructions = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    for card in ("caffeine", "weather"):
        floor, = of_one(instructions, r"I\s+refs:\s+([\d,]+)", card, "floor")
        for way in ("kept", "new"):
            used, = of_one(instructions, r"I\s+refs:\s+([\d,]+)", card, way)
            figures[f"{card}, texts {way}: instructions"] = round(used)
            figures[f"{card}, texts {way}: instructions over the floor"] = round(used / floor, 2)
            pieces, size = of_one(
                ["--tool=memcheck", "--undef-value-errors=no"],
                r"total heap usage: ([\d,]+) allocs, [\d,]+ frees, ([\d,]+) bytes", card, way)
            figures[f"{card}, texts {way}: allocations"] = round(pieces)
            figures[f"{card}, texts {way}: bytes allocated"] = round(size)


def used(command):
    """Wall-clock and processor seconds of a command, and the most memory that a process of it held, in MB."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    process = subprocess.Popen(list(map(str, command)), stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{command[0]} {command[1]} ended with {os.waitstatus_to_exitcode(status)}")
    seconds = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return seconds, processor, usage.ru_maxrss / 1024


def cold(figures):
    runs = [used([CARDS, "--only", "caffeine", "new", "1"]) for _ in range(20)]
    figures["one card from the start of its process: ms"] = round(min(run[0] for run in runs) * 1000, 1)
    figures["one card from the start of its process: MB"] = round(max(run[2] for run in runs), 1)


def builds(figures):
    demos = sorted(path for path in (ROOT / "Sources/Demos").iterdir() if path.is_dir())
    with tempfile.TemporaryDirectory() as root:
        root = pathlib.Path(root)

        def build(*inputs, into, options=()):
            return used([TOOL, "build", *inputs, "-o", root / into, "--quiet", *options])

        build(*demos, into="demos")
        figures["all demos, nothing changed: processor s"] = round(
            min(build(*demos, into="demos")[1] for _ in range(3)), 2)
        copy = root / "Widgets"
        shutil.copytree(DEMO, copy)
        build(copy, into="one")
        changed = []
        for number in range(3):
            file = sorted(copy.rglob("*.swift"))[0]
            file.write_text(file.read_text() + f"\nprivate let change{number} = {number}\n")
            changed.append(build(copy, into="one")[0])
        figures["one line changed: s"] = round(min(changed), 2)
        runs = [build(copy, into="many", options=["--fresh", *MANY]) for _ in range(2)]
        pictures = len(list((root / "many").rglob("renders/**/*.svg")))
        manifest = json.loads((root / "many/manifest.json").read_text())
        drawn = len(manifest["renders"])
        figures["many pictures, drawn"] = drawn
        figures["many pictures, files"] = pictures
        figures["many pictures: s"] = round(min(run[0] for run in runs), 2)
        figures["many pictures: processor s"] = round(min(run[1] for run in runs), 2)


def show(figures, before):
    width = max(map(len, figures))
    print(f"\n{'':{width}}  {'now':>12}  {'last release':>12}")
    for name, value in figures.items():
        old = before.get(name)
        ratio = f"  {value / old:5.2f} ×" if old else ""
        print(f"{name:{width}}  {value:>12,}  {'' if old is None else f'{old:,}':>12}{ratio}")


def main():
    figures = {}
    done = subprocess.run([CARDS], capture_output=True, text=True, check=True,
                          env=dict(os.environ, GLIBC_TUNABLES="glibc.malloc.tcache_count=2000"))
    print(done.stdout.rsplit("\nbench ", 1)[0], end="", flush=True)
    rates = json.loads(done.stdout.rsplit("\nbench ", 1)[1])
    figures |= {f"cards: {name}": value for name, value in rates.items()}
    if shutil.which("valgrind"):
        counts(figures)
    else:
        print("\nNo valgrind: instructions and allocations were not counted.")
    cold(figures)
    builds(figures)
    recorded = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    show(figures, recorded.get("figures", {}))
    if "--record" in sys.argv:
        version = re.search(r'let current = "(.*)"', (ROOT / "Sources/Gallery/GalleryTool/Building/Installation.swift")
                            .read_text())[1]
        FIGURES.write_text(json.dumps({"version": version, "figures": figures}, indent=1) + "\n")


if __name__ == "__main__":
    main()
