/// Shortens the last permitted line with an ellipsis, character by character.
struct Truncator {
  let text: ShapedText
  /// The width to fill, points.
  let width: Double

  /// The pieces of a line that starts at a character, and the drawn width.
  func pieces(
    from start: Int, mode: TextOptions.Truncation
  ) -> (pieces: [LinePiece], width: Double) {
    switch mode {
    case .tail: return tail(start)
    case .head: return head(start)
    case .middle: return middle(start)
    }
  }

  private func tail(_ start: Int) -> (pieces: [LinePiece], width: Double) {
    var end = start
    var used = 0.0
    let dots = ellipsisWidth(run(at: start))
    while end < clusters.count, clusters[end].kind != .newline {
      let next = used + clusters[end].advance
      if next + dots > width + LineBreaker.tolerance { break }
      used = next
      end += 1
    }
    while end > start, clusters[end - 1].kind == .space {
      end -= 1
      used -= clusters[end].advance
    }
    let ellipsis = LinePiece.ellipsis(run: run(at: max(end - 1, start)))
    return ([.text(start..<end), ellipsis], used + dots)
  }

  private func head(_ start: Int) -> (pieces: [LinePiece], width: Double) {
    let dots = ellipsisWidth(run(at: clusters.count - 1))
    let (begin, used) = suffix(downTo: start, room: width - dots)
    return ([.ellipsis(run: run(at: begin)), .text(begin..<textEnd)], used + dots)
  }

  private func middle(_ start: Int) -> (pieces: [LinePiece], width: Double) {
    let dots = ellipsisWidth(run(at: start))
    var end = start
    var used = 0.0
    while end < clusters.count, clusters[end].kind != .newline {
      let next = used + clusters[end].advance
      if next > (width - dots) / 2 { break }
      used = next
      end += 1
    }
    while end > start, clusters[end - 1].kind == .space {
      end -= 1
      used -= clusters[end].advance
    }
    let (begin, rest) = suffix(downTo: end, room: width - dots - used)
    let ellipsis = LinePiece.ellipsis(run: run(at: max(end - 1, start)))
    return ([.text(start..<end), ellipsis, .text(begin..<textEnd)], used + dots + rest)
  }

  /// The end of the text that fits a width, without leading space.
  private func suffix(downTo start: Int, room: Double) -> (begin: Int, width: Double) {
    var begin = textEnd
    var used = 0.0
    while begin > start, clusters[begin - 1].kind != .newline {
      let next = used + clusters[begin - 1].advance
      if next > room + LineBreaker.tolerance { break }
      used = next
      begin -= 1
    }
    while begin < textEnd, clusters[begin].kind == .space {
      used -= clusters[begin].advance
      begin += 1
    }
    return (begin, used)
  }

  private var clusters: [Cluster] { text.clusters }

  /// The end of the text without trailing newlines and space.
  private var textEnd: Int {
    var end = clusters.count
    while end > 0, clusters[end - 1].kind != .glyph { end -= 1 }
    return end
  }

  private func run(at index: Int) -> Int {
    guard let last = clusters.indices.last else { return 0 }
    return Int(clusters[min(max(index, 0), last)].run)
  }

  private func ellipsisWidth(_ run: Int) -> Double {
    text.ellipsisAdvance(run: run)
  }
}
