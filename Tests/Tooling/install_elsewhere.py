"""Lays out an installation, moves it, and uses it as a stranger would, away from our sources.

    python3 Tests/Tooling/install_elsewhere.py VITRINE

Prints “N passed, N failed”.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from score import Score

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHELLS = {"bash": "share/bash-completion/completions/vitrine", "zsh": "share/zsh/site-functions/_vitrine",
          "fish": "share/fish/vendor_completions.d/vitrine.fish"}


def clean_environment(home):
    """Nothing of ours is set, and nothing was ever built."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("VITRINE", "XDG"))}
    return dict(kept, HOME=str(home), CI="1")


def pictures(gallery):
    return {str(path.relative_to(gallery)): path.read_bytes() for path in gallery.rglob("renders/**/*.svg")}


def completed(file, words):
    """What bash offers for the last of some words."""
    script = (f'source "{file}"; COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _vitrine; '
              'printf "%s\\n" "${COMPREPLY[@]}"')
    return subprocess.run(["bash", "-c", script], capture_output=True, text=True).stdout.splitlines()


def without_shared_libraries(tool, folder):
    """The same tool linked as that of a release is: what Foundation looks up while it runs may not be there."""
    linked = folder / "linked"
    libraries = ["Foundation", "FoundationInternationalization", "FoundationEssentials", "CoreFoundation",
                 "_FoundationICU", "_FoundationCShims", "_FoundationCollections"]
    done = subprocess.run(
        ["swiftc", "-static-stdlib", "-emit-executable", "-use-ld=lld", "-o", linked,
         f"@{tool}.product/Objects.LinkFileList", "-Xlinker", "--defsym=main=vitrine_main",
         *[f"-l{name}" for name in libraries]], cwd=tool.parent, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"The tool could not be linked without shared libraries: {done.stderr}")
    return linked


def check_lists(check, run, example, folder):
    """A widget whose property list has a list."""
    widget = folder / "Listed"
    shutil.copytree(example, widget)
    (widget / "Info.plist").write_text(
        '<?xml version="1.0"?><plist version="1.0"><dict><key>UIRequiredDeviceCapabilities</key>'
        '<array><string>arm64</string></array></dict></plist>')
    done = run("build", widget, "-o", folder / "listed", "--filter", "caffeine")
    check("a property list may hold lists", done.returncode == 0, done.stderr)


def check_installation(check, tool, folder):
    prefix, home = folder / "moved to/prefix", folder / "home"
    home.mkdir()
    stage = folder / "stage"
    linked = without_shared_libraries(tool, folder)
    done = subprocess.run([ROOT / ".ci/stage", stage, linked], capture_output=True, text=True)
    check("it is laid out", done.returncode == 0, done.stdout + done.stderr)
    prefix.parent.mkdir()
    stage.rename(prefix)
    link = folder / "vitrine"
    link.symlink_to(prefix / "bin/vitrine")
    environment = clean_environment(home)

    def run(*words):
        return subprocess.run([link, *map(str, words)], cwd=home, env=environment, capture_output=True, text=True)

    version = run("--version").stdout
    check("it says that its modules are compiled", "modules: compiled ahead" in version, version)
    doctor = run("doctor").stdout
    check("its files are its own", str(ROOT) not in doctor and doctor.count(str(prefix)) >= 3, doctor)
    before = sorted(prefix.rglob("*"))
    example, gallery = prefix / "share/vitrine/examples/Caffeine", folder / "gallery"
    done = run("build", example, "-o", gallery, "--filter", "caffeine")
    check("an example is drawn", done.returncode == 0, done.stderr)
    check("without compiling our modules", "own modules" not in done.stderr, done.stderr)
    check("nothing is written beside it", sorted(prefix.rglob("*")) == before)
    other = folder / "other"
    subprocess.run([tool, "build", example, "-o", other, "--filter", "caffeine"], capture_output=True)
    check("its pictures are those of our own tool", pictures(gallery) and pictures(gallery) == pictures(other))

    check_lists(check, run, example, folder)

    for shell, name in SHELLS.items():
        if shutil.which(shell):
            done = subprocess.run([shell, "-n", prefix / name], capture_output=True, text=True)
            check(f"{shell} reads its completions", done.returncode == 0, done.stderr)
    file = prefix / SHELLS["bash"]
    check("commands are completed", completed(file, "vitrine ve") == ["verify"], completed(file, "vitrine ve"))
    check("options are completed", completed(file, "vitrine build --sing") == ["--single-file"])
    check("words of a list are completed",
          completed(file, "vitrine build --schemes light,da") == ["light,dark"],
          completed(file, "vitrine build --schemes light,da"))
    check("a path with a blank is one word",
          completed(file, f'vitrine build "{folder}/moved"') == [f"{folder}/moved to"],
          completed(file, f'vitrine build "{folder}/moved"'))
    check("topics are completed", completed(file, "vitrine help sett") == ["settings"])

    schema = prefix / "share/vitrine/vitrine.schema.json"
    check("the schema of settings is that of the tool",
          schema.read_text() == run("help", "settings", "--schema").stdout)
    check("there is one of results", "format" in json.loads(schema.with_name("results.schema.json").read_text())["required"])

    pages = sorted((prefix / "share/man").rglob("*.[15]"))
    commands = [line.split()[0] for line in run("help").stdout.split("\n\n")[2].splitlines()]
    missing = [name for name in commands if prefix / f"share/man/man1/vitrine-{name}.1" not in pages]
    check("every command has a page of the manual", commands and not missing, missing)
    if shutil.which("man"):
        said = [subprocess.run(["man", "--warnings", "-E", "UTF-8", "-l", page], capture_output=True, text=True)
                for page in pages]
        check("nothing in the manual is wrong", all(done.returncode == 0 and not done.stderr for done in said),
              "".join(done.stderr for done in said))
    done = run("build", home / "nothing")
    check("what is wrong ends as ever", done.returncode == 2, done.stderr)


def main():
    score = Score()
    check = score.check

    with tempfile.TemporaryDirectory() as folder:
        check_installation(check, pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(folder).resolve())
    score.end()


if __name__ == "__main__":
    main()
