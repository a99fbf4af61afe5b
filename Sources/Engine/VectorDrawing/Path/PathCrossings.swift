import Foundation

/// Where two pieces of outlines meet, as parameters of both.
struct PathCrossings {
  /// Boxes smaller than this are a meeting point, points.
  private let tolerance: CGFloat
  private(set) var found: [(first: CGFloat, second: CGFloat)] = []
  /// Curves that run along each other meet everywhere; the search gives up on them.
  private var patience = 4_000

  init(_ first: Cubic, _ second: Cubic, tolerance: CGFloat) {
    self.tolerance = tolerance
    guard first.box(tolerance).meets(second.box(tolerance)) else { return }
    if first.isLine, second.isLine {
      meet(lines: first, second)
    } else if first != second, first != second.reversed {
      search(Part(cubic: first), Part(cubic: second))
    }
  }

  /// A stretch of a piece with the parameters it lies between.
  private struct Part {
    let cubic: Cubic
    var low: CGFloat = 0
    var high: CGFloat = 1

    var middle: CGFloat { (low + high) / 2 }

    var halves: [Part] {
      let (head, tail) = cubic.split(0.5)
      return [
        Part(cubic: head, low: low, high: middle), Part(cubic: tail, low: middle, high: high),
      ]
    }
  }

  private mutating func search(_ first: Part, _ second: Part) {
    guard patience > 0, found.count < 32 else { return }
    patience -= 1
    let (one, two) = (first.cubic.box(tolerance), second.cubic.box(tolerance))
    guard one.meets(two) else { return }
    let (extent, other) = (max(one.width, one.height), max(two.width, two.height))
    if max(extent, other) < 4 * tolerance || first.high - first.low < 1e-14 {
      found.append((first.middle, second.middle))
    } else if extent >= other {
      for half in first.halves { search(half, second) }
    } else {
      for half in second.halves { search(first, half) }
    }
  }

  private mutating func meet(lines first: Cubic, _ second: Cubic) {
    let (one, two) = (first.end - first.start, second.end - second.start)
    let between = second.start - first.start
    let cross = one.cross(two)
    if abs(cross) > 1e-10 * one.length * two.length {
      let (t, u) = (between.cross(two) / cross, between.cross(one) / cross)
      let (slack, other) = (tolerance / one.length, tolerance / two.length)
      if t > -slack, t < 1 + slack, u > -other, u < 1 + other { found.append((t, u)) }
      return
    }
    // Lines along each other: each ends somewhere on the other.
    guard abs(between.cross(one)) <= tolerance * one.length else { return }
    for (u, end) in [(CGFloat(0), second.start), (1, second.end)] {
      found.append(((end - first.start).dot(one) / one.dot(one), u))
    }
    for (t, end) in [(CGFloat(0), first.start), (1, first.end)] {
      found.append((t, (end - second.start).dot(two) / two.dot(two)))
    }
  }
}

extension Cubic {
  /// The box of a piece that turns back nowhere, a little larger.
  func box(_ margin: CGFloat) -> CGRect {
    CGRect(
      x: min(start.x, end.x) - margin, y: min(start.y, end.y) - margin,
      width: abs(end.x - start.x) + 2 * margin, height: abs(end.y - start.y) + 2 * margin)
  }
}

extension CGRect {
  fileprivate func meets(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
