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
      let keepsUnit = usage == .asProvided || usage == nil
      let (amount, unit) =
        keepsUnit
        ? (value.value, value.unit as Unit)
        : PreferredUnits.converted(
          value.value, value.unit, locale: locale, usage: usage?.name ?? "general")
      let style = numberFormatStyle ?? (keepsUnit ? .number : Self.rounded(amount))
      let writer = MeasurementWriter(
        width: width.width, locale: locale, hidesScale: hidesScaleName)
      return writer.text(style.locale(locale).format(amount), value: amount, unit: unit)
    }

    /// ICU's rounding for converted units: whole numbers, but at least two significant digits.
    private static func rounded(_ value: Double) -> FloatingPointFormatStyle<Double> {
      abs(value) >= 10
        ? .number.precision(.fractionLength(0)) : .number.precision(.significantDigits(1...2))
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
