import Foundation
import ViewGraph

/// A value as the scales see it. Not for widget code.
public struct _ChartDatum: Hashable, Sendable {
  /// The sort of value.
  package enum Kind: Hashable, Sendable {
    case category(String)
    case number(Double)
    case date(Date)
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// The number on a continuous scale: seconds for a date.
  package var number: Double? {
    switch kind {
    case .category: nil
    case .number(let number): abs(number) <= Self.greatest ? number : nil
    case .date(let date): date.isDrawable ? date.timeIntervalSinceReferenceDate : nil
    }
  }

  /// Beyond it the numbers of an axis, which are powers of ten, come to the end of a Double.
  private static let greatest = 1e100

  /// Whether it is a number or date that no scale has a position for.
  var isOdd: Bool {
    if case .category = kind { return false }
    return number == nil
  }

  /// The value itself.
  package var value: Any {
    switch kind {
    case .category(let name): name
    case .number(let number): number
    case .date(let date): date
    }
  }

  /// The name in a legend.
  package var name: String {
    switch kind {
    case .category(let name): name
    case .number(let number): number.formatted(.number.locale(Locale(identifier: "en_US")))
    case .date(let date): "\(date)"
    }
  }
}
