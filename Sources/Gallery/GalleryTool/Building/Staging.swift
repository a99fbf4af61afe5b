import DiagnosticRecords
import Foundation
import ProjectReader

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder beside the output in which everything is made first: a run that fails half-way leaves
/// the last good output untouched.
struct Staging {
  let output: URL
  let folder: URL
  /// A file by which an earlier output of ours is known.
  let mark: String

  init(for output: URL, mark: String = "manifest.json") {
    self.output = output.standardizedFileURL
    self.mark = mark
    let name = ".\(output.lastPathComponent).vitrine-\(ProcessInfo.processInfo.processIdentifier)"
    folder = self.output.deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Why the output must not be replaced, if there is a reason: it holds something else.
  var objection: Diagnostic? {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: output.path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else {
      return Diagnostic(
        .error, "output-not-ours", "\(output.path) is a file; a folder is written there.",
        hint: "Give another place with -o.")
    }
    let names = (try? files.contentsOfDirectory(atPath: output.path)) ?? []
    if names.isEmpty || names.contains(mark) { return nil }
    return Diagnostic(
      .error, "output-not-ours",
      "\(output.path) holds other files (no \(mark)); it is not replaced.",
      hint: "Give an empty or new folder with -o.")
  }

  func prepare() throws {
    if let objection { throw Stop([objection]) }
    removeLeftovers()
    do {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      HeldFolder.hold(folder)
    } catch {
      throw Stop([Self.unusable(folder.deletingLastPathComponent(), error)])
    }
  }

  /// Takes away what runs that were killed left behind.
  private func removeLeftovers() {
    let files = FileManager.default
    let parent = output.deletingLastPathComponent()
    let prefix = ".\(output.lastPathComponent).vitrine-"
    for name in (try? files.contentsOfDirectory(atPath: parent.path)) ?? [] {
      guard name.hasPrefix(prefix), let process = Int32(name.dropFirst(prefix.count)),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? files.removeItem(at: parent.appendingPathComponent(name))
    }
  }

  /// What to say when files cannot be written.
  static func unusable(_ place: URL, _ error: any Error) -> Diagnostic {
    Diagnostic(
      .error, "output-unusable", "\(place.path) cannot be written: \(error.localizedDescription)",
      hint: "Is the disk full, or the folder read-only?")
  }

  /// Puts a finished folder where the output belongs.
  func publish(_ finished: URL) throws {
    try EndingSignals.undisturbed { try replace(with: finished) }
  }

  private func replace(with finished: URL) throws {
    let old = folder.appendingPathComponent("previous")
    if FileManager.default.fileExists(atPath: output.path) {
      try FileManager.default.moveItem(at: output, to: old)
    }
    do {
      try FileManager.default.moveItem(at: finished, to: output)
    } catch {
      try? FileManager.default.moveItem(at: old, to: output)
      throw error
    }
  }

  func discard() { HeldFolder.remove(folder) }
}
