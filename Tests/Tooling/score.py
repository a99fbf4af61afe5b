"""The score of a script that tries things, which ends with “N passed, N failed”."""
import sys


class Score:
    """Counts what is right, and says what is not."""

    def __init__(self):
        self.counts, self.skipped = {True: 0, False: 0}, 0

    def check(self, words, is_right, why=""):
        """One thing that must be so; `why` is what to look at where it is not."""
        self.counts[bool(is_right)] += 1
        if not is_right:
            print(f"FAILED {words}\n{why}")

    def skip(self, why):
        """Something that cannot be tried here."""
        self.skipped += 1
        print(f"SKIPPED {why}")

    def end(self):
        """Says the totals and ends the script."""
        print(f"{self.counts[True]} passed, {self.counts[False]} failed" + (f", {self.skipped} skipped" if self.skipped else ""))
        sys.exit(1 if self.counts[False] else 0)
