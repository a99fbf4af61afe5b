package import DiagnosticRecords
package import Foundation

/// The definitions of one program, in the order of their paths.
package struct IntentDefinitions: Sendable {
  private(set) var all: [IntentDefinition] = []
  /// How many of them, the first ones, belong to the program.
  private var ownCount = 0
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  /// Reads files; what one of them declares again, with the same class, is left out.
  ///
  /// - Parameters:
  ///   - files: definitions that belong to the program.
  ///   - others: definitions of other programs, of which those are taken that declare a word of
  ///     `words`: Xcode lets targets share them.
  ///   - root: the folder that paths are made relative to.
  package init(_ files: [URL], others: [URL] = [], words: Set<String> = [], root: URL) {
    for file in files.sorted(by: { $0.path < $1.path }) where !isTranslation(file, of: files) {
      guard let reader = read(file, root) else { continue }
      diagnostics += reader.diagnostics
      all.append(withoutRepetitions(reader.definition))
    }
    ownCount = all.count
    for file in others.sorted(by: { $0.path < $1.path }) {
      guard let reader = read(file, root) else { continue }
      let known = Set(all.flatMap(\.classNames))
      let names = Set(reader.definition.classNames)
      guard !words.isDisjoint(with: names), known.isDisjoint(with: names) else { continue }
      diagnostics += reader.diagnostics
      all.append(withoutRepetitions(reader.definition))
    }
    reportUnknownTypes()
  }

  /// Leaves out those of other programs whose classes a module has that the program imports.
  package mutating func leave(to module: IntentDefinitions) {
    let names = Set(module.all.flatMap(\.classNames))
    all =
      all.prefix(ownCount)
      + all.dropFirst(ownCount).filter { names.isDisjoint(with: $0.classNames) }
  }

  /// Whether a file only says in another language what one beside it declares: that in
  /// `Base.lproj`, else that in English, else the first.
  private func isTranslation(_ file: URL, of files: [URL]) -> Bool {
    let folder = file.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return false }
    let around = folder.deletingLastPathComponent().path
    let languages = files.compactMap { other -> String? in
      let folder = other.deletingLastPathComponent()
      guard folder.pathExtension == "lproj", other.lastPathComponent == file.lastPathComponent,
        folder.deletingLastPathComponent().path == around
      else { return nil }
      return folder.deletingPathExtension().lastPathComponent
    }
    let first = ["Base", "en"].first { languages.contains($0) } ?? languages.min()
    return folder.deletingPathExtension().lastPathComponent != first
  }

  private mutating func read(_ file: URL, _ root: URL) -> IntentDefinitionReader? {
    let prefix = root.path + "/"
    let isInside = file.path.hasPrefix(prefix)
    let path = isInside ? String(file.path.dropFirst(prefix.count)) : file.path
    guard let data = try? Data(contentsOf: file) else {
      diagnostics.append(.unreadable(path))
      return nil
    }
    return IntentDefinitionReader([UInt8](data), path: path)
  }

  /// For definitions that are at hand.
  init(_ definitions: [IntentDefinition]) {
    for definition in definitions { all.append(withoutRepetitions(definition)) }
    ownCount = all.count
    reportUnknownTypes()
  }

  /// Whether there is nothing to generate.
  var isEmpty: Bool {
    all.allSatisfy { $0.intents.isEmpty && $0.objects.isEmpty && $0.enumerations.isEmpty }
  }

  /// The class of an object type, by its name in the definitions.
  func objectClass(_ name: String) -> String? {
    all.lazy.flatMap(\.objects).first { $0.name == name }?.className
  }

  /// An enumeration, by its name in the definitions.
  func enumeration(_ name: String) -> IntentDefinition.Enumeration? {
    all.lazy.flatMap(\.enumerations).first { $0.name == name }
  }

  /// The protocols of those who handle the intents that some code names and whose parameters have
  /// handlers to ask.
  package func handling(amongst words: Set<String>) -> Set<String> {
    let asking = all.flatMap(\.intents).filter { intent in
      words.contains(intent.className)
        && intent.parameters.contains { $0.hasDynamicOptions || $0.isResolved }
    }
    return Set(asking.map { $0.className + "Handling" })
  }

  private mutating func withoutRepetitions(_ definition: IntentDefinition) -> IntentDefinition {
    var seen = Set(all.flatMap(\.classNames))
    var result = definition
    var repeated: [String] = []
    func isNew(_ name: String) -> Bool {
      if seen.insert(name).inserted { return true }
      repeated.append(name)
      return false
    }
    result.enumerations = definition.enumerations.filter { isNew($0.className) }
    result.objects = definition.objects.filter { isNew($0.className) }
    result.intents = definition.intents.filter { isNew($0.className) }
    if !repeated.isEmpty {
      let names = repeated.joined(separator: ", ")
      diagnostics.append(
        Diagnostic(
          .intentsRepeated,
          "\(definition.path) declares again what another definition has: \(names).",
          hint: "Leave one of the files out with `exclude` in vitrine.json.",
          file: definition.path))
    }
    return result
  }

  private mutating func reportUnknownTypes() {
    for definition in all {
      let parameters =
        definition.intents.flatMap { $0.parameters + $0.response.properties }
        + definition.objects.flatMap(\.properties)
      for parameter in parameters {
        let missing: String
        switch parameter.type {
        case .object(let name) where objectClass(name) == nil: missing = name
        case .enumeration(let name) where enumeration(name) == nil: missing = name
        case .object, .enumeration, .system: continue
        }
        diagnostics.append(
          Diagnostic(
            .intentsUnknownType,
            "\(definition.path): “\(parameter.name)” is of the type \(missing), which no"
              + " definition declares; it becomes an INObject or a number.",
            hint: "Add the definition that declares \(missing) to the folder.",
            file: definition.path))
      }
    }
  }
}

extension IntentDefinition {
  /// The types it declares, as code writes them.
  var classNames: [String] {
    enumerations.map(\.className) + objects.map(\.className) + intents.map(\.className)
  }
}

extension Rule {
  static let intentsRepeated = Rule(
    "intents-repeated", fault: .widget, .warning, "Two intent definitions declare the same",
    why: "The second declaration is not used.",
    remedy: "Leave one of the files out with `exclude` in vitrine.json.")
  static let intentsUnknownType = Rule(
    "intents-unknown-type", fault: .widget, .warning,
    "An intent definition uses a type that none declares",
    why: "The parameter becomes an INObject or a number, so code that uses it may not compile.",
    remedy: "Add the definition that declares the type to the folder.")
}
