public import Foundation

open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let providedUnit = Self(rawValue: 1 << 0)
    public static let naturalScale = Self(rawValue: 1 << 1)
    public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The language; nil restores the clock's.
  open var locale: Locale! = VitrineClock.locale
  /// Writes the number; nil restores the locale's.
  open var numberFormatter: NumberFormatter! = MeasurementFormatter.decimals(VitrineClock.locale)

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let language = locale ?? VitrineClock.locale
    let (value, unit) =
      unitOptions.contains(.providedUnit)
      ? (measurement.value, measurement.unit as Unit)
      : PreferredUnits.converted(
        measurement.value, measurement.unit, locale: language, usage: "general")
    let formatter = numberFormatter ?? Self.decimals(language)
    let number = formatter.string(from: NSNumber(value: value)) ?? ""
    let writer = MeasurementWriter(
      width: width, locale: language, hidesScale: unitOptions.contains(.temperatureWithoutUnit))
    return writer.text(number, value: value, unit: unit)
  }

  open func string(from unit: Unit) -> String {
    let names = UnitNames.named(unit.symbol)
    return unitStyle == .long ? names.many : names.short.trimmingCharacters(in: .whitespaces)
  }

  private var width: MeasurementWriter.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .wide
    default: .abbreviated
    }
  }

  private static func decimals(_ locale: Locale) -> NumberFormatter {
    let formatter = VitrineNumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    return formatter
  }
}
