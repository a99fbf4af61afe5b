public import Foundation
import FoundationAdditions
import ViewGraph

/// A key of the widget's string catalogs, with the values to put into the string found there.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  /// A value inside the string.
  enum Argument {
    /// A text or number, written as its place in the string asks.
    case value(LocalizationArgument)
    case text(Text)
    case formatted((EnvironmentValues) -> String)
  }

  /// The key as catalogs spell it: `%@`, `%lld` … stand for the values.
  let key: String
  let arguments: [Argument]

  /// A key in a variable, without values.
  public init(_ value: String) { (key, arguments) = (value, []) }
  public init(stringLiteral value: String) { self.init(value) }

  /// A key from the pieces of an interpolated string.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
    lhs.key == rhs.key && lhs.arguments.count == rhs.arguments.count
  }
}

extension LocalizedStringKey {
  /// Collects the pieces of an interpolated string.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Nothing yet; how much will come does not matter.
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

    /// Adds a text, `%@` in the key.
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

    /// Adds an object as a formatter writes it, `%@` in the key; `nil` for its description.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Adds a value as a format writes it in the view's locale, `%@` in the key.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.formatted { format.locale($0.locale).format(input) })
    }

    /// Adds a text with its own style, `%@` in the key.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }
    /// Adds an image in the line, `%@` in the key.
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }
    /// Adds a date that ticks, `%@` in the key.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }
    /// Adds a span between two dates, `%@` in the key.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)))
    }
    /// Adds a span between two dates, `%@` in the key.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)))
    }
    /// Adds a timer that ticks, `%@` in the key.
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
    /// Adds a text with its attributes, `%@` in the key.
    public mutating func appendInterpolation(_ string: AttributedString) {
      append(.text(Text(string)))
    }
    /// Adds another string of the catalogs, `%@` in the key.
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
  /// The number as formats take it.
  public var _arg: Int64 { Int64(self) }
  /// How the key spells it.
  public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  /// The number as formats take it.
  public var _arg: Int32 { Int32(self) }
  /// How the key spells it.
  public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  /// The number as formats take it.
  public var _arg: Int32 { Int32(self) }
  /// How the key spells it.
  public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  /// The number as formats take it.
  public var _arg: Int32 { self }
  /// How the key spells it.
  public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  /// The number as formats take it.
  public var _arg: Int64 { self }
  /// How the key spells it.
  public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  /// The number as formats take it.
  public var _arg: UInt64 { UInt64(self) }
  /// How the key spells it.
  public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  /// The number as formats take it.
  public var _arg: UInt32 { UInt32(self) }
  /// How the key spells it.
  public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  /// The number as formats take it.
  public var _arg: UInt32 { UInt32(self) }
  /// How the key spells it.
  public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  /// The number as formats take it.
  public var _arg: UInt32 { self }
  /// How the key spells it.
  public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  /// The number as formats take it.
  public var _arg: UInt64 { self }
  /// How the key spells it.
  public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  /// The number as formats take it.
  public var _arg: Float { self }
  /// How the key spells it.
  public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  /// The number as formats take it.
  public var _arg: Double { self }
  /// How the key spells it.
  public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  /// The number as formats take it.
  public var _arg: Double { Double(self) }
  /// How the key spells it.
  public var _specifier: String { "%lf" }
}
