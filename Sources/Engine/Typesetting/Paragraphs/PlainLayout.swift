import Foundation
import VectorDrawing

/// The layout of one run on one line.
enum PlainLayout {
  /// - Parameters:
  ///   - width: the run's width, points.
  ///   - proposal: the width offered, points.
  static func make(
    run: TextRun, width: Double, proposal: Double, options: TextOptions
  ) -> TextLayout {
    var metrics = LineMetrics()
    metrics.include(run, font: run.font)
    let frame = TextFrame(options: options, proposal: proposal)
    let size = CGSize(
      width: frame.width(ofContent: width), height: frame.height(of: metrics, lines: 1))
    let first = options.grid.nearest(metrics.baseline)
    let fragment = TextFragment(
      tag: run.tag, text: run.text, font: run.font,
      x: frame.offset(ofLine: width, in: size.width, writtenBackwards: false), width: width,
      baselineOffset: run.baselineOffset, letterSpacing: run.letterSpacing, attachment: nil,
      attachmentDescent: 0)
    let line = TextLine(
      x: fragment.x, baseline: first, width: width, ascender: metrics.ascender,
      descender: metrics.descender, fragments: [fragment])
    return TextLayout(
      size: size, lines: [line], isTruncated: false, scale: 1, firstBaseline: first,
      lastBaseline: options.grid.up(metrics.baseline))
  }
}
