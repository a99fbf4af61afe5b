import Foundation

/// The vertical measures of one line: those of its tallest run, points.
struct LineMetrics: Equatable {
  /// Height above the baseline.
  var ascender = 0.0
  /// Depth below the baseline, positive.
  var descender = 0.0
  /// From the line's top to its baseline.
  var baseline = 0.0
  /// The height the line takes.
  var height = 0.0
  /// Extra space before the next line.
  var leading = 0.0

  /// Ascender + descender, before the Mac's rounding.
  var natural: Double { ascender + descender }

  /// Makes room for a run.
  mutating func include(_ run: TextRun, font: ResolvedFont) {
    if let attachment = run.attachment {
      let above = attachment.height - run.attachmentDescent + max(run.baselineOffset, 0)
      baseline = max(baseline, above)
      include(
        ascender: above,
        descender: run.attachmentDescent + max(-run.baselineOffset, 0),
        height: attachment.height + abs(run.baselineOffset))
      return
    }
    let offset = abs(run.baselineOffset)
    baseline = max(baseline, font.baselineAscent + max(run.baselineOffset, 0))
    if font.naturalLineHeight >= natural { leading = font.leading }
    include(
      ascender: font.ascender + max(run.baselineOffset, 0),
      descender: font.descender + max(-run.baselineOffset, 0), height: font.lineHeight + offset)
  }

  private mutating func include(ascender: Double, descender: Double, height: Double) {
    let tallest = max(natural, ascender + descender)
    self.ascender = max(self.ascender, ascender)
    self.descender = max(self.descender, descender)
    self.height = max(self.height, height)
    // Runs that reach up and down by different amounts need more than the tallest of them.
    if natural > tallest { self.height = max(self.height, natural) }
  }

  /// The distance to the next baseline under `lineSpacing` (Facts/layout.md#line-pitch).
  func pitch(lineSpacing: Double) -> Double {
    max(height + leading, natural + lineSpacing)
  }
}
