/// The shortest way from one list of lines to another, by Myers' greedy search over diagonals.
struct ShortestEdit {
  /// nil if the way is longer than the limit.
  let lines: [LineDiff.Line]?

  init(_ old: [Substring], _ new: [Substring], limit: Int) {
    let most = min(old.count + new.count, limit)
    // Furthest x on each diagonal k, at index k + most + 1; a copy is kept of every round.
    var furthest = [Int](repeating: 0, count: 2 * most + 3)
    var rounds: [[Int]] = []
    for depth in 0...most {
      rounds.append(furthest)
      for diagonal in stride(from: -depth, through: depth, by: 2) {
        let slot = diagonal + most + 1
        let down =
          diagonal == -depth || (diagonal != depth && furthest[slot - 1] < furthest[slot + 1])
        var x = down ? furthest[slot + 1] : furthest[slot - 1] + 1
        while x < old.count, x - diagonal < new.count, x - diagonal >= 0,
          old[x] == new[x - diagonal]
        { x += 1 }
        furthest[slot] = x
        if x >= old.count, x - diagonal >= new.count {
          lines = Self.backtrack(old, new, rounds, most)
          return
        }
      }
    }
    lines = nil
  }

  /// Walks the rounds back from the end and writes down the steps.
  private static func backtrack(
    _ old: [Substring], _ new: [Substring], _ rounds: [[Int]], _ most: Int
  ) -> [LineDiff.Line] {
    var steps: [LineDiff.Line] = []
    var (x, y) = (old.count, new.count)
    for depth in stride(from: rounds.count - 1, through: 0, by: -1) {
      let furthest = rounds[depth]
      let diagonal = x - y
      let slot = diagonal + most + 1
      let down =
        diagonal == -depth || (diagonal != depth && furthest[slot - 1] < furthest[slot + 1])
      let before = down ? diagonal + 1 : diagonal - 1
      let startX = depth == 0 ? 0 : furthest[before + most + 1]
      let startY = depth == 0 ? 0 : startX - before
      while x > startX, y > startY {
        steps.append(.same(String(old[x - 1])))
        (x, y) = (x - 1, y - 1)
      }
      guard depth > 0 else { break }
      if down {
        steps.append(.added(String(new[y - 1])))
        y -= 1
      } else {
        steps.append(.removed(String(old[x - 1])))
        x -= 1
      }
    }
    return steps.reversed()
  }
}
