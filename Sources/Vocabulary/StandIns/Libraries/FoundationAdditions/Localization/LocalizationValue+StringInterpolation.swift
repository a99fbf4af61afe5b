public import Foundation

extension String.LocalizationValue {
  public enum Placeholder: Hashable, Sendable {
    case int, uint, float, double, object

    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }

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

    public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

    public mutating func appendInterpolation(_ string: Substring) {
      append("%@", .text(String(string)))
    }

    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(LocalizationArgument.specifier(for: T.self), LocalizationArgument(value))
    }

    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
      append(specifier, LocalizationArgument(value))
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append(LocalizationArgument.specifier(for: T.self), .number(Double(value)))
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: T, specifier: String
    ) {
      append(specifier, .number(Double(value)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(format.format(value)))
    }

    /// A place for a value that is given later: the key has its specifier, a text shows nothing.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      append(placeholder.specifier, .text(""))
    }

    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
      append(specifier, .text(""))
    }

    public mutating func appendInterpolation(_ string: AttributedString) {
      append("%@", .text(String(string.characters)))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(String(localized: resource)))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .text(String(describing: value)))
    }
  }
}
