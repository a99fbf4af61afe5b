public import Foundation
public import SwiftUI

// As all that types at hand make of a value of which nobody knows the type, these are generic: a
// literal would otherwise be taken for such a value, `Text("a")` beside a made module.

extension Text {
  /// What cannot be known is shown by its name, where it stands.
  public init<Value: MadeValue>(_ value: Value) { self.init(verbatim: value.description) }

  public init<Value: MadeValue, Style: FormatStyle>(_ value: Value, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self = .made(value, format)
  }

  /// Of a number its kind is not known, which `.number` would be ambiguous without.
  public init<Value: MadeValue, Style: FormatStyle>(_ value: Value, format: Style)
  where Style.FormatInput == Double, Style.FormatOutput == String {
    self = .made(value, format)
  }

  static func made<Style: FormatStyle>(
    _ value: some MadeValue, _ style: Style
  ) -> Text where Style.FormatInput: Equatable, Style.FormatOutput == String {
    let input = Made(of: value, "").input(Style.FormatInput.self)
    return input.map { Text($0, format: style) } ?? Text(value)
  }
}
