package import Foundation
package import WidgetSettings

/// The files that are added to the user's target: what Foundation lacks or answers differently
/// here, what Xcode generates, and an entry point where the source has none.
package struct GeneratedSources: Sendable {
  /// The module of ours that holds the clock and what Foundation lacks.
  package static let additionsModule = "FoundationAdditions"

  /// Facts of all files of the program.
  let facts: [FileFacts]
  /// The paths of those files, relative to the input.
  let paths: [String]
  /// Public types of ``additionsModule``, sorted.
  let additions: [String]
  let intents: IntentDefinitions
  let models: DataModels
  /// Whether the program's code sees what headers declare, which ``HeaderSources/module`` has.
  let seesHeaders: Bool
  /// Paths of asset catalogs.
  let assets: [String]
  /// `.xcstrings` files.
  let strings: [URL]
  let platform: TargetPlatform
  /// Whether the module is for others to import, and so begins nothing.
  let isLibrary: Bool
  /// Whether the module is code of Linux, to which names of ours mean nothing but those of
  /// loading: what it asks of a network is answered as for widgets, and what it hands over are the
  /// types that these know.
  let isLinux: Bool
  /// The name of the module's bundle, with its ending; nil where its resources are the program's.
  let bundle: String?

  package init(
    facts: [FileFacts], paths: [String] = [], additions: [String],
    intents: IntentDefinitions = IntentDefinitions(), models: DataModels = DataModels(),
    seesHeaders: Bool = false, assets: [String] = [], strings: [URL] = [],
    platform: TargetPlatform = .iOS, isLibrary: Bool = false, isLinux: Bool = false,
    bundle: String? = nil
  ) {
    self.facts = facts
    self.paths = paths
    self.additions = additions.sorted()
    self.intents = intents
    self.models = models
    self.seesHeaders = seesHeaders
    self.assets = assets
    self.strings = strings
    self.platform = platform
    self.isLibrary = isLibrary
    self.isLinux = isLinux
    self.bundle = bundle
  }

  /// Names of those files that speak of nothing that the program declares.
  package static let closedFiles: Set<String> = [
    "Vitrine+Shadows.swift", "Vitrine+Headers.swift", "Vitrine+Assets.swift",
    "Vitrine+Strings.swift",
  ]

  /// File names and their text, in a fixed order.
  package var files: [(name: String, text: String)] {
    var files = [("Vitrine+Shadows.swift", shadows)]
    if !isLibrary, let entry = EntryPoint.generated(facts) {
      files.append(("Vitrine+Entry.swift", entry))
    }
    if !isLibrary, let text = PreviewProviders.text(zip(paths, facts).map { ($0, $1) }) {
      files.append((Self.previews, text))
    }
    let declared = Set(facts.flatMap(\.sharedNames))
    let extensions = Set(facts.flatMap(\.intentExtensions)).sorted()
    if let text = IntentSources(intents, declared: declared, extensions: extensions).text {
      files.append(("Vitrine+Intents.swift", text))
    }
    if let text = ManagedClasses(models, facts: facts).text {
      files.append(("Vitrine+Models.swift", text))
    }
    if seesHeaders {
      // All files of a module see what one of them passes on.
      files.append(("Vitrine+Headers.swift", "@_exported import \(HeaderSources.module)\n"))
    }
    let members = Set(facts.flatMap { $0.extensionMembers })
    if let text = AssetSymbols(assets, members: members, bundle: bundle).text(for: platform) {
      files.append(("Vitrine+Assets.swift", text))
    }
    if let text = StringSymbols(strings, members: members, bundle: bundle).text {
      files.append(("Vitrine+Strings.swift", text))
    }
    return files
  }

  /// The file that says which types are providers of previews, and on which lines.
  package static let previews = "Vitrine+Previews.swift"
  /// What constants are called that say the same of types that only their file may name.
  package static let privatePreviews = PreviewProviders.privatePrefix

  /// What is put behind the text of one of the files, nil for nothing.
  package func ending(of index: Int) -> String? {
    guard !isLibrary, paths.indices.contains(index) else { return nil }
    return PreviewProviders.ending(path: paths[index], facts: facts[index])
  }

  /// The shadows that do not collide with something the program declares itself.
  private var shadows: String {
    let names = Set(facts.flatMap { $0.topLevelNames })
    let kept = keptShadows(names)
    let loads = facts.contains { $0.imports.contains { $0.module == "FoundationNetworking" } }
    let aliases = additions.filter { name in
      (!isLinux || loads && Self.isOfLoading(name)) && !names.contains(name)
        && !name.hasPrefix("Vitrine")
        && !kept.contains { $0.type == nil && $0.name == name }
    }
    let module = Self.additionsModule
    // Public, as the program's own public declarations may name them.
    return """
      import Foundation
      import \(module)
      \(isLinux ? Self.passedOn : "")
      \(aliases.map { "public typealias \($0) = \(module).\($0)" }.joined(separator: "\n"))

      \(kept.map(\.code).joined(separator: "\n\n"))

      """
  }

  /// Hands on what healed code calls to all files of a module that imports nothing else of ours.
  private static let passedOn = [
    "func _vitrineMissing", "func _vitrineMissingAnswer", "func _vitrineMissingValue",
    "protocol _VitrineMissingValue", "struct _VitrineMissingError",
  ].map { declaration in
    let name = declaration.split(separator: " ")
    return "@_exported import \(name[0]) \(additionsModule).\(name[1])\n"
  }.joined()

  /// Whether FoundationNetworking has a type of that name.
  private static func isOfLoading(_ name: String) -> Bool {
    ["CachedURL", "HTTP", "URL"].contains(where: name.hasPrefix)
  }

  /// The shadows that neither declare what the program declares nor speak of a type that means
  /// another one there.
  private func keptShadows(_ names: Set<String>) -> [Shadow] {
    let members = Set(facts.flatMap { $0.extensionMembers })
    var taken = names
    var kept: [Shadow] = []
    for shadow in Shadow.all + [.module(bundle)] {
      let isDeclared = shadow.namesInTheWay.contains {
        members.contains(FileFacts.ExtensionMember(type: shadow.type ?? "", name: $0))
      }
      let isFree =
        !isDeclared && (shadow.type != nil || !taken.contains(shadow.name))
        && taken.isDisjoint(with: shadow.words)
      if isFree {
        kept.append(shadow)
      } else if shadow.type == nil {
        taken.insert(shadow.name)
      }
    }
    return kept
  }
}
