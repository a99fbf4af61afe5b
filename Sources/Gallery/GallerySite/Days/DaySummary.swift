import DaySimulation
import Foundation

/// What a simulated day of a widget comes to, in numbers.
struct DaySummary: Equatable {
  /// Times that its provider was to be asked.
  var asked = 0
  /// Those that were granted and count.
  var counted = 0
  /// Those that were granted and cost nothing.
  var free = 0
  /// Those that were granted later than they were wished for.
  var delayed = 0
  /// Those that were not granted before the end.
  var withheld = 0
  /// Those that brought no answer.
  var failed = 0
  /// Seconds for which it showed something older than its provider wished.
  var stale = 0.0
  /// The longest of these at a stretch, seconds.
  var longestStale = 0.0
  /// Seconds from the first to the last that was shown.
  var span = 0.0
  /// How many reloads that count were left when the last one was granted.
  var left: Int
  /// How many that were at least.
  var leastLeft: Int
  /// What the first answer wishes: `atEnd`, `after`, `never`; nil where there is none.
  var policy: String?

  init(_ day: WidgetDay) {
    (left, leastLeft) = (day.allowance, day.allowance)
    for reload in day.reloads {
      asked += 1
      guard let done = reload.done else {
        withheld += 1
        continue
      }
      if reload.free == nil { counted += 1 } else { free += 1 }
      if done > reload.asked { delayed += 1 }
      if reload.failure != nil { failed += 1 }
      (left, leastLeft) = (reload.left, min(leastLeft, reload.left))
    }
    policy = day.reloads.lazy.compactMap(\.policy).first
    addStaleness(day.shown)
  }

  private mutating func addStaleness(_ shown: [WidgetDay.Shown]) {
    var stretch: (from: Date, to: Date)?
    for one in shown {
      span += one.to.timeIntervalSince(one.from)
      guard let from = one.staleFrom.map({ max($0, one.from) }), from < one.to else { continue }
      stale += one.to.timeIntervalSince(from)
      // What follows without a fresh moment between is the same stretch.
      let start = stretch?.to == from ? stretch?.from ?? from : from
      stretch = (start, one.to)
      longestStale = max(longestStale, one.to.timeIntervalSince(start))
    }
  }

  /// Of all the time, what share was stale, in whole percent.
  var stalePercent: Int { span > 0 ? Int((stale / span * 100).rounded()) : 0 }
}
