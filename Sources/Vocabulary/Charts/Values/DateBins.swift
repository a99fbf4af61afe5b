public import Foundation
public import FoundationAdditions
import ViewGraph

/// Ranges of dates, to count values in.
public struct DateBins: RandomAccessCollection {
  /// Where the ranges start and end, one more than there are ranges.
  public let thresholds: [Date]

  /// Ranges between bounds of one's own.
  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// The units of the calendar that hold a span of time.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = VitrineClock.calendar
  ) {
    var thresholds: [Date] = []
    let hasBounds = range.lowerBound.isDrawable && range.upperBound.isDrawable
    // So many units of a calendar are beyond all dates.
    let count = Swift.min(count, 1_000_000)
    if hasBounds, let start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start {
      var date = start
      while thresholds.count < 3000 {
        thresholds.append(date)
        if date > range.upperBound { break }
        let steps = thresholds.count * Swift.max(1, count)
        guard let next = calendar.date(byAdding: unit, value: steps, to: start) else { break }
        date = next
      }
    }
    self.thresholds = thresholds
  }

  /// The units of the calendar that hold all the data.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: [Date],
    calendar: Calendar = VitrineClock.calendar
  ) {
    let data = data.filter(\.isDrawable)
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: first...last, calendar: calendar)
  }

  /// The number of the first range.
  public var startIndex: Int { 0 }
  /// The number after the last range.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// A range.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }

  /// The number of the range a date lies in; the nearest one for a date outside.
  public func index(for value: Date) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.max(0, Swift.min(endIndex - 1, above - 1))
  }
}
