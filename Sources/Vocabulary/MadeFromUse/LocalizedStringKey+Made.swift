public import Foundation
public import SwiftUI

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<Value: MadeValue>(_ value: Value) {
    let isFraction = Made(of: value, "").held is any BinaryFloatingPoint
    appendInterpolation(value, specifier: isFraction ? "%lf" : "%lld")
  }

  public mutating func appendInterpolation<Value: MadeValue>(_ value: Value, specifier: String) {
    let made = Made(of: value, "")
    let isOfFractions = specifier.last.map { "aefgAEFG".contains($0) } ?? false
    if !isOfFractions, let known = made.input(Int.self) {
      appendInterpolation(known, specifier: specifier)
    } else if let known = made.input(Double.self) {
      appendInterpolation(known, specifier: specifier)
    } else {
      appendInterpolation(value.description)
    }
  }

  public mutating func appendInterpolation<Value: MadeValue, Style: FormatStyle>(
    _ value: Value, format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    appendInterpolation(Text.made(value, format))
  }

  /// Of a number its kind is not known, which `.number` would be ambiguous without.
  public mutating func appendInterpolation<Value: MadeValue, Style: FormatStyle>(
    _ value: Value, format: Style
  ) where Style.FormatInput == Double, Style.FormatOutput == String {
    appendInterpolation(Text.made(value, format))
  }
}
