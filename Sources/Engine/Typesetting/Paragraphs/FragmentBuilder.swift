import Foundation

/// Cuts the pieces of a line into fragments, one per run and direction.
struct FragmentBuilder {
  let text: ShapedText
  let runs: [TextRun]
  /// Set where not everything runs from left to right.
  let directions: TextDirections?

  /// A stretch of the line in one run and direction, in reading order.
  private struct Stretch {
    var run: Int
    var string: String
    var width: Double
    var level: UInt8
    var isEllipsis = false
  }

  /// - Parameter x: the line's left end, points.
  /// - Returns: the fragments in reading order.
  func fragments(_ pieces: [LinePiece], x: Double) -> [TextFragment] {
    var stretches: [Stretch] = []
    for piece in pieces {
      switch piece {
      case .text(let range): append(visible(range), &stretches)
      case .ellipsis(let run):
        let width = text.ellipsisAdvance(run: run)
        let level = base(at: pieces)
        add(
          Stretch(run: run, string: "\u{2026}", width: width, level: level, isEllipsis: true),
          &stretches)
      }
    }
    if directions != nil { stretches = joined(stretches, base: base(at: pieces)) }
    var fragments = stretches.map(fragment)
    var position = x
    for index in BidiOrder.visual(stretches.map(\.level)) {
      fragments[index].x = position
      position += fragments[index].width
    }
    return fragments
  }

  /// A stretch without its trailing newline and hanging space.
  private func visible(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.clusters[end - 1].kind != .glyph { end -= 1 }
    return range.lowerBound..<end
  }

  /// The level of the paragraph that a line belongs to.
  func base(at pieces: [LinePiece]) -> UInt8 {
    guard let directions else { return 0 }
    for case .text(let range) in pieces where directions.bases.indices.contains(range.lowerBound) {
      return directions.bases[range.lowerBound]
    }
    return directions.bases.last ?? 0
  }

  private func append(_ range: Range<Int>, _ result: inout [Stretch]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let first = text.clusters[index]
      let level = directions?.levels[index] ?? 0
      var width = 0.0
      while index < range.upperBound, text.clusters[index].run == first.run,
        (directions?.levels[index] ?? 0) == level
      {
        width += text.clusters[index].advance
        index += 1
      }
      let last = text.clusters[index - 1]
      let bytes = Int(first.start)..<Int(last.start + last.length)
      let run = Int(first.run)
      let string = Self.slice(runs[run].text, bytes)
      add(Stretch(run: run, string: string, width: width, level: level), &result)
    }
  }

  /// Adds to the last stretch if that belongs to the same run and direction.
  private func add(_ stretch: Stretch, _ result: inout [Stretch]) {
    if let last = result.indices.last, result[last].level == stretch.level,
      isSameRun(result[last], stretch)
    {
      result[last].string += stretch.string
      result[last].width += stretch.width
      return
    }
    result.append(stretch)
  }

  private func isSameRun(_ left: Stretch, _ right: Stretch) -> Bool {
    isText(left) && isText(right) && runs[left.run].tag == runs[right.run].tag
      && text.fonts[left.run] === text.fonts[right.run]
  }

  private func isText(_ stretch: Stretch) -> Bool {
    runs[stretch.run].attachment == nil || stretch.isEllipsis
  }

  /// A line of a single run stays whole: whatever draws it orders its characters by the same rules.
  private func joined(_ stretches: [Stretch], base: UInt8) -> [Stretch] {
    guard var whole = stretches.first, stretches.allSatisfy({ isSameRun(whole, $0) }) else {
      return stretches
    }
    for next in stretches.dropFirst() {
      whole.string += next.string
      whole.width += next.width
    }
    whole.level = base
    return [whole]
  }

  private func fragment(_ stretch: Stretch) -> TextFragment {
    let source = runs[stretch.run]
    return TextFragment(
      tag: source.tag, text: stretch.string, font: text.fonts[stretch.run], x: 0,
      width: stretch.width, isRightToLeft: stretch.level & 1 == 1,
      baselineOffset: source.baselineOffset, letterSpacing: source.letterSpacing,
      attachment: isText(stretch) ? nil : source.attachment,
      attachmentDescent: source.attachmentDescent)
  }

  /// A stretch of the UTF-8 of a string, without copying if it is all of it.
  private static func slice(_ string: String, _ bytes: Range<Int>) -> String {
    let utf8 = string.utf8
    if bytes.lowerBound == 0, bytes.upperBound == utf8.count { return string }
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let end = utf8.index(start, offsetBy: bytes.count)
    return String(string[start..<end])
  }
}
