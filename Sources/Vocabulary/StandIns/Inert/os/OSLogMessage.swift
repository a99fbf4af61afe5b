/// A message with privacy and format notes on its interpolated values.
///
/// Its text is put together only if somebody reads it; a gallery keeps no log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}

  public init(stringInterpolation: OSLogInterpolation) {}
}

/// Takes the parts of a message and keeps none.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Begins empty.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) {}

  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  public mutating func appendInterpolation<T: BinaryInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {}
}

public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }

  public static var `public`: Self { Self() }
  /// Nobody, outside debugging.
  public static var `private`: Self { Self() }
  public static var sensitive: Self { Self() }
  public static var auto: Self { Self() }

  /// Nobody, outside debugging.
  public static func `private`(mask: Mask) -> Self { Self() }
  public static func sensitive(mask: Mask) -> Self { Self() }
  public static func auto(mask: Mask) -> Self { Self() }
}

public struct OSLogStringAlignment: Sendable {
  public static var none: Self { Self() }

  public static func left(columns: @autoclosure () -> Int) -> Self { Self() }
  public static func right(columns: @autoclosure () -> Int) -> Self { Self() }
}

public struct OSLogIntegerFormatting: Sendable {
  public static var decimal: Self { Self() }
  public static var hex: Self { Self() }
  public static var octal: Self { Self() }

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> Self { Self() }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> Self { Self() }
}

public struct OSLogFloatFormatting: Sendable {
  public static var fixed: Self { Self() }
  public static var exponential: Self { Self() }
  public static var hybrid: Self { Self() }
  public static var hex: Self { Self() }

  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self { Self() }

  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self { Self() }

  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self { Self() }
}

public enum OSLogBoolFormat: Sendable { case truth, answer }
