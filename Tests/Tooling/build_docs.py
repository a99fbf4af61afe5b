"""Builds the documentation of the modules widget code imports; a warning is an error.

    python3 Tests/Tooling/build_docs.py [OUTPUT]

Takes the symbol graphs the compiler emits while building and the pages in the `.docc` folders.
"""
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
GRAPHS = ROOT / ".build/symbol-graphs"


def main():
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".build/docs"
    shutil.rmtree(GRAPHS, ignore_errors=True)
    GRAPHS.mkdir(parents=True)
    subprocess.run(
        ["swift", "build", "--product", "VitrineSDK", "--scratch-path", ".build/docs-build",
         "-Xswiftc", "-emit-symbol-graph", "-Xswiftc", "-emit-symbol-graph-dir", "-Xswiftc", str(GRAPHS),
         "-Xswiftc", "-symbol-graph-minimum-access-level", "-Xswiftc", "public"],
        cwd=ROOT, check=True)
    catalogs = sorted((ROOT / "Sources").rglob("*.docc"))
    failed = 0
    for catalog in catalogs:
        module = catalog.stem
        mine = ROOT / ".build/symbol-graphs-of" / module
        shutil.rmtree(mine, ignore_errors=True)
        mine.mkdir(parents=True)
        for graph in GRAPHS.glob(f"{module}*.symbols.json"):
            shutil.copy(graph, mine)
        done = subprocess.run(
            ["docc", "convert", str(catalog), "--additional-symbol-graph-dir", str(mine),
             "--output-path", str(output / module), "--warnings-as-errors",
             "--fallback-display-name", module, "--fallback-bundle-identifier", f"vitrine.{module}"])
        failed += done.returncode != 0
    print(f"{len(catalogs) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
