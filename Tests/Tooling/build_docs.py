"""Builds the documentation of the modules widget code imports; a warning is an error.

    python3 Tests/Tooling/build_docs.py [OUTPUT]

Takes the symbols of the built modules and the pages in the `.docc` folders.
"""
import json
import pathlib
import shutil
import subprocess
import sys

from build_coverage import headers

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODULES = ROOT / ".build/debug/Modules"


def target():
    """The triple the compiler builds for."""
    info = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True).stdout
    return json.loads(info)["target"]["unversionedTriple"]


def extract(module):
    """Writes the symbol graphs of a built module; its members of every view stand at `View` only."""
    folder = ROOT / ".build/symbol-graphs" / module
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", module, "-I", str(MODULES), *headers(), "-target", target(),
         "-sdk", "/", "-minimum-access-level", "public", "-skip-synthesized-members",
         "-output-dir", str(folder)],
        cwd=ROOT, check=True)
    return folder


def main():
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".build/docs"
    subprocess.run(["swift", "build"], cwd=ROOT, check=True)
    output.mkdir(parents=True, exist_ok=True)
    catalogs = sorted((ROOT / "Sources").rglob("*.docc"))
    failed = 0
    for catalog in catalogs:
        module = catalog.stem
        done = subprocess.run(
            ["docc", "convert", str(catalog), "--additional-symbol-graph-dir", str(extract(module)),
             "--output-path", str(output / module), "--warnings-as-errors",
             "--fallback-display-name", module, "--fallback-bundle-identifier", f"vitrine.{module}"])
        failed += done.returncode != 0
    print(f"{len(catalogs) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
