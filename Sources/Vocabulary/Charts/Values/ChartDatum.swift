import Foundation

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
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    }
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
