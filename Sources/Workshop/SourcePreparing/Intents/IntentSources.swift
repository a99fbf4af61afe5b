/// The Swift that Xcode would generate for `.intentdefinition` files, without Objective-C: classes
/// of intents and objects, enumerations, protocols for handling, responses, results of resolving.
///
/// What Xcode marks as optional in the protocols has an implementation in an extension here.
struct IntentSources {
  private let definitions: IntentDefinitions
  /// Types the program declares itself, such as committed generated code; they win.
  private let declared: Set<String>
  /// Classes of the program that give handlers.
  private let extensions: [String]

  init(_ definitions: IntentDefinitions, declared: Set<String>, extensions: [String] = []) {
    self.definitions = definitions
    self.declared = declared
    self.extensions = extensions
  }

  /// One file; nil if there is nothing to declare.
  var text: String? {
    let parts = definitions.all.flatMap { part(of: $0) }
    guard !parts.isEmpty else { return nil }
    let imports = parts.contains { $0.contains("CLPlacemark") } ? "import CoreLocation\n" : ""
    // Ours by their full names: the program's own aliases of them are not public.
    return "\(imports)import Foundation\nimport \(GeneratedSources.additionsModule)\n"
      + "import Intents\n\n" + parts.joined(separator: "\n")
  }

  private func part(of definition: IntentDefinition) -> [String] {
    var parts: [String] = []
    for enumeration in definition.enumerations where !declared.contains(enumeration.className) {
      parts.append(IntentEnumerationWriter(enumeration).text)
    }
    for object in definition.objects where !declared.contains(object.className) {
      parts.append(IntentObjectWriter(object, definitions).text)
    }
    for intent in definition.intents where !declared.contains(intent.className) {
      parts.append(IntentClassWriter(intent, definitions, extensions: extensions).text)
      parts.append(IntentResponseWriter(intent, definitions).text)
      parts.append(IntentHandlingWriter(intent, definitions).text)
    }
    return parts
  }
}
