import Foundation

/// The value that is taken where the code of one could not be had, for code that is healed as for
/// modules that are made from their use.
///
/// What is shown by it says that it is missing: a text is the name. What stands for no data is
/// empty: an optional is nil, a list has no elements, a number is zero. A date is the present. A
/// function answers such a value.
/// Other types are in their first case, decoded out of nothing as the states of Live Activities
/// are, or put together of such values; so are objects of classes that are no system's.
package enum MissingValue {
  /// - Parameter name: what is missing.
  /// - Returns: nil for a type that has no such value, such as a protocol's.
  package static func of<Value>(_ type: Value.Type, _ name: String) -> Value? {
    if let value = find(type, name) { return value as? Value }
    // One that lies in a structure would have to be called as that says.
    if let function = MissingFunction.of(type, name) { return function }
    // An existential of a protocol that these have.
    return text(name) as? Value ?? _VitrineMissingError(name) as? Value
  }

  /// What is shown where a text is missing.
  package static func text(_ name: String) -> String { "⟨\(name)⟩" }

  /// Of a type that is known when the program runs.
  static func find(_ type: Any.Type, _ name: String) -> Any? {
    switch type {
    case let type as any _VitrineMissingValue.Type: return type.vitrineMissing(name)
    case let type as any ExpressibleByNilLiteral.Type: return type.init(nilLiteral: ())
    case let type as any RangeReplaceableCollection.Type: return type.init()
    case let type as any SetAlgebra.Type: return type.init()
    case let type as any ExpressibleByDictionaryLiteral.Type: return noPairs(type)
    case let type as any ExpressibleByIntegerLiteral.Type: return zero(type)
    case let type as any AdditiveArithmetic.Type: return type.zero
    case let type as any ExpressibleByStringLiteral.Type: return text(type, name)
    case is (() -> Void).Type: return {} as () -> Void
    case is (@Sendable () -> Void).Type: return {} as @Sendable () -> Void
    case is (@MainActor () -> Void).Type: return {} as @MainActor () -> Void
    default: break
    }
    if let first = FirstCase.listed(of: type) { return first }
    if let type = type as? any Decodable.Type, let value = decoded(type) { return value }
    func reflected<Value>(_ type: Value.Type) -> Any? { ReflectedValue.of(type, name) }
    return _openExistential(type, do: reflected)
  }

  private static func noPairs<Pairs: ExpressibleByDictionaryLiteral>(_ type: Pairs.Type) -> Pairs {
    [:]
  }

  private static func zero<Number: ExpressibleByIntegerLiteral>(_ type: Number.Type) -> Number { 0 }

  private static func text<Text: ExpressibleByStringLiteral>(
    _ type: Text.Type, _ name: String
  ) -> Text {
    guard let literal = text(name) as? Text.StringLiteralType else { return "" }
    return Text(stringLiteral: literal)
  }

  private static func decoded<Value: Decodable>(_ type: Value.Type) -> Any? {
    try? SampleDecoder.value(type, SampleWords(now: VitrineClock.now))
  }
}
