import Foundation

/// How many lines a height has room for: at least one.
struct LineRoom {
  let text: ShapedText
  let runs: [TextRun]
  let options: TextOptions
  /// The height offered, points.
  let height: Double

  /// A number of lines that surely does not fit, so that no more need be broken.
  func bound(_ limit: Int) -> Int {
    guard height.isFinite else { return limit }
    let spacing = options.lineSpacing
    let least =
      runs.indices.map { run in
        let metrics = metrics(ofRun: run)
        return min(metrics.height, metrics.pitch(lineSpacing: spacing))
      }.min() ?? 0
    guard least > 0 else { return limit }
    return min(limit, Int(min(height / least, 1e6)) + 1)
  }

  /// How many of the lines fit.
  func fittingCount(of lines: [LineRange]) -> Int {
    guard height.isFinite, lines.count > 1 else { return max(lines.count, 1) }
    var total = 0.0
    var previous: LineMetrics?
    for (index, line) in lines.enumerated() {
      let metrics = metrics(of: line)
      total += previous.map { $0.pitch(lineSpacing: options.lineSpacing) - $0.height } ?? 0
      total += metrics.height
      if index > 0, total > height + 0.001 { return index }
      previous = metrics
    }
    return lines.count
  }

  /// Whether the height is less than that of the first line, which is shown nevertheless.
  func isTooLow(for lines: [LineRange]) -> Bool {
    guard height.isFinite, let first = lines.first else { return false }
    return metrics(of: first).height > height + 0.001
  }

  private func metrics(ofRun run: Int) -> LineMetrics {
    var result = LineMetrics()
    result.include(runs[run], font: text.fonts[run])
    return result
  }

  /// The measures of a line.
  func metrics(of line: LineRange) -> LineMetrics {
    LineMetrics.of(text, line.start..<line.end, runs)
  }
}

extension LineMetrics {
  /// The measures of a stretch of characters; an empty one takes the run it stands in.
  static func of(_ text: ShapedText, _ range: Range<Int>, _ runs: [TextRun]) -> LineMetrics {
    var result = LineMetrics()
    guard !range.isEmpty, runs.count > 1 else {
      let last = text.clusters.last.map { Int($0.run) } ?? 0
      guard runs.indices.contains(last) else { return result }
      result.include(runs[last], font: text.fonts[last])
      return result
    }
    var seen: Int32 = -1
    for index in range where text.clusters[index].run != seen {
      seen = text.clusters[index].run
      result.include(runs[Int(seen)], font: text.fonts[Int(seen)])
    }
    return result
  }
}
