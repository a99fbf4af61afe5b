import CatalogueManifest
import DiagnosticRecords
import Foundation

/// `missing.json`: all of it for programs, and what went wrong in the run.
struct MissingFile: Encodable {
  static let name = "missing.json"

  let format = 1
  let missing: [MissingItem]
  let errors: [Diagnostic]

  init(_ manifest: Manifest) {
    missing = manifest.missing
    errors = manifest.diagnostics.filter { $0.severity == .error }
  }

  /// The bytes: keys sorted, one newline at the end.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
