package import Foundation

/// The values of an axis.
package enum ChartDomain: Equatable {
  /// No values.
  case empty
  case band([String])
  case numbers(Double, Double)
  /// Seconds since the reference date.
  case dates(Double, Double)

  /// The bounds of a continuous domain.
  var bounds: (lower: Double, upper: Double)? {
    switch self {
    case .empty, .band: nil
    case .numbers(let lower, let upper), .dates(let lower, let upper): (lower, upper)
    }
  }
}

/// Puts the values of an axis at positions in points.
package struct ChartScale {
  package let domain: ChartDomain
  /// Where the domain starts and ends, in points; the end lies above the start on a vertical axis.
  let start: CGFloat
  let end: CGFloat
  let transform: ScaleTransform

  package init(
    _ domain: ChartDomain, from start: CGFloat, to end: CGFloat,
    transform: ScaleTransform = .linear
  ) {
    (self.domain, self.start, self.end, self.transform) = (domain, start, end, transform)
  }

  /// The scale the other way round.
  var reversed: ChartScale { ChartScale(domain, from: end, to: start, transform: transform) }

  /// The whole length in points.
  var length: CGFloat { abs(end - start) }

  /// The position of a number of a continuous domain.
  package func position(_ number: Double) -> CGFloat? {
    guard let (lower, upper) = domain.bounds else { return nil }
    guard let low = transform.bent(lower), let high = transform.bent(upper),
      let bent = transform.bent(number)
    else { return nil }
    if high == low { return (start + end) / 2 }
    return start + (end - start) * CGFloat((bent - low) / (high - low))
  }

  /// The position of a value: the middle of a category.
  package func position(_ datum: _ChartDatum) -> CGFloat? {
    if case .band(let names) = domain {
      guard let index = names.firstIndex(of: datum.name) else { return nil }
      return start + signedBand * (CGFloat(index) + 0.5)
    }
    return datum.number.flatMap { position($0) }
  }

  /// The position of a value that may fill a unit of the calendar: its middle.
  func position(_ value: PlottedValue, _ calendar: Calendar) -> CGFloat? {
    guard domain.bounds != nil else { return position(value.datum) }
    guard let span = value.span(calendar), let lower = position(span.lowerBound),
      let upper = position(span.upperBound)
    else { return nil }
    return (lower + upper) / 2
  }

  /// The room of a value in points: that of a category or of a unit of the calendar.
  func room(_ value: PlottedValue, _ calendar: Calendar) -> CGFloat? {
    if case .band = domain { return abs(signedBand) }
    guard value.hasLength, let span = value.span(calendar),
      let lower = position(span.lowerBound), let upper = position(span.upperBound)
    else { return nil }
    return abs(upper - lower)
  }

  /// The value at a position.
  func datum(at position: CGFloat) -> _ChartDatum? {
    guard end != start else { return nil }
    let part = Double((position - start) / (end - start))
    switch domain {
    case .empty: return nil
    case .band(let names):
      let position = (part * Double(names.count)).rounded(.down)
      guard position >= 0, position < Double(names.count) else { return nil }
      let index = Int(position)
      return names.indices.contains(index) ? _ChartDatum(.category(names[index])) : nil
    case .numbers(let lower, let upper):
      let (low, high) = (transform.bent(lower) ?? 0, transform.bent(upper) ?? 1)
      return _ChartDatum(.number(transform.straightened(low + (high - low) * part)))
    case .dates(let lower, let upper):
      let seconds = lower + (upper - lower) * part
      return _ChartDatum(.date(Date(timeIntervalSinceReferenceDate: seconds)))
    }
  }

  /// The positions of the edges of the categories, one more than there are categories.
  var bandEdges: [CGFloat] {
    guard case .band(let names) = domain else { return [] }
    return (0...names.count).map { start + signedBand * CGFloat($0) }
  }

  private var signedBand: CGFloat {
    guard case .band(let names) = domain, !names.isEmpty else { return 0 }
    return (end - start) / CGFloat(names.count)
  }
}
