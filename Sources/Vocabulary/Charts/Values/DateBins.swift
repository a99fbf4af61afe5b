public import Foundation
public import FoundationAdditions
import ViewGraph

public struct DateBins: RandomAccessCollection {
  public let thresholds: [Date]

  public init(thresholds: [Date]) { self.thresholds = thresholds }

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

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }

  public func index(for value: Date) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.max(0, Swift.min(endIndex - 1, above - 1))
  }
}
