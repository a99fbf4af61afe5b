import Foundation

/// A value of a mark, with the unit of the calendar or the range it fills.
package struct PlottedValue {
  package var datum: _ChartDatum
  package var unit: Calendar.Component?
  /// The end of a range that starts with the value.
  package var upper: _ChartDatum?

  init(_ datum: _ChartDatum, unit: Calendar.Component? = nil, upTo upper: _ChartDatum? = nil) {
    (self.datum, self.unit, self.upper) = (datum, unit, upper)
  }

  /// Whether the value fills more than a point of a continuous scale.
  var hasLength: Bool { unit != nil || upper != nil }

  /// The span on a continuous scale: a point unless the value fills a unit or a range.
  package func span(_ calendar: Calendar) -> ClosedRange<Double>? {
    guard let number = datum.number else { return nil }
    if let upper = upper?.number { return min(number, upper)...max(number, upper) }
    guard let unit, case .date(let date) = datum.kind,
      let interval = calendar.dateInterval(of: unit, for: date)
    else { return number...number }
    let start = interval.start.timeIntervalSinceReferenceDate
    return start...max(start, interval.end.timeIntervalSinceReferenceDate)
  }
}
