/// A message with privacy and format notes on its interpolated values.
///
/// Its text is put together only if somebody reads it; a gallery keeps no log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// A literal without values.
  public init(stringLiteral value: String) {}

  /// A literal with values in it.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// Takes the parts of a message and keeps none.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Begins empty.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds literal text.
  public mutating func appendLiteral(_ literal: String) {}

  /// Any value.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// A whole number in a format.
  public mutating func appendInterpolation<T: BinaryInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  /// A number in a format.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  /// A flag in a format.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {}
}

/// Who may read a value.
public struct OSLogPrivacy: Sendable {
  /// What stands in for a value that may not be read.
  public enum Mask: Sendable { case hash, none }

  /// Everybody.
  public static var `public`: Self { Self() }
  /// Nobody, outside debugging.
  public static var `private`: Self { Self() }
  /// Nobody.
  public static var sensitive: Self { Self() }
  /// Whoever the type of value allows.
  public static var auto: Self { Self() }

  /// Nobody, outside debugging.
  public static func `private`(mask: Mask) -> Self { Self() }
  /// Nobody.
  public static func sensitive(mask: Mask) -> Self { Self() }
  /// Whoever the type of value allows.
  public static func auto(mask: Mask) -> Self { Self() }
}

/// How a value stands in a column.
public struct OSLogStringAlignment: Sendable {
  /// As long as it is.
  public static var none: Self { Self() }

  /// At the left of a column.
  public static func left(columns: @autoclosure () -> Int) -> Self { Self() }
  /// At the right of a column.
  public static func right(columns: @autoclosure () -> Int) -> Self { Self() }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  /// With ten digits.
  public static var decimal: Self { Self() }
  /// With sixteen digits.
  public static var hex: Self { Self() }
  /// With eight digits.
  public static var octal: Self { Self() }

  /// With ten digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> Self { Self() }

  /// With sixteen digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> Self { Self() }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  /// With a fixed number of decimals.
  public static var fixed: Self { Self() }
  /// With an exponent.
  public static var exponential: Self { Self() }
  /// With an exponent where that is shorter.
  public static var hybrid: Self { Self() }
  /// With sixteen digits.
  public static var hex: Self { Self() }

  /// With a fixed number of decimals.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self { Self() }

  /// With an exponent.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self { Self() }

  /// With an exponent where that is shorter.
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self { Self() }
}

/// How a flag is written.
public enum OSLogBoolFormat: Sendable { case truth, answer }
