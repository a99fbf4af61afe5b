import Foundation
import FoundationAdditions

/// The value of a parameter that nobody set.
///
/// The system would ask for one; a widget on the way to a gallery gets the least of its type, so
/// that it can be drawn at all.
enum IntentValueDefault {
  /// The least value of a type, or nil where none can be made up (an entity).
  static func value<Value>(of type: Value.Type) -> Value? {
    if let type = type as? any DefaultIntentValue.Type { return type.leastIntentValue as? Value }
    if let type = type as? any AppEnum.Type { return firstCase(type) as? Value }
    return nil
  }

  private static func firstCase<Enumeration: AppEnum>(_ type: Enumeration.Type) -> Any? {
    Enumeration.allCases.first
  }
}

/// A type with an obvious least value.
protocol DefaultIntentValue {
  static var leastIntentValue: Self { get }
}

extension Optional: DefaultIntentValue {
  static var leastIntentValue: Wrapped? { nil }
}

extension Array: DefaultIntentValue {
  static var leastIntentValue: [Element] { [] }
}

extension Set: DefaultIntentValue {
  static var leastIntentValue: Set<Element> { [] }
}

extension String: DefaultIntentValue {
  static var leastIntentValue: String { "" }
}

extension Bool: DefaultIntentValue {
  static var leastIntentValue: Bool { false }
}

extension Int: DefaultIntentValue {
  static var leastIntentValue: Int { 0 }
}

extension Double: DefaultIntentValue {
  static var leastIntentValue: Double { 0 }
}

extension Float: DefaultIntentValue {
  static var leastIntentValue: Float { 0 }
}

extension Decimal: DefaultIntentValue {
  static var leastIntentValue: Decimal { 0 }
}

extension Date: DefaultIntentValue {
  static var leastIntentValue: Date { VitrineClock.now }
}

extension DateComponents: DefaultIntentValue {
  static var leastIntentValue: DateComponents { DateComponents() }
}

extension AttributedString: DefaultIntentValue {
  static var leastIntentValue: AttributedString { AttributedString() }
}

extension URL: DefaultIntentValue {
  static var leastIntentValue: URL { URL(fileURLWithPath: "/") }
}
