import Foundation

/// Cuts the pieces of a line into fragments, one per run.
struct FragmentBuilder {
  let text: ShapedText
  let runs: [TextRun]

  /// - Parameters:
  ///   - x: the line's left end, points.
  ///   - width: the line's drawn width, points.
  func fragments(
    _ pieces: [LinePiece], x: Double, rightToLeft: Bool, width: Double
  ) -> [TextFragment] {
    var result: [TextFragment] = []
    for piece in pieces {
      switch piece {
      case .text(let range): append(visible(range), &result)
      case .ellipsis(let run): appendEllipsis(run, &result)
      }
    }
    place(&result, x: x, rightToLeft: rightToLeft, width: width)
    return result
  }

  /// A stretch without its trailing newline and hanging space.
  private func visible(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.clusters[end - 1].kind != .glyph { end -= 1 }
    return range.lowerBound..<end
  }

  private func append(_ range: Range<Int>, _ result: inout [TextFragment]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let run = text.clusters[index].run
      let first = text.clusters[index]
      var width = 0.0
      while index < range.upperBound, text.clusters[index].run == run {
        width += text.clusters[index].advance
        index += 1
      }
      let last = text.clusters[index - 1]
      let bytes = Int(first.start)..<Int(last.start + last.length)
      add(Self.slice(runs[Int(run)].text, bytes), Int(run), width, &result)
    }
  }

  private func appendEllipsis(_ run: Int, _ result: inout [TextFragment]) {
    add("\u{2026}", run, text.ellipsisAdvance(run: run), &result)
  }

  /// Adds to the last fragment if that belongs to the same run.
  private func add(_ string: String, _ run: Int, _ width: Double, _ result: inout [TextFragment]) {
    let source = runs[run]
    let isText = source.attachment == nil || string == "\u{2026}"
    if isText, let last = result.indices.last, result[last].tag == source.tag,
      result[last].font === text.fonts[run], result[last].attachment == nil
    {
      result[last].text += string
      result[last].width += width
      return
    }
    result.append(
      TextFragment(
        tag: source.tag, text: string, font: text.fonts[run], x: 0, width: width,
        baselineOffset: source.baselineOffset, letterSpacing: source.letterSpacing,
        attachment: isText ? nil : source.attachment,
        attachmentDescent: source.attachmentDescent))
  }

  private func place(
    _ fragments: inout [TextFragment], x: Double, rightToLeft: Bool, width: Double
  ) {
    var position = rightToLeft ? x + width : x
    for index in fragments.indices {
      if rightToLeft { position -= fragments[index].width }
      fragments[index].x = position
      if !rightToLeft { position += fragments[index].width }
    }
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
