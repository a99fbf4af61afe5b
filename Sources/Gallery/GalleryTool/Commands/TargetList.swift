import DiagnosticRecords
import Foundation
import ProjectReader
import SourcePreparing
import WidgetSettings

/// What `vitrine list --targets` prints: the targets with widgets, as they are read.
enum TargetList {
  /// One target.
  private struct Entry: Encodable {
    let name: String
    let module: String
    let platform: String
    let bundleIdentifier: String?
    let swift: Int
    let files: Int
    /// Modules of the project that it imports, in the order in which they are compiled.
    let modules: [String]
    /// Types that are widgets or controls: the program's, then those of its modules that it names.
    let widgets: [String]
  }

  static func print(_ request: RenderRequest, isJSON: Bool) throws -> ExitCode {
    let (projects, diagnostics) = try request.job.survey()
    let entries = projects.map(entry)
    Report.diagnostics(diagnostics)
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      Console.line(String(decoding: try encoder.encode(entries), as: UTF8.self))
    } else {
      for entry in entries { Console.line(text(entry)) }
    }
    return ExitCode.of(diagnostics)
  }

  private static func entry(_ project: WidgetProject) -> Entry {
    let words = project.files.reduce(into: Set()) { $0.formUnion($1.words) }
    let others = project.modules.flatMap(\.files).flatMap(\.facts.widgets).map(\.name)
    let widgets =
      project.files.flatMap(\.facts.widgets).map(\.name) + others.filter(words.contains)
    return Entry(
      name: project.name, module: project.module ?? project.name,
      platform: project.platform.rawValue,
      bundleIdentifier: project.buildValues["PRODUCT_BUNDLE_IDENTIFIER"],
      swift: project.compilation.languageMode, files: project.files.count,
      modules: project.modules.map(\.name), widgets: widgets)
  }

  private static func text(_ entry: Entry) -> String {
    var text = "\(entry.name): \(entry.platform), Swift \(entry.swift), "
    text += Report.count(entry.files, "file")
    if let identifier = entry.bundleIdentifier { text += ", \(identifier)" }
    if !entry.modules.isEmpty { text += "\n  with \(entry.modules.joined(separator: ", "))" }
    if !entry.widgets.isEmpty { text += "\n  \(entry.widgets.joined(separator: ", "))" }
    return text
  }
}
