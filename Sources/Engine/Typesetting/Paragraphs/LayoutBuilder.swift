import Foundation
import VectorDrawing

/// Makes the final layout out of broken lines. An object, as an answer keeps it until it is drawn.
final class LayoutBuilder {
  let attempt: TextComposer.Attempt
  let runs: [TextRun]
  /// Set where not everything runs from left to right.
  let directions: TextDirections?
  let options: TextOptions
  /// The width offered, points.
  let width: Double
  let scale: Double

  private var contents: [Content] = []

  init(
    attempt: TextComposer.Attempt, runs: [TextRun], directions: TextDirections?,
    options: TextOptions, width: Double, scale: Double
  ) {
    (self.attempt, self.runs, self.directions) = (attempt, runs, directions)
    (self.options, self.width, self.scale) = (options, width, scale)
    contents = attempt.lines.prefix(attempt.limit).map(content)
    if contents.isEmpty { contents = [emptyLine] }
    if attempt.overflows, let last = contents.indices.last {
      contents[last] = truncated(attempt.lines[last])
    }
  }

  /// The size alone, which is all that mostly is asked for.
  var size: CGSize {
    let frame = TextFrame(options: options, proposal: width)
    var top = 0.0
    for index in contents.indices.dropLast() {
      top += contents[index].metrics.pitch(lineSpacing: options.lineSpacing)
    }
    return CGSize(width: box(frame), height: options.grid.up(height(from: top, frame)))
  }

  var lineCount: Int { contents.count }

  /// Whether something is left out.
  var isTruncated: Bool { attempt.overflows }

  /// The drawn width of the first line, points.
  var firstWidth: Double { contents[0].drawn }

  /// The width of all lines, points.
  private func box(_ frame: TextFrame) -> Double {
    var reported = 0.0
    for index in contents.indices { reported = max(reported, contents[index].reported) }
    return frame.width(ofContent: reported)
  }

  /// The height down to where the last line ends, which begins somewhere, with the room reserved.
  private func height(from top: Double, _ frame: TextFrame) -> Double {
    let last = contents[contents.count - 1].metrics
    let height = top + last.height
    let missing = frame.reservedLines - contents.count
    if missing <= 0 { return height }
    return height + last.pitch(lineSpacing: options.lineSpacing) * Double(missing)
  }

  /// The layout.
  var layout: TextLayout {
    let frame = TextFrame(options: options, proposal: width)
    let box = box(frame)
    var lines: [TextLine] = []
    lines.reserveCapacity(contents.count)
    var top = 0.0
    var previous: LineMetrics?
    for content in contents {
      if let previous { top += previous.pitch(lineSpacing: options.lineSpacing) }
      lines.append(line(content, top: top, box: box, frame: frame))
      previous = content.metrics
    }
    return assemble(lines, top: top, width: box, frame: frame)
  }

  /// One line before it is placed.
  private struct Content {
    let pieces: [LinePiece]
    let metrics: LineMetrics
    /// Without hanging space, points.
    let drawn: Double
    /// With hanging space, points.
    let reported: Double
  }

  private var emptyLine: Content {
    Content(pieces: [], metrics: LineMetrics.of(attempt.text, 0..<0, runs), drawn: 0, reported: 0)
  }

  private func content(_ line: LineRange) -> Content {
    Content(
      pieces: [.text(line.start..<line.end)],
      metrics: LineMetrics.of(attempt.text, line.start..<line.end, runs), drawn: line.drawn,
      reported: line.full)
  }

  private func truncated(_ line: LineRange) -> Content {
    let truncator = Truncator(text: attempt.text, width: width)
    let result = truncator.pieces(from: line.start, mode: options.truncation)
    return Content(
      pieces: result.pieces,
      metrics: LineMetrics.of(attempt.text, line.start..<line.end, runs), drawn: result.width,
      reported: result.width)
  }

  private func line(
    _ content: Content, top: Double, box: Double, frame: TextFrame
  ) -> TextLine {
    let builder = FragmentBuilder(text: attempt.text, runs: runs, directions: directions)
    let x = frame.offset(
      ofLine: content.drawn, in: box,
      writtenBackwards: builder.base(at: content.pieces) & 1 == 1)
    return TextLine(
      x: x, baseline: options.grid.nearest(top + content.metrics.baseline), width: content.drawn,
      ascender: content.metrics.ascender, descender: content.metrics.descender,
      fragments: builder.fragments(content.pieces, x: x))
  }

  private func assemble(
    _ lines: [TextLine], top: Double, width: Double, frame: TextFrame
  ) -> TextLayout {
    let last = contents[contents.count - 1].metrics
    let height = height(from: top, frame)
    return TextLayout(
      size: CGSize(width: width, height: options.grid.up(height)), lines: lines,
      isTruncated: attempt.overflows, scale: scale,
      firstBaseline: options.grid.nearest(contents[0].metrics.baseline),
      lastBaseline: options.grid.up(top + last.baseline))
  }
}
