/// A paragraph of exactly two lines does not end with a lone word if moving the word before it down
/// makes the lines more even (Facts/layout.md#balanced-lines).
enum LineBalancer {
  static func balance(_ lines: [LineRange], _ breaker: LineBreaker) -> [LineRange] {
    var result = lines
    var index = 0
    while index < result.count {
      let first = index
      while index < result.count, !result[index].isParagraphEnd { index += 1 }
      if index == first + 1, index < result.count {
        if let pair = rebalance(result[first], result[index], breaker) {
          result[first] = pair.upper
          result[index] = pair.lower
        }
      }
      index += 1
    }
    return result
  }

  private static func rebalance(
    _ upper: LineRange, _ lower: LineRange, _ breaker: LineBreaker
  ) -> (upper: LineRange, lower: LineRange)? {
    let clusters = breaker.clusters
    guard isLoneWord(lower, clusters), upper.end > upper.start,
      clusters[upper.end - 1].breaksAfter, clusters[upper.end - 1].kind == .space
    else { return nil }
    guard let end = previousBreak(upper, clusters) else { return nil }
    let moved = clusters[end..<upper.end].reduce(0) { $0 + $1.advance }
    var shorter = upper
    shorter.end = end
    shorter.full -= moved
    shorter.drawn = drawnWidth(upper.start..<end, clusters)
    var longer = lower
    longer.start = end
    longer.drawn += moved
    longer.full += moved
    let evener = abs(shorter.drawn - longer.drawn) < abs(upper.drawn - lower.drawn)
    guard evener, longer.drawn <= breaker.width + LineBreaker.tolerance else {
      return nil
    }
    return (shorter, longer)
  }

  private static func isLoneWord(_ line: LineRange, _ clusters: [Cluster]) -> Bool {
    !clusters[line.start..<line.end].dropLast().contains { $0.breaksAfter && $0.kind != .newline }
  }

  /// The last break that is allowed before the end of a line.
  private static func previousBreak(_ line: LineRange, _ clusters: [Cluster]) -> Int? {
    var index = line.end - 2
    while index > line.start {
      if clusters[index].breaksAfter { return index + 1 }
      index -= 1
    }
    return nil
  }

  /// The width of a stretch without its trailing space, points.
  private static func drawnWidth(_ range: Range<Int>, _ clusters: [Cluster]) -> Double {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].kind != .glyph { end -= 1 }
    return clusters[range.lowerBound..<end].reduce(0) { $0 + $1.advance }
  }
}
