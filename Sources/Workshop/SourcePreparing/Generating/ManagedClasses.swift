import ResourceCatalogs

/// The Swift that Xcode generates for models of Core Data: classes, or extensions of classes that
/// the program declares.
struct ManagedClasses {
  private let models: DataModels
  /// Types the program declares itself; of those only what is missing is written.
  private let declared: Set<String>
  private let members: Set<FileFacts.ExtensionMember>
  private let identifiable: Set<String>

  /// - Parameter facts: those of all files of the program.
  init(_ models: DataModels, facts: [FileFacts]) {
    self.models = models
    declared = Set(facts.flatMap(\.sharedNames))
    members = Set(facts.flatMap(\.extensionMembers))
    identifiable = Set(facts.flatMap { $0.types(conformingTo: "Identifiable") }.map(\.name))
  }

  /// One file; nil if there is nothing to declare.
  var text: String? {
    var seen: Set<String> = []
    var parts: [String] = []
    for model in models.all {
      for entity in model.entities {
        guard entity.generation != .none, let name = entity.className,
          SwiftCode.isIdentifier(name), seen.insert(name).inserted
        else { continue }
        let isDeclared = declared.contains(name)
        // Xcode refuses a class that is declared twice; the program's own wins here.
        guard entity.generation == .category ? isDeclared : !isDeclared else { continue }
        let writer = ManagedClassWriter(
          entity, name, in: model, members: members, isIdentifiable: identifiable.contains(name))
        parts.append(writer.text)
      }
    }
    return parts.isEmpty
      ? nil : "import CoreData\nimport Foundation\n\n" + parts.joined(separator: "\n")
  }
}
