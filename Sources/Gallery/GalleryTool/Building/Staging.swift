import DiagnosticRecords
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder beside the output in which everything is made first: a run that fails half-way leaves
/// the last good output untouched.
struct Staging {
  let output: OutputFolder
  let folder: URL
  private let prefix: String
  /// The file by which such a folder is known as ours; others may bear its name.
  private static let mark = "vitrine-staging"

  init(for output: OutputFolder) {
    self.output = output
    prefix = ".\(output.place.lastPathComponent).vitrine-"
    folder = output.place.deletingLastPathComponent().appendingPathComponent(
      "\(prefix)\(ProcessInfo.processInfo.processIdentifier)")
  }

  func prepare() throws {
    removeLeftovers()
    do {
      let files = FileManager.default
      if Self.isOurs(folder) { Self.remove(folder) }
      try files.createDirectory(
        at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.createDirectory(at: folder, withIntermediateDirectories: false)
      try Data().write(to: folder.appendingPathComponent(Self.mark))
    } catch {
      throw Stop([Self.unusable(folder.deletingLastPathComponent(), error)])
    }
  }

  /// Takes away what runs that were killed left behind.
  private func removeLeftovers() {
    let files = FileManager.default
    let parent = folder.deletingLastPathComponent()
    for name in (try? files.contentsOfDirectory(atPath: parent.path)) ?? [] {
      guard name.hasPrefix(prefix), let process = Int32(name.dropFirst(prefix.count)),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      let leftover = parent.appendingPathComponent(name)
      if Self.isOurs(leftover) { Self.remove(leftover) }
      // Killed before the mark was made or after it was removed; of others' nothing is lost.
      rmdir(leftover.path)
    }
  }

  /// A link is none: what it leads to is somebody else's.
  private static func isOurs(_ folder: URL) -> Bool {
    var info = stat()
    return lstat(folder.path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
      && FileManager.default.fileExists(atPath: folder.appendingPathComponent(mark).path)
  }

  /// What to say when files cannot be written.
  static func unusable(_ place: URL, _ error: any Error) -> Diagnostic {
    Diagnostic(
      .error, "output-unusable", "\(place.path) cannot be written: \(error.localizedDescription)",
      hint: "Is the disk full, or the folder read-only?")
  }

  func discard() { Self.remove(folder) }

  /// The mark goes last, so that what is left of a folder when this is cut short is known as ours.
  private static func remove(_ folder: URL) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] where name != mark {
      try? files.removeItem(at: folder.appendingPathComponent(name))
    }
    try? files.removeItem(at: folder)
  }
}
