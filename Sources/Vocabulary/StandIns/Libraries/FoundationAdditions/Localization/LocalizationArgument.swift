import Foundation

/// A value interpolated into localised text, in the few kinds that format specifiers tell apart.
package enum LocalizationArgument: Hashable, Sendable {
  /// Anything shown as it is, `%@`.
  case text(String)
  /// A signed whole number, `%lld` or `%d`.
  case integer(Int64)
  /// An unsigned whole number, `%llu` or `%u`.
  case unsigned(UInt64)
  /// A floating-point number, `%lf` or `%f`.
  case number(Double)

  /// The argument for a whole number of any width.
  package init(_ value: some BinaryInteger) {
    let unsigned = value >= 0 && value.bitWidth >= 64 && UInt64(clamping: value) > Int64.max
    self = unsigned ? .unsigned(UInt64(clamping: value)) : .integer(Int64(clamping: value))
  }

  /// The argument for a value as C's `printf` takes it.
  package init(_ value: any CVarArg) {
    switch value {
    case let value as any BinaryInteger: self.init(value)
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as CGFloat: self = .number(Double(value))
    default: self = .text(String(describing: value))
    }
  }

  /// The number that decides about plural forms, if it is one.
  package var count: Double? {
    switch self {
    case .text: nil
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    }
  }

  /// The specifier that the compiler and Xcode's string extraction write for a value of this type.
  package static func specifier<T>(for type: T.Type) -> String {
    switch type {
    case is Int.Type, is Int64.Type: "%lld"
    case is UInt.Type, is UInt64.Type: "%llu"
    case is Int8.Type, is Int16.Type, is Int32.Type: "%d"
    case is UInt8.Type, is UInt16.Type, is UInt32.Type: "%u"
    case is Float.Type: "%f"
    case is Double.Type, is CGFloat.Type: "%lf"
    default: "%@"
    }
  }
}
