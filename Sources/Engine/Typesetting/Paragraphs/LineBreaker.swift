/// Fills lines greedily: as many words as fit, hanging space aside.
struct LineBreaker {
  /// The text.
  let clusters: [Cluster]
  /// The width to fill, points; infinite for one line per paragraph.
  let width: Double

  /// Text this much wider still fits, so that a text fits the size it has asked for.
  static let tolerance = 0.005

  /// The lines, at most `limit` + 1: one more than allowed tells that truncation is needed.
  func lines(limit: Int) -> [LineRange] {
    var result: [LineRange] = []
    var start = 0
    while result.count <= limit {
      guard let line = line(from: start) else { break }
      result.append(line)
      start = line.end
      let endsInNewline = line.end > line.start && clusters[line.end - 1].kind == .newline
      if start >= clusters.count {
        // A final newline opens one more, empty line.
        if endsInNewline, result.count <= limit {
          result.append(
            LineRange(start: start, end: start, drawn: 0, full: 0, isParagraphEnd: true))
        }
        break
      }
    }
    return result
  }

  /// The line that starts at a character; nil at the end of the text.
  private func line(from start: Int) -> LineRange? {
    guard start < clusters.count else { return nil }
    var full = 0.0
    var drawn = 0.0
    var lastBreak: LineRange?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.kind == .newline {
        return LineRange(
          start: start, end: index + 1, drawn: drawn, full: full, isParagraphEnd: true)
      }
      if cluster.kind == .glyph, full + cluster.advance > width + Self.tolerance, index > start {
        return lastBreak
          ?? LineRange(start: start, end: index, drawn: drawn, full: full, isParagraphEnd: false)
      }
      full += cluster.advance
      index += 1
      if cluster.kind == .glyph { drawn = full }
      if cluster.breaksAfter {
        lastBreak = LineRange(
          start: start, end: index, drawn: drawn, full: full, isParagraphEnd: false)
      }
    }
    return LineRange(start: start, end: index, drawn: drawn, full: full, isParagraphEnd: true)
  }
}
