import CLibrary
import CatalogueManifest
import DiagnosticRecords
import Encodings
import Foundation
import ProcessRunning

/// What is to be done to an output folder so that it holds what was made: found out in whole before
/// anything is written.
struct OutputUpdate {
  private let output: OutputFolder
  /// The folder that was made.
  private let finished: URL
  /// Paths that are new or differ, sorted.
  private var written: [String] = []
  /// Ours, unchanged, and needed no more; sorted.
  private var stale: [String] = []
  /// Names of files of ours, those made now and those made earlier.
  private var known: Set<String> = []
  /// What stays although nothing made now is called so: somebody else's, and what of ours was
  /// changed since; sorted.
  private(set) var kept: [String] = []

  /// Writes the list of what was made into its folder, and compares it with what is there.
  ///
  /// - Throws: `Stop`, if something that is not ours has a name that is needed.
  init(_ finished: URL, to output: OutputFolder) throws {
    (self.output, self.finished) = (output, finished)
    let made = try OutputRecord(kind: output.kind, of: finished)
    let list = finished.appendingPathComponent(OutputRecord.fileName)
    try PlainFile.write(made.encoded(), to: list)
    guard output.exists else { return }
    let earlier = try output.records()
    let lists: Set = [OutputRecord.fileName, OutputRecord.nextFileName]
    known = lists.union(made.files.keys).union(earlier.flatMap(\.files.keys))
    let survey = try FolderSurvey(output.url, known: known)
    var inTheWay = survey.obstacles.filter { path in
      lists.contains(path) || made.files.keys.contains { $0 == path || $0.hasPrefix(path + "/") }
    }
    kept = survey.others + survey.obstacles.filter { !inTheWay.contains($0) }
    for path in made.files.keys.sorted() {
      guard survey.files[path] != nil else {
        written.append(path)
        continue
      }
      let present = checksum(path)
      if present == made.files[path] { continue }
      let isOurs = earlier.contains { $0.files[path] == present }
      if isOurs { written.append(path) } else { inTheWay.append(path) }
    }
    for path in survey.files.keys.sorted() where made.files[path] == nil && !lists.contains(path) {
      let present = checksum(path)
      let isOurs = earlier.contains { $0.files[path] == present }
      if isOurs { stale.append(path) } else { kept.append(path) }
    }
    kept.sort()
    if !inTheWay.isEmpty { throw Stop([refusal(inTheWay.sorted())]) }
  }

  /// The checksum of a file that is there; nothing of ours has that of one that cannot be read.
  private func checksum(_ path: String) -> String {
    let data = try? Data(contentsOf: output.url.appendingPathComponent(path))
    return data?.withUnsafeBytes(Fingerprint.of) ?? "unreadable"
  }

  private func refusal(_ paths: [String]) -> Diagnostic {
    let (verb, pronoun) = paths.count == 1 ? ("is", "it") : ("are", "them")
    return Diagnostic(
      .outputChanged,
      "\(OutputFolder.list(paths, limit: 5)) in \(output.named.path) \(verb) not as vitrine wrote "
        + "\(pronoun); nothing was replaced.",
      hint: "Move \(pronoun) away, or give another folder with \(output.kind.option).")
  }

  /// Makes the folder hold what was made, unless it does; no signal ends the program half-way.
  func apply() throws {
    if isDone { return }
    try EndingSignals.undisturbed(replace)
  }

  private var isDone: Bool {
    guard output.exists, written.isEmpty, stale.isEmpty else { return false }
    func list(_ folder: URL) -> Data? {
      try? Data(contentsOf: folder.appendingPathComponent(OutputRecord.fileName))
    }
    let next = output.url.appendingPathComponent(OutputRecord.nextFileName)
    return list(finished) == list(output.url)
      && !FileManager.default.fileExists(atPath: next.path)
  }

  private func replace() throws {
    if !output.exists {
      try FileManager.default.moveItem(at: finished, to: output.url)
    } else if !kept.isEmpty || !exchange() {
      try writePieces()
    } else if try !FolderSurvey(finished, known: known).others.isEmpty, exchange() {
      // Somebody put a file there since it was looked at.
      try writePieces()
    }
  }

  /// Exchanges the folder for the new one, in one step; the old one, all ours, goes away with what
  /// is staged.
  ///
  /// - Returns: Whether it could be done: not every file system can, and for the root of one
  ///   nothing can.
  private func exchange() -> Bool {
    var info = stat()
    if stat(output.url.path, &info) == 0 { chmod(finished.path, info.st_mode & 0o7777) }
    #if canImport(Glibc)
      typealias Rename =
        @convention(c) (
          Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32
      // Glibc declares it for GNU programs only, which Swift's are not.
      guard let symbol = dlsym(nil, "renameat2") else { return false }
      let rename = unsafeBitCast(symbol, to: Rename.self)
      let exchanging: UInt32 = 1 << 1
      return rename(AT_FDCWD, finished.path, AT_FDCWD, output.url.path, exchanging) == 0
    #else
      return renamex_np(finished.path, output.url.path, UInt32(RENAME_SWAP)) == 0
    #endif
  }

  /// Brings the folder up to date file by file, each of them whole at every moment: the new list
  /// beside the old, so that all is known as ours if this is cut short, then what differs, then
  /// away with what is stale.
  private func writePieces() throws {
    let next = output.url.appendingPathComponent(OutputRecord.nextFileName)
    let list = finished.appendingPathComponent(OutputRecord.fileName)
    try WholeFile.move(list, to: next)
    for path in written {
      let target = output.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try WholeFile.move(finished.appendingPathComponent(path), to: target)
    }
    for path in stale { try FolderSurvey.remove(path, from: output.url) }
    try WholeFile.move(next, to: output.url.appendingPathComponent(OutputRecord.fileName))
  }
}

extension Rule {
  static let outputChanged = Rule(
    "output-changed", fault: .input, .error, "Files of the output are not as Vitrine wrote them",
    why: "What somebody has changed by hand is not replaced.",
    remedy: "Move the files away, or give another folder.")
}
