"""The score of a script that tries things, which ends with “N passed, N failed”."""
import sys


class Score:
    """Counts what is right, and says what is not."""

    def __init__(self):
        self.counts = {True: 0, False: 0}

    def check(self, words, is_right, why=""):
        """One thing that must be so; `why` is what to look at where it is not."""
        self.counts[bool(is_right)] += 1
        if not is_right:
            print(f"FAILED {words}\n{why}")

    def end(self):
        """Says the totals and ends the script."""
        print(f"{self.counts[True]} passed, {self.counts[False]} failed")
        sys.exit(1 if self.counts[False] else 0)
