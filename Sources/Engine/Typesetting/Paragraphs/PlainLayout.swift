import Foundation
import VectorDrawing

/// The layout of one run on one line. Its lists are made only where they are asked for.
struct PlainLayout {
  let size: CGSize
  let firstBaseline: CGFloat
  private let lastBaseline: CGFloat
  private let run: TextRun
  /// The left end and the width of the line, points.
  private let x: CGFloat
  let width: CGFloat
  private let ascender: CGFloat
  private let descender: CGFloat

  /// - Parameters:
  ///   - width: the run's width, points.
  ///   - proposal: the width offered, points.
  init(run: TextRun, width: Double, proposal: Double, options: TextOptions) {
    var metrics = LineMetrics()
    metrics.include(run, font: run.font)
    let frame = TextFrame(options: options, proposal: proposal)
    size = CGSize(
      width: frame.width(ofContent: width), height: frame.height(of: metrics, lines: 1))
    x = frame.offset(ofLine: width, in: size.width, writtenBackwards: false)
    firstBaseline = options.grid.nearest(metrics.baseline)
    lastBaseline = options.grid.up(metrics.baseline)
    (self.run, self.width) = (run, width)
    (ascender, descender) = (metrics.ascender, metrics.descender)
  }

  func line(drawnWith paint: Paint) -> DrawnLine {
    var piece = TextLineItem.Fragment(
      text: run.text, x: x, width: width, font: run.font.fontFace, paint: paint)
    (piece.raise, piece.spacing) = (run.baselineOffset, run.letterSpacing)
    return DrawnLine(piece, baseline: firstBaseline)
  }

  var layout: TextLayout {
    let fragment = TextFragment(
      tag: run.tag, text: run.text, font: run.font, x: x, width: width,
      baselineOffset: run.baselineOffset, letterSpacing: run.letterSpacing, attachment: nil,
      attachmentDescent: 0)
    let line = TextLine(
      x: x, baseline: firstBaseline, width: width, ascender: ascender, descender: descender,
      fragments: [fragment])
    return TextLayout(
      size: size, lines: [line], isTruncated: false, scale: 1, firstBaseline: firstBaseline,
      lastBaseline: lastBaseline)
  }
}
