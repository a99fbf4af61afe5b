public import Foundation
import ViewGraph

// Foundation's `Date` is `ReferenceConvertible` on Apple's systems only; these stand in for the
// generic initialisers there.

extension Text {
  /// A date as a formatter writes it; nothing where it cannot.
  public init(_ date: Date, formatter: Formatter) {
    self.init(.formatted { _ in formatter.string(for: date) ?? "" })
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ date: Date, formatter: Formatter? = nil) {
    appendInterpolation(formatter?.string(for: date) ?? "\(date)")
  }
}
