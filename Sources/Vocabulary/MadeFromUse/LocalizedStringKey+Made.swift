public import Foundation
public import SwiftUI

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<Value: MadeValue>(_ value: Value) {
    let made = Made(of: value, "")
    if let count = made.input(Int.self) {
      appendInterpolation(count)
    } else if let number = made.input(Double.self) {
      appendInterpolation(number)
    } else {
      appendInterpolation(value.description)
    }
  }

  public mutating func appendInterpolation<Value: MadeValue>(_ value: Value, specifier: String) {
    let made = Made(of: value, "")
    if let count = made.input(Int.self) {
      appendInterpolation(count, specifier: specifier)
    } else if let number = made.input(Double.self) {
      appendInterpolation(number, specifier: specifier)
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
