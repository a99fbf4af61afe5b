import Foundation

/// Finds the domain of an axis from what lies on it.
struct DomainFinder {
  let request: _ScaleRequest
  let calendar: Calendar

  var transform: ScaleTransform { request.type?.transform ?? .linear }

  /// - Parameters:
  ///   - count: How many values the axis marks.
  ///   - roundsLower: Whether the axis goes on to a whole step below the data. Pictures of charts
  ///     without axes show that it does so only for the marks of an axis.
  ///   - roundsUpper: Whether it goes on above the data.
  func domain(
    of values: [PlottedValue], count: Int, roundsLower: Bool, roundsUpper: Bool
  ) -> ChartDomain {
    if let asked = request.values, let first = asked.first { return explicit(asked, first) }
    var names: [String] = []
    var seen: Set<String> = []
    var lower = Double.infinity
    var upper = -Double.infinity
    var isDate = false
    for value in values {
      if case .category(let name) = value.datum.kind, seen.insert(name).inserted {
        names.append(name)
      }
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
    if request.type == .category {
      let numbers = Set(values.compactMap(\.datum.number)).sorted()
      return .band(numbers.map { _ChartDatum(.number($0)).name })
    }
    return rounded(lower, upper, count, roundsLower, roundsUpper)
  }

  private func rounded(
    _ low: Double, _ high: Double, _ count: Int, _ roundsLower: Bool, _ roundsUpper: Bool
  ) -> ChartDomain {
    var (lower, upper) = (low, high)
    if transform == .log {
      lower = max(lower, 1e-300)
      upper = max(upper, lower)
      return .numbers(
        roundsLower ? powerOfTen(atMost: lower) : lower,
        roundsUpper ? powerOfTen(atMost: upper * (10 - 1e-9)) : upper)
    }
    if request.includesZero { (lower, upper) = (min(0, lower), max(0, upper)) }
    if lower == upper { (lower, upper) = (lower - (lower == 0 ? 0 : 1), upper + 1) }
    if !roundsLower && !roundsUpper { return .numbers(lower, upper) }
    let step = NiceStep(from: lower, to: upper, count: count, rounds: true)
    return .numbers(
      roundsLower ? step.rounded(lower, .down) : lower,
      roundsUpper ? step.rounded(upper, .up) : upper)
  }

  private func powerOfTen(atMost number: Double) -> Double {
    var power = 1.0
    while power > number { power /= 10 }
    while power * 10 <= number { power *= 10 }
    return power
  }

  private func explicit(_ asked: [_ChartDatum], _ first: _ChartDatum) -> ChartDomain {
    if case .category = first.kind { return .band(asked.map(\.name)) }
    if request.type == .category { return .band(asked.map(\.name)) }
    let numbers = asked.compactMap(\.number)
    let (lower, upper) = (numbers.first ?? 0, numbers.last ?? 1)
    if case .date = first.kind { return .dates(lower, upper) }
    return .numbers(lower, upper)
  }
}
