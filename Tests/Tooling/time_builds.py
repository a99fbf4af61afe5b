"""Times `vitrine build`: unchanged, and with one line changed.

    python3 Tests/Tooling/time_builds.py DEMO
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/tool/debug/vitrine"


def seconds(source, output):
    start = time.monotonic()
    done = subprocess.run([TOOL, "build", str(source), "-o", str(output), "--quiet"])
    if done.returncode:
        sys.exit(f"vitrine build ended with {done.returncode}")
    return time.monotonic() - start


def main():
    subprocess.run(["make", "--no-print-directory", "build"], cwd=ROOT, check=True)
    with tempfile.TemporaryDirectory() as root:
        copy = pathlib.Path(root) / "Widgets"
        shutil.copytree(ROOT / sys.argv[1], copy)
        output = pathlib.Path(root) / "gallery"
        first = seconds(copy, output)
        unchanged = min(seconds(copy, output) for _ in range(3))
        changed = []
        for number in range(3):
            file = sorted(copy.rglob("*.swift"))[0]
            file.write_text(file.read_text() + f"\nprivate let change{number} = {number}\n")
            changed.append(seconds(copy, output))
    print(f"\nvitrine build {sys.argv[1]}: first {first:.2f} s, unchanged {unchanged:.2f} s, "
          f"one line changed {min(changed):.2f} s")


if __name__ == "__main__":
    main()
