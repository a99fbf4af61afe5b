/// A function given by points: straight lines between them, flat beyond the first and the last.
struct PointTable: Sendable {
  /// Pairs [x, y] with rising x.
  let points: [[Double]]

  init(_ points: [[Double]]) { self.points = points.filter { $0.count == 2 } }

  /// - Parameter rows: numbers separated by spaces: x, y, x, y …
  init(rows: [String]) {
    let numbers = rows.flatMap { row in row.split(separator: " ").compactMap { Double($0) } }
    points = stride(from: 0, to: numbers.count - 1, by: 2).map { [numbers[$0], numbers[$0 + 1]] }
  }

  /// The value at a point.
  func value(at x: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if x <= first[0] { return first[1] }
    if x >= last[0] { return last[1] }
    var low = 0
    var high = points.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle][0] <= x { low = middle } else { high = middle }
    }
    let (from, to) = (points[low], points[high])
    let share = (x - from[0]) / (to[0] - from[0])
    return from[1] + (to[1] - from[1]) * share
  }
}
