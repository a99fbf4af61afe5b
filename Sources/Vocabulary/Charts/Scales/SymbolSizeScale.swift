import Foundation

/// Which values have symbols of which area.
struct SymbolSizeScale {
  var domain: [_ChartDatum]?
  /// Square points of the lowest and the highest value, or of one category after the other.
  var range: [CGFloat]?

  /// The usual areas: from a circle of 4 points across to one of 16.
  static let usual: [CGFloat] = [12.6, 201]

  /// The area of the symbol of a value in square points.
  func area(of datum: _ChartDatum, among found: [_ChartDatum]) -> CGFloat {
    let range = range.flatMap { $0.isEmpty ? nil : $0 } ?? Self.usual
    let order = domain ?? found
    if let number = datum.number {
      let numbers = order.compactMap(\.number)
      // The area of a circle grows with its number, from nothing at zero, unless a range is given.
      let (lower, upper) = (min(domain == nil ? 0 : .infinity, numbers.min() ?? 0), numbers.max())
      guard let upper, upper > lower else { return range[range.count - 1] }
      let part = CGFloat((number - lower) / (upper - lower))
      return range[0] + (range[range.count - 1] - range[0]) * max(0, min(1, part))
    }
    return range[(order.firstIndex(of: datum) ?? 0) % range.count]
  }
}
