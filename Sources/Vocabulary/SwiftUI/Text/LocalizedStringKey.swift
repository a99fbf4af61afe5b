public import Foundation
import FoundationAdditions
import ViewGraph

public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  /// A value inside the string.
  enum Argument {
    /// A text or number, written as the specifier in the string asks.
    case value(LocalizationArgument)
    case text(Text)
    case formatted((EnvironmentValues) -> String)
  }

  /// The key as catalogs spell it: `%@`, `%lld` … stand for the values.
  let key: String
  let arguments: [Argument]

  public init(_ value: String) { (key, arguments) = (value, []) }
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
    lhs.key == rhs.key && lhs.arguments.count == rhs.arguments.count
  }
}

extension LocalizedStringKey {
  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words of the key; `%` becomes `%%`, as catalogs spell it.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    private mutating func append(_ argument: Argument, _ specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }

    /// Adds a text, `%@` in the key.
    public mutating func appendInterpolation(_ string: String) { append(.value(.text(string))) }

    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
      append(.value(.text(String(string))))
    }

    /// Adds a number, in the key by the specifier of its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.value(LocalizationArgument(value._arg)), value._specifier)
    }

    /// Adds a number, in the key by a specifier such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.value(LocalizationArgument(value._arg)), specifier)
    }

    /// Adds a value as a formatter writes it, `%@` in the key; `nil` for its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.formatted { format.locale($0.locale).format(input) })
    }

    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)))
    }
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)))
    }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }
    public mutating func appendInterpolation(_ string: AttributedString) {
      append(.text(Text(string)))
    }
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)))
    }
  }
}

/// A number that can be put into a localised string.
public protocol _FormatSpecifiable: Equatable {
  /// The type of C that holds the number.
  associatedtype _Arg: CVarArg
  /// The number as formats take it.
  var _arg: _Arg { get }
  /// How the key spells it.
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
  public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
  public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  public var _arg: Double { Double(self) }
  public var _specifier: String { "%lf" }
}
