public import Foundation

extension String.LocalizationValue {
  /// Gathers the key and the arguments of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [LocalizationArgument] = []

    /// Begins empty.
    public init(literalCapacity: Int, interpolationCount: Int) {
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends literal text; a percent sign is doubled, as in any format string.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func append(_ specifier: String, _ argument: LocalizationArgument) {
      key += specifier
      arguments.append(argument)
    }

    /// Appends a string, shown as it is.
    public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

    /// Appends a substring, shown as it is.
    public mutating func appendInterpolation(_ string: Substring) {
      append("%@", .text(String(string)))
    }

    /// Appends a whole number, grouped as the locale does.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(LocalizationArgument.specifier(for: T.self), LocalizationArgument(value))
    }

    /// Appends a whole number in the form that `specifier` asks for.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
      append(specifier, LocalizationArgument(value))
    }

    /// Appends a number with six digits after the decimal separator.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append(LocalizationArgument.specifier(for: T.self), .number(Double(value)))
    }

    /// Appends a number in the form that `specifier` asks for.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: T, specifier: String
    ) {
      append(specifier, .number(Double(value)))
    }

    /// Appends a value as `format` writes it.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(format.format(value)))
    }

    /// Appends the text of an attributed string.
    public mutating func appendInterpolation(_ string: AttributedString) {
      append("%@", .text(String(string.characters)))
    }

    /// Appends another localised string.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(String(localized: resource)))
    }

    /// Appends a value as its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .text(String(describing: value)))
    }
  }
}
