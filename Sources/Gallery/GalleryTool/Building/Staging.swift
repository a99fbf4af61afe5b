import DiagnosticRecords
import Foundation
import ProcessRunning

/// A folder beside the output in which everything is made first: a run that fails half-way leaves
/// the last good output untouched. What runs that were killed left behind goes when the next
/// begins.
struct Staging {
  let output: OutputFolder
  private let held: HeldFolder

  var folder: URL { held.url }

  /// Makes it.
  init(for output: OutputFolder) throws {
    self.output = output
    let parent = output.url.deletingLastPathComponent()
    let prefix = ".\(output.url.lastPathComponent).vitrine-"
    HeldFolder.sweep(parent, prefix: prefix)
    do {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      held = try HeldFolder(in: parent, prefix: prefix)
    } catch {
      throw Stop([Self.unusable(parent, error)])
    }
  }

  /// What to say when files cannot be written.
  static func unusable(_ url: URL, _ error: any Error) -> Diagnostic {
    Diagnostic(
      .outputUnusable, "\(url.path) cannot be written: \(error.localizedDescription)",
      hint: "Is the disk full, or the folder read-only?")
  }

  func discard() { held.remove() }
}

extension Rule {
  static let outputUnusable = Rule(
    "output-unusable", fault: .machine, .error, "The output cannot be written",
    why: "What was made would be lost.",
    remedy: "Check the free space and the permissions of the folder, or give another one.")
}
