package import Foundation
import VectorDrawing

/// A text that answers size questions and lays itself out, remembering its last answers.
package final class TextBlock {
  /// The runs in reading order.
  package let runs: [TextRun]
  /// How the text behaves as a paragraph.
  package let options: TextOptions

  /// Width of a text of one plain ASCII run; nil when the long way is needed.
  private let plainWidth: Double?
  private var composer: TextComposer?
  private var remembered: [Answer] = []
  /// The one line of a plain text; it is the same for every proposal it fits in.
  private var plainAnswer: Answer?
  private var plainSize: CGSize?

  /// What those who draw the text keep with it, for as long as it is kept itself.
  package var kept: AnyObject?

  package init(runs: [TextRun], options: TextOptions) {
    self.runs = runs
    self.options = options
    // Without a letter, text takes the direction of the layout, which is more than a width.
    // A height may shrink the one line of a text that has a width enough.
    let isPlain =
      !options.isPlaceholder && !options.mayShrink
      && !(options.rightToLeft && Self.mayTurn(runs, options))
    plainWidth = isPlain ? PlainWidth.measure(runs) : nil
  }

  /// The text laid out for a proposal; nil is an unspecified length. A text of flexible width takes
  /// an infinite proposal too, as stacks make it to learn how flexible a view is.
  package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    if options.isWidthFlexible, width == .infinity {
      var layout = layout(width: nil, height: height)
      layout.size.width = .infinity
      return layout
    }
    return answer(width, height).layout
  }

  /// What the text answers to a proposal, for those that draw it.
  package func answer(width: CGFloat?, height: CGFloat?) -> Answer {
    // The width that is answered then is not drawn.
    answer(options.isWidthFlexible && width == .infinity ? nil : width, height)
  }

  /// The size of the text laid out for a proposal.
  package func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    if let plainSize, let plainWidth, plainWidth <= Self.sane(width) { return plainSize }
    if options.isWidthFlexible { return layout(width: width, height: height).size }
    return answer(width, height).size
  }

  /// The size of a plain text where it was measured and has the room for its one line, and the
  /// least width that has: what most texts are asked for, again and again.
  package func line(in width: CGFloat?) -> (size: CGSize, least: CGFloat)? {
    guard let plainSize, let plainWidth, plainWidth <= Self.sane(width) else { return nil }
    return (plainSize, CGFloat(plainWidth))
  }

  private func answer(_ offered: CGFloat?, _ offeredHeight: CGFloat?) -> Answer {
    let width = Self.sane(offered)
    if let plainWidth, plainWidth <= width, !options.isWidthFlexible {
      if let plainAnswer { return plainAnswer }
      let answer = Answer(width, .infinity, plain: plainLayout(plainWidth, in: width))
      (plainAnswer, plainSize) = (answer, answer.size)
      return answer
    }
    let height = Self.sane(offeredHeight)
    if height.isFinite {
      // What fits at any height is the same at every height that has room for it.
      let whole = answer(offered, nil)
      let isSettled = whole.isComplete || isCutByLimit(whole)
      let isWhole = whole.size.height <= height || isOfAnyHeight(whole)
      if isSettled, isWhole { return whole }
    }
    for answer in remembered where answer.width == width && answer.height == height {
      return answer
    }
    let answer = composed(width, height)
    if remembered.count == 8 { remembered.removeFirst() }
    remembered.append(answer)
    return answer
  }

  /// The lengths from which on the text is laid out as for a proposal, also without a limit: where
  /// it is complete, what it takes is enough. A single line, which no height cuts, needs any, if
  /// none may shrink it.
  package func room(width: CGFloat?, height: CGFloat? = nil) -> TextRoom {
    if options.isWidthFlexible { return TextRoom() }
    let limit = Self.sane(width)
    if let plainWidth, plainWidth <= limit {
      return TextRoom(width: plainWidth, height: -.infinity)
    }
    let whole = answer(width, nil)
    var room = TextRoom(height: -.infinity)
    if !isOfAnyHeight(whole) {
      room.height = whole.size.height <= Self.sane(height) ? whole.size.height : nil
    }
    guard whole.isComplete else { return isCutByLimit(whole) ? room : TextRoom() }
    if whole.lineCount > 1 { return room }
    // As wide as the proposal, rounded: it may be the proposal that counts.
    let isCut = limit.isFinite && whole.size.width >= options.grid.up(limit)
    room.width = isCut ? nil : max(whole.size.width, whole.firstWidth)
    return room
  }

  /// The width without any limit: one line per paragraph, rounded up to a pixel, points.
  /// Strongly negative letter spacing cannot make it negative.
  package var idealWidth: CGFloat {
    if let plainWidth { return max(options.grid.up(plainWidth), 0) }
    return size(width: nil, height: nil).width
  }

  /// The least and the greatest width the text may answer, for the flexibility of stacks.
  package func widthRange() -> ClosedRange<CGFloat> {
    options.isWidthFlexible ? 0...CGFloat.infinity : 0...idealWidth
  }

  /// The least and the greatest height the text may answer at a width.
  package func heightRange(width: CGFloat?) -> ClosedRange<CGFloat> {
    let greatest = size(width: width, height: nil).height
    if let line = line(in: width) { return line.size.height...line.size.height }
    let least = lineHeight ?? size(width: width, height: 0).height
    // Lines may overlap, so that a text may be higher when it is cut.
    return min(least, greatest)...max(least, greatest)
  }

  /// The default distances to neighbours, by the tallest run.
  package var spacing: TextSpacing? {
    let fonts = runs.lazy.map(\.font)
    guard let tallest = fonts.max(by: { $0.naturalLineHeight < $1.naturalLineHeight }) else {
      return nil
    }
    return TextSpacing(font: tallest, pixelsPerPoint: options.pixelsPerPoint)
  }

  /// Whether only the limit of lines cuts an answer at any height: what has room for as many lines
  /// then cuts it just so. Not where the height has a say in the size of letters, or of lines.
  private func isCutByLimit(_ whole: Answer) -> Bool {
    whole.isTruncated && options.lineLimit == whole.lineCount && isOfEqualLines
  }

  /// Whether an answer is the same at any height: a single line that nothing shrinks.
  private func isOfAnyHeight(_ whole: Answer) -> Bool {
    whole.lineCount == 1 && !options.mayShrink
  }

  /// Whether every line is as high as any other.
  private var isOfEqualLines: Bool {
    runs.count == 1 && runs[0].attachment == nil && !options.mayShrink
  }

  /// The height of the text where there is room for one line only, if that is always the same.
  private var lineHeight: CGFloat? {
    guard isOfEqualLines, !options.isWidthFlexible else { return nil }
    var metrics = LineMetrics()
    metrics.include(runs[0], font: runs[0].font)
    return TextFrame(options: options, proposal: .infinity).height(of: metrics, lines: 1)
  }

  private static func mayTurn(_ runs: [TextRun], _ options: TextOptions) -> Bool {
    if options.writesInLayoutDirection { return true }
    return !runs.contains { $0.text.utf8.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } }
  }

  private func composed(_ width: Double, _ height: Double) -> Answer {
    if let plainWidth, plainWidth <= width + LineBreaker.tolerance {
      return Answer(width, height, plain: plainLayout(plainWidth, in: width))
    }
    let composer = composer ?? TextComposer(runs: runs, options: options)
    self.composer = composer
    return Answer(width, height, composer.compose(width: width, height: height))
  }

  private func plainLayout(_ width: Double, in proposal: Double) -> PlainLayout {
    PlainLayout(run: runs[0], width: width, proposal: proposal, options: options)
  }

  /// Unspecified and undefined proposals have no limit; negative ones have no room.
  private static func sane(_ length: CGFloat?) -> Double {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }
}
