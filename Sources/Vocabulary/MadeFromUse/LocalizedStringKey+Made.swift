public import Foundation
public import SwiftUI

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<Value: MadeValue>(_ value: Value) {
    append(value, count: "%lld", number: "%lf")
  }

  public mutating func appendInterpolation<Value: MadeValue>(_ value: Value, specifier: String) {
    append(value, count: specifier, number: specifier)
  }

  private mutating func append(_ value: some MadeValue, count: String, number: String) {
    let made = Made(of: value, "")
    if let known = made.input(Int.self) {
      appendInterpolation(known, specifier: count)
    } else if let known = made.input(Double.self) {
      appendInterpolation(known, specifier: number)
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
