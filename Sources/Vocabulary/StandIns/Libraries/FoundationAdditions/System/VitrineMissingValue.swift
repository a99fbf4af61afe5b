public import Foundation

/// Answers for a value whose code could not be had: an empty one if its type has such, so that who
/// asked goes on, else the end of the program with the name. Written by the tool into the code that
/// it heals; not for widget code.
///
/// - Parameter name: what is missing, with its module where that is known: `CryptoKit.SHA256`.
public func _vitrineMissingValue<Value>(
  _ name: StaticString, _ file: StaticString = #fileID, _ line: UInt = #line
) -> Value {
  if let value = empty(Value.self, "\(name)") as? Value { return value }
  _vitrineMissing(name, file, line)
}

/// A type that has a value to be taken where the code of one could not be had. Not for widget code.
public protocol _VitrineMissingValue {
  /// - Parameter name: what is missing.
  static func vitrineMissing(_ name: String) -> Self
}

/// Nil of an optional, nothing in a collection, zero of a number; nil for a type without any.
private func empty(_ type: Any.Type, _ name: String) -> Any? {
  switch type {
  case let type as any _VitrineMissingValue.Type: type.vitrineMissing(name)
  case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
  case let type as any RangeReplaceableCollection.Type: type.init()
  case let type as any SetAlgebra.Type: type.init()
  case let type as any ExpressibleByDictionaryLiteral.Type: noPairs(type)
  case let type as any ExpressibleByIntegerLiteral.Type: zero(type)
  case let type as any ExpressibleByStringLiteral.Type: noText(type)
  default: type == Void.self ? () : nil
  }
}

private func noPairs<Pairs: ExpressibleByDictionaryLiteral>(_ type: Pairs.Type) -> Pairs { [:] }
private func zero<Number: ExpressibleByIntegerLiteral>(_ type: Number.Type) -> Number { 0 }
private func noText<Text: ExpressibleByStringLiteral>(_ type: Text.Type) -> Text { "" }

extension Bool: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Bool { false }
}

extension CGPoint: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> CGPoint { .zero }
}

extension CGSize: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> CGSize { .zero }
}

extension CGRect: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> CGRect { .zero }
}

/// A file that holds nothing.
extension URL: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> URL { URL(fileURLWithPath: "/dev/null") }
}
