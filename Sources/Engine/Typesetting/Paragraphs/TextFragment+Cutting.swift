package import Foundation

extension TextFragment {
  /// How far each character reaches from where reading begins, points; the last is the width.
  package var characterEnds: [CGFloat] {
    if attachment != nil { return [width] }
    let run = TextRun(text: text, font: font, kerning: letterSpacing)
    let shaped = ShapedText(runs: [run], fonts: [font], isPlaceholder: false)
    var end: CGFloat = 0
    let ends = shaped.clusters.map { cluster in
      end += cluster.advance
      return end
    }
    // Tightened letters stand nearer together than their advances say.
    let scale = end > 0 ? width / end : 1
    return ends.map { $0 * scale }
  }

  /// Some of the characters, where they stand in the whole.
  ///
  /// - Parameter ends: the fragment's `characterEnds`.
  package func cut(to characters: Range<Int>, ends: [CGFloat]) -> TextFragment {
    let characters = characters.clamped(to: ends.indices)
    if characters == ends.indices { return self }
    var part = self
    let start = characters.lowerBound == 0 ? 0 : ends[characters.lowerBound - 1]
    let end = characters.isEmpty ? start : ends[characters.upperBound - 1]
    part.text = String(text.dropFirst(characters.lowerBound).prefix(characters.count))
    part.width = end - start
    part.x = isRightToLeft ? x + width - end : x + start
    part.isCut = true
    return part
  }
}

extension TextLine {
  /// A line of one fragment where that lies.
  package init(_ fragment: TextFragment, baseline: CGFloat) {
    self.init(
      x: fragment.x, baseline: baseline, width: fragment.width, ascender: fragment.font.ascender,
      descender: fragment.font.descender, fragments: [fragment])
  }
}
