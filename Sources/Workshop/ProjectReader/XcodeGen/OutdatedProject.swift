import DiagnosticRecords
import Foundation
import WidgetSettings

/// A project that XcodeGen has made of a file beside it which lists more sources since. Whoever
/// uses XcodeGen edits that file, makes the project when it is needed, and may keep an older one in
/// version control: by itself that compiles nowhere.
struct OutdatedProject {
  /// The project that XcodeGen would make today.
  let successor: XcodeDocument
  /// The sources that only that one has, sorted.
  let added: [URL]

  /// Nil for a project that is none of XcodeGen's, is up to date, or has what the file lacks: that
  /// was abandoned then.
  ///
  /// - Parameter limit: the highest folder that paths in the file may start from.
  init?(_ document: XcodeDocument, within limit: URL) {
    let folder = document.url.deletingLastPathComponent()
    let file = XcodeGenSpec.fileNames.lazy.map(folder.appendingPathComponent)
      .first { FileManager.default.fileExists(atPath: $0.path) }
    guard let file, let spec = try? XcodeGenSpec(file, within: limit) else { return nil }
    let made = XcodeDocument(spec)
    guard made.url.lastPathComponent == document.url.lastPathComponent else { return nil }
    let (old, new) = (Self.sources(document), Self.sources(made))
    let isWhole = old.allSatisfy { $1.isSubset(of: new[$0] ?? []) }
    added = new.flatMap { $1.subtracting(old[$0] ?? []) }.sorted { $0.path < $1.path }
    guard isWhole, !added.isEmpty else { return nil }
    successor = made
  }

  /// The sources of each extension that are there.
  private static func sources(_ document: XcodeDocument) -> [String: Set<URL>] {
    let tree = GroupTree(document)
    let targets = document.root.objects("targets").map { XcodeTarget(object: $0, tree: tree) }
    return Dictionary(
      targets.filter(\.isExtension).map { target in
        (target.name, Set(TargetFiles(target, platform: target.platforms[0]).sources))
      }, uniquingKeysWith: { $0.union($1) })
  }
}

extension Diagnostic {
  static func projectOutdated(_ project: String, _ file: String, added: [String]) -> Diagnostic {
    let few = added.prefix(3).joined(separator: ", ") + (added.count > 3 ? " \u{2026}" : "")
    return Diagnostic(
      .projectOutdated,
      "\(project) was made before its extensions got \(few), as \(file) says, which is read in its "
        + "place.",
      hint: "Run xcodegen, and keep the project that it makes.", file: project)
  }
}

extension Rule {
  static let projectOutdated = Rule(
    "project-outdated", fault: .input, .note, "A project is older than what it is made of",
    why: "XcodeGen makes it of a file beside it, which names sources of widgets that the project "
      + "does not know. What XcodeGen would make is read.",
    remedy: "Run xcodegen.")
}
