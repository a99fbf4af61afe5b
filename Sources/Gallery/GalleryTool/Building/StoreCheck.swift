import DiagnosticRecords
import Encodings
import FilePaths
import Foundation
import ProjectReader
import ResourceCatalogs
import SourcePreparing
import WidgetSettings

/// What is wrong with the file of objects that `store` names, as far as reading tells: whether it
/// can be read, and whether anything of the projects has its kinds. Each store takes what it has
/// an entity or class for, so that only all of them together know what none does.
struct StoreCheck {
  private var kinds: Set<String> = []
  /// Whether an entity may be made by code, so that not all kinds are known.
  private var isOpen = false

  /// - Parameter projects: those that share the file.
  private init(_ projects: [WidgetProject]) {
    for project in projects {
      take(project.dataModels.all.flatMap(\.entities).map(\.name), project.files)
      for module in project.modules {
        take(module.dataModels.all.flatMap(\.entities).map(\.name), module.files)
      }
    }
  }

  private mutating func take(_ entities: [String], _ files: [WidgetProject.SourceFile]) {
    kinds.formUnion(entities)
    for file in files {
      if file.words.contains("NSEntityDescription") { isOpen = true }
      guard file.facts.imports.contains(where: { $0.module == "SwiftData" }) else { continue }
      kinds.formUnion(file.facts.declarations.filter { $0.keyword == "class" }.map(\.name))
    }
  }

  static func problems(of projects: [WidgetProject]) -> [Diagnostic] {
    var files: [String: [WidgetProject]] = [:]
    for project in projects {
      guard let name = project.settings.values[.store] else { continue }
      let path = DiskPath.named(name, in: project.settingsFolder).standardizedFileURL.path
      // What lies elsewhere, or is not there, is said with the other paths.
      guard PathReach.isInside(path, project.root.path) else { continue }
      files[path, default: []].append(project)
    }
    return files.keys.sorted().flatMap { path -> [Diagnostic] in
      guard let sharing = files[path], let first = sharing.first,
        let bytes = FileManager.default.contents(atPath: path)
      else { return [] }
      let name = DiskPath.relative(URL(fileURLWithPath: path), to: first.root)
      return StoreCheck(sharing).problems([UInt8](bytes), name)
    }
  }

  private func problems(_ bytes: [UInt8], _ file: String) -> [Diagnostic] {
    func wrong(_ message: String, _ line: Int) -> Diagnostic {
      Diagnostic(
        .settingsWrongValue, message,
        hint: "\u{201C}vitrine help settings\u{201D} says how the file of `store` is written.",
        file: file, line: line)
    }
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes)
    } catch {
      return [wrong("The file that `store` names is no JSON that can be read.", error.line)]
    }
    guard let objects = document.value.members else {
      return [wrong("The file that `store` names is no object of kinds with lists of objects.", 1)]
    }
    guard !isOpen else { return [] }
    let known = kinds.sorted()
    return objects.keys.sorted().filter { !kinds.contains($0) }.prefix(Self.limit).map { kind in
      let near = NearestNames.find(kind, among: known, limit: 1).first
      let all = known.isEmpty ? "There are none." : "Known: \(known.joined(separator: ", "))."
      return Diagnostic(
        .storeKindUnknown,
        "No model of Core Data and no class with @Model is called \(kind), so that no store has "
          + "its objects.",
        hint: (near.map { "Did you mean `\($0)`? " } ?? "") + all, file: file,
        line: document.lines[kind] ?? 1)
    }
  }

  /// How many kinds are told; a file may have thousands.
  private static let limit = 20
}

extension Rule {
  static let storeKindUnknown = Rule(
    "store-kind-unknown", fault: .input, .warning,
    "Objects that vitrine.json gives belong to no store",
    why: "No entity or class of what is drawn has their name, so that they are left out.",
    remedy: "Correct the kind in the file that \"store\" names, at the line that is said.")
}
