package import DiagnosticRecords
package import Foundation

/// How files of an input are called in messages: relative to the input, which is named only where
/// there are several. So a report reads the same on every machine.
package struct FileNaming: Codable, Sendable {
  private let root: String
  private let prefix: String

  package init(_ input: URL, among inputs: [URL]) {
    root = input.standardizedFileURL.path
    prefix = inputs.count > 1 ? input.lastPathComponent + "/" : ""
  }

  /// The diagnostic with its file so called.
  package func shorten(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let file = diagnostic.file else { return diagnostic }
    var result = diagnostic
    result.file = name(file)
    return result
  }

  /// Lists of files by a file, all so called.
  package func named(_ files: [String: Set<String>]) -> [String: Set<String>] {
    Dictionary(files.map { (name($0), Set($1.map(name))) }) { $0.union($1) }
  }

  /// A path of the input, absolute or relative to it.
  package func name(_ path: String) -> String {
    if path.hasPrefix(root + "/") { return prefix + path.dropFirst(root.utf8.count + 1) }
    return path.hasPrefix("/") ? path : prefix + path
  }
}
