import DiagnosticRecords
import Foundation
import ProjectReader

/// Files of a module that were left out because they do not compile here and nothing that does
/// needs them.
///
/// Targets share files with their apps, and packages offer more than a widget uses: a settings
/// screen must not keep a widget from being drawn. It is remembered what was left out, so that the
/// compiler need not find out again as long as nothing changes.
struct SparedFiles: Codable {
  /// What the module would be built from with them, and which tool has found it out.
  var value: String
  /// Their paths, sorted.
  var paths: [String]
  /// What the compiler said of them.
  var errors: [Diagnostic]

  private static func file(_ folder: URL) -> URL { folder.appendingPathComponent("spared.json") }

  /// What was left out when the module was built in a folder.
  static func read(_ folder: URL) -> SparedFiles? {
    guard let data = try? Data(contentsOf: file(folder)) else { return nil }
    return try? JSONDecoder().decode(SparedFiles.self, from: data)
  }

  func save(_ folder: URL) throws {
    try JSONEncoder().encode(self).write(to: Self.file(folder), options: .atomic)
  }

  /// Says what is left out and why.
  ///
  /// - Parameter module: its name for people.
  func diagnostic(_ module: String) -> Diagnostic {
    let first = errors.first { $0.file.map(paths.contains) == true }
    return Diagnostic(
      .filesLeftOut,
      "\(module) is compiled without files that do not compile here and that no widget needs:"
        + " \(MissingModules.list(paths)).",
      hint: first.map { "The first error is: \($0.message)" }, file: first?.file,
      line: first?.line)
  }
}

extension Rule {
  static let filesLeftOut = Rule(
    "files-left-out", fault: .widget, .warning, "Files that do not compile here were left out",
    why: "No widget needs them, so the others are drawn without.",
    remedy: "Nothing needs to be done unless a widget should need them.")
}
