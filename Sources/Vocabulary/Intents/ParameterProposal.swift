import Foundation

/// The value of a parameter that a handler resolves, or would ask about; nil where it has none.
public func _answered<Value>(_ result: INIntentResolutionResult) -> Value? {
  result._value.flatMap { ParameterProposal.value($0) }
}

/// The values of a list that a handler resolves; nil where it has none.
public func _answered<Element>(_ results: [INIntentResolutionResult]) -> [Element]? {
  let values = results.compactMap { $0._value.flatMap { ParameterProposal.value($0) as Element? } }
  return values.isEmpty ? nil : values
}

/// The first of the choices that a handler offers, as the type of its parameter; nil for none.
public func _offered<Value>(_ choices: [Any]?) -> Value? {
  choices?.first.flatMap { ParameterProposal.value($0) }
}

/// A value that a handler answers in place of a person.
enum ParameterProposal {
  /// As the type of the parameter: choices are objects, of which parameters may be the Swift form.
  static func value<Value>(_ found: Any) -> Value? {
    if let value = found as? Value { return value }
    if let type = Value.self as? any _ObjectiveCBridgeable.Type {
      return bridged(type, found) as? Value
    }
    return (found as? any _ObjectiveCBridgeable).flatMap { object(of: $0) as? Value }
  }

  private static func bridged<Form: _ObjectiveCBridgeable>(_ type: Form.Type, _ found: Any) -> Any?
  {
    guard let object = found as? Form._ObjectiveCType else { return nil }
    var result: Form?
    return Form._conditionallyBridgeFromObjectiveC(object, result: &result) ? result : nil
  }

  private static func object<Form: _ObjectiveCBridgeable>(of value: Form) -> Any {
    value._bridgeToObjectiveC()
  }

  /// For the widget's card; nil for what has no words of its own.
  static func text(_ value: Any) -> String? {
    switch value {
    case let list as [Any]: list.compactMap(text).joined(separator: ", ")
    case let text as String: text
    case let number as NSNumber: number.stringValue
    case let url as URL: url.absoluteString
    case let object as INObject: object.displayString
    case let person as INPerson: person.displayName
    case let phrase as INSpeakableString: phrase.spokenPhrase
    default: nil
    }
  }
}
