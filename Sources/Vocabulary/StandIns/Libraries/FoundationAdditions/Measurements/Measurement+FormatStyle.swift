public import Foundation

extension Measurement where UnitType: Dimension {
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public typealias FormatInput = Measurement<UnitType>
    public typealias FormatOutput = String

    public struct UnitWidth: Codable, Hashable, Sendable {
      let width: MeasurementWriter.Width

      public static var wide: Self { Self(width: .wide) }
      public static var abbreviated: Self { Self(width: .abbreviated) }
      public static var narrow: Self { Self(width: .narrow) }
    }

    public var width: UnitWidth
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    public var hidesScaleName = false
    /// The language; nil follows the clock.
    private var chosenLocale: Locale?

    public var locale: Locale {
      get { chosenLocale ?? VitrineClock.locale }
      set { chosenLocale = newValue }
    }

    /// A style for units of a width; `nil` for the locale of the render and the usual numbers.
    public init(
      width: UnitWidth, locale: Locale? = nil,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
      chosenLocale = locale
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.chosenLocale = locale
      return copy
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let (amount, style, unit) = parts(value)
      return text(style.format(amount), value: amount, unit)
    }

    /// The same with the parts of the number and the unit marked.
    public var attributed: Measurement.AttributedStyle {
      Measurement.AttributedStyle(style: self)
    }

    /// How much of which unit is written, and how the number is.
    func parts(
      _ value: Measurement<UnitType>
    ) -> (amount: Double, style: FloatingPointFormatStyle<Double>, unit: Unit) {
      let keepsUnit = usage == .asProvided || usage == nil
      let (amount, unit) =
        keepsUnit
        ? (value.value, value.unit as Unit)
        : PreferredUnits.converted(
          value.value, value.unit, locale: locale, usage: usage?.name ?? "general")
      let style = numberFormatStyle ?? (keepsUnit ? .number : Self.rounded(amount))
      return (amount, style.locale(locale), unit)
    }

    func text(_ number: String, value: Double, _ unit: Unit) -> String {
      MeasurementWriter(width: width.width, locale: locale, hidesScale: hidesScaleName)
        .text(number, value: value, unit: unit)
    }

    /// ICU's rounding for converted units: whole numbers, but at least two significant digits.
    private static func rounded(_ value: Double) -> FloatingPointFormatStyle<Double> {
      abs(value) >= 10
        ? .number.precision(.fractionLength(0)) : .number.precision(.significantDigits(1...2))
    }
  }

  /// A measurement as text whose number and unit are marked (`numberPart`, `measurement`).
  public struct AttributedStyle: Foundation.FormatStyle, Sendable {
    var style: Measurement.FormatStyle

    public func format(_ value: Measurement<UnitType>) -> AttributedString {
      let (amount, numbers, unit) = style.parts(value)
      let plain = numbers.format(amount)
      var number = numbers.attributed.format(amount)
      number.measurement = .value
      // The unit stands behind the number in every width.
      let rest = style.text(plain, value: amount, unit).dropFirst(plain.count)
      let space = rest.prefix(while: \.isWhitespace)
      var name = AttributedString(rest.dropFirst(space.count))
      name.measurement = .unit
      return number + AttributedString(space) + name
    }

    public func locale(_ locale: Locale) -> Self {
      Self(style: style.locale(locale))
    }
  }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
