import Foundation
import FoundationAdditions

/// What a member of a text answers that could not be had (`"widget.title".localized`): the string
/// that the widget's files have for that key; where they have none, the text as it is.
public func madeText(_ text: String) -> String {
  String(localized: String.LocalizationValue(text))
}

/// What a text says that is made of one value in a way that could not be had (`Text(count)`): the
/// value as people write it here, or the name where it is none that they would read.
///
/// - Parameter path: how the code came to it: `Text(_:)`.
public func madeWords(_ value: Any?, _ path: String) -> String {
  // Not by the machine's locale and time zone.
  let locale = VitrineClock.locale
  return switch value {
  case let text as any StringProtocol: String(text)
  case let number as Int: number.formatted(.number.locale(locale))
  case let number as any BinaryInteger: "\(number)"
  case let number as Double: number.formatted(.number.locale(locale))
  case let number as Float: number.formatted(.number.locale(locale))
  case let number as CGFloat: Double(number).formatted(.number.locale(locale))
  case let number as Decimal: number.formatted(.number.locale(locale))
  case is Date: Made(of: value as Any, path).formatted()
  case let made as any MadeValue: made.description
  default: madeAnswer(path)
  }
}
