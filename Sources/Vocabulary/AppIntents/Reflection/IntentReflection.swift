import Foundation
import FoundationAdditions

/// A parameter of an intent as the gallery lists it.
package struct IntentParameterDescription: Hashable, Sendable {
  /// The property's name in the source.
  package var name: String
  /// The title for people.
  package var title: String
  /// The value as text; empty where there is none.
  package var value: String
}

/// Looks at an intent from outside, whatever its type.
package enum IntentReflection {
  /// The parameters of `intent` in the order of their declaration.
  package static func parameters(of intent: any AppIntent) -> [IntentParameterDescription] {
    reflected(intent).map { name, parameter in
      IntentParameterDescription(
        name: name, title: parameter.titleText ?? name, value: parameter.valueText)
    }
  }

  /// Gives every parameter without a value the one that its provider or its entity's query
  /// proposes, as the system does before a widget is configured for the first time.
  package static func resolveDefaults(of intent: any AppIntent) async {
    await ConfiguredIntent.$current.withValue(intent) {
      for (_, parameter) in reflected(intent) { await parameter.resolveDefault() }
    }
  }

  /// Gives parameters values by the names of their properties, as JSON.
  ///
  /// - Returns: The names, sorted, whose value cannot be read or that there are not.
  package static func take(_ given: [String: Data], into intent: any AppIntent) async -> [String] {
    let parameters = Dictionary(reflected(intent)) { first, _ in first }
    var unread: [String] = []
    await ConfiguredIntent.$current.withValue(intent) {
      for (name, json) in given.sorted(by: { $0.key < $1.key })
      where await parameters[name]?.take(json) != true {
        unread.append(name)
      }
    }
    return unread
  }

  private static func reflected(
    _ intent: any AppIntent
  ) -> [(name: String, parameter: any ReflectedParameter)] {
    Mirror(reflecting: intent).children.compactMap { child in
      guard let label = child.label, let parameter = child.value as? any ReflectedParameter
      else { return nil }
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
    }
  }
}

/// A parameter whose type of value is unknown.
protocol ReflectedParameter {
  var titleText: String? { get }
  var valueText: String { get }
  func resolveDefault() async
  /// Takes a value as JSON; false for what is none.
  func take(_ json: Data) async -> Bool
}

extension IntentParameter: ReflectedParameter {
  var titleText: String? { about.title?.text() }

  var valueText: String {
    guard let value = given ?? IntentValueDefault.value(of: Value.self) else { return "" }
    return IntentValueText.text(value)
  }

  func take(_ json: Data) async -> Bool {
    guard let value = await GivenIntentValue.value(of: Value.self, json) as? Value else {
      return false
    }
    wrappedValue = value
    return true
  }

  func resolveDefault() async {
    guard !isSet else { return }
    if let findDefault, let value = await findDefault() {
      wrappedValue = value
    } else if let value = await EntityDefault.value(for: Value.self) as? Value {
      wrappedValue = value
    }
  }
}
