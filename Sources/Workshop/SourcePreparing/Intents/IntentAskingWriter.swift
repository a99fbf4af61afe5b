/// Writes how an intent asks a handler for the values of its parameters, one after another, as
/// choices may depend on those before.
struct IntentAskingWriter {
  private let intent: IntentDefinition.Intent
  private let properties: IntentPropertyWriter
  /// Classes of the program that give handlers.
  private let extensions: [String]

  init(
    _ intent: IntentDefinition.Intent, _ properties: IntentPropertyWriter, extensions: [String]
  ) {
    (self.intent, self.properties, self.extensions) = (intent, properties, extensions)
  }

  /// Overrides within the class of the intent; empty where nobody is to be asked.
  var text: String {
    let asked = intent.parameters.filter { parameter in
      (parameter.hasDynamicOptions || parameter.isResolved)
        && properties.type(of: parameter).hasSuffix("?")
    }
    guard !asked.isEmpty, !extensions.isEmpty else { return "" }
    return """
        override public class var _extensions: [Any.Type] {
          [\(extensions.map { SwiftCode.name($0) + ".self" }.joined(separator: ", "))]
        }

        nonisolated override public func _ask(_ handler: Any) async {
          guard let handler = handler as? any \(intent.className)Handling else { return }
      \(asked.map(question).joined())  }

      """
  }

  private func question(_ parameter: DefinedParameter) -> String {
    let property = "self.\(SwiftCode.name(parameter.name))"
    let name = parameter.capitalizedName
    var lines: [String] = []
    if parameter.hasDynamicOptions {
      func otherwise(_ value: String) {
        lines.append("if \(property) == nil { \(property) = \(value) }")
      }
      let search = parameter.hasSearch ? ", searchTerm: nil" : ""
      let list = parameter.isList ? ".map { [$0] }" : ""
      let ask = "try? await handler.provide\(name)Options"
      lines.append("\(property) = handler.default\(name)(for: self)")
      otherwise("_offered(\(ask)Collection(for: self\(search)).allItems)\(list)")
      if !parameter.hasSearch { otherwise("_offered(\(ask)(for: self))\(list)") }
    } else {
      // Not of choices: nobody has made one, and many a handler takes for granted that one is made.
      lines.append("\(property) = _answered(await handler.resolve\(name)(for: self))")
    }
    lines.append("_note(\(SwiftCode.literal(parameter.name)), \(property))")
    return """
          if \(property) == nil {
      \(lines.map { "      \($0)\n" }.joined())    }

      """
  }
}
