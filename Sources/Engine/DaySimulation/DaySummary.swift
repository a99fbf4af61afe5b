import Foundation

/// What there is to say of a widget's days in numbers.
package struct DaySummary: Hashable, Sendable {
  /// Reloads that were wished for.
  package let asked: Int
  /// Of these, those that were granted and counted.
  package let counted: Int
  /// Those that were granted and cost nothing.
  package let free: Int
  /// Those that were not granted before the end.
  package let withheld: Int
  /// Those that had to wait for more than what is done together.
  package let waited: Int
  /// How many are left of the last 24 hours at the end.
  package let left: Int
  /// The share of the time in use in which something stale is shown, from 0 to 1.
  package let staleShare: Double
  /// Seconds of the longest time in use in which something stale is shown.
  package let longestStale: Double

  package init(_ day: WidgetDay, _ log: DayLog) {
    asked = day.reloads.count
    counted = day.reloads.count { $0.done != nil && $0.free == nil }
    free = day.reloads.count { $0.free != nil }
    withheld = day.reloads.count { $0.done == nil }
    waited = day.reloads.count { $0.done != nil && !$0.held.filter { $0 != .together }.isEmpty }
    left = day.reloads.last { $0.done != nil }?.left ?? day.allowance
    let asleep = log.spans.filter { $0.kind == .asleep }
    let stretches = Self.stretches(day).flatMap { Self.cut($0, by: asleep) }
    let awake = Self.cut((log.start, log.end), by: asleep).reduce(0) { $0 + Self.length($1) }
    longestStale = stretches.map(Self.length).max() ?? 0
    staleShare = awake > 0 ? stretches.reduce(0) { $0 + Self.length($1) } / awake : 0
  }

  private typealias Stretch = (from: Date, to: Date)

  private static func length(_ stretch: Stretch) -> Double {
    stretch.to.timeIntervalSince(stretch.from)
  }

  /// The times in which something stale is shown, those that meet as one.
  private static func stretches(_ day: WidgetDay) -> [Stretch] {
    var stretches: [Stretch] = []
    for shown in day.shown {
      guard let from = shown.staleFrom, from < shown.to else { continue }
      if let last = stretches.last, last.to == from {
        stretches[stretches.count - 1].to = shown.to
      } else {
        stretches.append((from, shown.to))
      }
    }
    return stretches
  }

  /// What is left of a stretch without spans, which are in order.
  private static func cut(_ stretch: Stretch, by spans: [DayLog.Span]) -> [Stretch] {
    var left: [Stretch] = []
    var from = stretch.from
    for span in spans where span.to > from && span.from < stretch.to {
      if span.from > from { left.append((from, span.from)) }
      from = span.to
    }
    if from < stretch.to { left.append((from, stretch.to)) }
    return left
  }

  /// `41 counted, 2 free, 3 of them late; stale for 4 % of the time in use, at most 12 minutes`
  package var sentence: String {
    var words = ["Reloads: \(counted) counted", "\(free) free"]
    if waited > 0 { words.append("\(waited) of them late") }
    if withheld > 0 { words.append("\(withheld) withheld to the end") }
    let percent = Int((staleShare * 100).rounded())
    let minutes = Int((longestStale / 60).rounded(.up))
    let stale =
      longestStale > 0
      ? "stale for \(percent) % of the time in use, at most \(minutes) min" : "never stale"
    return words.joined(separator: ", ") + "; " + stale
  }
}
