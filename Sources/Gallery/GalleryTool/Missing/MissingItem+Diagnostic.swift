import CatalogueManifest
import DiagnosticRecords
import ProgramBuilding

extension MissingItem {
  /// The kinds of things that rules say are not there. By their ids, as most are declared in
  /// modules that the tool does not know.
  static let rules: [String: Kind] = [
    "package-missing": .package, "package-not-at-hand": .package, "package-not-fetched": .package,
    "package-not-reached": .package, "package-unreadable": .package,
    "module-not-available": .module,
    "does-not-compile": .name, "missing-name-reached": .name, "missing-view": .name,
    "made-view": .name,
    "file-missing": .resource, "foreign-source": .resource, "missing-asset-file": .resource,
    "missing-image": .resource, "missing-resource": .resource, "unknown-color": .resource,
    "unknown-image": .resource, "unknown-symbol": .symbol,
  ]

  /// What a diagnostic says is not there; nil if it speaks of something else.
  ///
  /// - Parameters:
  ///   - names: the names that are known to be missing: what is said of a name without one is said
  ///     of a consequence.
  init?(_ diagnostic: Diagnostic, program: String, names: Set<String>) {
    guard var kind = Self.rules[diagnostic.rule] else { return nil }
    // Where it is needed is known better from what was left out.
    let isRefused = diagnostic.breaks(.doesNotCompile)
    let subject = diagnostic.subject ?? ""
    if isRefused, subject.isEmpty { return nil }
    if kind == .name, !isRefused, !names.contains(subject) { kind = .consequence }
    let isOfCode = [.name, .consequence].contains(kind)
    let name =
      kind == .consequence ? "" : subject.isEmpty ? diagnostic.file ?? "" : subject
    if name.isEmpty, kind != .consequence { return nil }
    self.init(program: program, kind: kind, name: name)
    if let file = diagnostic.file, file != name {
      positions = [Position(file: file, line: diagnostic.line, left: isRefused ? "error" : "")]
    }
    if isOfCode, !isRefused { positions = [] }
    remedy = isOfCode ? Self.remedy(ofName: name) : diagnostic.hint ?? ""
    renders = [diagnostic.render].compactMap { $0 }
  }

  /// How to give a name of code.
  static func remedy(ofName name: String) -> String {
    name.isEmpty
      ? "" : "Give a Swift file that declares it: \"stubs\" in vitrine.json names such files."
  }

  /// How to give a module.
  static func remedy(ofModule name: String) -> String {
    "Put Swift files that stand in for it into stubs/\(name) beside vitrine.json. If it is part of "
      + "a package, give a folder with the package by --packages, or build once with a connection."
  }
}
