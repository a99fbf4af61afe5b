"""Lets widgets live through simulated days, friendly ones and others.

    python3 Tests/Tooling/live_days.py VITRINE

Their providers are asked with the clock at the moment, hear of what they asked for, loaded and were
tapped, and what is shown is drawn. Prints “N passed, N failed”.
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
FIXTURE = ROOT / "Tests/Fixtures/days"


def run(tool, *arguments, **surroundings):
    return subprocess.run(
        [tool, *map(str, arguments)], cwd=ROOT, capture_output=True, text=True, timeout=900,
        env={**os.environ, **surroundings})


def copy(folder, name, **settings):
    """The fixture with other settings."""
    shutil.copytree(FIXTURE, folder / name)
    file = folder / name / "vitrine.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), **settings}))
    return folder / name


def day(log, widget):
    return next(found for found in log["widgets"] if found["widget"] == f"days/{widget}")


def causes(log, widget):
    return [reload["cause"] for reload in day(log, widget)["reloads"]]


def try_a_day(tool, score):
    done = run(tool, "timeline", FIXTURE, "--json", "--time-limit", 8)
    score.check("widgets that end the program end it with 3", done.returncode == 3, done.stderr[-500:])
    logs = json.loads(done.stdout)
    score.check("a usual day alone", [log["scenario"] for log in logs] == ["usual"])
    log = logs[0]
    present = sorted(found["widget"] for found in log["widgets"])
    lost = ["days/Dying", "days/Endless"]
    score.check("others go on", len(present) == 10 and not set(lost) & set(present), present)
    score.check("both are named", "asked twice" in done.stderr and "a day of Endless" in done.stderr, done.stderr)
    hourly = day(log, "Hourly")
    dates = [entry["date"] for entry in hourly["entries"]]
    score.check("entries have dates", dates[:2] == ["2026-06-09T09:41:00Z", "2026-06-09T10:41:00Z"], dates)
    score.check("a policy is fulfilled", hourly["reloads"][1]["asked"] == "2026-06-09T11:11:00Z", hourly["reloads"][1])
    score.check("what was tapped is asked", "intent" in causes(log, "Tapped"), causes(log, "Tapped"))
    score.check("what another asks for is heard", causes(log, "Tapped").count("code") > 2)
    score.check("what was loaded is heard", "code" in causes(log, "Loader"), causes(log, "Loader"))
    loaded = [moment for moment in log["moments"] if moment["kind"] == "loaded"]
    score.check("and once", [moment["says"] for moment in loaded] == ["news"], loaded)
    score.check("who is silent is not asked for ever", len(causes(log, "Silent")) < 5, causes(log, "Silent"))
    refused = day(log, "Placed")["reloads"]
    score.check("who gives up is asked again", len(refused) > 5 and all("let go" in reload["failure"] for reload in refused), refused[:2])
    score.check("dates that are none do no harm", day(log, "Hostile")["reloads"][0]["entries"] == 4)
    again = run(tool, "timeline", FIXTURE, "--json", "--time-limit", 8, TZ="Asia/Tokyo", LANG="de_DE.UTF-8")
    score.check("the same words, the same day", again.stdout == done.stdout)
    other = run(tool, "timeline", FIXTURE, "--json", "--time-limit", 8, "--seed", 2)
    score.check("another seed, another day", other.stdout != done.stdout)


def try_pictures(tool, score, folder):
    output = folder / "gallery"
    wished = ["--days", 1, *(word for name in ("Hourly", "Tapped", "Evening", "Retrying") for word in ("--filter", name))]
    done = run(tool, "build", FIXTURE, *wished, "-o", output)
    score.check("days are drawn", done.returncode == 0, done.stderr[-500:])
    made = json.loads((output / "manifest.json").read_text())
    found = [one for one in made["diagnostics"] if one.get("subject") == "no.such"]
    score.check("what only the evening shows is told", [one["render"] for one in found] == ["days/Evening"], found)
    days = made["days"]
    names = [scenario["id"] for scenario in days["scenarios"]]
    score.check("under five scenarios", names == ["usual", "seldom", "travel", "locked", "pushed"], names)
    score.check("with what is assumed", any(rule["isAssumed"] for rule in days["assumptions"]))
    usual = days["logs"][0]
    hourly, tapped = day(usual, "Hourly"), day(usual, "Tapped")
    files = [picture["file"] for picture in hourly["pictures"]]
    score.check("each picture is there once", len(set(files)) == len(files) and all((output / file).is_file() for file in files))
    score.check("those of the timeline are the gallery's own", hourly["pictures"][0].get("render") is not None)
    shown = [(one["picture"], one["otherPicture"]) for one in hourly["shown"]]
    schemes = {tuple(hourly["pictures"][picture]["scheme"] for picture in pair) for pair in shown}
    score.check("each is there in light and dark", schemes == {("light", "dark")}, schemes)
    score.check("no two of a pair are one file", all(files[light] != files[dark] for light, dark in shown))
    texts = [(output / file).read_text() for file in files]
    score.check("code sees the clock move", any("of 12:10 for 13:10" in text for text in texts))
    once = [one["file"] for one in made["renders"] if one["widget"] == "days/Retrying" and "entry" in one]
    daily = [picture["file"] for picture in day(usual, "Retrying")["pictures"]]
    score.check("a gallery waits as long as code does", once and all("waited" in (output / file).read_text() for file in once), once)
    score.check("a day does not", daily and all("hurried" in (output / file).read_text() for file in daily), daily)
    last = (output / tapped["pictures"][tapped["shown"][-1]["picture"]]["file"]).read_text()
    score.check("code remembers who tapped", "1 taps" in last, last[-400:])
    first = {path: path.read_bytes() for path in output.rglob("*") if path.is_file()}
    run(tool, "build", FIXTURE, *wished, "--fresh", "-o", output)
    score.check("drawn anew, the same bytes", first == {path: path.read_bytes() for path in output.rglob("*") if path.is_file()})
    done = run(tool, "build", FIXTURE, "--days", 1, "--filter", "Hourly", "--filter", "Night", "-o", folder / "night")
    log = json.loads((folder / "night/manifest.json").read_text())["days"]["logs"][0]
    score.check("a view that ends the program costs its widget alone", [day["widget"] for day in log["widgets"]] == ["days/Hourly"])
    score.check("and is named", done.returncode == 3 and "a day of Night" in done.stderr, done.stderr[-500:])


def try_without(tool, score, folder):
    """Where no days are wished checks look at one all the same."""
    output = folder / "plain"
    wished = [word for name in ("Hourly", "Dying", "Silent") for word in ("--filter", name)]
    done = run(tool, "build", FIXTURE, *wished, "--time-limit", 8, "-o", output)
    made = json.loads((output / "manifest.json").read_text())
    found = [one for one in made["diagnostics"] if one["rule"] == "widget-crashed"]
    score.check("a day that nobody asked for fails no run", done.returncode == 0, done.stderr[-500:])
    score.check("what ends it is told", [(one["severity"], one["render"]) for one in found] == [("warning", "days/Dying")], found)
    score.check("nothing else is kept of it", "days" not in made and not any(widget["failed"] for widget in made["widgets"]))


def try_settings(tool, score, folder):
    slow = copy(folder, "slow", assumptions={"minutesBetweenReloads": 60, "reloadsOften": 5})
    done = run(tool, "timeline", slow, "--json", "--filter", "Asking", "--scenario", "usual,seldom", "--days", 2)
    logs = json.loads(done.stdout)
    score.check("scenarios are chosen", [log["scenario"] for log in logs] == ["usual", "seldom"], done.stderr[-500:])
    score.check("numbers are the team's", logs[0]["widgets"][0]["allowance"] == 5)
    score.check("so are days", logs[0]["end"] == "2026-06-11T09:41:00Z", logs[0]["end"])
    here = copy(folder, "here", location="52.5,13.4")
    output = folder / "placed"
    done = run(tool, "build", here, "--filter", "Placed", "--days", 1, "--scenario", "travel", "-o", output)
    pictures = json.loads((output / "manifest.json").read_text())["days"]["logs"][0]["widgets"][0]["pictures"]
    texts = [(output / picture["file"]).read_text() for picture in pictures]
    score.check("code is told where it is moved", all(any(place in text for text in texts) for place in ("at 52.5, 13.4", "at 52.8, 13.9", "at 55.5, 25.4")), len(texts))
    for words, arguments, needle in [
        ("a scenario that there is not", ["--scenario", "holiday"], "usual"),
        ("too many days", ["--days", "400"], "14"),
        ("a seed that is none", ["--seed", "-1"], "--seed"),
    ]:
        done = run(tool, "timeline", FIXTURE, *arguments)
        score.check(words, done.returncode == 2 and needle in done.stderr, done.stderr)
    wrong = copy(folder, "wrong", assumptions={"minutesBetween": 3})
    done = run(tool, "timeline", wrong)
    score.check("a number that nobody knows", done.returncode == 2 and "minutesBetweenReloads" in done.stderr, done.stderr)


def main():
    tool, score = sys.argv[1], Score()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        try_a_day(tool, score)
        try_pictures(tool, score, folder)
        try_without(tool, score, folder)
        try_settings(tool, score, folder)
    score.end()


main()
