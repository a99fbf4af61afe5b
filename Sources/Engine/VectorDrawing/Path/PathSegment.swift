import Foundation

/// A line or curve of a path with its length in points.
struct PathSegment {
  let cubic: Cubic
  private(set) var length: CGFloat = 0
  /// The length up to each of the equal steps of the parameter.
  private var table: [CGFloat] = []

  /// The number of steps in which the length of a curve is summed up; the error for a quarter
  /// circle is below 0.01 %.
  private static let steps = 32

  init(_ cubic: Cubic) {
    self.cubic = cubic
    if cubic.isLine {
      length = cubic.start.distance(to: cubic.end)
      return
    }
    var last = cubic.start
    table = [0]
    for step in 1...Self.steps {
      let next = cubic.point(CGFloat(step) / CGFloat(Self.steps))
      length += last.distance(to: next)
      table.append(length)
      last = next
    }
  }

  /// The part between two fractions of the length.
  func part(from: CGFloat, to: CGFloat) -> Cubic {
    if from <= 0, to >= 1 { return cubic }
    let (low, high) = (parameter(from), parameter(to))
    let head = high >= 1 ? cubic : cubic.split(high).0
    return low <= 0 ? head : head.split(low / high).1
  }

  /// The parameter at a fraction of the length.
  private func parameter(_ fraction: CGFloat) -> CGFloat {
    if cubic.isLine || fraction <= 0 || fraction >= 1 { return fraction }
    let goal = fraction * length
    var step = 1
    while step < Self.steps, table[step] < goal { step += 1 }
    let (before, after) = (table[step - 1], table[step])
    let rest = after > before ? (goal - before) / (after - before) : 0
    return (CGFloat(step - 1) + rest) / CGFloat(Self.steps)
  }
}
