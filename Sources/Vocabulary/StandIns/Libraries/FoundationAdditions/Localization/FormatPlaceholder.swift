package import Foundation

/// One specifier of a format string: where its value comes from and how it is written.
package struct FormatPlaceholder: Hashable, Sendable {
  /// The index of the argument, counted from 0.
  package var position: Int
  /// Flags as written: `0`, `-`, `+`, space, `#`, `'`.
  package var flags: String
  /// The least number of characters.
  package var width: Int?
  /// Digits after the decimal separator.
  package var precision: Int?
  /// The conversion character: `@`, `d`, `f` …
  package var conversion: Character

  /// A placeholder; `nil` where the format names no width or precision.
  package init(
    position: Int, flags: String = "", width: Int? = nil, precision: Int? = nil,
    conversion: Character = "@"
  ) {
    self.position = position
    self.flags = flags
    self.width = width
    self.precision = precision
    self.conversion = conversion
  }

  /// `argument` as this placeholder shows it, with the digits and separators of `locale`.
  package func text(for argument: LocalizationArgument, locale: Locale) -> String {
    padded(signed(plain(argument, locale), argument), locale)
  }

  private func plain(_ argument: LocalizationArgument, _ locale: Locale) -> String {
    switch argument {
    case .text(let text): return precision.map { String(text.prefix($0)) } ?? text
    case .integer(let value):
      if let radix { return digits(UInt64(bitPattern: value), radix) }
      return conversion.isFloatingPoint
        ? decimal(Double(value), locale) : value.formatted(grouped(.number.locale(locale)))
    case .unsigned(let value):
      if let radix { return digits(value, radix) }
      return conversion.isFloatingPoint
        ? decimal(Double(value), locale) : value.formatted(grouped(.number.locale(locale)))
    case .number(let value):
      switch conversion {
      case "@": return value.formatted(.number.locale(locale))
      case "g", "G":
        return value.formatted(
          .number.precision(.significantDigits(1...max(precision ?? 6, 1))).locale(locale))
      case "e", "E":
        let text = value.formatted(
          .number.notation(.scientific).precision(.fractionLength(precision ?? 6)).locale(locale))
        return conversion == "e" ? text.lowercased() : text
      default: return decimal(value, locale)
      }
    }
  }

  /// 16 for `%x`, 8 for `%o`.
  private var radix: Int? {
    switch conversion {
    case "x", "X": 16
    case "o", "O": 8
    default: nil
    }
  }

  private func digits(_ value: UInt64, _ radix: Int) -> String {
    String(value, radix: radix, uppercase: conversion == "X")
  }

  /// Digits filled up with zeros are a code, not a number that is read: they are not grouped.
  private func grouped<Value: BinaryInteger>(
    _ style: IntegerFormatStyle<Value>
  ) -> IntegerFormatStyle<Value> {
    flags.contains("0") && width != nil ? style.grouping(.never) : style
  }

  /// As C's `%f`: six digits unless told otherwise.
  private func decimal(_ value: Double, _ locale: Locale) -> String {
    let digits = "dDiuU".contains(conversion) ? 0 : precision ?? 6
    return value.formatted(.number.precision(.fractionLength(digits)).locale(locale))
  }

  private func signed(_ text: String, _ argument: LocalizationArgument) -> String {
    guard let count = argument.count, count >= 0 else { return text }
    return flags.contains("+") ? "+" + text : flags.contains(" ") ? " " + text : text
  }

  private func padded(_ text: String, _ locale: Locale) -> String {
    guard let width, text.count < width else { return text }
    let missing = width - text.count
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    if flags.contains("0"), conversion != "@" {
      let zero = 0.formatted(.number.locale(locale))
      return String(repeating: zero, count: missing) + text
    }
    return String(repeating: " ", count: missing) + text
  }
}

extension Character {
  fileprivate var isFloatingPoint: Bool { "fFeEgG".contains(self) }
}
