import Foundation

/// Lays a text out the long way: several runs, lines or scripts, truncation, shrinking.
final class TextComposer {
  let runs: [TextRun]
  let options: TextOptions
  private let natural: ShapedText
  /// The same for every scale, as it depends on the characters alone.
  private let directions: TextDirections?
  /// The lines of the text in the width asked for last, of which several heights are asked.
  private var broken: (width: Double, limit: Int, lines: [LineRange])?

  init(runs: [TextRun], options: TextOptions) {
    self.runs = runs
    self.options = options
    natural = ShapedText(
      runs: runs, fonts: runs.map(\.font), isPlaceholder: options.isPlaceholder)
    directions = TextDirections.of(natural, runs, options)
  }

  /// The layout for a proposal; infinite lengths are no limit.
  func compose(width: Double, height: Double) -> LayoutBuilder {
    let first = attempt(natural, width, height, isNatural: true)
    if options.mayShrink, first.isCut(by: width) { return shrink(width, height) }
    if !first.overflows { return finish(first, width, scale: 1) }
    if options.allowsTightening, let tight = tighten(width, height) {
      return finish(tight, width, scale: 1)
    }
    return finish(first, width, scale: 1)
  }

  /// Text broken into lines at one scale.
  struct Attempt {
    let text: ShapedText
    var lines: [LineRange]
    /// How many lines may be shown.
    let limit: Int
    /// Whether there are more.
    let overflows: Bool
    /// Whether not even the first line has the room it needs above and below.
    let isTooHigh: Bool

    /// Whether something is not shown whole: a line, or a single letter or emoji, which no line
    /// can break.
    func isCut(by width: Double) -> Bool {
      overflows || isTooHigh || text.clusters.contains { $0.advance > width }
    }
  }

  private func attempt(
    _ text: ShapedText, _ width: Double, _ height: Double, isNatural: Bool = false
  ) -> Attempt {
    let breaker = LineBreaker(clusters: text.clusters, width: width)
    let limit = options.lineLimit.map { max($0, 1) } ?? Int(Int32.max)
    let room = LineRoom(text: text, runs: runs, options: options, height: height)
    let bound = room.bound(limit)
    let greedy = isNatural ? naturalLines(breaker, bound) : breaker.lines(limit: bound)
    let lines = LineBalancer.balance(greedy, breaker)
    let fitting = min(limit, room.fittingCount(of: lines))
    return Attempt(
      text: text, lines: lines, limit: fitting, overflows: lines.count > fitting,
      isTooHigh: room.isTooLow(for: lines))
  }

  /// The lines that were broken before, as far as they are asked for, or new ones.
  private func naturalLines(_ breaker: LineBreaker, _ limit: Int) -> [LineRange] {
    if let broken, broken.width == breaker.width,
      limit <= broken.limit || broken.lines.count <= broken.limit
    {
      return broken.lines.count <= limit + 1 ? broken.lines : Array(broken.lines[...limit])
    }
    let lines = breaker.lines(limit: limit)
    broken = (breaker.width, limit, lines)
    return lines
  }

  /// `minimumScaleFactor`: the largest size in quarters of a point between the factor and 1
  /// (Facts/layout.md#fitting-text).
  private func shrink(_ width: Double, _ height: Double) -> LayoutBuilder {
    let factor = Double(options.minimumScaleFactor)
    let quarters = Double(runs.map(\.font.pointSize).max() ?? 0) * 4
    var low = Int((quarters * factor).rounded(.up)) - 1
    var high = Int(quarters.rounded(.up))
    var best: (attempt: Attempt, scale: Double)?
    while high - low > 1 {
      let middle = (low + high) / 2
      let scale = Double(middle) / quarters
      let candidate = attempt(scaled(scale), width, height)
      if candidate.isCut(by: width) {
        high = middle
      } else {
        low = middle
        best = (candidate, scale)
      }
    }
    if let best { return finish(best.attempt, width, scale: best.scale) }
    return finish(attempt(scaled(factor), width, height), width, scale: factor)
  }

  private func scaled(_ factor: Double) -> ShapedText {
    ShapedText(
      runs: runs, fonts: runs.map { FontLibrary.shared.scaled($0.font, by: factor) },
      isPlaceholder: options.isPlaceholder)
  }

  /// `allowsTightening`: letters move together by at most 1/72 of the font's size.
  private func tighten(_ width: Double, _ height: Double) -> Attempt? {
    guard let size = runs.map(\.font.pointSize).max() else { return nil }
    let most = size / 72
    let count = Double(max(natural.clusters.count, 1))
    let excess = natural.clusters.reduce(0) { $0 + $1.advance } - width
    let needed = options.lineLimit == 1 && excess > 0 ? min(excess / count, most) : most
    let text = ShapedText(
      runs: runs, fonts: natural.fonts, isPlaceholder: options.isPlaceholder, tightening: needed)
    return attempt(text, width, height)
  }

  private func finish(_ attempt: Attempt, _ width: Double, scale: Double) -> LayoutBuilder {
    LayoutBuilder(
      attempt: attempt, runs: runs, directions: directions, options: options, width: width,
      scale: scale)
  }
}
