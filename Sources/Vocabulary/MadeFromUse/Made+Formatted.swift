public import Foundation
import FoundationAdditions

// A made value is a sequence too, and what Foundation gives sequences to be formatted by takes no
// format of dates or numbers.

extension Made {
  /// What was given, as a format writes it; the name of what cannot be known.
  public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput {
    written(by: style)
  }

  /// Of a number its kind is not known, which `.number` would be ambiguous without.
  public func formatted<Style: FormatStyle>(_ style: Style) -> String
  where Style.FormatInput == Double, Style.FormatOutput == String { written(by: style) }

  /// The one of two formats of this name that is of dates.
  public func formatted(_ style: Date.ISO8601FormatStyle) -> String { written(by: style) }

  public func formatted() -> String {
    held is Date
      ? formatted(date: .numeric, time: .shortened)
      : written(by: FloatingPointFormatStyle<Double>(locale: VitrineClock.locale))
  }

  public func formatted(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    written(
      by: Date.FormatStyle(
        date: date, time: time, locale: VitrineClock.locale, calendar: VitrineClock.calendar,
        timeZone: VitrineClock.timeZone))
  }

  private func written<Style: FormatStyle>(by style: Style) -> Style.FormatOutput {
    input(Style.FormatInput.self).map(style.format)
      ?? madeAnswer(of: madeMember(".formatted(_:)"))
  }

  /// What was given, if it is of a type, or a number that one of the type can be exactly.
  func input<Input>(_ type: Input.Type) -> Input? {
    if let input = held as? Input { return input }
    let known: Double? =
      switch held {
      case let number as any BinaryInteger: Double(number)
      case let number as any BinaryFloatingPoint: Double(number)
      case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
      default: nil
      }
    guard let known else { return nil }
    return switch type {
    // Of one that is too large or too small a decimal is no number.
    case is Decimal.Type where known.isFinite && !Decimal(known).isNaN: Decimal(known) as? Input
    case let type as any BinaryFloatingPoint.Type: type.init(known) as? Input
    case let type as any BinaryInteger.Type: type.init(exactly: known) as? Input
    default: nil
    }
  }
}
