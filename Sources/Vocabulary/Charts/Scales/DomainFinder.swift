import Foundation

/// Finds the domain of an axis from what lies on it.
struct DomainFinder {
  let request: _ScaleRequest
  let calendar: Calendar

  /// - Parameter intervals: How many intervals between ticks the axis has room for; the ends of a
  ///   domain of numbers are rounded to ticks.
  func domain(of values: [PlottedValue], intervals: Int) -> ChartDomain {
    if let asked = request.values, let first = asked.first { return explicit(asked, first) }
    var names: [String] = []
    var lower = Double.infinity
    var upper = -Double.infinity
    var isDate = false
    for value in values {
      if case .category(let name) = value.datum.kind, !names.contains(name) { names.append(name) }
      if case .date = value.datum.kind { isDate = true }
      guard let span = value.span(calendar) else { continue }
      lower = min(lower, span.lowerBound)
      upper = max(upper, span.upperBound)
    }
    if !names.isEmpty { return .band(names) }
    if lower > upper { return .empty }
    if isDate {
      return lower == upper ? .dates(lower - 43_200, upper + 43_200) : .dates(lower, upper)
    }
    return rounded(lower, upper, intervals)
  }

  private func rounded(_ low: Double, _ high: Double, _ intervals: Int) -> ChartDomain {
    var (lower, upper) = (low, high)
    if request.includesZero { (lower, upper) = (min(0, lower), max(0, upper)) }
    if lower == upper { (lower, upper) = (lower - (lower == 0 ? 0 : 1), upper + 1) }
    let step = NiceStep(length: upper - lower, intervals: intervals)
    return .numbers(step.rounded(lower, .down), step.rounded(upper, .up))
  }

  private func explicit(_ asked: [_ChartDatum], _ first: _ChartDatum) -> ChartDomain {
    switch first.kind {
    case .category: return .band(asked.map(\.name))
    case .number, .date: break
    }
    let numbers = asked.compactMap(\.number)
    let (lower, upper) = (numbers.first ?? 0, numbers.last ?? 1)
    if case .date = first.kind { return .dates(lower, upper) }
    return .numbers(lower, upper)
  }
}
